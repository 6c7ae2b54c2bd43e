// OPT (arXiv 2205.01068): learned positions behind two rows of padding, ReLU, and in one size norms after the sums and
// embeddings that are projected.

#include "models/decoders/opt.h"

#include "models/architecture.h"

#include <utility>

namespace headlight {

namespace opt {

namespace {

constexpr std::string_view kName = "OPT decoder";

DecoderNames names() {
    DecoderNames names;
    names.words = "decoder.embed_tokens";
    names.positions = "decoder.embed_positions";
    names.final_norm = "decoder.final_layer_norm";
    names.layers = "decoder.layers.";
    names.attention_norm = "self_attn_layer_norm";
    names.fused = {};
    names.query = "self_attn.q_proj";
    names.key = "self_attn.k_proj";
    names.value = "self_attn.v_proj";
    names.attention_output = "self_attn.out_proj";
    names.norm = "final_layer_norm";
    names.up = "fc1";
    names.down = "fc2";
    return names;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return make_decoder(read_opt_plan(kName, folder.config), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kOpt;
constinit const Architecture kOpt{"opt", kName, load};

}  // namespace opt

DecoderPlan read_opt_plan(std::string_view name, const Config& config) {
    DecoderPlan plan = read_decoder_plan(name, "model.", config,
                                         {.sizes = {},
                                          .embedding = "word_embed_proj_dim",
                                          .inner = "ffn_dim",
                                          .default_activation = "relu",
                                          .epsilon = ""});
    plan.inner = config.integer("ffn_dim", 1, 1'000'000);  // without a default
    plan.names = opt::names();
    if (plan.embedding != plan.sizes.hidden) {
        plan.names.project_in = "decoder.project_in";
        plan.names.project_out = "decoder.project_out";
    }
    plan.first_position = 2;
    plan.norms_after_sums = !config.boolean_or("do_layer_norm_before", true);
    if (plan.norms_after_sums || config.boolean_or("_remove_final_layer_norm", false)) plan.names.final_norm = {};
    plan.query_key_value_bias = plan.attention_output_bias = plan.feed_forward_bias =
        config.boolean_or("enable_bias", true);
    if (!config.boolean_or("layer_norm_elementwise_affine", true))
        fail_unsupported(config, "layer_norm_elementwise_affine",
                         Sentence("OPT with norms without weights is not supported."));
    return plan;
}

}  // namespace headlight
