// GPTBigCode (SantaCoder, arXiv 2301.03988; StarCoder, arXiv 2305.06161): GPT-2 whose heads share one key and one
// value.

#include "models/architecture.h"
#include "models/blocks/plans/decoder_plan.h"
#include "models/decoders/gpt2.h"

#include <utility>

namespace headlight::gpt_bigcode {

namespace {

constexpr std::string_view kName = "GPTBigCode decoder";

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    if (config.boolean_or("add_cross_attention", false))
        fail_unsupported(config, "add_cross_attention",
                         Sentence("GPTBigCode with attention to an encoder cannot be run."));
    DecoderPlan plan = read_decoder_plan(kName, "transformer.", config, {.default_activation = "gelu_pytorch_tanh"});
    const bool shared = config.boolean_or("multi_query", true);
    if (shared) plan.key_heads = 1;
    plan.fused_order = shared ? FusedOrder::Whole : FusedOrder::ByKeyHead;
    if (!config.boolean_or("scale_attn_weights", true))
        plan.attention = [](AttentionSpec& spec, std::int64_t /*layer*/) { spec.scale = 1.0F; };
    plan.ignored = {".attn.bias", ".attn.masked_bias"};  // the causal mask, which old checkpoints keep as a tensor
    return make_decoder(std::move(plan), folder, std::move(backend), stop, progress);
}

/// Files are of models whose heads share one key and one value.
constexpr GgufArchitecture kGguf{"starcoder", kGpt2GgufFields, kGpt2GgufTensors};

}  // namespace

extern const Architecture kGptBigCode;
constinit const Architecture kGptBigCode{"gpt_bigcode", kName, load, &kGguf};

}  // namespace headlight::gpt_bigcode
