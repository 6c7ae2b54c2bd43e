#include "models/blocks/plans/siglip_plan.h"

#include "models/blocks/attention/attention_block.h"
#include "models/blocks/vision_model.h"

#include <cmath>
#include <string>
#include <utility>

namespace headlight {

namespace {

TensorTable tensor_table(const SiglipPlan& plan) {
    const Dimension hidden = plan.vision.layers.hidden;
    TensorTable table("");
    add_siglip_tower(table, plan.vision, "vision_model.");
    const std::string head = "vision_model.head.";
    table.body("probe", {head + "probe"}, {{1, "1"}, {1, "1"}, hidden});
    const Dimension three{3 * hidden.size, "3 * hidden_size"};
    for (const auto& [part, begin] :
         {std::pair{"query", std::int64_t{0}}, {"key", hidden.size}, {"value", 2 * hidden.size}}) {
        table.body_rows(std::string("pool.") + part + ".weight", head + "attention.in_proj_weight", {three, hidden},
                        begin, hidden.size);
        table.body_rows(std::string("pool.") + part + ".bias", head + "attention.in_proj_bias", {three}, begin,
                        hidden.size);
    }
    table.body_linear("pool.output", head + "attention.out_proj", hidden, hidden, true);
    table.body_norm("pool.norm", head + "layernorm", hidden);
    table.body_linear("pool.up", head + "mlp.fc1", plan.vision.layers.inner, hidden, true);
    table.body_linear("pool.down", head + "mlp.fc2", hidden, plan.vision.layers.inner, true);
    add_text_tower(table, plan.text);
    table.body_linear("text_head", "text_model.head", plan.projection, plan.text.layers.hidden, true);
    table.head("logit_scale", {"logit_scale"}, {{1, "1"}});
    table.head("logit_bias", {"logit_bias"}, {{1, "1"}});
    return table;
}

/// A learned query attends to all patches; its output goes through a feed-forward network.
class AttentionPooling {
  public:
    AttentionPooling(const LoadedTensors& tensors, const PreNormSizes& sizes)
        : norm_(layer_norm_of(tensors, "pool.norm", sizes.epsilon)),
          feed_forward_{linear_of(tensors, "pool.up"), linear_of(tensors, "pool.down"), sizes.activation},
          probe_(tensors.at("probe")) {
        probe_.shape = {1, sizes.hidden.size};
        AttentionSpec& spec = attention_.spec;
        spec.heads = spec.key_heads = static_cast<std::int32_t>(sizes.heads);
        spec.head_size = spec.value_size = static_cast<std::int32_t>(sizes.hidden.size / sizes.heads);
        spec.scale = static_cast<float>(1.0 / std::sqrt(static_cast<double>(spec.head_size)));
        attention_.inputs.query = linear_of(tensors, "pool.query");
        attention_.inputs.key = linear_of(tensors, "pool.key");
        attention_.inputs.value = linear_of(tensors, "pool.value");
        attention_.output = linear_of(tensors, "pool.output");
        attention_.kind = AttentionKind::Pooling;
    }

    DeviceTensor operator()(ForwardPass& pass, const DeviceTensor& states,
                            const std::vector<std::uint8_t>& key_mask) const {
        Backend& backend = pass.backend();
        const std::int32_t first = 0;
        const DeviceTensor probe = backend.embedding(probe_, {&first, 1});
        pass.name_queries(attention_.kind, {"probe"}, AttentionKind::Vision);
        const DeviceTensor x = attention_.cross_attention(pass, probe, attention_.memory_of(backend, states), key_mask);
        return backend.add(feed_forward_(backend, norm_(backend, x)), x);
    }

  private:
    AttentionBlock attention_;
    Norm norm_;
    FeedForward feed_forward_;
    DeviceTensor probe_;
};

}  // namespace

SiglipPlan read_siglip_plan(const Config& config, std::string_view name, PatchSizes (*patches)(const Config& vision)) {
    // Those of transformers: published folders leave out what equals them.
    constexpr TextTowerDefaults kText{.vocabulary = 32'000, .positions = 64};
    const Config vision = section_of(config, "vision_config");
    const Config text = section_of(config, "text_config");
    if (!vision.boolean_or("vision_use_head", true))
        vision.fail("vision_use_head", Sentence("Only models with attention pooling are supported."));
    SiglipPlan plan{.name = name,
                    .vision = {patches(vision), read_tower(vision, "gelu_pytorch_tanh", 1e-6)},
                    .text = read_text_sizes(text, read_tower(text, "gelu_pytorch_tanh", 1e-6), kText),
                    .projection = {}};
    plan.projection = {text.integer_or("projection_size", plan.text.layers.hidden.size, 1, 65'536),
                       "text_config.projection_size"};
    return plan;
}

std::unique_ptr<Model> make_siglip(const SiglipPlan& plan, const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                   const std::stop_token& stop, const Progress& progress) {
    const LoadedTensors tensors = tensor_table(plan).load(folder, *backend, stop, progress);
    ContrastiveParts parts;
    parts.vision = siglip_tower_of(*backend, tensors, plan.vision);
    parts.vision.interpolation = plan.any_size ? GridInterpolation::LinearWithoutAliases : GridInterpolation::Cubic;
    parts.any_size = plan.any_size;
    parts.vision_states = [norm = layer_norm_of(tensors, "final_norm", plan.vision.layers.epsilon)](
                              Backend& device, const DeviceTensor& states) { return norm(device, states); };
    parts.vision_pooled = AttentionPooling(tensors, plan.vision.layers);
    parts.text = text_tower_of(tensors, plan.text);
    parts.text.projection = linear_of(tensors, "text_head");
    parts.logit_scale = std::exp(static_cast<double>(scalar_of(*backend, tensors, "logit_scale")));
    parts.logit_bias = static_cast<double>(scalar_of(*backend, tensors, "logit_bias"));
    ModelDescription description =
        describe_vision(plan.name, folder.config, plan.vision.patches, plan.vision.layers, tensors);
    description.task = ModelTask::ImageTextMatching;
    description.reads_text = true;
    description.vocabulary = static_cast<std::int32_t>(plan.text.vocabulary.size);
    description.max_tokens = static_cast<std::int32_t>(plan.text.positions.size);
    return make_contrastive_model(std::move(backend), std::move(parts), std::move(description));
}

}  // namespace headlight
