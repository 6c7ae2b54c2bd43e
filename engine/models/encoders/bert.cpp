// BERT (arXiv 1810.04805) with the heads of Hugging Face transformers: encoder layers whose norms follow each sum.
// MosaicBERT (arXiv 2312.17482) and DNABERT-2 (arXiv 2306.15006) go by its name: they have ALiBi in place of a table of
// positions, queries, keys and values in one tensor, and gates.

#include "models/architecture.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/encoder_plan.h"
#include "models/gguf_fields.h"

#include <string>
#include <utility>

namespace headlight::bert {

namespace {

constexpr std::string_view kName = "BERT encoder";

void refuse_variants(const Config& config) {
    const std::string positions = config.text_or("position_embedding_type", "absolute");
    if (positions != "absolute")
        fail_unsupported(
            config, "position_embedding_type",
            Sentence("Position embeddings of the type \"%1\" are not supported; supported types: absolute.",
                     positions));
    if (config.boolean_or("is_decoder", false))
        fail_unsupported(config, "is_decoder", Sentence("BERT is supported as an encoder only, not as a decoder."));
}

/// Folders without weights are told by a field that MosaicBERT's configuration alone has.
bool is_mosaic(const ModelFolder& folder) {
    const std::string name = "encoder.layer.0.attention.self.Wqkv.weight";
    if (folder.weights->declared()) return folder.config.has("alibi_starting_size");
    return folder.weights->find("bert." + name) || folder.weights->find(name);
}

void plan_mosaic(EncoderPlan& plan, const Config& config) {
    const std::string activation = config.text_or(plan.fields.activation, "gelu");
    if (activation != "gelu")
        fail_unsupported(config, plan.fields.activation,
                         Sentence("The feed-forward network \"%1\" cannot be run; supported: %2.", activation, "gelu"));
    plan.architecture = "MosaicBERT encoder";
    plan.names.positions = {};
    plan.names.fused = "attention.self.Wqkv";
    plan.names.up = "mlp.gated_layers";
    plan.names.down = "mlp.wo";
    plan.names.norm = "mlp.layernorm";
    plan.positions = 0;  // any number of tokens: slopes go on
    plan.alibi = plan.gated = true;
    plan.inner_bias = false;
}

/// The classifier of texts. Files of other encoders that go by BERT's name have two layers instead of a pooler and one.
HeadPlan classifier_of(const EncoderPlan& plan, const Config& config) {
    const std::string field = "classifier_activation";
    if (config.text_or(field, "").empty())
        return {.out = "classifier", .outputs = plan.label_count(), .reads_pooler = true};
    return {.transform = {"classifier.dense"},
            .activation = activation_of(config, field, ""),
            .out = "classifier.out_proj",
            .outputs = plan.label_count()};
}

void plan_heads(EncoderPlan& plan, const Config& config) {
    const HeadPlan words{.transform = {"cls.predictions.transform.dense"},
                         .activation = plan.activation,
                         .norm = {"cls.predictions.transform.LayerNorm"},
                         .out = "cls.predictions.decoder",
                         .out_bias = {"cls.predictions.bias", "cls.predictions.decoder.bias"},
                         .outputs = plan.vocabulary_size(),
                         .tied = plan.tied};
    const HeadPlan sentence{.out = "cls.seq_relationship", .outputs = {2, "2"}, .reads_pooler = true};
    switch (plan.task) {
        case ModelTask::MaskedWord:
            plan.head = words;
            break;
        case ModelTask::MaskedWordAndNextSentence:
            plan.head = words;
            plan.sentence = sentence;
            break;
        case ModelTask::NextSentence:
            plan.sentence = sentence;
            break;
        case ModelTask::SequenceClassification:
            plan.head = classifier_of(plan, config);
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
    refuse_variants(folder.config);
    EncoderPlan plan = read_encoder_plan(kName, "bert.", folder.config, {},
                                         {{"ForPreTraining", ModelTask::MaskedWordAndNextSentence},
                                          {"ForNextSentencePrediction", ModelTask::NextSentence}});
    plan.types = folder.config.integer_or("type_vocab_size", 2, 0, 1'000);
    if (is_mosaic(folder)) plan_mosaic(plan, folder.config);
    plan_heads(plan, folder.config);
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

/// Rows of the table of token types, which DistilBERT's files lack: they go by BERT's name, as RoBERTa's do. Of heads
/// there are classifiers of texts only. BERT's is one layer, which reads the pooler's output; RoBERTa's and
/// DistilBERT's are two.
void add_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    const auto types = file.find("token_types.weight");
    fields["type_vocab_size"] = std::to_string(types && !types->shape.empty() ? types->shape.front() : 0);
    if (!has_tensor(file, "cls.output.weight")) return;
    fields["architectures"] = "[\"BertForSequenceClassification\"]";
    add_classes(file, name, fields);
    if (has_tensor(file, "cls.weight")) fields["classifier_activation"] = types ? "\"tanh\"" : "\"relu\"";
}

constexpr GgufField kGgufFields[] = {
    {"hidden_size", ".embedding_length"},
    {"num_hidden_layers", ".block_count"},
    {"num_attention_heads", ".attention.head_count"},
    {"intermediate_size", ".feed_forward_length"},
    {"max_position_embeddings", ".context_length"},
    {"layer_norm_eps", ".attention.layer_norm_epsilon"},
};

constexpr GgufTensor kGgufTensors[] = {
    {"token_embd", "embeddings.word_embeddings"},
    {"position_embd", "embeddings.position_embeddings"},
    {"token_types", "embeddings.token_type_embeddings"},
    {"token_embd_norm", "embeddings.LayerNorm"},
    {"blk.*.attn_q", "encoder.layer.*.attention.self.query"},
    {"blk.*.attn_k", "encoder.layer.*.attention.self.key"},
    {"blk.*.attn_v", "encoder.layer.*.attention.self.value"},
    {"blk.*.attn_output", "encoder.layer.*.attention.output.dense"},
    {"blk.*.attn_output_norm", "encoder.layer.*.attention.output.LayerNorm"},
    {"blk.*.ffn_up", "encoder.layer.*.intermediate.dense"},
    {"blk.*.ffn_down", "encoder.layer.*.output.dense"},
    {"blk.*.layer_output_norm", "encoder.layer.*.output.LayerNorm"},
    {"cls", "classifier.dense"},
    {"cls.output", "classifier.out_proj", GgufForm::Rows, "cls"},
    {"cls.output", "classifier", GgufForm::Rows},
};

/// DistilBERT's, RoBERTa's and XLM-RoBERTa's files go by this name too.
constexpr GgufArchitecture kGguf{"bert", kGgufFields, kGgufTensors, add_gguf_fields};

}  // namespace

extern const Architecture kBert;
constinit const Architecture kBert{"bert", kName, load, &kGguf};

}  // namespace headlight::bert
