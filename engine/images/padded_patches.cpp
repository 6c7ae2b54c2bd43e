#include "images/padded_patches.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr std::int64_t kMostSide = 1'024;
/// What a model reads at most, see VisionTower.
constexpr std::int64_t kMostPadded = 16'384;

}  // namespace

Tensor flat_patches(const Tensor& pixels, std::int64_t side) {
    const std::int64_t channels = pixels.size(0);
    const std::int64_t rows = pixels.size(1) / side;
    const std::int64_t columns = pixels.size(2) / side;
    Tensor patches({rows * columns, side * side * channels});
    float* out = patches.data();
    for (std::int64_t patch = 0; patch < rows * columns; ++patch)
        for (std::int64_t y = patch / columns * side; y < (patch / columns + 1) * side; ++y)
            for (std::int64_t x = patch % columns * side; x < (patch % columns + 1) * side; ++x)
                for (std::int64_t channel = 0; channel < channels; ++channel)
                    *out++ = pixels.data()[(channel * pixels.size(1) + y) * pixels.size(2) + x];
    return patches;
}

std::optional<PaddedPatches> PaddedPatches::read(const Config& config, const ImageSize& model) {
    if (!config.text_or("image_processor_type", "").starts_with("Siglip2ImageProcessor")) return std::nullopt;
    PaddedPatches patches;
    patches.side_ = config.integer_or("patch_size", patches.side_, 1, kMostSide);
    patches.most_ = config.integer_or("max_num_patches", patches.most_, 1, kMostPadded);
    patches.resizes_ = config.boolean_or("do_resize", true);
    if (model.height % patches.side_ != 0)
        config.fail(
            "patch_size",
            Sentence("Expected the patch_size of vision_config in the model's config.json, found %1.", patches.side_));
    return patches;
}

std::int64_t PaddedPatches::scaled(std::int32_t length, double scale) const {
    const auto side = static_cast<double>(side_);
    return std::max(side_, static_cast<std::int64_t>(std::ceil(length * scale / side) * side));
}

ImageSize PaddedPatches::size_for(const ImageSize& image) const {
    const auto patches_of = [&](std::int64_t height, std::int64_t width) { return (height / side_) * (width / side_); };
    if (!resizes_) {
        if (image.height % side_ == 0 && image.width % side_ == 0 && patches_of(image.height, image.width) <= most_)
            return image;
        throw Error(ErrorKind::Input, Sentence("Expected an image of at most %1 patches of %2 x %2 pixels that fill "
                                               "it, because do_resize in preprocessor_config.json is false; found one "
                                               "of %3 x %4 pixels. Resize the image, or set do_resize to true.",
                                               most_, side_, image.width, image.height));
    }
    // The bounds and the end of the search are the processor's: another end may give another size.
    constexpr double kEnd = 1e-5;
    double low = kEnd / 10;
    double high = 100;
    while (high - low >= kEnd) {
        const double scale = (low + high) / 2;
        const bool fits = patches_of(scaled(image.height, scale), scaled(image.width, scale)) <= most_;
        (fits ? low : high) = scale;
    }
    return {image.channels, static_cast<std::int32_t>(scaled(image.height, low)),
            static_cast<std::int32_t>(scaled(image.width, low))};
}

TileGrid PaddedPatches::grid_of(const ImageSize& image) const {
    const ImageSize size = size_for(image);
    return {.rows = static_cast<std::int32_t>(size.height / side_),
            .columns = static_cast<std::int32_t>(size.width / side_),
            .height = image.height,
            .width = image.width};
}

Tensor PaddedPatches::operator()(const Tensor& pixels) const {
    const Tensor own = flat_patches(pixels, side_);
    Tensor patches({most_, own.size(1)});
    std::ranges::copy(own.values(), patches.values().begin());
    return patches;
}

}  // namespace headlight
