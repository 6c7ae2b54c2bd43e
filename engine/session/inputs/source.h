#pragma once

#include "capture/model_description.h"
#include "core/tensor.h"
#include "session/requests.h"
#include "tokenizers/tokenized_text.h"

#include <memory>

namespace headlight {

/// Source of a target: the tokens of a text, in which an image may stand, or the states of a recording or an image.
struct Source {
    TokenizedText tokens;
    Tensor features{};                             ///< of a recording (ModelInput::features); else empty
    Tensor pixels{};                               ///< of an image (ModelInput::pixels); empty without one
    std::shared_ptr<const AnalyzedImage> image{};  ///< that was read; null: none
    std::shared_ptr<const AnalyzedSound> sound{};  ///< likewise

    [[nodiscard]] bool is_text() const { return features.empty() && pixels.empty(); }
};

/// Returns whether a model reads one thing and writes a text about it.
inline bool is_encoder_decoder(const ModelDescription& description) {
    return description.decoder_start >= 0;
}

/// Returns whether what it reads is a recording or an image, and no text in which an image may stand.
inline bool writes_about_media(const ModelDescription& description) {
    const bool reads_media = description.audio || (description.image && !description.image_prompt);
    return is_encoder_decoder(description) && reads_media;
}

}  // namespace headlight
