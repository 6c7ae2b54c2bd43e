#pragma once

#include "models/blocks/forward_pass.h"
#include "models/blocks/layers/layers.h"
#include "models/blocks/vision_tower.h"
#include "models/model.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// The image of a page, whose patches follow the words of a text that an encoder reads (LayoutLMv3, arXiv 2204.08387).
struct PageImage {
    VisionTower patches{};  ///< without layers
    Norm joined_norm{};     ///< of words and patches together

    /// The tokens of an image: those before its patches, and the patches.
    [[nodiscard]] PatchGrid grid() const { return patches.patch_grid(); }
    /// What the first layer reads: embedded words [words, hidden], and under them the tokens of the image. Throws
    /// Error(Input) about an image of another size than the model's.
    [[nodiscard]] DeviceTensor join(ForwardPass& pass, const DeviceTensor& words, const Tensor& pixels) const;
    /// Where the tokens of the image stand on the page: the whole of it, and the squares of a grid.
    [[nodiscard]] std::vector<WordBox> boxes() const;
};

}  // namespace headlight
