#include "kit_inputs.h"

#include "capture/tile_layout.h"
#include "core/error.h"
#include "core/read_file.h"
#include "formats/tensors/safetensors.h"
#include "json/json_document.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <optional>

namespace headlight {

namespace {

constexpr std::uint64_t kMostKitBytes = std::uint64_t{64} * 1024 * 1024;

/// Whole numbers from 0; none where there is no such list.
template <typename Number>
std::vector<Number> numbers_in(const JsonValue& object, std::string_view key) {
    const auto list = object.find(key);
    if (!list) return {};
    const std::vector<std::int64_t> numbers = list->integers(0, std::numeric_limits<Number>::max());
    return {numbers.begin(), numbers.end()};
}

/// The boxes of the tokens, of four numbers each; none where there is no such list.
std::vector<WordBox> boxes_in(const JsonValue& object, const std::string& key) {
    const auto list = object.find(key);
    if (!list) return {};
    std::vector<WordBox> boxes;
    for (const JsonValue& box : list->elements()) {
        const std::vector<std::int64_t> sides = box.integers(0, std::numeric_limits<std::int32_t>::max());
        if (sides.size() != 4) box.fail(Sentence("Expected left, top, right and bottom of a box."));
        const auto side = [&](std::size_t i) { return static_cast<std::int32_t>(sides[i]); };
        boxes.push_back({side(0), side(1), side(2), side(3)});
    }
    return boxes;
}

/// The tensor of a file as fp32; empty without one of this name. Throws Error(Unsupported) naming file and tensor for a
/// type that is no floating-point number.
Tensor read_tensor(const SafetensorsFile& tensors, const std::filesystem::path& file, const std::string& name) {
    const auto found = tensors.find(name);
    if (!found) return {};
    try {
        return to_float(*found);
    } catch (const Error& error) {  // which does not know where the tensor is from
        throw Error(error.kind(), error.problem(), {.file = file.string(), .field = name, .offset = {}});
    }
}

/// The pixels of a list of one image, as [1, channels, height, width], without the list.
Tensor without_images_axis(Tensor pixels) {
    const Shape& shape = pixels.shape();
    if (shape.size() != 4 || shape.front() != 1) return pixels;
    return {Shape(shape.begin() + 1, shape.end()), {pixels.values().begin(), pixels.values().end()}};
}

/// As many whole numbers from 1 as a tensor of this name is to hold; nothing where the file has none. Throws Error
/// naming file and tensor, with this sentence, for anything else.
template <std::size_t Count>
std::optional<std::array<std::int64_t, Count>> read_counts(const SafetensorsFile& tensors,
                                                           const std::filesystem::path& file, const std::string& name,
                                                           const Sentence& expected) {
    const auto found = tensors.find(name);
    if (!found) return {};
    std::array<std::int64_t, Count> counts{};
    const bool fits = found->type == DataType::I64 && found->bytes.size() == sizeof(counts);
    if (fits) std::memcpy(counts.data(), found->bytes.data(), sizeof(counts));
    constexpr std::int64_t kMost = 1'000'000;
    if (!fits || std::ranges::any_of(counts, [](std::int64_t count) { return count < 1 || count > kMost; }))
        throw Error(ErrorKind::Format, expected, {.file = file.string(), .field = name, .offset = {}});
    return counts;
}

/// The size of the image in the pixels of a batch, whose padding is at its right and bottom; nothing without a mask.
/// Throws Error naming file and tensor for any other mask.
std::optional<TileGrid> read_pixel_mask(const SafetensorsFile& tensors, const std::filesystem::path& file) {
    const std::string name = "pixel_mask";
    const auto found = tensors.find(name);
    if (!found) return {};
    const Shape& shape = found->shape;
    const auto fail = [&] {
        throw Error(
            ErrorKind::Format,
            Sentence("Expected whole numbers for the rows and columns of one image's pixels: 1 for those of the image, "
                     "which begins at the left upper corner, 0 for padding."),
            {.file = file.string(), .field = name, .offset = {}});
    };
    if (found->type != DataType::I64 || shape.size() < 2 || element_count(shape) != shape.end()[-1] * shape.end()[-2])
        fail();
    const std::int64_t rows = shape.end()[-2];
    const std::int64_t columns = shape.end()[-1];
    std::vector<std::int64_t> mask(static_cast<std::size_t>(rows * columns));
    std::memcpy(mask.data(), found->bytes.data(), found->bytes.size());
    const auto at = [&](std::int64_t row, std::int64_t column) {
        return mask[static_cast<std::size_t>(row * columns + column)];
    };
    TileGrid size;
    while (size.height < rows && at(size.height, 0) == 1) ++size.height;
    while (size.width < columns && at(0, size.width) == 1) ++size.width;
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t column = 0; column < columns; ++column)
            if (at(row, column) != (row < size.height && column < size.width ? 1 : 0)) fail();
    if (size.height == 0) fail();
    return size;
}

/// The size of the image that tiles were cut from, in image_sizes, or the rows and columns of an image's patches, in
/// image_grid_thw or spatial_shapes; zeros where the file has none of these. Throws Error naming file and tensor for
/// anything else, and for a video.
TileGrid read_tiles(const SafetensorsFile& tensors, const std::filesystem::path& file, const std::string& suffix) {
    const Sentence one_grid(
        "Expected the grid of one image, as whole numbers: 1, and the rows and columns of its patches.");
    if (const auto grid = read_counts<3>(tensors, file, "image_grid_thw" + suffix, one_grid)) {
        if ((*grid)[0] != 1)
            throw Error(ErrorKind::Format, one_grid,
                        {.file = file.string(), .field = "image_grid_thw" + suffix, .offset = {}});
        return {.rows = static_cast<std::int32_t>((*grid)[1]), .columns = static_cast<std::int32_t>((*grid)[2])};
    }
    const auto shape =
        read_counts<2>(tensors, file, "spatial_shapes",
                       Sentence("Expected the rows and columns of one image's patches, as whole numbers."));
    if (shape)
        return {.rows = static_cast<std::int32_t>((*shape)[0]), .columns = static_cast<std::int32_t>((*shape)[1])};
    const auto size =
        read_counts<2>(tensors, file, "image_sizes" + suffix,
                       Sentence("Expected the height and width of one image in pixels, as whole numbers."));
    if (!size) return read_pixel_mask(tensors, file).value_or(TileGrid{});
    return {.height = static_cast<std::int32_t>((*size)[0]), .width = static_cast<std::int32_t>((*size)[1])};
}

/// Reads the tensors of a file beside the inputs that are not tokens.
void read_tensors(const std::filesystem::path& file, ModelInput& input) {
    const SafetensorsFile tensors(file);
    input.pixels = without_images_axis(read_tensor(tensors, file, "pixel_values"));
    input.tiles = read_tiles(tensors, file, "");
    for (std::size_t number = 1; number < kMostImages; ++number) {
        const std::string suffix = image_suffix(number);
        Tensor pixels = without_images_axis(read_tensor(tensors, file, "pixel_values" + suffix));
        if (pixels.empty()) break;
        input.more_images.push_back({std::move(pixels), read_tiles(tensors, file, suffix)});
    }
    input.features = read_tensor(tensors, file, "input_features");
    if (input.features.empty()) input.features = read_tensor(tensors, file, "input_values");
}

/// The file beside the list that a field names; empty where there is no such field.
std::filesystem::path file_in(const JsonValue& object, const std::string& key, const std::filesystem::path& folder) {
    const std::string name = object.text_or(key, "");
    if (name.empty()) return {};
    if (!is_plain_file_name(name))
        object.fail_at(key, Sentence("Expected the name of a file in the folder of this list, found another path."));
    return folder / name;
}

/// The files beside the list that a field names; none where there is no such field.
std::vector<std::filesystem::path> files_in(const JsonValue& object, const std::string& key,
                                            const std::filesystem::path& folder) {
    const auto list = object.find(key);
    if (!list) return {};
    std::vector<std::filesystem::path> files;
    for (const JsonValue& each : list->elements()) {
        const std::string name(each.text());
        if (!is_plain_file_name(name))
            each.fail(Sentence("Expected the name of a file in the folder of this list, found another path."));
        files.push_back(folder / name);
    }
    return files;
}

KitInput read_input(const JsonValue& object, const std::filesystem::path& folder) {
    KitInput entry;
    entry.text = object.text_or("text", "");
    entry.input = {.ids = numbers_in<std::int32_t>(object, "input_ids"),
                   .token_types = numbers_in<std::int32_t>(object, "token_type_ids"),
                   .attention_mask = numbers_in<std::uint8_t>(object, "attention_mask"),
                   .decoder_ids = numbers_in<std::int32_t>(object, "decoder_input_ids"),
                   .global_tokens = numbers_in<std::uint8_t>(object, "global_attention_mask"),
                   .boxes = boxes_in(object, "bbox")};
    entry.tensors = file_in(object, "tensors", folder);
    if (!entry.tensors.empty()) read_tensors(entry.tensors, entry.input);
    const std::size_t length = entry.input.ids.size();
    if (length == 0 && entry.input.pixels.empty() && entry.input.features.empty())
        object.fail(Sentence(
            "An input needs at least one token id in input_ids, or tensors with pixel_values, input_features or "
            "input_values."));
    for (const std::size_t other : {entry.input.token_types.size(), entry.input.attention_mask.size(),
                                    entry.input.global_tokens.size(), entry.input.boxes.size()})
        if (other != 0 && other != length)
            object.fail(Sentence(
                "input_ids, attention_mask, token_type_ids, global_attention_mask and bbox must be equally long."));
    return entry;
}

}  // namespace

std::string image_suffix(std::size_t number) {
    return number == 0 ? std::string() : "." + std::to_string(number);
}

std::vector<KitInput> read_kit_inputs(const std::filesystem::path& file) {
    const JsonDocument document(read_file(file, kMostKitBytes), file.string());
    std::vector<KitInput> inputs;
    for (const JsonValue& input : document.root().elements()) inputs.push_back(read_input(input, file.parent_path()));
    return inputs;
}

std::vector<KitMedia> read_kit_media(const std::filesystem::path& file) {
    const JsonDocument document(read_file(file, kMostKitBytes), file.string());
    std::vector<KitMedia> inputs;
    for (const JsonValue& input : document.root().elements()) {
        std::vector<std::filesystem::path> images = files_in(input, "images", file.parent_path());
        if (images.empty()) images.push_back(file_in(input, "image", file.parent_path()));
        std::erase(images, std::filesystem::path());
        const KitMedia& media = inputs.emplace_back(
            KitMedia{std::move(images), file_in(input, "audio", file.parent_path()), input.text_or("text", "")});
        if (media.images.empty() && media.audio.empty() && media.text.empty())
            input.fail(Sentence("An input needs the name of a file in image or audio, or a text."));
    }
    return inputs;
}

}  // namespace headlight
