// Llama 1 to 3 (arXiv 2302.13971, 2307.09288, 2407.21783) and models of its plan; of GGUF files also Mistral and
// Mixtral, which go by its name.

#include "models/architecture.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/decoders/gguf_decoder.h"

namespace headlight::llama {

namespace {

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_llama_plan("Llama decoder", config);
    read_llama_traits(plan, config);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

void add_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields_with_experts(file, name, fields);
    fields["stacked_experts"] = "true";
}

constexpr GgufField kGgufFields[] = {
    {"num_local_experts", ".expert_count"},
    {"num_experts_per_tok", ".expert_used_count"},
};

constexpr GgufTensor kGgufTensors[] = {
    {"blk.*.ffn_gate_inp", "model.layers.*.block_sparse_moe.gate"},  // Mixtral's, as those below
    {"blk.*.ffn_gate_exps", "model.layers.*.block_sparse_moe.experts.w1"},
    {"blk.*.ffn_down_exps", "model.layers.*.block_sparse_moe.experts.w2"},
    {"blk.*.ffn_up_exps", "model.layers.*.block_sparse_moe.experts.w3"},
};

/// Mistral's and Mixtral's files go by this name too.
constexpr GgufArchitecture kGguf{
    "llama", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_fields, kGgufFields, kGgufTensors, true};

}  // namespace

extern const Architecture kLlama;
constinit const Architecture kLlama{"llama", "Llama decoder", load, &kGguf};

}  // namespace headlight::llama
