#pragma once

#include "analysis/predictions.h"
#include "analysis/provenance.h"
#include "analysis/sound/analyzed_sound.h"
#include "capture/capture.h"
#include "capture/model_description.h"
#include "core/shape.h"
#include "core/thread_pool.h"
#include "images/image.h"
#include "tokenizers/tokenized_text.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Milliseconds of the run's parts.
struct Timings {
    double tokenize = 0;
    double forward = 0;  ///< with capture, metrics and thumbnails
};

/// The image that a model read.
struct AnalyzedImage {
    Image shown;                            ///< what of it the model saw, in its own resolution where that is not large
    ImageSize read;                         ///< pixels that the model read
    std::shared_ptr<const Image> original;  ///< as opened
    std::string name;                       ///< what a person calls it: its file's name
    std::vector<std::shared_ptr<const AnalyzedImage>> more{};  ///< the images behind it in the same text

    /// The image of this number, counted from 0, among this one and those behind it.
    [[nodiscard]] const AnalyzedImage& at(std::int32_t number) const {
        return number == 0 ? *this : *more.at(static_cast<std::size_t>(number) - 1);
    }
};

/// Tokens that follow a typed text: a continuation as far as it was written.
struct WrittenTokens {
    std::vector<std::int32_t> ids;
    std::string text;  ///< theirs; the end of TokenizedText::text, or all of an encoder-decoder's `pair`
};

/// One model, one input, one run. Made once by the session and never changed; shared by everyone who shows it. Needs no
/// device to live.
struct Analysis {
    ModelDescription model;
    TokenizedText tokens;                          ///< of an image: its special tokens and patches, with no text
    std::shared_ptr<const AnalyzedImage> image{};  ///< null where the model read none
    std::shared_ptr<const AnalyzedSound> sound{};  ///< null where the model read no recording
    WrittenTokens written{};                       ///< the last tokens of the text that were handed over as ids
    /// Of a page's tokens that are of words: where they stand on its image; empty: no page with an image was read.
    std::vector<std::optional<GridArea>> places{};
    /// Patches behind the text in which their image stands, and what stages have in place of its tokens.
    std::size_t tower_tokens = 0;
    std::vector<AttentionStack> attention;
    std::shared_ptr<const ModuleMatrices> matrices{};  ///< of the head that the run was asked for; null: of none
    std::vector<TracedVector> trace{};                 ///< of the token that the run was asked to trace; empty: of none
    Predictions predictions;
    Provenance provenance;
    Timings timings;
    ThreadCount threads{};           ///< for what is computed from it: those that the user chose for its run
    std::int32_t separator_id = -1;  ///< ids that the metrics and labels need; -1: the tokenizer has none
    std::int32_t classification_id = -1;
    std::int32_t mask_id = -1;

    /// Tokens of the text, or of all that was read where the image does not stand in a text.
    [[nodiscard]] std::size_t text_tokens() const { return tokens.tokens.size() - tower_tokens; }
};

using AnalysisPointer = std::shared_ptr<const Analysis>;

}  // namespace headlight
