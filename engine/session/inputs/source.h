#pragma once

#include "capture/model_description.h"
#include "core/tensor.h"
#include "session/requests.h"
#include "tokenizers/tokenized_text.h"

#include <memory>

namespace headlight {

/// Source of a target: the tokens of a text, or the states of a recording or an image.
struct Source {
    TokenizedText tokens;
    Tensor features{};                             ///< of a recording (ModelInput::features); else empty
    Tensor pixels{};                               ///< of an image (ModelInput::pixels); else empty
    std::shared_ptr<const AnalyzedImage> image{};  ///< that was read; null: none

    [[nodiscard]] bool is_text() const { return features.empty() && pixels.empty(); }
};

/// Returns whether a model reads one thing and writes a text about it.
inline bool is_encoder_decoder(const ModelDescription& description) {
    return description.decoder_start >= 0;
}

/// Returns whether what it reads is a recording or an image.
inline bool writes_about_media(const ModelDescription& description) {
    return is_encoder_decoder(description) && (description.audio || description.image);
}

}  // namespace headlight
