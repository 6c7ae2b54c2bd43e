#include "models/blocks/image_towers.h"

#include "models/blocks/plans/decoder_config.h"

#include <algorithm>

namespace headlight {

const PreNormNames kContrastiveLayer{
    .attention_norm = "layer_norm1",
    .query = "self_attn.q_proj",
    .key = "self_attn.k_proj",
    .value = "self_attn.v_proj",
    .attention_output = "self_attn.out_proj",
    .norm = "layer_norm2",
    .up = "mlp.fc1",
    .down = "mlp.fc2",
};

namespace {

constexpr PreNormNames kBlipLayer{
    .attention_norm = "layer_norm1",
    .attention_output = "self_attn.projection",
    .norm = "layer_norm2",
    .up = "mlp.fc1",
    .down = "mlp.fc2",
    .fused = "self_attn.qkv",
};

void add_layers_and_norm(TensorTable& table, const ImageTowerSizes& sizes, const std::string& source,
                         const PreNormNames& names = kContrastiveLayer, bool optional_norm = false) {
    const std::string layers = source + "encoder.layers.";
    add_layers(table, sizes.layers, names, "layers.", layers);
    table.layers(layers, sizes.layers.layers, "vision_config.num_hidden_layers");
    for (const char* part : {".weight", ".bias"})
        table.body(std::string("final_norm") + part, {source + "post_layernorm" + part}, {sizes.layers.hidden},
                   optional_norm);
    table.ignore_ending("embeddings.position_ids");
}

}  // namespace

PreNormSizes read_tower(const Config& config, const std::string& activation, double epsilon,
                        const LayerDefaults& defaults) {
    PreNormSizes sizes = read_layer_sizes(config, activation, defaults);
    sizes.epsilon = static_cast<float>(config.real_or("layer_norm_eps", epsilon, 1e-30, 1.0));
    return sizes;
}

std::int64_t read_layers_taken(const Config& config, std::int64_t otherwise, std::int64_t layers) {
    if (config.is_list("vision_feature_layer"))
        fail_unsupported(config, "vision_feature_layer",
                         Sentence("Only the states of a single layer are supported, found a list."));
    const std::int64_t layer = config.integer_or("vision_feature_layer", otherwise, -layers - 1, layers);
    return layer < 0 ? layers + 1 + layer : layer;
}

ImageTowerSizes read_clip_tower(const Config& config) {
    return {read_patch_sizes(config), read_tower(config, "quick_gelu", 1e-5)};
}

ImageTowerSizes read_siglip_tower(const Config& config) {
    return {read_patch_sizes(config), read_tower(config, "gelu_pytorch_tanh", 1e-6)};
}

ImageTowerSizes read_blip_tower(const Config& config) {
    return {read_patch_sizes(config, 384), read_tower(config, "gelu", 1e-5)};
}

ImageTowerSizes read_blip2_tower(const Config& config) {
    ImageTowerSizes sizes{read_patch_sizes(config, 224, 14),
                          read_tower(config, "gelu", 1e-6, {.hidden = 1'408, .inner = 6'144, .layers = 39})};
    PreNormBiases& biases = sizes.layers.biases;
    biases.query = biases.key = biases.value = config.boolean_or("qkv_bias", true);
    return sizes;
}

std::string tower_start(const WeightStore& weights) {
    const std::string start = "vision_tower.";
    const auto names = weights.names();
    const auto is_short = [&](const std::string& name) { return name.starts_with(start + "embeddings."); };
    return std::ranges::any_of(names, is_short) ? start : start + "vision_model.";
}

void add_clip_tower(TensorTable& table, const ImageTowerSizes& sizes, const std::string& source, bool optional_norm) {
    const Dimension hidden = sizes.layers.hidden;
    add_patches(table, sizes.patches, hidden, source + "embeddings.patch_embedding", false);
    table.body("class", {source + "embeddings.class_embedding"}, {hidden});
    const GridSize grid = sizes.patches.grid();
    table.body("positions", {source + "embeddings.position_embedding.weight"},
               {{1 + grid.rows * grid.columns, "number of patches and the class token"}, hidden});
    table.body_norm("embedding_norm", source + "pre_layrnorm", hidden);  // spelt so in every published file
    add_layers_and_norm(table, sizes, source, kContrastiveLayer, optional_norm);
}

void add_siglip_tower(TensorTable& table, const ImageTowerSizes& sizes, const std::string& source) {
    const Dimension hidden = sizes.layers.hidden;
    add_patches(table, sizes.patches, hidden, source + "embeddings.patch_embedding", true);
    const GridSize grid = sizes.patches.grid();
    table.body("positions", {source + "embeddings.position_embedding.weight"},
               {{grid.rows * grid.columns, "number of patches"}, hidden});
    add_layers_and_norm(table, sizes, source);
}

void add_blip_tower(TensorTable& table, const ImageTowerSizes& sizes, const std::string& source) {
    const Dimension hidden = sizes.layers.hidden;
    const Dimension one{1, "1"};
    add_patches(table, sizes.patches, hidden, source + "embeddings.patch_embedding", true);
    table.body("class", {source + "embeddings.class_embedding"}, {one, one, hidden});
    const GridSize grid = sizes.patches.grid();
    table.body("positions", {source + "embeddings.position_embedding"},
               {one, {1 + grid.rows * grid.columns, "number of patches and the class token"}, hidden});
    add_layers_and_norm(table, sizes, source, kBlipLayer);
}

VisionTower siglip_tower_of(Backend& backend, const LoadedTensors& tensors, const ImageTowerSizes& sizes) {
    VisionTower tower;
    tower.sizes = sizes.patches;
    tower.patches = patches_of(tensors, sizes.patches);
    tower.positions = rows_on_host(backend, tensors, "positions");
    tower.layers = layers_of(tensors, sizes.layers, "layers.");
    return tower;
}

VisionTower blip_tower_of(Backend& backend, const LoadedTensors& tensors, const ImageTowerSizes& sizes) {
    VisionTower tower = siglip_tower_of(backend, tensors, sizes);
    tower.leading = rows_on_host(backend, tensors, "class");
    tower.token_names = {"[CLS]"};
    return tower;
}

VisionTower clip_tower_of(Backend& backend, const LoadedTensors& tensors, const ImageTowerSizes& sizes) {
    VisionTower tower = siglip_tower_of(backend, tensors, sizes);
    tower.leading = rows_on_host(backend, tensors, "class");
    tower.token_names = {"[CLS]"};
    tower.embedding_norm = layer_norm_of(tensors, "embedding_norm", sizes.layers.epsilon);
    return tower;
}

}  // namespace headlight
