#include "models/vision_language/gguf_vision.h"

#include "core/error.h"
#include "json/json_writer.h"
#include "models/decoders/gguf_decoder.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace headlight {

const GgufMetadata& image_metadata(const GgufStore& files) {
    return files.image_encoder()->header().metadata();
}

std::int64_t image_number(const GgufMetadata& metadata, const char* key, std::int64_t most, std::int64_t otherwise) {
    const auto number = metadata.integer(key, 1, most);
    if (!number && otherwise == 0) metadata.fail(key, Sentence("The metadata of the image encoder lacks this key."));
    return number.value_or(otherwise);
}

std::vector<std::int64_t> layers_with_tensor(const GgufFile& file, std::string_view start, std::string_view end) {
    constexpr std::size_t kMostDigits = 4;
    std::vector<std::int64_t> layers;
    for (const GgufHeader::Tensor& tensor : file.header().tensors()) {
        const std::string_view name = tensor.name;
        if (!name.starts_with(start) || !name.ends_with(end) || name.size() <= start.size() + end.size()) continue;
        const std::string number(name.substr(start.size(), name.size() - start.size() - end.size()));
        const bool counts = number.find_first_not_of("0123456789") == std::string::npos && number.size() <= kMostDigits;
        if (counts) layers.push_back(std::stoll(number));
    }
    std::ranges::sort(layers);
    return layers;
}

void add_image_activation(const GgufMetadata& metadata, const std::string& gelu, GgufFields& fields) {
    const bool smooth = metadata.boolean("clip.use_silu").value_or(false);
    const bool plain = metadata.boolean("clip.use_gelu").value_or(false);
    if (smooth && plain)
        metadata.fail("clip.use_silu",
                      Sentence("Expected one activation, found both clip.use_gelu and clip.use_silu."));
    fields["vision_config.hidden_act"] = json_string(smooth ? "silu" : plain ? gelu : "quick_gelu");
}

std::int64_t inner_width_of_image_encoder(const GgufStore& files) {
    const GgufMetadata& metadata = image_metadata(files);
    const std::string name = "v.blk.0.ffn_up.weight";
    const GgufHeader::Tensor* up = files.image_encoder()->header().find(name);
    const std::int64_t width = image_number(metadata, "clip.vision.embedding_length", 1'000'000);
    if (up == nullptr || element_count(up->shape) % width != 0)
        throw Error(ErrorKind::Format,
                    Sentence("Expected a matrix of %1 columns, the width of the image encoder, found %2.", width,
                             up == nullptr ? "none" : to_string(up->shape)),
                    {metadata.file(), name, {}});
    return element_count(up->shape) / width;
}

void add_qwen_axes(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields(file, name, fields);
    const std::string key = name + ".rope.dimension_sections";
    auto sections = file.metadata().integers(key);
    if (!sections)
        file.metadata().fail(key, Sentence("The metadata lacks the pairs that turn by time, row and column."));
    if (sections->size() == 4 && sections->back() == 0) sections->pop_back();  // a fourth axis, which nothing uses
    std::string list;
    for (const std::int64_t pairs : *sections) list += (list.empty() ? "" : ",") + std::to_string(pairs);
    fields["rope_scaling.mrope_section"] = "[" + list + "]";
    fields.emplace("rope_scaling.type", "\"mrope\"");
}

void add_qwen_image_fields(const GgufStore& files, GgufFields& fields) {
    constexpr std::int64_t kMostSide = 1'024;
    fields["vision_config.spatial_merge_size"] =
        std::to_string(image_number(image_metadata(files), "clip.vision.spatial_merge_size", kMostSide, 2));
    fields["vision_config.intermediate_size"] = std::to_string(inner_width_of_image_encoder(files));
}

void add_qwen_preprocessing(const GgufMetadata& metadata, std::int64_t least_pixels, std::int64_t most_pixels,
                            GgufFields& fields) {
    constexpr std::int64_t kMostPixels = std::int64_t{1} << 40;
    fields["image_processor_type"] = "\"Qwen2VLImageProcessor\"";
    fields["min_pixels"] =
        std::to_string(image_number(metadata, "clip.vision.image_min_pixels", kMostPixels, least_pixels));
    fields["max_pixels"] =
        std::to_string(image_number(metadata, "clip.vision.image_max_pixels", kMostPixels, most_pixels));
}

}  // namespace headlight
