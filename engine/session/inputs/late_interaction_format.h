#pragma once

#include "core/text/sentence.h"
#include "tokenizers/tokenizer.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace headlight {

/// How a model that was trained for late interaction reads one of the two texts (ColBERT, arXiv 2004.12832).
struct LateTextFormat {
    std::string before{};          ///< written in front of it
    std::string after{};           ///< and behind it: tokens that fill it up
    std::int32_t marker = -1;      ///< token put behind the first one; -1: none
    std::int64_t length = 0;       ///< tokens that are read at most, the marker included; 0: as many as the model reads
    bool filled = false;           ///< shorter texts get mask tokens up to the length, which are compared too
    bool attends_to_fill = false;  ///< the text's tokens attend to these
    std::vector<std::int32_t> left_out{};  ///< tokens that are not compared: punctuation

    [[nodiscard]] std::string written(const std::string& text) const { return before + text + after; }
    [[nodiscard]] bool compares(std::int32_t id) const;
    /// Gives a text marker and fill, and cuts it before the special tokens at its end where it is too long, which is
    /// added to `notices`. Returns the number of tokens before the fill.
    std::size_t apply(const Tokenizer& tokenizer, TokenizedText& text, std::vector<Sentence>& notices) const;
};

/// How the two texts are read.
struct LateInteractionFormat {
    LateTextFormat query;
    LateTextFormat document;
    std::string page_prompt{};  ///< text beside the image of a page that is the document
};

/// What artifact.metadata (ColBERT), config_sentence_transformers.json (PyLate) or processor_config.json (ColPali) of a
/// model's folder says; without these, texts are read as they are. Throws Error naming file and field where a file is
/// there and damaged.
LateInteractionFormat read_late_interaction_format(const std::filesystem::path& folder, const Tokenizer& tokenizer);

}  // namespace headlight
