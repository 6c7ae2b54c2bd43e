#include "images/image_processor.h"

#include "core/error.h"
#include "core/read_file.h"
#include "formats/config.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <string_view>

namespace headlight {

namespace {

/// No vision model here reads more; a configuration that asks for it would be paid for in memory.
constexpr std::int64_t kMostSide = 4'096;
/// Pixels of a picture that was resized but not yet cropped.
constexpr std::int64_t kMostInputPixels = kMostSide * kMostSide;
/// ImageGPT has 512.
constexpr std::size_t kMostColors = 4'096;
/// A side of the picture that is kept to be shown.
constexpr std::int32_t kShownSide = 1'024;

std::int32_t side(const Config& config, const std::string& key) {
    return static_cast<std::int32_t>(config.integer(key, 1, kMostSide));
}

/// Processors whose plain number as `size` is the shortest edge; for all others it is both edges.
bool keeps_shape(const Config& config) {
    const std::string type = config.text_or("image_processor_type", config.text_or("feature_extractor_type", ""));
    return type.starts_with("CLIP") || type.starts_with("Bit");
}

/// Returns whether the processor says which pixels pad an image (DETR's): those whose sizes are a shortest edge, and
/// the longest one that there may be.
bool has_mask(const std::optional<ImageProcessor::Resize>& resize) {
    return resize && resize->shortest_edge > 0 && resize->longest_edge > 0;
}

ImageProcessor::Resize read_resize(const Config& config) {
    const std::string key = "size";
    if (!config.is_section(key)) {
        constexpr std::int32_t kLongestOfDetr = 1'333;
        const std::int32_t edge = side(config, key);
        if (config.text_or("feature_extractor_type", "").starts_with("Detr"))
            return {0, 0, edge, static_cast<std::int32_t>(config.integer_or("max_size", kLongestOfDetr, 1, kMostSide))};
        return keeps_shape(config) ? ImageProcessor::Resize{0, 0, edge} : ImageProcessor::Resize{edge, edge, 0};
    }
    const Config size = *config.section(key);
    if (size.has("longest_edge") && !size.has("shortest_edge")) return {0, 0, 0, side(size, "longest_edge")};
    if (size.has("shortest_edge"))
        return {0, 0, side(size, "shortest_edge"), size.has("longest_edge") ? side(size, "longest_edge") : 0};
    return {side(size, "height"), side(size, "width"), 0};
}

ImageSize read_crop(const Config& config, std::int32_t channels) {
    const std::string key = "crop_size";
    if (!config.is_section(key)) return {channels, side(config, key), side(config, key)};
    const Config size = *config.section(key);
    return {channels, side(size, "height"), side(size, "width")};
}

/// The canvas of pictures whose longer side has `edge` pixels; 0: at most as many as the canvas.
ImageSize read_padding(const Config& config, std::int32_t edge, std::int32_t channels) {
    const Config size = *config.section("pad_size");
    const ImageSize padded{channels, side(size, "height"), side(size, "width")};
    if (padded.height < edge || padded.width < edge)
        config.fail("pad_size",
                    Sentence("Expected at least size.longest_edge on both sides, which is %1; found %2 x %3.", edge,
                             padded.height, padded.width));
    return padded;
}

/// A picture of another size with zeros at its right and bottom.
Tensor with_zeros(const Tensor& pixels, const ImageSize& size) {
    Tensor all({pixels.size(0), size.height, size.width});
    for (std::int64_t channel = 0; channel < pixels.size(0); ++channel)
        for (std::int64_t row = 0; row < pixels.size(1); ++row)
            std::copy_n(pixels.slice(channel).data() + row * pixels.size(2), pixels.size(2),
                        all.slice(channel).data() + row * size.width);
    return all;
}

ResamplingFilter read_filter(const Config& config, std::int64_t otherwise) {
    return static_cast<ResamplingFilter>(config.integer_or("resample", otherwise, 0, 5));
}

/// One number a channel; a single one stands for all.
std::vector<double> read_channels(const Config& config, const std::string& key, std::int32_t channels, double low) {
    std::vector<double> values = config.reals_or_none(key, low, 1e6);
    if (values.empty()) values = {0.5};
    const auto count = static_cast<std::size_t>(channels);
    if (values.size() == 1) values.resize(count, values.front());
    if (values.size() != count)
        config.fail(key, Sentence("Expected %1 numbers, one a channel of the model; found %2.", count, values.size()));
    return values;
}

std::vector<double> read_palette(const Config& config) {
    const std::string key = "clusters";
    std::vector<double> palette = config.rows_or_none(key, 3, -1e6, 1e6);
    if (palette.size() > 3 * kMostColors)
        config.fail(key, Sentence("Expected at most %1 colors, found %2.", kMostColors, palette.size() / 3));
    return palette;
}

/// A shorter side of so many pixels, or of fewer where the longer one would have more than it may
/// (get_size_with_aspect_ratio in transformers, whose roundings these are).
ImageProcessor::Resize within(const Image& image, const ImageProcessor::Resize& asked) {
    const double shorter = std::min(image.width, image.height);
    const double longer = std::max(image.width, image.height);
    double edge = asked.shortest_edge;
    if (longer / shorter * edge > asked.longest_edge) edge = asked.longest_edge * shorter / longer;
    const auto rounded = std::max(1, static_cast<std::int32_t>(std::nearbyint(edge)));
    if (rounded == std::min(image.width, image.height)) return {image.height, image.width};
    const auto other = std::max(1, static_cast<std::int32_t>(edge * longer / shorter));
    return image.width < image.height ? ImageProcessor::Resize{other, rounded} : ImageProcessor::Resize{rounded, other};
}

/// Throws Error(Input) about a picture whose shorter side makes the longer one too long.
ImageProcessor::Resize size_for(const Image& image, const ImageProcessor::Resize& asked) {
    if (asked.shortest_edge > 0 && asked.longest_edge > 0) return within(image, asked);
    if (asked.longest_edge > 0) {
        const double scale = static_cast<double>(asked.longest_edge) / std::max(image.width, image.height);
        const auto of_side = [&](std::int32_t length) {
            return std::max(1, static_cast<std::int32_t>(std::lround(length * scale)));
        };
        return {of_side(image.height), of_side(image.width)};
    }
    if (asked.shortest_edge == 0) return asked;
    const std::int64_t edge = asked.shortest_edge;
    const std::int64_t other = edge * std::max(image.width, image.height) / std::min(image.width, image.height);
    if (edge * other > kMostInputPixels)
        throw Error(ErrorKind::Input,
                    Sentence("The image of %1 x %2 pixels becomes too large: preprocessor_config.json asks for %3 "
                             "pixels on its shorter side, so that the longer one has %4; at most %5 pixels are resized "
                             "to. Crop the image, or set a smaller size.",
                             image.width, image.height, edge, other, kMostInputPixels));
    const bool tall = image.width <= image.height;
    return {static_cast<std::int32_t>(tall ? other : edge), static_cast<std::int32_t>(tall ? edge : other), 0};
}

/// The part of the picture that stands under a part of it at another size.
PixelRectangle scaled_back(const PixelRectangle& part, const Image& resized_image, const Image& picture) {
    const auto across = [&](std::int32_t x) {
        return static_cast<std::int32_t>(std::lround(static_cast<double>(x) * picture.width / resized_image.width));
    };
    const auto down = [&](std::int32_t y) {
        return static_cast<std::int32_t>(std::lround(static_cast<double>(y) * picture.height / resized_image.height));
    };
    const std::int32_t left = across(part.left);
    const std::int32_t top = down(part.top);
    return {left, top, std::max(1, across(part.left + part.width) - left),
            std::max(1, down(part.top + part.height) - top)};
}

Image not_larger_than(Image image, std::int32_t most) {
    const std::int32_t longer = std::max(image.width, image.height);
    if (longer <= most) return image;
    const auto fit = [&](std::int32_t length) {
        return std::max(1, static_cast<std::int32_t>(std::int64_t{length} * most / longer));
    };
    return resized(image, fit(image.width), fit(image.height), ResamplingFilter::Box);
}

/// Lightness of a color as ITU-R 601-2 weighs it, in 16 bits as Pillow has it ("L").
float lightness(const std::uint8_t* color) {
    return static_cast<float>((color[0] * 19595U + color[1] * 38470U + color[2] * 7471U + 0x8000U) >> 16U);
}

}  // namespace

ImageProcessor::ImageProcessor(const ImageSize& model, const std::optional<PatchLayout>& patches)
    : model_(model), resize_(Resize{model.height, model.width, 0}) {
    if (patches) patches_ = ImagePatches(*patches);
    mean_.assign(static_cast<std::size_t>(model.channels), 0.5);
    deviation_ = mean_;
}

ImageProcessor::ImageProcessor(const Config& settings, const ImageSize& model,
                               const std::optional<PatchLayout>& patches)
    : ImageProcessor(model, patches) {
    read(settings, patches);
}

ImageProcessor::ImageProcessor(const std::filesystem::path& folder, const ImageSize& model,
                               std::vector<std::string>& notices, const std::optional<PatchLayout>& patches)
    : ImageProcessor(model, patches) {
    const std::filesystem::path file = folder / "preprocessor_config.json";
    std::error_code ignored;
    if (std::filesystem::exists(file, ignored))
        read(Config::parse(read_file(file, Config::kMostBytes), file), patches);
    else
        notices.emplace_back("The model has no preprocessor_config.json: images are resized to " +
                             std::string(patches ? "whole patches" : "its input size") +
                             " and their values scaled to -1 to 1.");
}

void ImageProcessor::read(const Config& config, const std::optional<PatchLayout>& patches) {
    resize_.reset();
    filter_ = read_filter(
        config, patches ? static_cast<std::int64_t>(ResamplingFilter::Bicubic) : ImageTiler::default_filter(config));
    if (patches) {
        patches_ = ImagePatches::read(config, *patches);
    } else {
        tiler_ = ImageTiler::read(config, model_);
        padded_ = PaddedPatches::read(config, model_);
        page_ = PageFit::read(config, kMostSide);
        const bool whole = !tiler_ && !padded_ && !page_;
        if (whole && config.boolean_or("do_resize", true) && config.has("size")) resize_ = read_resize(config);
        if (page_ && page_->shorter_side() > 0) resize_ = Resize{0, 0, page_->shorter_side()};
        if (!tiler_ && !padded_ && config.boolean_or("do_center_crop", false) && config.has("crop_size"))
            crop_ = read_crop(config, model_.channels);
        if (resize_ && resize_->longest_edge > 0 && config.boolean_or("do_pad", true) && config.is_section("pad_size"))
            canvas_ = read_padding(config, has_mask(resize_) ? 0 : resize_->longest_edge, model_.channels);
    }
    rescale_ = config.boolean_or("do_rescale", true) ? config.real_or("rescale_factor", 1.0 / 255, 1e-9, 1e6) : 1.0;
    mean_ = read_channels(config, "image_mean", model_.channels, -1e6);
    deviation_ = read_channels(config, "image_std", model_.channels, 1e-9);
    if (config.boolean_or("do_color_quantize", true) && model_.channels == 3) palette_ = read_palette(config);
    if (config.boolean_or("do_normalize", true)) return;
    mean_.assign(mean_.size(), 0.0);
    deviation_.assign(mean_.size(), 1.0);
}

PreparedImage ImageProcessor::operator()(const Image& image) const {
    if (image.count() == 0 || image.pixels.size() != image.count() * 3)
        throw Error(ErrorKind::Input, Sentence("The image has no pixels."));
    if (tiler_) return in_tiles(image);
    if (patches_) return in_patches(image, *patches_);
    if (padded_) return in_patches(image, *padded_);
    return in_one_piece(page_ ? page_->turned(image) : image);
}

PreparedImage ImageProcessor::in_one_piece(const Image& image) const {
    Image read = image;
    if (resize_) {
        const Resize size = size_for(image, *resize_);
        read = resized(image, size.width, size.height, filter_);
    }
    if (page_) read = page_->shrunk(read, filter_);
    PixelRectangle part = page_ ? page_->canvas_around(read) : PixelRectangle{0, 0, read.width, read.height};
    if (crop_) part = {(read.width - crop_->width) / 2, (read.height - crop_->height) / 2, crop_->width, crop_->height};
    if (!palette_.empty() && std::int64_t{part.width} * part.height > std::int64_t{model_.width} * model_.height)
        throw Error(
            ErrorKind::Input,
            Sentence("The model reads %1 x %2 pixels, each a token, and preprocessor_config.json makes %3 x %4.",
                     model_.width, model_.height, part.width, part.height));
    PreparedImage prepared;
    const Image seen = cropped(read, part);
    // What pads a page may be much larger than the page at its own resolution.
    prepared.shown = not_larger_than(page_ ? seen : cropped(image, scaled_back(part, read, image)), kShownSide);
    prepared.pixels = normalized(seen);
    prepared.size = {model_.channels, part.height, part.width};
    if (has_mask(resize_)) {
        prepared.tiles.height = part.height;
        prepared.tiles.width = part.width;
    }
    if (canvas_) {
        if (canvas_->height < part.height || canvas_->width < part.width)
            throw Error(ErrorKind::Input,
                        Sentence("The image becomes %1 x %2 pixels, and pad_size of preprocessor_config.json has %3 x "
                                 "%4. Crop the image, or set a larger pad_size.",
                                 part.width, part.height, canvas_->width, canvas_->height));
        prepared.pixels = with_zeros(prepared.pixels, *canvas_);
        prepared.size = *canvas_;
        prepared.shown = not_larger_than(cropped(read, {0, 0, canvas_->width, canvas_->height}), kShownSide);
    }
    if (!palette_.empty()) prepared.colors = nearest_colors(prepared.pixels);
    return prepared;
}

std::optional<ImageSize> ImageProcessor::only_size() const {
    if (tiler_ || patches_ || padded_ || page_ || canvas_) return std::nullopt;
    if (crop_) return crop_;
    if (!resize_ || resize_->height == 0) return std::nullopt;
    return ImageSize{model_.channels, resize_->height, resize_->width};
}

TileGrid ImageProcessor::tiles_of(const ImageSize& image) const {
    if (patches_) return patches_->grid_of(image);
    if (padded_) return padded_->grid_of(image);
    return tiler_ ? tiler_->grid_of(image) : TileGrid{};
}

std::vector<std::string> ImageProcessor::other_outputs() const {
    if (patches_) return {"image_grid_thw"};
    if (padded_) return PaddedPatches::other_outputs();
    if (has_mask(resize_)) return {"pixel_mask"};
    return tiler_ ? tiler_->other_outputs() : std::vector<std::string>{};
}

PreparedImage ImageProcessor::in_tiles(const Image& image) const {
    const ImageSize size{model_.channels, image.height, image.width};
    const std::vector<Image> tiles = (*tiler_)(image);
    PreparedImage prepared;
    prepared.shown = not_larger_than(image, kShownSide);
    prepared.size = tiler_->size_among_tiles(size);
    prepared.tiles = tiler_->grid_of(size);
    prepared.pixels = Tensor({std::ssize(tiles), model_.channels, model_.height, model_.width});
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const Tensor tile = normalized(tiles[i]);
        std::ranges::copy(tile.values(), prepared.pixels.slice(static_cast<std::int64_t>(i)).begin());
    }
    return prepared;
}

