#pragma once

#include "tokenizers/display.h"
#include "tokenizers/pipeline/added_tokens.h"
#include "tokenizers/pipeline/decoders.h"
#include "tokenizers/pipeline/normalizers.h"
#include "tokenizers/pipeline/post_processors.h"
#include "tokenizers/pipeline/pre_tokenizers.h"
#include "tokenizers/subwords/model.h"
#include "tokenizers/tokenizer.h"
#include "tokenizers/tokenizer_config.h"

namespace headlight {

/// The `truncation` section of tokenizer.json.
struct Truncation {
    enum class Strategy { LongestFirst, OnlyFirst, OnlySecond };
    std::size_t max_length = 0;
    Strategy strategy = Strategy::LongestFirst;
    bool left = false;  ///< cut at the beginning
};

/// The `padding` section of tokenizer.json.
struct Padding {
    std::size_t length = 0;       ///< fixed length; 0: none
    std::size_t multiple_of = 0;  ///< 0: any length
    bool left = false;
    std::int32_t id = 0;
    std::int32_t type = 0;
    std::string piece;
};

/// The stages of a tokenizer. All but the model may be absent (null).
struct Pipeline {
    std::unique_ptr<const Normalizer> normalizer;
    std::unique_ptr<const PreTokenizer> pre_tokenizer;
    std::unique_ptr<const Model> model;
    std::unique_ptr<const PostProcessor> post_processor;
    std::unique_ptr<const TokenDecoder> decoder;
    AddedTokens added;
    std::optional<Truncation> truncation;
    std::optional<Padding> padding;
    PieceSpelling spelling;
    SpecialTokenIds special;
    std::size_t max_tokens = 0;
};

/// Runs a pipeline as Hugging Face's tokenizers does.
std::shared_ptr<const Tokenizer> make_pipeline_tokenizer(Pipeline pipeline);

/// Ids of the tokens with a role: those that the configuration names, else those that usually have it.
SpecialTokenIds find_special_tokens(const TokenizerConfig& config, const PieceFinder& find);

/// The typed text made valid and cut at the largest size that is tokenized (16 MiB), with a notice for each.
std::string accept_text(std::string_view typed, std::string_view name, std::vector<std::string>& notices);

/// What tokenizers begin with: a text, and the second one where there is one, each accepted as above.
TokenizedText accept_texts(std::string_view text, std::optional<std::string_view> pair);

/// The tokens of all parts, one after the other.
std::vector<Token> joined(std::vector<std::vector<Token>> parts);

/// "The text was cut to ..."
std::string truncation_notice(std::size_t limit, std::size_t cut);

/// Cuts the ends of one or two lists of tokens so that at most `room` are left, the longer list first. Returns how many
/// were cut.
std::size_t cut_to_length(std::vector<std::vector<Token>>& parts, std::size_t room, const Truncation& how);

}  // namespace headlight
