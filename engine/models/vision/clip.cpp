// CLIP (arXiv 2103.00020): a vision transformer and a causal text transformer whose embeddings are compared.

#include "models/architecture.h"
#include "models/blocks/contrastive_model.h"
#include "models/blocks/vision_model.h"

#include <cmath>
#include <utility>

namespace headlight::clip {

namespace {

struct ClipConfig {
    ImageTowerSizes vision;
    TextTowerSizes text;
    Dimension projection;
    std::int64_t end = 0;
};

ClipConfig read_config(const Config& config) {
    const Config vision = section_of(config, "vision_config");
    const Config text = section_of(config, "text_config");
    return {read_clip_tower(vision),
            read_text_sizes(text, read_tower(text, "quick_gelu", 1e-5)),
            {config.integer_or("projection_dim", 512, 1, 65'536), "projection_dim"},
            text.integer_or("eos_token_id", 49'407, 0, 10'000'000)};
}

TensorTable tensor_table(const ClipConfig& config) {
    TensorTable table("");
    add_clip_tower(table, config.vision, "vision_model.");
    table.head("visual_projection.weight", {"visual_projection.weight"},
               {config.projection, config.vision.layers.hidden});
    add_text_tower(table, config.text);
    table.head("text_projection.weight", {"text_projection.weight"}, {config.projection, config.text.layers.hidden});
    table.head("logit_scale", {"logit_scale"}, {});
    return table;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const ClipConfig config = read_config(folder.config);
    const LoadedTensors tensors = tensor_table(config).load(folder, *backend, stop, progress);
    ContrastiveParts parts;
    parts.vision = clip_tower_of(*backend, tensors, config.vision);
    parts.vision_states = [](Backend&, const DeviceTensor& states) { return states; };
    parts.vision_pooled = [norm = layer_norm_of(tensors, "final_norm", config.vision.layers.epsilon),
                           projection = linear_of(tensors, "visual_projection")](
                              ForwardPass& pass, const DeviceTensor& states, const std::vector<std::uint8_t>&) {
        Backend& device = pass.backend();
        return projection(device, norm(device, row_of(device, states, 0)));
    };
    parts.text = text_tower_of(tensors, config.text);
    for (PreNormLayer& layer : parts.text.layers) layer.attention.spec.causal = true;
    parts.text.projection = linear_of(tensors, "text_projection");
    // Old configurations say 2, which is not the end token; it has the largest id there.
    constexpr std::int64_t kWrongEnd = 2;
    parts.text.end = config.end;
    parts.text.end_is_largest = config.end == kWrongEnd;
    parts.logit_scale = std::exp(static_cast<double>(scalar_of(*backend, tensors, "logit_scale")));
    ModelDescription description = describe_vision("CLIP image and text encoder", folder.config, config.vision.patches,
                                                   config.vision.layers, tensors);
    description.task = ModelTask::ImageTextMatching;
    description.reads_text = true;
    description.vocabulary = static_cast<std::int32_t>(config.text.vocabulary.size);
    description.max_tokens = static_cast<std::int32_t>(config.text.positions.size);
    return make_contrastive_model(std::move(backend), std::move(parts), std::move(description));
}

}  // namespace

extern const Architecture kClip;
constinit const Architecture kClip{"clip", "CLIP image and text encoder", load};

}  // namespace headlight::clip
