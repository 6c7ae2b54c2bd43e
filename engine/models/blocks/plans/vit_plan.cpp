#include "models/blocks/plans/vit_plan.h"

namespace headlight {

const PreNormNames kVitLayer{
    .attention_norm = "layernorm_before",
    .query = "attention.attention.query",
    .key = "attention.attention.key",
    .value = "attention.attention.value",
    .attention_output = "attention.output.dense",
    .norm = "layernorm_after",
    .up = "intermediate.dense",
    .down = "output.dense",
};

VitPlan::VitPlan(const Config& config) : VitPlan(config, read_patch_sizes(config)) {}

VitPlan::VitPlan(const Config& config, const PatchSizes& sizes)
    : patches(sizes), layers(read_layer_sizes(config, "gelu")) {}

void VitPlan::add_tensors(TensorTable& table) const {
    const Dimension hidden = layers.hidden;
    add_patches(table, patches, hidden, "embeddings.patch_embeddings.projection", true);
    for (const std::string& token : class_tokens)
        table.body(token, {"embeddings." + token}, {{1, "1"}, {1, "1"}, hidden});
    const GridSize grid = patches.grid();
    const auto before = static_cast<std::int64_t>(class_tokens.size());
    table.body("positions", {"embeddings.position_embeddings"},
               {{1, "1"}, {before + grid.rows * grid.columns, "number of patches and class tokens"}, hidden});
    add_layers(table, layers, kVitLayer, "layers.", "encoder.layer.");
    table.layers("encoder.layer.", layers.layers, "num_hidden_layers");
    table.body_norm("final_norm", "layernorm", hidden);
    table.body("pooler.weight", {"pooler.dense.weight"}, {hidden, hidden}, true);
    table.body("pooler.bias", {"pooler.dense.bias"}, {hidden}, true);
    table.ignore_ending("embeddings.mask_token");
}

VisionTower VitPlan::tower(Backend& backend, const LoadedTensors& tensors) const {
    VisionTower tower;
    tower.sizes = patches;
    tower.patches = patches_of(tensors, patches);
    std::vector<Tensor> leading;
    for (const std::string& token : class_tokens) leading.push_back(rows_on_host(backend, tensors, token));
    tower.leading = stacked(leading);
    tower.positions = rows_on_host(backend, tensors, "positions");
    tower.token_names = token_names;
    tower.layers = layers_of(tensors, layers, "layers.");
    return tower;
}

Norm VitPlan::final_norm(const LoadedTensors& tensors) const {
    return layer_norm_of(tensors, "final_norm", layers.epsilon);
}

Linear VitPlan::pooler(const LoadedTensors& tensors) {
    return tensors.has("pooler.weight") ? linear_of(tensors, "pooler") : Linear{};
}

}  // namespace headlight