template <typename Patches>
PreparedImage ImageProcessor::in_patches(const Image& image, const Patches& patches) const {
    const ImageSize size{model_.channels, image.height, image.width};
    PreparedImage prepared;
    prepared.shown = not_larger_than(image, kShownSide);
    prepared.size = patches.size_for(size);
    prepared.tiles = patches.grid_of(size);
    prepared.pixels = patches(normalized(resized(image, prepared.size.width, prepared.size.height, filter_)));
    return prepared;
}

std::vector<std::int32_t> ImageProcessor::nearest_colors(const Tensor& pixels) const {
    const std::int64_t count = pixels.size(1) * pixels.size(2);
    std::vector<std::int32_t> colors;
    for (std::int64_t at = 0; at < count; ++at) {
        std::size_t best = 0;
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t color = 0; color * 3 < palette_.size(); ++color) {
            double distance = 0;
            for (std::size_t channel = 0; channel < 3; ++channel) {
                const double away =
                    static_cast<double>(pixels.data()[static_cast<std::int64_t>(channel) * count + at]) -
                    palette_[color * 3 + channel];
                distance += away * away;
            }
            if (distance >= least) continue;
            least = distance;
            best = color;
        }
        colors.push_back(static_cast<std::int32_t>(best));
    }
    return colors;
}

