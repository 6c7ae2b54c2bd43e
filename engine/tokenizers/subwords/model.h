#pragma once

#include "json/json_document.h"
#include "tokenizers/pipeline/steps.h"
#include "tokenizers/subwords/vocabulary.h"
#include "tokenizers/text_budget.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace headlight {

/// A token that a model cut out of a piece.
struct ModelToken {
    std::int32_t id = 0;
    std::size_t begin = 0;  ///< bytes of the piece
    std::size_t end = 0;
    bool unknown = false;  ///< the unknown token stands in
};

/// Bytes of a word; the steps of longer ones are left out, for they take memory by the square of its length.
inline constexpr std::size_t kLongestExplained = 256;

/// Subword model: the vocabulary and the rule that chooses from it.
class Model {
  public:
    virtual ~Model() = default;
    /// Appends the tokens of a non-empty piece of valid UTF-8. Throws Error for nothing but what the budget forbids.
    virtual void tokenize(std::string_view piece, std::vector<ModelToken>& tokens, TextBudget& budget) const = 0;
    /// Appends the steps by which `tokenize` works, for a piece of at most `kLongestExplained` bytes.
    virtual void explain(std::string_view piece, std::vector<TokenizerStep>& steps, TextBudget& budget) const = 0;
    /// Bytes at the beginning of a non-empty piece whose tokens don't depend on what follows, nor what follows on them:
    /// texts that no pre-tokenizer cuts are worked on, and remembered, word by word.
    [[nodiscard]] virtual std::size_t independent_beginning(std::string_view piece) const { return piece.size(); }
    /// "WordPiece", ...
    [[nodiscard]] virtual std::string_view kind() const = 0;
    [[nodiscard]] const Vocabulary& vocabulary() const { return vocabulary_; }
    [[nodiscard]] std::int32_t unknown_id() const { return unknown_id_; }
    /// Marker before a piece that continues a word ("##"), and after one that ends it ("</w>").
    [[nodiscard]] const std::string& continuing_prefix() const { return continuing_prefix_; }
    [[nodiscard]] const std::string& word_suffix() const { return word_suffix_; }
    /// Returns whether Hugging Face names an unknown token by the text it stands for.
    [[nodiscard]] virtual bool names_unknown_by_text() const { return false; }

    /// Bytes of a piece as a part of a word.
    [[nodiscard]] StepPart part_of(std::string_view piece, const ModelToken& token) const;

  protected:
    explicit Model(Vocabulary vocabulary) : vocabulary_(std::move(vocabulary)) {}
    Vocabulary vocabulary_;
    std::int32_t unknown_id_ = -1;
    std::string continuing_prefix_;
    std::string word_suffix_;
};

/// The `model` section of tokenizer.json. `added` counts the ids that added tokens may bring. Throws Error naming the
/// field.
std::unique_ptr<const Model> make_model(const JsonValue& section, const std::vector<std::int32_t>& added_ids);

/// The most probable pieces under a unigram language model; `scores` are natural logarithms. A piece whose score is
/// infinite is never taken.
std::unique_ptr<const Model> make_unigram(Vocabulary vocabulary, std::vector<double> scores, std::int32_t unknown,
                                          bool byte_fallback);

struct WordPieceOptions {
    std::string unknown = "[UNK]";
    std::string continuing_prefix = "##";
    std::size_t longest_word = 100;  ///< characters; a longer word is unknown
};
/// Throws Error(Format) about `place` where the unknown token is absent.
std::unique_ptr<const Model> make_word_piece(Vocabulary vocabulary, const WordPieceOptions& options,
                                             const ErrorPlace& place);

}  // namespace headlight
