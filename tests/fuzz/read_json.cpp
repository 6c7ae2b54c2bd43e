#include "core/error.h"
#include "json/json_reader.h"
#include "require.h"
#include "targets.h"

#include <simdjson.h>

#include <string_view>

namespace headlight::fuzz {

// Whatever our own reader takes for JSON must be JSON to a general parser as well, except for numbers beyond its range.
void read_json(std::span<const std::byte> bytes) {
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    try {
        JsonReader reader(text, "fuzzed", 0);
        reader.skip_value();
        if (!reader.at_end()) return;
    } catch (const Error& error) {
        require(error.place().offset.has_value() && *error.place().offset <= bytes.size(),
                "an error names a byte of the file");
        return;
    }
    simdjson::dom::parser parser;
    const auto status = parser.parse(text.data(), text.size()).error();
    require(status == simdjson::SUCCESS || status == simdjson::NUMBER_ERROR, "what is read as JSON is JSON");
}

}  // namespace headlight::fuzz
