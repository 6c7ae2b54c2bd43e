// StableLM (arXiv 2402.17834): Llama with layer norms and rotary positions in a part of each head.

#include "models/architecture.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/decoders/gguf_decoder.h"
#include "models/gguf_fields.h"

namespace headlight::stablelm {

namespace {

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    // Configurations of the first folders call the share so.
    const double share = config.real_or("rope_pct", 0.25, 0, 1);
    LlamaPlan plan = read_llama_plan("StableLM decoder", config, {.rotary = {.share = share}});
    plan.norms = Norm::Kind::Layer;
    plan.norm_bias = true;
    plan.epsilon = epsilon_of(config, "layer_norm_eps", 1e-5);
    plan.query_key_value_bias = config.boolean_or("use_qkv_bias", false);
    plan.parallel = config.boolean_or("use_parallel_residual", false);
    if (config.boolean_or("qk_layernorm", false)) plan.query_key_norm = QueryKeyNorm::HeadByHead;
    plan.norm_names.query = "self_attn.q_layernorm";
    plan.norm_names.key = "self_attn.k_layernorm";
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

void add_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    if (has_tensor(file, "blk.0.attn_q_norm.weight"))
        fail_unsupported(
            file, "blk.0.attn_q_norm.weight",
            Sentence("StableLM with norms of queries and keys can be run from a folder, not from a GGUF file."));
    add_gguf_decoder_fields(file, name, fields);
    fields["use_qkv_bias"] = fields["attention_bias"];
}

constexpr GgufField kGgufFields[] = {
    {"layer_norm_eps", ".attention.layer_norm_epsilon"},
    {"use_parallel_residual", ".use_parallel_residual"},
};

constexpr GgufArchitecture kGguf{"stablelm", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_fields, kGgufFields};

}  // namespace

extern const Architecture kStableLm;
constinit const Architecture kStableLm{"stablelm", "StableLM decoder", load, &kGguf};

}  // namespace headlight::stablelm
