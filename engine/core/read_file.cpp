#include "core/read_file.h"

#include "core/error.h"
#include "core/mapped_file.h"

#include <string_view>

namespace headlight {

std::string read_file(const std::filesystem::path& path, std::uint64_t most_bytes) {
    const auto file = MappedFile::open(path);
    const auto bytes = file->bytes();
    if (bytes.size() > most_bytes)
        throw Error(ErrorKind::File, Sentence("The file has %1 bytes; at most %2 are read.", bytes.size(), most_bytes),
                    {path.string(), "", {}});
    std::string content(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    file->check_intact();
    return content;
}

bool is_plain_file_name(const std::string& name) {
    constexpr std::string_view kForbidden("/\\:\0", 4);
    return !name.empty() && name != "." && name != ".." && name.find_first_of(kForbidden) == std::string::npos;
}

}  // namespace headlight
