#include "tokenize_everything.h"

#include "core/error.h"
#include "core/utf8.h"
#include "require.h"

#include <cstdint>
#include <optional>
#include <string>

namespace headlight::fuzz {

namespace {

void tokenize(const Tokenizer& tokenizer, const std::string& text) {
    EncodeOptions as_file_states;
    as_file_states.as_file_states = true;
    as_file_states.max_tokens = 50;
    const TokenizedText tokenized = tokenizer.encode(text, "ab", {});
    check_tokens(tokenized);
    static_cast<void>(tokenizer.decode(tokenized.ids(), false));
    static_cast<void>(tokenizer.decode(tokenized.ids(), true));
    static_cast<void>(tokenizer.encode(text, std::nullopt, as_file_states));
    if (tokenizer.has_target_side()) check_tokens(tokenizer.encode_target(text, {}));
}

/// Every step of a word lies within what the step before it left.
void cut_into_steps(const Tokenizer& tokenizer, const std::string& text) {
    for (const WordSteps& word : tokenizer.steps(text, {})) {
        for (const StepPart& part : word.tokens)
            require(part.begin <= part.end && part.end <= word.spelled.size(), "parts lie within their word");
    }
}

void tokenize_everything(const Tokenizer& tokenizer) {
    for (const std::string& text :
         {std::string(), std::string("ab a b <end> [MASK] 12"),
          std::string("Caf\xC3\xA9 e\xCC\x81\xCC\x82 \xEF\xAC\x83"),
          std::string("\xF0\x9F\x91\xA8\xE2\x80\x8D\xF0\x9F\x91\xA9\xFF\0 \xE4\xBD\xA0", 18), std::string(300, 'a')})
        tokenize(tokenizer, text);
    cut_into_steps(tokenizer, ">>ab<< a ab </s> caf\xC3\xA9");
    for (const std::int32_t id : {0, tokenizer.vocabulary_size() - 1, tokenizer.vocabulary_size()})
        require(is_valid_utf8(tokenizer.display(id)), "what is displayed is text");
}

}  // namespace

void check_tokens(const TokenizedText& tokenized) {
    for (const Token& token : tokenized.tokens) {
        const std::string& typed = token.sequence == 0 ? tokenized.text : tokenized.pair;
        require(token.range.begin <= token.range.end && token.range.end <= typed.size(), "ranges are within the text");
        require(is_valid_utf8(std::string_view(typed).substr(token.range.begin, token.range.size())),
                "ranges hold whole characters");
        require(token.word < static_cast<std::int32_t>(tokenized.words.size()), "words are there");
        require(is_valid_utf8(token.display), "what is displayed is text");
    }
}

void load_and_tokenize(const std::function<std::shared_ptr<const Tokenizer>()>& load,
                       const std::function<bool(std::string_view)>& is_its_file) {
    std::shared_ptr<const Tokenizer> tokenizer;
    try {
        tokenizer = load();
    } catch (const Error& error) {
        require(is_its_file(error.place().file), "an error names the file");
        return;
    }
    try {
        tokenize_everything(*tokenizer);
    } catch (const Error& error) {
        const bool too_much =
            error.kind() == ErrorKind::Input && error.sentence().find("expected at most") != std::string::npos;
        const bool template_misfits = is_of_format(error) && is_its_file(error.place().file);
        require(too_much || template_misfits, "a text is refused for nothing but what its budget forbids");
    }
}

}  // namespace headlight::fuzz
