// Qwen3-VL (arXiv 2511.21631): a tower with learned positions besides the rotary ones, of which more than the last
// states reach the text, that of Qwen 3 (DeepStack, arXiv 2406.04334).

#include "models/architecture.h"
#include "models/blocks/plans/qwen_plan.h"
#include "models/blocks/plans/qwen_tower.h"
#include "models/blocks/plans/text_part.h"
#include "models/decoders/gguf_decoder.h"
#include "models/vision_language/gguf_vision.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace headlight::qwen3_vl {

namespace {

constexpr std::string_view kName = "Qwen3-VL image and text decoder";

constexpr QwenTowerKind kTower{
    .layer = {.attention_norm = "norm1",
              .attention_output = "attn.proj",
              .norm = "norm2",
              .up = "mlp.linear_fc1",
              .down = "mlp.linear_fc2",
              .fused = "attn.qkv"},
    .merger_norm = "norm",
    .merger_up = "linear_fc1",
    .merger_down = "linear_fc2",
    .patch_bias = true,
};

// Those of transformers: published folders leave out what equals them.
constexpr LlamaDefaults kTextDefaults{
    .sizes = {.vocabulary = 151'936, .hidden = 4096, .layers = 32, .heads = 32, .positions = 128'000},
    .key_heads = 32,
    .head_size = 128,
    .inner = 22'016,
    .rotary = {.theta = 5e5, .interleaved_axes = true}};
constexpr std::int64_t kPositions = 2304;
constexpr std::int64_t kDeepLayers[] = {8, 16, 24};

std::int64_t read_learned(const Config& config) {
    const std::int64_t positions = config.integer_or("num_position_embeddings", kPositions, 1, 10'000'000);
    const auto side = static_cast<std::int64_t>(std::lround(std::sqrt(static_cast<double>(positions))));
    if (side * side != positions)
        config.fail("num_position_embeddings",
                    Sentence("Expected the square of a number of rows and columns; found %1.", positions));
    return side;
}

/// Layers in ascending order, as there are layers of the text that their states are added after.
std::vector<std::int64_t> read_deep_layers(const Config& config, std::int64_t layers, std::int64_t of_text) {
    const std::string key = "deepstack_visual_indexes";
    std::vector<std::int64_t> deep(std::begin(kDeepLayers), std::end(kDeepLayers));
    if (config.is_list(key)) deep = config.integers_or_none(key, 0, layers - 1);
    const bool ascends = std::ranges::adjacent_find(deep, std::ranges::greater_equal{}) == deep.end();
    if (!ascends || std::ssize(deep) > of_text || (!deep.empty() && deep.back() >= layers))
        config.fail(
            key,
            Sentence(
                "Expected layers of the tower in ascending order, below %1 and no more than the %2 layers of the text.",
                layers, of_text));
    return deep;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const QwenTextConfig text_config(folder.config);
    const Config& text = *text_config;
    part_type(text, "text_config", kName, {"qwen3_vl_text", "qwen3_vl"});
    LlamaPlan plan = read_qwen3_plan(kName, text, kTextDefaults);
    finish_qwen_text(plan, text, folder.config);
    if (!has_qwen_tower(folder)) return make_qwen_text(std::move(plan), folder, std::move(backend), stop, progress);
    const Config vision = image_part(folder).config;
    QwenTower tower = read_qwen_tower(vision, {.layers = {.hidden = 1152, .inner = 4304, .layers = 27, .heads = 16},
                                               .activation = "gelu_pytorch_tanh",
                                               .patch = 16});
    tower.learned = read_learned(vision);
    tower.deep = read_deep_layers(vision, tower.layers.layers, plan.sizes.layers);
    tower.text = {plan.sizes.hidden, "text_config.hidden_size"};
    return make_qwen_vl(std::move(plan), folder, tower, kTower, std::move(backend), stop, progress);
}

constexpr GgufArchitecture kGgufText{"qwen3vl", kGgufDecoderFields, kGgufDecoderTensors, add_qwen_axes};

constexpr std::string_view kGgufTexts[] = {"qwen3vl"};

// Layers of the tower whose states reach the text stand in the order of the text's layers.
constexpr GgufTensor kOwnGgufTensors[] = {
    {"v.position_embd", "pos_embed"},
    {"v.blk.*.ffn_up", "blocks.*.mlp.linear_fc1"},
    {"v.blk.*.ffn_down", "blocks.*.mlp.linear_fc2"},
    {"v.deepstack.*.norm", "deepstack_merger_list.*.norm", GgufForm::Ranked},
    {"v.deepstack.*.fc1", "deepstack_merger_list.*.linear_fc1", GgufForm::Ranked},
    {"v.deepstack.*.fc2", "deepstack_merger_list.*.linear_fc2", GgufForm::Ranked},
    {"v.post_ln", "merger.norm"},
    {"mm.0", "merger.linear_fc1"},
    {"mm.2", "merger.linear_fc2"},
};
constexpr auto kGgufTensors = joined_rows(kOwnGgufTensors, kGgufQwenTowerTensors);

/// Learned positions, and the layers whose states reach the text.
void add_gguf_fields(const GgufStore& files, GgufFields& fields) {
    constexpr std::int64_t kMostSide = 65'536;
    const GgufMetadata& metadata = image_metadata(files);
    add_qwen_image_fields(files, fields);
    add_image_activation(metadata, "gelu_pytorch_tanh", fields);
    const std::int64_t side = image_number(metadata, "clip.vision.image_size", kMostSide) /
                              image_number(metadata, "clip.vision.patch_size", kMostSide);
    fields["vision_config.num_position_embeddings"] = std::to_string(side * side);
    std::string deep;
    for (std::int64_t layer : layers_with_tensor(*files.image_encoder(), "v.deepstack.", ".norm.weight"))
        deep += (deep.empty() ? "" : ",") + std::to_string(layer);
    fields["vision_config.deepstack_visual_indexes"] = "[" + deep + "]";
}

/// Bounds of pixels as published, which files leave out.
void add_preprocessing(const GgufMetadata& metadata, GgufFields& fields) {
    add_qwen_preprocessing(metadata, 65'536, 16'777'216, fields);
}

constexpr GgufImageEncoder kGguf{.projector = "qwen3vl_merger",
                                 .texts = kGgufTexts,
                                 .text_type = "qwen3_vl_text",
                                 .fields = kGgufQwenTowerFields,
                                 .start = "visual.",
                                 .tower = kGgufTensors,
                                 .tokens = kGgufQwenTokens,
                                 .more_fields = add_gguf_fields,
                                 .preprocessing = add_preprocessing};

}  // namespace

extern const Architecture kQwen3Vl;
constinit const Architecture kQwen3Vl{
    .model_type = "qwen3_vl", .name = kName, .load = load, .gguf = &kGgufText, .image_encoder = &kGguf};

}  // namespace headlight::qwen3_vl
