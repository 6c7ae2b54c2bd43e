#pragma once

#include "analysis/predictions.h"
#include "capture/capture.h"
#include "capture/model_description.h"
#include "core/image_size.h"
#include "images/image.h"
#include "tokenizers/tokenized_text.h"

#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// Where a result comes from; written under figures and into files.
struct Provenance {
    std::string model_name;
    std::string model_path;                            ///< as opened; "" for built-in models
    std::string model_hash;                            ///< WeightStore::fingerprint
    std::string backend;                               ///< Backend::name
    std::string version;                               ///< of Headlight
    std::vector<Intervention> interventions{};         ///< that the run made on its way
    std::vector<Intervention> target_interventions{};  ///< with which an encoder-decoder wrote the target that it read
};

/// The line under a figure: "story-encoder · 3f2a91c0 · CPU (Eigen, AVX-512), 2 threads · Headlight 0.1.0 · without
/// special tokens". `notes` are a figure's own (AttentionMatrix::notes). Parts that are
/// not known are left out.
std::string provenance_line(const Provenance& provenance, const std::vector<std::string>& notes);

/// Milliseconds of the run's parts.
struct Timings {
    double tokenize = 0;
    double forward = 0;  ///< with capture, metrics and thumbnails
};

/// The image that a model read.
struct AnalysedImage {
    Image shown;                            ///< what of it the model saw, in its own resolution where that is not large
    ImageSize read;                         ///< pixels that the model read
    std::shared_ptr<const Image> original;  ///< as opened
    std::string name;                       ///< what a person calls it: its file's name
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
    std::shared_ptr<const AnalysedImage> image{};  ///< null where the model read none
    WrittenTokens written{};                       ///< the last of the tokens, where they were handed over as ids
    std::vector<AttentionStack> attention;
    Predictions predictions;
    Provenance provenance;
    Timings timings;
    std::int32_t separator_id = -1;  ///< ids that the measures and labels need; -1: the tokenizer has none
    std::int32_t classification_id = -1;
    std::int32_t mask_id = -1;
};

using AnalysisPointer = std::shared_ptr<const Analysis>;

}  // namespace headlight
