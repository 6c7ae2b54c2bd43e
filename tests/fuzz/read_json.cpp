#include "core/error.h"
#include "json/json_document.h"
#include "require.h"
#include "targets.h"

#include <string>
#include <string_view>

namespace headlight::fuzz {

namespace {

/// Asks every value what it is: whatever the answer, an error is about this file.
void ask_everything(const JsonValue& value) {
    const auto ask = [](const auto& question) {
        try {
            question();
        } catch (const Error& error) {
            require(error.kind() == ErrorKind::Format && error.place().file == "fuzzed", "an error names the file");
        }
    };
    ask([&] { static_cast<void>(value.text()); });
    ask([&] { static_cast<void>(value.boolean()); });
    ask([&] { static_cast<void>(value.real()); });
    ask([&] {
        const std::int64_t number = value.integer(-1, 1);
        require(number >= -1 && number <= 1, "whole numbers are within their bounds");
    });
    ask([&] {
        for (const auto member : value.object()) ask_everything(value.child(member.value, member.key));
    });
    ask([&] {
        std::size_t index = 0;
        for (const simdjson::dom::element element : value.array()) ask_everything(value.child(element, index++));
    });
}

}  // namespace

// What is read as JSON is read again when it is written, and means the same.
void read_json(std::span<const std::byte> bytes) {
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    try {
        const JsonDocument document(text, "fuzzed");
        ask_everything(document.root());
        const std::string written = simdjson::minify(document.element());
        const JsonDocument again(written, "again");
        require(simdjson::minify(again.element()) == written, "what is written reads back");
    } catch (const Error& error) {
        require(error.kind() == ErrorKind::Format && error.place().file == "fuzzed", "an error names the file");
    }
}

}  // namespace headlight::fuzz
