// Qwen2-VL (arXiv 2409.12191): a tower that reads images of any size, with rotary positions by row and column, whose
// states become tokens of Qwen 2's text, a square of patches each; there they stand by row and column too.

#include "json/json_writer.h"
#include "models/architecture.h"
#include "models/blocks/plans/qwen_plan.h"
#include "models/blocks/plans/qwen_tower.h"
#include "models/blocks/plans/text_part.h"
#include "models/decoders/gguf_decoder.h"
#include "models/vision_language/gguf_vision.h"

#include <utility>

namespace headlight::qwen2_vl {

namespace {

constexpr std::string_view kName = "Qwen2-VL image and text decoder";

constexpr QwenTowerKind kTower{
    .layer = {.attention_norm = "norm1",
              .attention_output = "attn.proj",
              .norm = "norm2",
              .up = "mlp.fc1",
              .down = "mlp.fc2",
              .fused = "attn.qkv"},
    .merger_norm = "ln_q",
    .merger_up = "mlp.0",
    .merger_down = "mlp.2",
};

// Those of transformers: published folders leave out what equals them.
constexpr LlamaDefaults kTextDefaults{
    .sizes = {.vocabulary = 152'064, .hidden = 8192, .layers = 80, .heads = 64, .positions = 32'768},
    .key_heads = 8,
    .inner = 29'568,
    .rotary = {.theta = 1e6}};

QwenTower read_tower(const Config& config) {
    QwenTower tower = read_qwen_tower(config, {.hidden_field = "embed_dim",
                                               .layers = {.hidden = 1280, .inner = 5120, .layers = 32, .heads = 16},
                                               .activation = "quick_gelu"});
    const double ratio = config.real_or("mlp_ratio", 4, 1e-3, 1e3);
    tower.layers.inner = {static_cast<std::int64_t>(static_cast<double>(tower.layers.hidden.size) * ratio),
                          "embed_dim * mlp_ratio"};
    return tower;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const QwenTextConfig text_config(folder.config);
    const Config& text = *text_config;
    part_type(text, "text_config", kName, {"qwen2_vl_text", "qwen2_vl"});
    LlamaPlan plan = read_qwen2_plan(kName, text, kTextDefaults);
    finish_qwen_text(plan, text, folder.config);
    if (!has_qwen_tower(folder)) return make_qwen_text(std::move(plan), folder, std::move(backend), stop, progress);
    QwenTower tower = read_tower(image_part(folder).config);
    tower.text = {plan.sizes.hidden, "hidden_size"};
    return make_qwen_vl(std::move(plan), folder, tower, kTower, std::move(backend), stop, progress);
}

constexpr GgufArchitecture kGgufText{"qwen2vl", kGgufDecoderFields, kGgufDecoderTensors, add_qwen_axes};

constexpr std::string_view kGgufTexts[] = {"qwen2vl"};

constexpr GgufField kGgufFields[] = {
    {"vision_config.patch_size", "clip.vision.patch_size"},
    {"vision_config.embed_dim", "clip.vision.embedding_length"},
    {"vision_config.depth", "clip.vision.block_count"},
    {"vision_config.num_heads", "clip.vision.attention.head_count"},
};

constexpr GgufTensor kOwnGgufTensors[] = {
    {"v.blk.*.ffn_up", "blocks.*.mlp.fc1"},
    {"v.blk.*.ffn_down", "blocks.*.mlp.fc2"},
    {"v.post_ln", "merger.ln_q"},
    {"mm.0", "merger.mlp.0"},
    {"mm.2", "merger.mlp.2"},
};
constexpr auto kGgufTensors = joined_rows(kOwnGgufTensors, kGgufQwenTowerTensors);

/// The feed-forward networks' width as a multiple of the tower's.
void add_gguf_fields(const GgufStore& files, GgufFields& fields) {
    add_qwen_image_fields(files, fields);
    add_image_activation(image_metadata(files), "gelu_pytorch_tanh", fields);
    const auto width =
        static_cast<double>(image_number(image_metadata(files), "clip.vision.embedding_length", 1'000'000));
    fields["vision_config.mlp_ratio"] = json_number(static_cast<double>(inner_width_of_image_encoder(files)) / width);
}

/// Bounds of pixels as published, which files leave out.
void add_preprocessing(const GgufMetadata& metadata, GgufFields& fields) {
    add_qwen_preprocessing(metadata, 3'136, 12'845'056, fields);
}

constexpr GgufImageEncoder kGguf{.projector = "qwen2vl_merger",
                                 .texts = kGgufTexts,
                                 .text_type = "qwen2_vl_text",
                                 .fields = kGgufFields,
                                 .start = "visual.",
                                 .tower = kGgufTensors,
                                 .tokens = kGgufQwenTokens,
                                 .more_fields = add_gguf_fields,
                                 .preprocessing = add_preprocessing};

}  // namespace

extern const Architecture kQwen2Vl;
constinit const Architecture kQwen2Vl{
    .model_type = "qwen2_vl", .name = kName, .load = load, .gguf = &kGgufText, .image_encoder = &kGguf};

}  // namespace headlight::qwen2_vl
