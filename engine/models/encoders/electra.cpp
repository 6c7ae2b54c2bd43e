// ELECTRA (arXiv 2003.10555): a generator fills masks, and a discriminator says which tokens were replaced.

#include "models/architecture.h"
#include "models/blocks/plans/encoder_plan.h"

#include <utility>

namespace headlight::electra {

namespace {

constexpr std::string_view kName = "ELECTRA encoder";

HeadPlan head_of(const EncoderPlan& plan) {
    switch (plan.task) {
        case ModelTask::ReplacedTokens:
            return {.transform = {"discriminator_predictions.dense"},
                    .activation = plan.activation,
                    .out = "discriminator_predictions.dense_prediction",
                    .outputs = {1, "1"}};
        case ModelTask::MaskedWord:
            return {.transform = {"generator_predictions.dense"},
                    .activation = Activation::Gelu,
                    .norm = {"generator_predictions.LayerNorm"},
                    .out = "generator_lm_head",
                    .outputs = plan.vocabulary_size(),
                    .width = plan.embedding,
                    .tied = plan.tied};
        case ModelTask::SequenceClassification:
            return {.transform = {"classifier.dense"},
                    .activation = Activation::Gelu,
                    .out = "classifier.out_proj",
                    .outputs = plan.label_count()};
        default:
            return common_head(plan);
    }
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    EncoderPlan plan =
        read_encoder_plan(kName, "electra.", config, {}, {{"ForPreTraining", ModelTask::ReplacedTokens}});
    plan.names.projection = "embeddings_project";
    plan.names.pooler = {};
    plan.embedding = config.integer_or("embedding_size", 128, 1, 65'536);
    plan.types = config.integer_or("type_vocab_size", 2, 1, 1'000);
    plan.head = head_of(plan);
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kElectra;
constinit const Architecture kElectra{"electra", kName, load};

}  // namespace headlight::electra
