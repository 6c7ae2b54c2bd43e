#include "core/error.h"
#include "formats/config.h"
#include "require.h"
#include "targets.h"

#include <cmath>
#include <string_view>

namespace headlight::fuzz {

namespace {

// A question may be refused, but only with the key named.
template <typename Question>
void ask(const char* key, Question question) {
    try {
        question();
    } catch (const Error& error) {
        require(error.kind() == ErrorKind::Format && error.place().field == key, "an error names the key");
    }
}

void ask_everything(const Config& config) {
    for (const char* key :
         {"model_type", "hidden_size", "layer_norm_eps", "is_decoder", "architectures", "id2label", "a"}) {
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
        require(error.kind() == ErrorKind::Format && error.place().file == "fuzzed", "an error names the file");
    }
}

}  // namespace headlight::fuzz