Image ImageProcessor::image_of(const std::vector<std::int32_t>& colors, const ImageSize& size) const {
    const auto known = static_cast<std::int32_t>(palette_.size() / 3);
    Image image{size.width, size.height, {}};
    if (colors.size() != image.count())
        throw Error(ErrorKind::Input,
                    Sentence("Expected %1 colors of a picture, found %2.", image.count(), colors.size()));
    for (const std::int32_t color : colors) {
        if (color < 0 || color >= known)
            throw Error(ErrorKind::Input, Sentence("Expected colors from 0 to %1, found %2.", known - 1, color));
        for (std::size_t channel = 0; channel < 3; ++channel) {
            const double value = palette_[static_cast<std::size_t>(color) * 3 + channel];
            const double byte = (value * deviation_[channel] + mean_[channel]) / rescale_;
            image.pixels.push_back(static_cast<std::uint8_t>(std::lround(std::clamp(byte, 0.0, 255.0))));
        }
    }
    return image;
}

Tensor ImageProcessor::normalized(const Image& image) const {
    Tensor pixels({model_.channels, image.height, image.width});
    const std::size_t count = image.count();
    for (std::size_t channel = 0; channel < mean_.size(); ++channel) {
        const auto factor = static_cast<float>(rescale_);
        const auto mean = static_cast<float>(mean_[channel]);
        const auto deviation = static_cast<float>(deviation_[channel]);
        const std::span<float> plane = pixels.slice(static_cast<std::int64_t>(channel));
        for (std::size_t at = 0; at < count; ++at) {
            const std::uint8_t* color = image.pixels.data() + at * 3;
            const float value = model_.channels == 1 ? lightness(color) : static_cast<float>(color[channel]);
            plane[at] = (value * factor - mean) / deviation;
        }
    }
    return pixels;
}

}  // namespace headlight
