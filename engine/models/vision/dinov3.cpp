// DINOv3 (arXiv 2508.10104): a ViT with registers and layer scales whose patches have rotary positions by row and
// column, so that images of any size are read without interpolation.

#include "models/architecture.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/blocks/vision_model.h"

#include <memory>
#include <string>
#include <utility>

namespace headlight::dinov3 {

namespace {

constexpr PreNormNames kLayer{
    .attention_norm = "norm1",
    .query = "attention.q_proj",
    .key = "attention.k_proj",
    .value = "attention.v_proj",
    .attention_output = "attention.o_proj",
    .norm = "norm2",
    .up = "mlp.up_proj",
    .down = "mlp.down_proj",
    .attention_scale = "layer_scale1.lambda1",
    .scale = "layer_scale2.lambda1",
};

constexpr PreNormNames with_gate(PreNormNames names) {
    names.gate = "mlp.gate_proj";
    return names;
}

struct Dinov3Config {
    PatchSizes patches;
    PreNormSizes layers;
    std::int64_t registers = 4;
    bool gated = false;
    double theta = 100;

    [[nodiscard]] std::int64_t head_size() const { return layers.hidden.size / layers.heads; }
};

Dinov3Config read_config(const Config& config) {
    Dinov3Config read{read_patch_sizes(config), read_layer_sizes(config, "gelu")};
    read.layers.epsilon = static_cast<float>(config.real_or("layer_norm_eps", 1e-5, 1e-30, 1.0));
    PreNormBiases& biases = read.layers.biases;
    biases.query = config.boolean_or("query_bias", true);
    biases.key = config.boolean_or("key_bias", false);
    biases.value = config.boolean_or("value_bias", true);
    biases.attention_output = config.boolean_or("proj_bias", true);
    biases.feed_forward = config.boolean_or("mlp_bias", true);
    read.registers = config.integer_or("num_register_tokens", 0, 0, 1'000);
    read.gated = config.boolean_or("use_gated_mlp", false);
    read.theta = config.real_or("rope_theta", 100, 1e-3, 1e12);
    if (read.head_size() % 4 != 0)
        config.fail(
            "num_attention_heads",
            Sentence(
                "Expected heads of a multiple of 4 values, half of which turn by row and half by column; found %1.",
                read.head_size()));
    return read;
}

TensorTable tensor_table(const Dinov3Config& config) {
    const Dimension hidden = config.layers.hidden;
    TensorTable table("");
    add_patches(table, config.patches, hidden, "embeddings.patch_embeddings", true);
    table.body("cls_token", {"embeddings.cls_token"}, {{1, "1"}, {1, "1"}, hidden});
    if (config.registers > 0)
        table.body("registers", {"embeddings.register_tokens"},
                   {{1, "1"}, {config.registers, "num_register_tokens"}, hidden});
    else
        table.ignore_ending("embeddings.register_tokens");  // a table without rows
    add_layers(table, config.layers, config.gated ? with_gate(kLayer) : kLayer, "layers.", "layer.");
    table.layers("layer.", config.layers.layers, "num_hidden_layers");
    table.body_norm("final_norm", "norm", hidden);
    table.ignore_ending("embeddings.mask_token");
    return table;
}

VisionTower tower_of(const Dinov3Config& config, Backend& backend, const LoadedTensors& tensors) {
    VisionTower tower;
    tower.sizes = config.patches;
    tower.patches = patches_of(tensors, config.patches);
    tower.leading = rows_on_host(backend, tensors, "cls_token");
    tower.token_names = {"[CLS]"};
    if (config.registers > 0) tower.registers = rows_on_host(backend, tensors, "registers");
    for (std::int64_t i = 0; i < config.registers; ++i) tower.token_names.push_back("[R" + std::to_string(i) + "]");
    tower.rotary = {std::make_shared<RotaryAngles>(), config.head_size(), config.theta};
    tower.layers = layers_of(tensors, config.layers, "layers.");
    for (PreNormLayer& layer : tower.layers) layer.attention.rotary.angles = tower.rotary.angles;
    return tower;
}

/// Gives all states, and that of the class token as the pooled one.
void keep_states(ForwardPass& pass, const DeviceTensor& states) {
    pass.keep_output("last_hidden_state", states, states.shape);
    const DeviceTensor pooled = row_of(pass.backend(), states, 0);
    pass.keep_output("pooler_output", pooled, {pooled.columns()});
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Dinov3Config config = read_config(folder.config);
    const LoadedTensors tensors = tensor_table(config).load(folder, *backend, stop, progress);
    VisionParts parts;
    parts.tower = tower_of(config, *backend, tensors);
    parts.final_norm = layer_norm_of(tensors, "final_norm", config.layers.epsilon);
    parts.head = keep_states;
    ModelDescription description =
        describe_vision("DINOv3 image encoder", folder.config, config.patches, config.layers, tensors);
    return make_vision_model(std::move(backend), std::move(parts), std::move(description));
}

}  // namespace

extern const Architecture kDinov3;
constinit const Architecture kDinov3{"dinov3_vit", "DINOv3 image encoder", load, nullptr, false};

}  // namespace headlight::dinov3
