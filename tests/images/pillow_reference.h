#pragma once

#include "formats/tensors/safetensors.h"
#include "images/image.h"

#include <algorithm>
#include <string>

namespace headlight::testing {

/// A tensor that Pillow made (tests/reference/images/make_reference.py).
inline Tensor pillow(const std::string& name) {
    const SafetensorsFile file(HEADLIGHT_SOURCE_DIR "/tests/reference/images/pillow.safetensors");
    return to_float(*file.find(name));
}

/// A tensor [height, width, 3] of bytes as an image.
inline Image image_of(const Tensor& values) {
    Image image{static_cast<std::int32_t>(values.size(1)), static_cast<std::int32_t>(values.size(0)), {}};
    std::transform(values.values().begin(), values.values().end(), std::back_inserter(image.pixels),
                   [](float value) { return static_cast<std::uint8_t>(value); });
    return image;
}

}  // namespace headlight::testing
