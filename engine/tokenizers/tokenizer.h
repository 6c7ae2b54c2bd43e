#pragma once

#include "tokenizers/pipeline/steps.h"
#include "tokenizers/tokenized_text.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

struct EncodeOptions {
    bool add_special_tokens = true;
    /// Keep at most this many tokens (special ones included), cutting text at its end and saying so in `notices`; 0: no
    /// limit.
    std::size_t max_tokens = 0;
    /// Cut and pad as the `truncation` and `padding` sections of tokenizer.json say, as Hugging Face's tokenizers does
    /// on its own. (transformers leaves both to its caller, and so does Headlight by default: a picture needs no
    /// padding.)
    bool as_file_states = false;
    /// Ends the work with Error(Cancelled).
    std::stop_token stop{};
};

/// Tokens with a role. -1: the tokenizer has none.
struct SpecialTokenIds {
    std::int32_t classification = -1;  ///< [CLS]
    std::int32_t separator = -1;       ///< [SEP]
    std::int32_t mask = -1;
    std::int32_t padding = -1;
    std::int32_t unknown = -1;
    std::int32_t begin = -1;  ///< beginning of sequence
    std::int32_t end = -1;    ///< end of sequence
};

/// Turns text into token ids and back. Immutable; may be used from several threads at once. Throws Error(Input) where
/// its files ask for more of a text than its `TextBudget` allows, and Error(Cancelled) once a stop is requested.
class Tokenizer {
  public:
    virtual ~Tokenizer() = default;

    /// Invalid UTF-8 becomes U+FFFD (a notice says where).
    [[nodiscard]] virtual TokenizedText encode(std::string_view text, std::optional<std::string_view> pair,
                                               const EncodeOptions& options) const = 0;
    /// A text of the language that the model writes, where that has pieces of its own (a translator's).
    [[nodiscard]] virtual TokenizedText encode_target(std::string_view text, const EncodeOptions& options) const {
        return encode(text, std::nullopt, options);
    }
    /// Returns whether targets have pieces of their own, so that `encode_target` differs from `encode`.
    /// Where that is so (Marian's pair of SentencePiece files), Hugging Face reports no offsets.
    [[nodiscard]] virtual bool has_target_side() const { return false; }
    /// How each word of a text comes to its tokens, for teaching; without special tokens. Empty where the tokenizer
    /// cannot tell.
    [[nodiscard]] virtual std::vector<WordSteps> steps(std::string_view /*text*/, std::stop_token /*stop*/ = {}) const {
        return {};
    }
    [[nodiscard]] virtual std::string decode(std::span<const std::int32_t> ids, bool skip_special,
                                             std::stop_token stop = {}) const = 0;
    /// Throws Error(Input) for an id outside the vocabulary.
    [[nodiscard]] virtual std::string piece(std::int32_t id) const = 0;
    /// Piece as a person reads it (see Token::display). An id without a piece, such as those that models have beside
    /// their vocabulary, is shown as its number: "#30522".
    [[nodiscard]] virtual std::string display(std::int32_t id) const = 0;
    [[nodiscard]] virtual std::optional<std::int32_t> find(std::string_view piece) const = 0;
    /// One more than the largest id.
    [[nodiscard]] virtual std::int32_t vocabulary_size() const = 0;
    [[nodiscard]] virtual const SpecialTokenIds& special() const = 0;
    /// Model's own limit on tokens from tokenizer_config.json; 0 if it states none.
    [[nodiscard]] virtual std::size_t max_tokens() const = 0;
    /// "WordPiece", "byte-level BPE", ...
    [[nodiscard]] virtual std::string_view kind() const = 0;
};

/// Loads tokenizer.json, or vocab.txt, or vocab.json + merges.txt, or vocab.json + source.spm + target.spm, or a
/// SentencePiece .model from the folder, in this order. Throws Error naming file and field. The SentencePiece library
/// never sees a file that was not checked first.
std::shared_ptr<const Tokenizer> load_tokenizer(const std::filesystem::path& folder);

}  // namespace headlight
