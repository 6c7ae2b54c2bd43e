#include "core/error.h"
#include "json/json_document.h"
#include "json/json_writer.h"
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
            require(is_of_format(error) && error.place().file == "fuzzed", "an error names the file");
        }
    };
    ask([&] { static_cast<void>(value.text()); });
    ask([&] { static_cast<void>(value.boolean()); });
    ask([&] { static_cast<void>(value.real()); });
    ask([&] {
        const std::int64_t number = value.integer(-1, 1);
        require(number >= -1 && number <= 1, "whole numbers are within their bounds");
    });
    ask([&] { static_cast<void>(value.one_of({"a", "b"})); });
    ask([&] { require(value.elements(3).size() <= 3, "lists are within their bounds"); });
    ask([&] {
        for (const double number : value.reals(-1, 1))
            require(number >= -1 && number <= 1, "numbers of lists are within their bounds");
    });
    ask([&] { static_cast<void>(value.booleans()); });
    ask([&] { static_cast<void>(value.texts()); });
    ask([&] { require(value.members().size() == value.object().size(), "members are all there"); });
    ask([&] {
        for (const auto member : value.object()) ask_everything(value.child(member.value, member.key));
    });
    ask([&] {
        std::size_t index = 0;
        for (const simdjson::dom::element element : value.array()) ask_everything(value.child(element, index++));
    });
}

void write(simdjson::dom::element value, JsonWriter& writer) {
    simdjson::dom::object object;
    simdjson::dom::array array;
    if (value.get(object) == simdjson::SUCCESS) {
        writer.begin_object();
        for (const auto member : object) {
            writer.key(member.key);
            write(member.value, writer);
        }
        writer.end();
    } else if (value.get(array) == simdjson::SUCCESS) {
        writer.begin_array();
        for (const simdjson::dom::element element : array) write(element, writer);
        writer.end();
    } else if (std::string_view text; value.get(text) == simdjson::SUCCESS) {
        writer.text(text);
    } else if (std::int64_t whole = 0; value.get(whole) == simdjson::SUCCESS) {
        writer.integer(whole);
    } else if (double real = 0; !value.is<std::uint64_t>() && value.get(real) == simdjson::SUCCESS) {
        writer.real(real);
    } else {
        writer.json(simdjson::minify(value));
    }
}

std::string written(simdjson::dom::element value, JsonLayout layout) {
    JsonWriter writer(layout);
    write(value, writer);
    return writer.take();
}

}  // namespace

// What is read as JSON is read again when it is written, and means the same.
void read_json(std::span<const std::byte> bytes) {
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    try {
        const JsonDocument document(text, "fuzzed");
        ask_everything(document.root());
        const std::string text_again = written(document.element(), JsonLayout::Compact);
        for (const JsonLayout layout : {JsonLayout::Spaced, JsonLayout::Indented, JsonLayout::Rows}) {
            const JsonDocument again(written(document.element(), layout), "again");
            require(written(again.element(), JsonLayout::Compact) == text_again, "what is written reads back");
        }
    } catch (const Error& error) {
        require(is_of_format(error) && error.place().file == "fuzzed", "an error names the file");
    }
}

}  // namespace headlight::fuzz
