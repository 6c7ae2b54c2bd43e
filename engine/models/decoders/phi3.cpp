// Phi-3 and Phi-4-mini (arXiv 2404.14219): Llama whose files hold projections side by side, with a sliding window.

#include "models/architecture.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/decoders/gguf_decoder.h"

namespace headlight::phi3 {

namespace {

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    LlamaPlan plan = read_llama_plan("Phi-3 decoder", folder.config);
    plan.fused_query_key_value = plan.fused_gate_up = true;
    read_windows(plan, folder.config, [](std::int64_t) { return true; });
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

constexpr GgufTensor kGgufTensors[] = {
    {"blk.*.attn_qkv", "model.layers.*.self_attn.qkv_proj"},
    {"blk.*.ffn_up", "model.layers.*.mlp.gate_up_proj"},
};

constexpr GgufArchitecture kGguf{"phi3", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_decoder_fields,
                                 {},     kGgufTensors};

}  // namespace

extern const Architecture kPhi3;
constinit const Architecture kPhi3{"phi3", "Phi-3 decoder", load, &kGguf};

}  // namespace headlight::phi3
