// DINOv2 (arXiv 2304.07193), with registers (arXiv 2309.16588) or without: layers with scales, and positions that are
// interpolated for images of another size than those of its training.

#include "models/architecture.h"
#include "models/blocks/labels.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/blocks/vision_model.h"

#include <string>
#include <utility>

namespace headlight::dinov2 {

namespace {

constexpr PreNormNames kLayer{
    .attention_norm = "norm1",
    .query = "attention.attention.query",
    .key = "attention.attention.key",
    .value = "attention.attention.value",
    .attention_output = "attention.output.dense",
    .norm = "norm2",
    .up = "mlp.fc1",
    .down = "mlp.fc2",
    .attention_scale = "layer_scale1.lambda1",
    .scale = "layer_scale2.lambda1",
};

/// The same with a gate: one layer makes gate and input side by side.
constexpr PreNormNames kGatedLayer{
    .attention_norm = kLayer.attention_norm,
    .query = kLayer.query,
    .key = kLayer.key,
    .value = kLayer.value,
    .attention_output = kLayer.attention_output,
    .norm = kLayer.norm,
    .up = {},
    .down = "mlp.weights_out",
    .attention_scale = kLayer.attention_scale,
    .scale = kLayer.scale,
};

struct Dinov2Config {
    PatchSizes patches;
    PreNormSizes layers;
    std::int64_t registers = 0;
    bool gated = false;
    bool classifies = false;
    std::map<std::int64_t, std::string> labels{};
    std::vector<std::string> notices{};

