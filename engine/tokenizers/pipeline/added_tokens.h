#pragma once

#include "json/json_document.h"
#include "tokenizers/pipeline/normalizers.h"
#include "tokenizers/subwords/piece_automaton.h"
#include "tokenizers/subwords/pieces.h"
#include "tokenizers/subwords/vocabulary.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace headlight {

/// A token that is found in the text before anything else looks at it (Hugging Face's AddedToken). What is typed
/// literally, "[CLS]" for example, becomes that token, as tokenizer.json's list says.
struct AddedToken {
    std::string content;
    std::int32_t id = -1;
    bool special = false;
    bool single_word = false;
    bool lstrip = false;
    bool rstrip = false;
    bool normalized = true;
};

class AddedTokens {
  public:
    AddedTokens() = default;
    /// `normalizer` may be null. Later tokens with the same content replace earlier ones.
    AddedTokens(std::vector<AddedToken> tokens, const Normalizer* normalizer);

    /// The typed text, cut at added tokens, the parts between them normalized. Takes steps linear in the text.
    [[nodiscard]] PieceList extract(std::string_view typed, const Normalizer* normalizer, TextBudget& budget) const;
    [[nodiscard]] const AddedToken* find(std::int32_t id) const;
    [[nodiscard]] const AddedToken* find(std::string_view content) const;
    [[nodiscard]] bool is_special(std::string_view content) const;
    [[nodiscard]] const std::vector<AddedToken>& all() const { return tokens_; }

  private:
    struct Match {
        ByteRange range;
        std::size_t token;
    };
    // Texts that are looked for. They are spelled backwards, and texts are read from their end, so that a state knows
    // the longest one that begins at a place.
    struct Index {
        struct Entry {
            std::size_t length;
            std::size_t token;
        };
        std::vector<Entry> entries;
        PieceAutomaton backwards;
    };
    static void add(Index& index, std::string_view text, std::size_t token);
    [[nodiscard]] std::vector<Match> matches(const Index& index, std::string_view text, TextBudget& budget) const;
    void cut(const Index& index, const AlignedText& text, PieceList& list, TextBudget& budget) const;

    std::vector<AddedToken> tokens_;
    std::map<std::int32_t, std::size_t> by_id_;
    std::map<std::string, std::size_t, std::less<>> by_content_;
    Index literal_, normalized_;
};

/// The `added_tokens` section of tokenizer.json.
std::vector<AddedToken> read_added_tokens(const JsonValue& section);
/// Throws where an added token's id is another piece's, another added token's, or leaves a gap behind the vocabulary.
void check_added_tokens(const std::vector<AddedToken>& tokens, const Vocabulary& vocabulary, const JsonValue& section);

}  // namespace headlight
