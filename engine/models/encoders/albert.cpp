// ALBERT (arXiv 1909.11942): a group holds the weights of one or several layers, which run one after the other and are
// repeated for as many hidden layers as share the group; words are narrower than the hidden states.

#include "models/architecture.h"
#include "models/blocks/plans/encoder_plan.h"

#include <utility>

namespace headlight::albert {

namespace {

constexpr std::string_view kName = "ALBERT encoder";
constexpr std::int64_t kMostLayers = 1'000;  // as many as any encoder may have

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
    const auto repeats = static_cast<std::int64_t>(plan.layers.size());
    const std::int64_t inner = config.integer_or("inner_group_num", 1, 1, kMostLayers / repeats);
    plan.layers.resize(static_cast<std::size_t>(repeats * inner));
    plan.stored_layers = inner * config.integer_or("num_hidden_groups", 1, 1, repeats);
    plan.group_layers = inner;
    plan.layer_name = [inner](std::int64_t stored) {
        return "encoder.albert_layer_groups." + std::to_string(stored / inner) + ".albert_layers." +
               std::to_string(stored % inner) + ".";
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

}  // namespace headlight::albert
