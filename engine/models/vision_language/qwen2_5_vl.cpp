// Qwen2.5-VL (arXiv 2502.13923): Qwen2-VL with a tower whose patches attend within windows in most layers, and whose
// norms and feed-forward networks are those of the text.

#include "models/architecture.h"
#include "models/blocks/plans/qwen_plan.h"
#include "models/blocks/plans/qwen_tower.h"
#include "models/blocks/plans/text_part.h"
#include "models/decoders/gguf_decoder.h"
#include "models/vision_language/gguf_vision.h"

#include <utility>

namespace headlight::qwen2_5_vl {

namespace {

constexpr std::string_view kName = "Qwen2.5-VL image and text decoder";

constexpr QwenTowerKind kTower{
    .layer = {.attention_norm = "norm1",
              .attention_output = "attn.proj",
              .norm = "norm2",
              .up = "mlp.up_proj",
              .down = "mlp.down_proj",
              .gate = "mlp.gate_proj",
              .fused = "attn.qkv"},
    .merger_norm = "ln_q",
    .merger_up = "mlp.0",
    .merger_down = "mlp.2",
    .norms = Norm::Kind::Rms,
};

// Those of transformers: published folders leave out what equals them.
constexpr LlamaDefaults kTextDefaults{
    .sizes = {.vocabulary = 152'064, .hidden = 8192, .layers = 80, .heads = 64, .positions = 32'768},
    .key_heads = 8,
    .inner = 29'568,
    .rotary = {.theta = 1e6}};
constexpr std::int64_t kWindow = 112;  // pixels
constexpr std::int64_t kWholeLayers[] = {7, 15, 23, 31};

void read_windows(QwenTower& tower, const Config& config) {
    const std::int64_t pixels = config.integer_or("window_size", kWindow, 1, 65'536);
    const std::int64_t squares = pixels / tower.patches.square / tower.patches.side;
    if (squares < 1)
        config.fail("window_size", Sentence("Expected at least %1 pixels, a square of patches; found %2.",
                                            tower.patches.token_side(), pixels));
    tower.window = static_cast<std::int32_t>(squares) * tower.patches.square;
    tower.whole.assign(static_cast<std::size_t>(tower.layers.layers), 0);
    const std::string key = "fullatt_block_indexes";
    const std::int64_t last = tower.layers.layers - 1;
    if (config.is_list(key)) {
        for (const std::int64_t layer : config.integers_or_none(key, 0, last))
            tower.whole[static_cast<std::size_t>(layer)] = 1;
        return;
    }
    for (const std::int64_t layer : kWholeLayers)
        if (layer <= last) tower.whole[static_cast<std::size_t>(layer)] = 1;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const QwenTextConfig text_config(folder.config);
    const Config& text = *text_config;
    part_type(text, "text_config", kName, {"qwen2_5_vl_text", "qwen2_5_vl"});
    LlamaPlan plan = read_qwen2_plan(kName, text, kTextDefaults);
    finish_qwen_text(plan, text, folder.config);
    if (!has_qwen_tower(folder)) return make_qwen_text(std::move(plan), folder, std::move(backend), stop, progress);
    const Config vision = image_part(folder).config;
    QwenTower tower = read_qwen_tower(
        vision, {.layers = {.hidden = 3584, .inner = 3420, .layers = 32, .heads = 16}, .activation = "silu"});
    tower.layers.norms = Norm::Kind::Rms;
    read_windows(tower, vision);
    tower.text = {plan.sizes.hidden, "hidden_size"};
    return make_qwen_vl(std::move(plan), folder, tower, kTower, std::move(backend), stop, progress);
}

constexpr std::string_view kGgufTexts[] = {"qwen2vl"};

constexpr GgufTensor kOwnGgufTensors[] = {
    {"v.blk.*.ffn_gate", "blocks.*.mlp.gate_proj"},
    {"v.blk.*.ffn_up", "blocks.*.mlp.up_proj"},
    {"v.blk.*.ffn_down", "blocks.*.mlp.down_proj"},
    {"v.post_ln", "merger.ln_q"},
    {"mm.0", "merger.mlp.0"},
    {"mm.2", "merger.mlp.2"},
};
constexpr auto kGgufTensors = joined_rows(kOwnGgufTensors, kGgufQwenTowerTensors);

/// Every so many layers one has no windows; their size is that of all published models unless the file says.
void add_gguf_fields(const GgufStore& files, GgufFields& fields) {
    constexpr std::int64_t kMostLayers = 1'000;
    const GgufMetadata& metadata = image_metadata(files);
    add_qwen_image_fields(files, fields);
    add_image_activation(metadata, "gelu_pytorch_tanh", fields);
    const std::int64_t period = image_number(metadata, "clip.vision.n_wa_pattern", kMostLayers);
    const std::int64_t layers = image_number(metadata, "clip.vision.block_count", kMostLayers);
    std::string whole;
    for (std::int64_t layer = period - 1; layer < layers; layer += period)
        whole += (whole.empty() ? "" : ",") + std::to_string(layer);
    fields["vision_config.fullatt_block_indexes"] = "[" + whole + "]";
    fields["vision_config.window_size"] =
        std::to_string(image_number(metadata, "clip.vision.window_size", 65'536, kWindow));
}

/// Bounds of pixels as published, which files leave out.
void add_preprocessing(const GgufMetadata& metadata, GgufFields& fields) {
    add_qwen_preprocessing(metadata, 3'136, 12'845'056, fields);
}

constexpr GgufImageEncoder kGguf{.projector = "qwen2.5vl_merger",
                                 .texts = kGgufTexts,
                                 .text_type = "qwen2_5_vl_text",
                                 .fields = kGgufQwenTowerFields,
                                 .start = "visual.",
                                 .tower = kGgufTensors,
                                 .tokens = kGgufQwenTokens,
                                 .more_fields = add_gguf_fields,
                                 .preprocessing = add_preprocessing};

}  // namespace

extern const Architecture kQwen25Vl;
constinit const Architecture kQwen25Vl{
    .model_type = "qwen2_5_vl", .name = kName, .load = load, .image_encoder = &kGguf};

}  // namespace headlight::qwen2_5_vl
