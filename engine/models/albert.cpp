// ALBERT (arXiv 1909.11942): all layers of a group are one, and words are narrower than the hidden states.

#include "models/architecture.h"
#include "models/blocks/encoder_plan.h"

#include <utility>

namespace headlight {

namespace {

constexpr std::string_view kName = "ALBERT encoder";

EncoderNames names() {
    EncoderNames names;
    names.projection = "encoder.embedding_hidden_mapping_in";
    names.pooler = "pooler";
    names.query = "attention.query";
    names.key = "attention.key";
    names.value = "attention.value";
    names.attention_output = "attention.dense";
    names.attention_norm = "attention.LayerNorm";
    names.up = "ffn";
    names.down = "ffn_output";
    names.norm = "full_layer_layer_norm";
    return names;
}

void plan_heads(EncoderPlan& plan) {
    const HeadPlan words{.transform = {"predictions.dense"},
                         .activation = plan.activation,
                         .norm = {"predictions.LayerNorm"},
                         .out = "predictions.decoder",
                         .out_bias = {"predictions.bias", "predictions.decoder.bias"},
                         .outputs = plan.vocabulary_size(),
                         .width = plan.embedding,
                         .tied = plan.tied};
    switch (plan.task) {
        case ModelTask::MaskedWord:
            plan.head = words;
            break;
        case ModelTask::MaskedWordAndNextSentence:
            plan.head = words;
            plan.sentence = {.out = "sop_classifier.classifier", .outputs = {2, "2"}, .reads_pooler = true};
            break;
        case ModelTask::SequenceClassification:
            plan.head = {.out = "classifier", .outputs = plan.label_count(), .reads_pooler = true};
            break;
        case ModelTask::TokenClassification:
            plan.head = token_classifier(plan, "classifier");
            break;
        case ModelTask::QuestionAnswering:
            plan.head = answer_head("qa_outputs");
            break;
        default:
            break;
    }
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    EncoderPlan plan =
        read_encoder_plan(kName, "albert.", config, {}, {{"ForPreTraining", ModelTask::MaskedWordAndNextSentence}});
    const auto layers = static_cast<std::int64_t>(plan.layers.size());
    if (config.integer_or("inner_group_num", 1, 1, 1'000) != 1)
        config.fail("inner_group_num", "Only groups of one layer can be run.");
    plan.stored_layers = config.integer_or("num_hidden_groups", 1, 1, layers);
    plan.layer_name = [](std::int64_t group) {
        return "encoder.albert_layer_groups." + std::to_string(group) + ".albert_layers.0.";
    };
    plan.names = names();
    plan.embedding = config.integer_or("embedding_size", 128, 1, 65'536);
    plan.types = config.integer_or("type_vocab_size", 2, 1, 1'000);
    plan_heads(plan);
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kAlbert;
constinit const Architecture kAlbert{"albert", kName, load};

}  // namespace headlight
