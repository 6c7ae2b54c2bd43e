// DistilBERT (arXiv 1910.01108): half of BERT's layers, no token types and no pooler.

#include "models/architecture.h"
#include "models/blocks/plans/encoder_plan.h"

#include <utility>

namespace headlight::distilbert {

namespace {

constexpr std::string_view kName = "DistilBERT encoder";
constexpr float kEpsilon = 1e-12F;  // not in the configuration

EncoderNames names() {
    EncoderNames names;
    names.types = {};
    names.pooler = {};
    names.layers = "transformer.layer.";
    names.query = "attention.q_lin";
    names.key = "attention.k_lin";
    names.value = "attention.v_lin";
    names.attention_output = "attention.out_lin";
    names.attention_norm = "sa_layer_norm";
    names.up = "ffn.lin1";
    names.down = "ffn.lin2";
    names.norm = "output_layer_norm";
    return names;
}

HeadPlan head_of(const EncoderPlan& plan) {
    switch (plan.task) {
        case ModelTask::MaskedWord:
            return {.transform = {"vocab_transform"},
                    .activation = plan.activation,
                    .norm = {"vocab_layer_norm"},
                    .out = "vocab_projector",
                    .outputs = plan.vocabulary_size(),
                    .tied = plan.tied};
        case ModelTask::SequenceClassification:
            return {.transform = {"pre_classifier"},
                    .activation = Activation::Relu,
                    .out = "classifier",
                    .outputs = plan.label_count()};
        default:
            return common_head(plan);
    }
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    EncoderPlan plan = read_encoder_plan(kName, "distilbert.", folder.config,
                                         {.hidden = "dim",
                                          .layers = "n_layers",
                                          .heads = "n_heads",
                                          .inner = "hidden_dim",
                                          .activation = "activation",
                                          .epsilon = ""});
    plan.names = names();
    plan.epsilon = kEpsilon;
    plan.head = head_of(plan);
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kDistilBert;
constinit const Architecture kDistilBert{"distilbert", kName, load};

}  // namespace headlight::distilbert
