#include "core/error.h"
#include "formats/config.h"
#include "require.h"
#include "targets.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace headlight::fuzz {

namespace {

// A question may be refused, but only with the key named.
template <typename Question>
void ask(const char* key, Question question) {
    try {
        question();
    } catch (const Error& error) {
        const bool named = error.place().field.find(key) != std::string::npos;  // beside the sections that it is in
        require(is_of_format(error) && named, "an error names the key");
    }
}

constexpr const char* kKeys[] = {"model_type",    "hidden_size", "layer_norm_eps", "is_decoder",
                                 "architectures", "id2label",    "lists",          "a"};

void ask_for_lists(const Config& config, const char* key) {
    ask(key, [&] {
        for (const std::int64_t number : config.integers_or_none(key, 0, 100))
            require(number >= 0 && number <= 100, "whole numbers of lists are within their bounds");
    });
    ask(key, [&] {
        for (const auto& list : config.integer_lists_or_none(key, 0, 100))
            for (const auto& number : list)
                require(!number || (*number >= 0 && *number <= 100), "whole numbers of lists of lists are too");
    });
    ask(key, [&] {
        for (const double number : config.reals_or_none(key, 0, 1))
            require(number >= 0 && number <= 1, "numbers of lists are within their bounds");
    });
    ask(key, [&] { require(config.rows_or_none(key, 2, 0, 1).size() % 2 == 0, "rows are whole"); });
    ask(key, [&] {
        for (const auto& [name, number] : config.named_integers(key, 0, 100))
            require(number >= 0 && number <= 100, "named numbers are within their bounds");
    });
    ask(key, [&] { static_cast<void>(config.booleans_or_none(key)); });
}

void ask_everything(const Config& config, bool in_section = false) {
    for (const char* key : kKeys) {
        if (config.is_list(key) || config.is_text(key)) require(config.has(key), "a list or a text is there");
        ask_for_lists(config, key);
        ask(key, [&] { static_cast<void>(config.integer(key, 1, 100)); });
        ask(key, [&] { static_cast<void>(config.real(key, 0, 1)); });
        ask(key, [&] { static_cast<void>(config.text(key)); });
        ask(key, [&] {
            const std::optional<Config> section = config.section(key);
            require(!section || config.is_section(key), "a section is an object");
            if (section && !in_section) ask_everything(*section, true);
        });
        ask(key, [&] {
            const auto number = config.integer_or(key, 1, 1, 100);
            require(number >= 1 && number <= 100, "whole numbers are within their bounds");
        });
        ask(key, [&] {
            const double number = config.real_or(key, 0.5, 0, 1);
            require(number >= 0 && number <= 1, "numbers are within their bounds");
        });
        ask(key, [&] { static_cast<void>(config.boolean_or(key, true)); });
        ask(key, [&] { static_cast<void>(config.text_or(key, "")); });
        ask(key, [&] { static_cast<void>(config.texts_or_none(key)); });
        ask(key, [&] {
            for (const auto& [number, text] : config.numbered_texts(key))
                require(number >= 0, "numbers of texts are not negative");
        });
    }
}

}  // namespace

void read_config(std::span<const std::byte> bytes) {
    try {
        ask_everything(Config::parse({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, "fuzzed"));
    } catch (const Error& error) {
        require(is_of_format(error) && error.place().file == "fuzzed", "an error names the file");
    }
}

}  // namespace headlight::fuzz
