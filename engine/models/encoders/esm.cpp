// ESM-2 (DOI 10.1126/science.ade2574), which reads proteins, and the Nucleotide Transformer
// (DOI 10.1038/s41592-024-02523-z), which reads DNA: norms before attention and feed-forward, rotary or learned
// positions.

#include "models/architecture.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/encoder_plan.h"
#include "models/blocks/plans/rotary_config.h"

#include <memory>
#include <utility>

namespace headlight::esm {

namespace {

constexpr std::string_view kName = "ESM encoder";

void plan_positions(EncoderPlan& plan, const Config& config) {
    const std::string field = "position_embedding_type";
    const std::string kind = config.text_or(field, "absolute");
    if (kind == "absolute") {
        plan.padding = static_cast<std::int32_t>(config.integer_or("pad_token_id", 1, 0, plan.positions - 2));
        plan.first_position = plan.padding + 1;
        return;
    }
    if (kind != "rotary")
        fail_unsupported(
            config, field,
            Sentence("Positions of the type \"%1\" cannot be run; supported types: absolute, rotary.", kind));
    plan.names.positions = {};
    plan.ignored.emplace_back("embeddings.position_embeddings.weight");
    const auto angles = std::make_shared<RotaryAngles>(rotary_frequencies(config, plan.hidden / plan.heads));
    for (EncoderLayerPlan& layer : plan.layers) layer.rotary = angles;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    for (const char* field : {"is_decoder", "is_folding_model"})
        if (config.boolean_or(field, false))
            fail_unsupported(config, field, Sentence("ESM can be run as an encoder of sequences only."));
    EncoderPlan plan = read_encoder_plan(kName, "esm.", config);
    plan.activation = Activation::Gelu;
    plan.norms_before = true;
    plan.names.types = {};
    plan.names.embedding_norm = config.boolean_or("emb_layer_norm_before", false) ? "embeddings.layer_norm" : "";
    plan.names.attention_norm = "attention.LayerNorm";
    plan.names.norm = "LayerNorm";
    plan.names.final_norm = "encoder.emb_layer_norm_after";
    plan.ignored = {".rotary_embeddings.inv_freq", "contact_head.regression.weight", "contact_head.regression.bias"};
    plan_positions(plan, config);
    plan.head = roberta_head(plan);
    const bool drops = config.boolean_or("token_dropout", false);
    const auto mask = static_cast<std::int32_t>(config.integer_or("mask_token_id", -1, 0, plan.vocabulary - 1));
    if (drops && mask < 0)
        config.fail("mask_token_id", Sentence("Expected the id of the mask token, which token_dropout needs."));
    plan.finish = [drops, mask](Encoder& encoder, const LoadedTensors& /*tensors*/, Backend& /*backend*/) {
        if (drops) encoder.embeddings.dropout.mask_id = mask;
        encoder.zeroes_padding = true;
    };
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kEsm;
constinit const Architecture kEsm{"esm", kName, load};

}  // namespace headlight::esm
