#include "core/error.h"
#include "require.h"
#include "targets.h"
#include "workbench/sessions/session_file.h"

#include <optional>

namespace headlight::fuzz {

namespace {

std::optional<SavedSession> session_of(const QByteArray& json) {
    try {
        return session_of_json(json, "fuzzed");
    } catch (const Error& error) {
        require(is_of_format(error) || error.kind() == ErrorKind::Unsupported, "the file is to blame");
        require(error.place().file == "fuzzed", "an error names the file");
        return std::nullopt;
    }
}

}  // namespace

// What is read can be saved, and comes back as it was: also what nothing here knows.
void read_session(std::span<const std::byte> bytes) {
    const QByteArray json(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
    const auto session = session_of(json);
    if (!session) return;
    const QByteArray written = session_json(*session);
    const auto again = session_of(written);
    require(again.has_value(), "a session that was read can be saved and read");
    require(*again == *session, "a saved session comes back as it was");
    require(session_json(*again) == written, "the same session gives the same bytes");
}

}  // namespace headlight::fuzz
