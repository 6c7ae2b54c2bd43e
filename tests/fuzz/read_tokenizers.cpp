#include "core/error.h"
#include "require.h"
#include "targets.h"
#include "tokenizers/sentence_piece_tokenizer.h"
#include "tokenizers/tokenizer_json.h"

#include <string>

namespace headlight::fuzz {

namespace {

// Texts of every kind; none may make a tokenizer point outside of them.
void tokenize_everything(const Tokenizer& tokenizer) {
    EncodeOptions as_file_states;
    as_file_states.as_file_states = true;
    as_file_states.max_tokens = 50;
    for (const std::string& text :
         {std::string(), std::string("ab a b <end> [MASK] 12"),
          std::string("Caf\xC3\xA9 e\xCC\x81\xCC\x82 \xEF\xAC\x83"),
          std::string("\xF0\x9F\x91\xA8\xE2\x80\x8D\xF0\x9F\x91\xA9\xFF\0 \xE4\xBD\xA0", 18), std::string(300, 'a')}) {
        const TokenizedText tokenized = tokenizer.encode(text, "ab", {});
        for (const Token& token : tokenized.tokens) {
            const std::string& typed = token.sequence == 0 ? tokenized.text : tokenized.pair;
            require(token.range.begin <= token.range.end && token.range.end <= typed.size(),
                    "ranges are within the text");
            require(is_valid_utf8(std::string_view(typed).substr(token.range.begin, token.range.size())),
                    "ranges hold whole characters");
            require(token.word < static_cast<std::int32_t>(tokenized.words.size()), "words are there");
            require(is_valid_utf8(token.display), "what is displayed is text");
        }
        static_cast<void>(tokenizer.decode(tokenized.ids(), false));
        static_cast<void>(tokenizer.encode(text, std::nullopt, as_file_states));
    }
}

template <typename Load>
void load_and_tokenize(Load load) {
    std::shared_ptr<const Tokenizer> tokenizer;
    try {
        tokenizer = load();
    } catch (const Error& error) {
        require(error.place().file == "fuzzed", "an error names the file");
        return;
    }
    try {
        tokenize_everything(*tokenizer);
    } catch (const Error& error) {
        const bool too_much =
            error.kind() == ErrorKind::Input && error.sentence().find("expected at most") != std::string::npos;
        const bool template_misfits = error.kind() == ErrorKind::Format && error.place().file == "fuzzed";
        require(too_much || template_misfits, "a text is refused for nothing but what its budget forbids");
    }
}

}  // namespace

void read_tokenizer_json(std::span<const std::byte> bytes) {
    load_and_tokenize([&] {
        const JsonDocument document({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, "fuzzed");
        return headlight::read_tokenizer_json(document, {});
    });
}

void read_sentence_piece(std::span<const std::byte> bytes) {
    load_and_tokenize([&] {
        return make_sentence_piece({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, "fuzzed", {});
    });
}

}  // namespace headlight::fuzz
