// LLaVA 1.5 (arXiv 2304.08485, 2310.03744): CLIP's image tower, whose states before the last layer become tokens of
// Llama's text by a feed-forward network.

#include "models/architecture.h"
#include "models/blocks/image_part.h"
#include "models/blocks/image_towers.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/blocks/plans/text_part.h"

#include <numeric>
#include <utility>

namespace headlight::llava {

namespace {

/// Those of transformers: published folders leave out what equals them.
constexpr LlamaDefaults kLlamaDefaults{
    .sizes = {.vocabulary = 32'000, .hidden = 4096, .layers = 32, .heads = 32, .positions = 2048}, .inner = 11'008};
constexpr std::int64_t kImageToken = 32'000;

struct LlavaConfig {
    ImageTowerSizes tower;
    std::int64_t layers_taken = 0;
    bool with_class = false;  ///< the class token's state becomes a token too
    bool bias = true;
    Activation activation = Activation::Gelu;
    Dimension text;
};

void require_type(const Config& section, const std::string& name, const std::string& expected) {
    const std::string found = section.text_or("model_type", expected);
    if (found != expected)
        fail_unsupported(
            section, name + ".model_type",
            "LLaVA with a part of the type \"" + found + "\" is not supported; supported here: " + expected + ".");
}

/// Hidden states are counted from 0, the first layer's input; below 0 from the last layer's output.
std::int64_t read_layers_taken(const Config& config, std::int64_t layers) {
    if (config.is_list("vision_feature_layer"))
        fail_unsupported(config, "vision_feature_layer",
                         "Only the states of a single layer are supported, found a list.");
    const std::int64_t layer = config.integer_or("vision_feature_layer", -2, -layers - 1, layers);
    return layer < 0 ? layers + 1 + layer : layer;
}

LlavaConfig read_config(const Config& config, const Config& vision, const LlamaPlan& text) {
    require_type(vision, "vision_config", "clip_vision_model");
    LlavaConfig read;
    read.tower = read_clip_tower(vision);
    read.layers_taken = read_layers_taken(config, read.tower.layers.layers);
    const std::string strategy = config.text_or("vision_feature_select_strategy", "default");
    if (strategy != "default" && strategy != "full")
        config.fail("vision_feature_select_strategy", "Expected default or full, found \"" + strategy + "\".");
    read.with_class = strategy == "full";
    read.bias = config.boolean_or("multimodal_projector_bias", true);
    read.activation = activation_of(config, "projector_hidden_act", "gelu");
    read.text = {text.sizes.hidden, "text_config.hidden_size"};
    return read;
}

TensorTable tensor_table(const LlavaConfig& config) {
    TensorTable table("");
    add_clip_tower(table, config.tower, "vision_tower.vision_model.");
    const std::string projector = "multi_modal_projector.";
    table.body_linear("connect.up", projector + "linear_1", config.text, config.tower.layers.hidden, config.bias);
    table.body_linear("connect.down", projector + "linear_2", config.text, config.text, config.bias);
    return table;
}

/// The rows of the patches, and that of the class token where it is wanted.
std::vector<std::int32_t> rows_taken(const LlavaConfig& config) {
    const GridSize grid = config.tower.patches.grid();
    std::vector<std::int32_t> rows(static_cast<std::size_t>(grid.rows * grid.columns + (config.with_class ? 1 : 0)));
    std::iota(rows.begin(), rows.end(), config.with_class ? 0 : 1);
    return rows;
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
    return part;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const ModelFolder text = text_part(folder);
    require_type(text.config, "text_config", "llama");
    LlamaPlan plan = read_llama_plan("LLaVA image and text decoder", text.config, kLlamaDefaults);
    read_llama_traits(plan, text.config);
    const ModelFolder image = image_part(folder);
    const LlavaConfig config = read_config(folder.config, image.config, plan);
    const LoadedTensors tensors = tensor_table(config).load(image, *backend, stop, {});
    plan.finish = with_image(image_part_of(config, folder.config, *backend, tensors), tensors, folder.config);
    return make_llama(std::move(plan), text, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kLlava;
constinit const Architecture kLlava{"llava", "LLaVA image and text decoder", load};

}  // namespace headlight::llava