    [[nodiscard]] Dimension label_count() const {
        return {static_cast<std::int64_t>(labels.size()), "number of labels"};
    }
};

Dinov2Config read_config(const Config& config, bool registers) {
    Dinov2Config read{read_patch_sizes(config), read_layer_sizes(config, "gelu")};
    const std::int64_t ratio = config.integer_or("mlp_ratio", 4, 1, 1'000);
    read.gated = config.boolean_or("use_swiglu_ffn", false);
    std::int64_t inner = read.layers.hidden.size * ratio;
    // A gate takes a third of the weights, so that the network keeps its size; a multiple of 8.
    if (read.gated) inner = (inner * 2 / 3 + 7) / 8 * 8;
    read.layers.inner = {inner, "mlp_ratio"};
    read.layers.epsilon = static_cast<float>(config.real_or("layer_norm_eps", 1e-6, 1e-30, 1.0));
    if (read.gated) read.layers.activation = Activation::Silu;
    if (registers) read.registers = config.integer_or("num_register_tokens", 4, 0, 1'000);
    for (const std::string& name : config.texts_or_none("architectures")) {
        read.classifies = name.ends_with("ForImageClassification");
        if (!read.classifies && !name.ends_with("Model"))
            read.notices.push_back("The head of " + name + " is not supported; only the encoder runs.");
    }
    if (read.classifies) read.labels = read_labels(config);
    return read;
}

TensorTable tensor_table(const Dinov2Config& config, const std::string& prefix) {
    const Dimension hidden = config.layers.hidden;
    TensorTable table(prefix);
    add_patches(table, config.patches, hidden, "embeddings.patch_embeddings.projection", true);
    table.body("cls_token", {"embeddings.cls_token"}, {{1, "1"}, {1, "1"}, hidden});
    const GridSize grid = config.patches.grid();
    table.body("positions", {"embeddings.position_embeddings"},
               {{1, "1"}, {1 + grid.rows * grid.columns, "number of patches and the class token"}, hidden});
    if (config.registers > 0)
        table.body("registers", {"embeddings.register_tokens"},
                   {{1, "1"}, {config.registers, "num_register_tokens"}, hidden});
    add_layers(table, config.layers, config.gated ? kGatedLayer : kLayer, "layers.", "encoder.layer.");
    const std::int64_t inner = config.layers.inner.size;
    for (std::int64_t layer = 0; config.gated && layer < config.layers.layers; ++layer) {
        const std::string name = "layers." + std::to_string(layer) + ".";
        const std::string source = "encoder.layer." + std::to_string(layer) + ".mlp.weights_in.";
        const Dimension both{2 * inner, "mlp_ratio"};
        for (const auto& [part, begin] : {std::pair{"gate", std::int64_t{0}}, {"up", inner}}) {
            table.body_rows(name + part + ".weight", source + "weight", {both, hidden}, begin, inner);
            table.body_rows(name + part + ".bias", source + "bias", {both}, begin, inner);
        }
    }
    table.layers("encoder.layer.", config.layers.layers, "num_hidden_layers");
    table.body_norm("final_norm", "layernorm", hidden);
    table.ignore_ending("embeddings.mask_token");
    if (config.classifies) {
        table.head("classifier.weight", {"classifier.weight"},
                   {config.label_count(), {2 * hidden.size, "hidden_size"}});
        table.head("classifier.bias", {"classifier.bias"}, {config.label_count()});
    }
    return table;
}

VisionTower tower_of(const Dinov2Config& config, Backend& backend, const LoadedTensors& tensors) {
    VisionTower tower;
    tower.sizes = config.patches;
    tower.patches = patches_of(tensors, config.patches);
    tower.leading = rows_on_host(backend, tensors, "cls_token");
    tower.positions = rows_on_host(backend, tensors, "positions");
    tower.token_names = {"[CLS]"};
    if (config.registers > 0) tower.registers = rows_on_host(backend, tensors, "registers");
    for (std::int64_t i = 0; i < config.registers; ++i) tower.token_names.push_back("[R" + std::to_string(i) + "]");
    // Those with registers were trained, and are used, with the other kind.
    tower.interpolation = config.registers > 0 ? GridInterpolation::CubicWithoutAliases : GridInterpolation::Cubic;
    tower.layers = layers_of(tensors, config.layers, "layers.");
    return tower;
}

/// Reads the class token beside the mean of all patches.
VisionHead classifier_head(Linear classifier, std::int64_t first_patch) {
    return [classifier = std::move(classifier), first_patch](ForwardPass& pass, const DeviceTensor& states) {
        Backend& backend = pass.backend();
        const Tensor all = backend.download(states);
        const std::int64_t hidden = all.size(1);
        Tensor read({1, 2 * hidden});
        std::copy_n(all.data(), hidden, read.data());
        for (std::int64_t i = 0; i < hidden; ++i) {
            double sum = 0;
            for (std::int64_t row = first_patch; row < all.size(0); ++row) sum += all.data()[row * hidden + i];
            read.data()[hidden + i] = static_cast<float>(sum / static_cast<double>(all.size(0) - first_patch));
        }
        const DeviceTensor logits = classifier(backend, backend.upload(read));
        pass.keep_output("logits", logits, {logits.columns()});
    };
}

std::unique_ptr<Model> load_dinov2(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                   const std::stop_token& stop, const Progress& progress, bool registers) {
    const Dinov2Config config = read_config(folder.config, registers);
    const LoadedTensors tensors =
        tensor_table(config, registers ? "dinov2_with_registers." : "dinov2.").load(folder, *backend, stop, progress);
    VisionParts parts;
    parts.tower = tower_of(config, *backend, tensors);
    parts.final_norm = layer_norm_of(tensors, "final_norm", config.layers.epsilon);
    parts.head = config.classifies ? classifier_head(linear_of(tensors, "classifier"), parts.tower.tokens_before())
                                   : bare_head({});
    ModelDescription description =
        describe_vision(registers ? "DINOv2 image encoder with registers" : "DINOv2 image encoder", folder.config,
                        config.patches, config.layers, tensors);
    description.task = config.classifies ? ModelTask::ImageClassification : ModelTask::None;
    description.labels = config.labels;
    description.notices.insert(description.notices.end(), config.notices.begin(), config.notices.end());
    return make_vision_model(std::move(backend), std::move(parts), std::move(description));
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return load_dinov2(folder, std::move(backend), stop, progress, false);
}

std::unique_ptr<Model> load_with_registers(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                           const std::stop_token& stop, const Progress& progress) {
    return load_dinov2(folder, std::move(backend), stop, progress, true);
}

}  // namespace

extern const Architecture kDinov2;
constinit const Architecture kDinov2{"dinov2", "DINOv2 image encoder", load, nullptr, false};
extern const Architecture kDinov2WithRegisters;
constinit const Architecture kDinov2WithRegisters{"dinov2_with_registers", "DINOv2 image encoder with registers",
                                                  load_with_registers, nullptr, false};

}  // namespace headlight::dinov2
