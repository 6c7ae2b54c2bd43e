// LLaVA 1.5 (arXiv 2304.08485, 2310.03744): CLIP's image tower, whose states before the last layer become tokens of
// Llama's text by a feed-forward network. LLaVA-NeXT (https://llava-vl.github.io/blog/2024-01-30-llava-next): the same
// of the whole image and of tiles of it, without what pads the image, and with a learned vector after each row.

#include "images/tiling.h"
#include "models/architecture.h"
#include "models/blocks/image_part.h"
#include "models/blocks/image_towers.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/blocks/plans/text_part.h"
#include "models/decoders/gguf_decoder.h"
#include "models/vision_language/gguf_vision.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <numeric>
#include <string_view>
#include <utility>

namespace headlight::llava {

namespace {

// Those of transformers: published folders leave out what equals them.
constexpr std::int64_t kImageToken = 32'000;
constexpr TileGrid kGrids[] = {{1, 2, true}, {2, 1, true}, {2, 2, true}, {3, 1, true}, {1, 3, true}};

/// What the two kinds differ in.
struct LlavaKind {
    std::string_view name;
    std::initializer_list<std::string_view> texts;  ///< types of text models
    bool tiles = false;
};

const LlavaKind kWhole{"LLaVA image and text decoder", {"llama"}};
const LlavaKind kTiled{"LLaVA-NeXT image and text decoder", {"llama", "mistral"}, true};

struct LlavaConfig {
    ImageTowerSizes tower;
    std::int64_t layers_taken = 0;
    bool with_class = false;  ///< the class token's state becomes a token too
    bool bias = true;
    Activation activation = Activation::Gelu;
    Dimension text;
    std::vector<TileGrid> grids{};  ///< of the tiles; empty: images are read whole
};

std::vector<TileGrid> read_grids(const Config& config, const ImageSize& tile) {
    if (config.has("image_grid_pinpoints")) return read_tile_grids(config, tile);
    return {std::begin(kGrids), std::end(kGrids)};
}

LlavaConfig read_config(const Config& config, const Config& vision, const LlamaPlan& text, const LlavaKind& kind) {
    part_type(vision, "vision_config", kind.name, {"clip_vision_model"});
    LlavaConfig read;
    read.tower = read_clip_tower(vision);
    read.layers_taken = read_layers_taken(config, -2, read.tower.layers.layers);
    const std::string strategy = config.text_or("vision_feature_select_strategy", "default");
    if (strategy != "default" && strategy != "full")
        config.fail("vision_feature_select_strategy", Sentence("Expected default or full, found \"%1\".", strategy));
    read.with_class = strategy == "full";
    if (read.with_class && kind.tiles)
        config.fail(
            "vision_feature_select_strategy",
            Sentence("Expected default: tiles are joined patch by patch, without class tokens; found \"full\"."));
    if (kind.tiles) read.grids = read_grids(config, read.tower.patches.image);
    read.bias = config.boolean_or("multimodal_projector_bias", true);
    read.activation = activation_of(config, "projector_hidden_act", "gelu");
    read.text = {text.sizes.hidden, "text_config.hidden_size"};
    return read;
}

TensorTable tensor_table(const LlavaConfig& config, const std::string& tower) {
    TensorTable table("");
    add_clip_tower(table, config.tower, tower, true);  // nothing reads what it norms
    const std::string projector = "multi_modal_projector.";
    table.body_linear("connect.up", projector + "linear_1", config.text, config.tower.layers.hidden, config.bias);
    table.body_linear("connect.down", projector + "linear_2", config.text, config.text, config.bias);
    if (!config.grids.empty()) table.body("row_end", {"image_newline"}, {config.text});
    return table;
}

/// The rows of the patches, and that of the class token where it is wanted.
std::vector<std::int32_t> rows_taken(const LlavaConfig& config) {
    const GridSize grid = config.tower.patches.grid();
    std::vector<std::int32_t> rows(static_cast<std::size_t>(grid.rows * grid.columns + (config.with_class ? 1 : 0)));
    std::iota(rows.begin(), rows.end(), config.with_class ? 0 : 1);
    return rows;
}

/// The grid of the fewest tiles, of an image that fills them.
TileGrid smallest_of(const LlavaConfig& config) {
    TileGrid grid = *std::ranges::min_element(config.grids, {}, &TileGrid::count);
    grid.height = grid.rows * config.tower.patches.image.height;
    grid.width = grid.columns * config.tower.patches.image.width;
    return grid;
}

ImagePart image_part_of(const LlavaConfig& config, const Config& whole, Backend& backend,
                        const LoadedTensors& tensors) {
    ImagePart part;
    part.tower = clip_tower_of(backend, tensors, config.tower);
    part.tower.layers_taken = config.layers_taken;
    part.connect = [rows = rows_taken(config),
                    network = FeedForward{linear_of(tensors, "connect.up"), linear_of(tensors, "connect.down"),
                                          config.activation}](Backend& device, const DeviceTensor& states) {
        return network(device, device.rows(states, rows));
    };
    part.prompt = read_image_prompt(whole, config.tower.patches.grid(), kImageToken);
    part.prompt.before = config.with_class ? 1 : 0;
    if (config.grids.empty()) return part;
    part.prompt.tiles = TilePrompt{.smallest = smallest_of(config), .overview_first = true, .unpadded = true};
    part.grids = config.grids;
    part.row_end = tensors.at("row_end");
    part.row_end.shape = {1, config.text.size};
    return part;
}

LlamaPlan read_text_plan(const Config& text, const LlavaKind& kind) {
    const std::string type = part_type(text, "text_config", kind.name, kind.texts);
    LlamaPlan plan = read_llama_plan(kind.name, text, kLlamaTextDefaults);
    if (type == "mistral")
        read_windows(plan, text, [](std::int64_t) { return true; });
    else
        read_llama_traits(plan, text);
    return plan;
}

template <const LlavaKind& Kind>
std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const ModelFolder text = text_part(folder);
    LlamaPlan plan = read_text_plan(text.config, Kind);
    const ModelFolder image = image_part(folder);
    const LlavaConfig config = read_config(folder.config, image.config, plan, Kind);
    const LoadedTensors tensors = tensor_table(config, tower_start(*image.weights)).load(image, *backend, stop, {});
    plan.finish = with_image(image_part_of(config, folder.config, *backend, tensors), tensors, folder.config);
    return make_llama(std::move(plan), text, std::move(backend), stop, progress);
}

/// The layer whose states are taken. Files of before they said so hold the layers up to it.
void add_gguf_fields(const GgufStore& files, GgufFields& fields) {
    constexpr std::int64_t kMostLayers = 1'000;
    constexpr const char* kLayers = "clip.vision.feature_layer";
    const GgufMetadata& metadata = image_metadata(files);
    const auto stated = metadata.integers(kLayers);
    if (stated && stated->size() != 1)
        metadata.fail(kLayers, Sentence("Expected the number of a single layer, found %1.", stated->size()));
    const std::int64_t held = image_number(metadata, "clip.vision.block_count", kMostLayers);
    fields["vision_feature_layer"] = std::to_string(stated ? stated->front() : held);
    add_image_activation(metadata, "gelu", fields);
}

/// The processor's as published: the shorter side resized, the middle cut out.
void add_preprocessing(const GgufMetadata& metadata, GgufFields& fields) {
    const std::string side = std::to_string(image_number(metadata, "clip.vision.image_size", 65'536));
    fields["image_processor_type"] = "\"LlavaImageProcessor\"";
    fields["size.shortest_edge"] = side;
    fields["do_center_crop"] = "true";
    fields["crop_size"] = R"({"height":)" + side + R"(,"width":)" + side + "}";
    fields["resample"] = "3";
}

constexpr std::string_view kGgufTexts[] = {"llama"};

constexpr GgufTensor kOwnGgufTensors[] = {
    {"v.class_embd", "embeddings.class_embedding"},
    {"v.pre_ln", "pre_layrnorm"},
};
constexpr auto kGgufTower = joined_rows(kOwnGgufTensors, kGgufTowerTensors);
constexpr GgufTensor kGgufTensors[] = {
    {"mm.0", "multi_modal_projector.linear_1"},
    {"mm.2", "multi_modal_projector.linear_2"},
};

// Files of the text model alone have no token of an image.
constexpr GgufToken kGgufTokens[] = {{"image_token_index", "<image>"}, {"image_token_index", "<unk>"}};

constexpr GgufImageEncoder kGguf{.projector = "mlp",
                                 .texts = kGgufTexts,
                                 .text_type = "llama",
                                 .fields = kGgufTowerFields,
                                 .start = "vision_tower.vision_model.",
                                 .tower = kGgufTower,
                                 .tensors = kGgufTensors,
                                 .tokens = kGgufTokens,
                                 .more_fields = add_gguf_fields,
                                 .preprocessing = add_preprocessing};

}  // namespace

extern const Architecture kLlava;
constinit const Architecture kLlava{
    .model_type = "llava", .name = "LLaVA image and text decoder", .load = load<kWhole>, .image_encoder = &kGguf};
extern const Architecture kLlavaNext;
constinit const Architecture kLlavaNext{"llava_next", "LLaVA-NeXT image and text decoder", load<kTiled>};

}  // namespace headlight::llava
