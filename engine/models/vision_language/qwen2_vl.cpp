// Qwen2-VL (arXiv 2409.12191): a tower that reads images of any size, with rotary positions by row and column, whose
// states become tokens of Qwen 2's text, a square of patches each; there they stand by row and column too.

#include "models/architecture.h"
#include "models/blocks/plans/qwen_plan.h"
#include "models/blocks/plans/qwen_tower.h"
#include "models/blocks/plans/text_part.h"

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
    QwenTower tower = read_tower(image_part(folder).config);
    tower.text = {plan.sizes.hidden, "hidden_size"};
    return make_qwen_vl(std::move(plan), folder, tower, kTower, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kQwen2Vl;
constinit const Architecture kQwen2Vl{"qwen2_vl", kName, load};

}  // namespace headlight::qwen2_vl
