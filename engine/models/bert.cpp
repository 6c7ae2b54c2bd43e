// BERT (arXiv 1810.04805) with the heads of Hugging Face transformers: encoder layers whose norms follow each sum.

#include "core/error.h"
#include "models/architecture.h"
#include "models/blocks/activation_name.h"
#include "models/blocks/attention_block.h"
#include "models/blocks/embeddings.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/layers.h"
#include "models/blocks/tensor_table.h"
#include "models/blocks/token_checks.h"
#include "models/gguf_names.h"

#include <cmath>
#include <limits>
#include <utility>

namespace headlight {

namespace {

struct BertConfig {
    std::int64_t vocabulary;
    std::int64_t hidden;
    std::int64_t layers;
    std::int64_t heads;
    std::int64_t inner;
    std::int64_t positions;
    std::int64_t types;
    float epsilon;
    Activation activation;
    ModelTask task;
    bool tied;
    std::map<std::int64_t, std::string> labels;

    // Sizes with the fields that they come from.
    [[nodiscard]] Dimension vocabulary_size() const { return {vocabulary, "vocab_size"}; }
    [[nodiscard]] Dimension hidden_size() const { return {hidden, "hidden_size"}; }
    [[nodiscard]] Dimension inner_size() const { return {inner, "intermediate_size"}; }
    [[nodiscard]] Dimension label_count() const {
        return {static_cast<std::int64_t>(labels.size()), "number of labels"};
    }
    [[nodiscard]] bool has_word_head() const {
        return task == ModelTask::MaskedWord || task == ModelTask::MaskedWordAndNextSentence;
    }
    [[nodiscard]] bool has_sentence_head() const {
        return task == ModelTask::NextSentence || task == ModelTask::MaskedWordAndNextSentence;
    }
    [[nodiscard]] bool has_classifier() const {
        return task == ModelTask::SequenceClassification || task == ModelTask::TokenClassification;
    }
    [[nodiscard]] bool needs_pooler() const { return has_sentence_head() || task == ModelTask::SequenceClassification; }
};

struct NamedHead {
    std::string_view architecture;  // in config.json's `architectures`
    ModelTask task;
};

constexpr NamedHead kHeads[] = {
    {"BertModel", ModelTask::None},
    {"BertForMaskedLM", ModelTask::MaskedWord},
    {"BertForPreTraining", ModelTask::MaskedWordAndNextSentence},
    {"BertForNextSentencePrediction", ModelTask::NextSentence},
    {"BertForSequenceClassification", ModelTask::SequenceClassification},
    {"BertForTokenClassification", ModelTask::TokenClassification},
    {"BertForQuestionAnswering", ModelTask::QuestionAnswering},
};

/// The head that the configuration names; the bare encoder, with a notice, if it is one that is not known here.
ModelTask task_of(const Config& config, std::vector<std::string>& notices) {
    const std::vector<std::string> named = config.texts_or_none("architectures");
    for (const std::string& name : named)
        for (const NamedHead& head : kHeads)
            if (head.architecture == name) return head.task;
    if (!named.empty())
        notices.push_back("The head of " + named.front() + " is not known here; only the encoder runs.");
    return ModelTask::None;
}

/// Labels of a classification head: id2label, or num_labels of them by number (two, as transformers has it, if neither
/// is given).
std::map<std::int64_t, std::string> labels_of(const Config& config) {
    std::map<std::int64_t, std::string> labels = config.numbered_texts("id2label");
    if (labels.empty())
        for (std::int64_t i = 0; i < config.integer_or("num_labels", 2, 1, 1'000'000); ++i)
            labels[i] = "LABEL_" + std::to_string(i);
    if (labels.begin()->first != 0 || labels.rbegin()->first != static_cast<std::int64_t>(labels.size()) - 1)
        config.fail("id2label", "Expected the labels 0 to " + std::to_string(labels.size() - 1) + " without gaps.");
    return labels;
}

void refuse_variants(const Config& config) {
    const auto unsupported = [&](const std::string& field, const std::string& sentence) {
        throw Error(ErrorKind::Unsupported, sentence, {config.file().string(), field, {}});
    };
    const std::string positions = config.text_or("position_embedding_type", "absolute");
    if (positions != "absolute")
        unsupported("position_embedding_type",
                    "Position embeddings of the type \"" + positions + "\" cannot be run, only \"absolute\" ones.");
    if (config.boolean_or("is_decoder", false))
        unsupported("is_decoder", "BERT can be run as an encoder only, not as a decoder.");
}

BertConfig read_config(const Config& config, std::vector<std::string>& notices) {
    refuse_variants(config);
    BertConfig read{};
    read.vocabulary = config.integer_or("vocab_size", 30522, 1, 10'000'000);
    read.hidden = config.integer_or("hidden_size", 768, 1, 65'536);
    read.layers = config.integer_or("num_hidden_layers", 12, 1, 1'000);
    read.heads = config.integer_or("num_attention_heads", 12, 1, 1'024);
    read.inner = config.integer_or("intermediate_size", 3072, 1, 1'000'000);
    read.positions = config.integer_or("max_position_embeddings", 512, 1, 10'000'000);
    read.types = config.integer_or("type_vocab_size", 2, 1, 1'000);
    read.epsilon = static_cast<float>(config.real_or("layer_norm_eps", 1e-12, 1e-30, 1.0));
    read.activation = activation_of(config, "hidden_act", "gelu");
    read.tied = config.boolean_or("tie_word_embeddings", true);
    read.task = task_of(config, notices);
    if (read.has_classifier()) read.labels = labels_of(config);
    if (read.hidden % read.heads != 0)
        config.fail("num_attention_heads", "Expected a divisor of hidden_size, which is " +
                                               std::to_string(read.hidden) + "; found " + std::to_string(read.heads) +
                                               ".");
    return read;
}

void add_layer(TensorTable& table, const BertConfig& config, const std::string& name, const std::string& source) {
    const Dimension hidden = config.hidden_size();
    const Dimension inner = config.inner_size();
    const auto linear = [&](const std::string& part, const std::string& from, Dimension outputs, Dimension inputs) {
        table.body(name + part + ".weight", {source + from + ".weight"}, {outputs, inputs});
        table.body(name + part + ".bias", {source + from + ".bias"}, {outputs});
    };
    linear("query", "attention.self.query", hidden, hidden);
    linear("key", "attention.self.key", hidden, hidden);
    linear("value", "attention.self.value", hidden, hidden);
    linear("attention_output", "attention.output.dense", hidden, hidden);
    table.body_norm(name + "attention_norm", source + "attention.output.LayerNorm", hidden);
    linear("up", "intermediate.dense", inner, hidden);
    linear("down", "output.dense", hidden, inner);
    table.body_norm(name + "norm", source + "output.LayerNorm", hidden);
}

void add_heads(TensorTable& table, const BertConfig& config) {
    const Dimension hidden = config.hidden_size();
    const auto linear = [&](const std::string& name, const std::string& source, Dimension outputs) {
        table.head(name + ".weight", {source + ".weight"}, {outputs, hidden});
        table.head(name + ".bias", {source + ".bias"}, {outputs});
    };
    if (config.has_word_head()) {
        linear("word_transform", "cls.predictions.transform.dense", hidden);
        for (const auto& [part, old] : {std::pair{"weight", "gamma"}, {"bias", "beta"}}) {
            const std::string norm = "cls.predictions.transform.LayerNorm.";
            table.head(std::string("word_norm.") + part, {norm + part, norm + old}, {hidden});
        }
        table.head("word.bias", {"cls.predictions.bias", "cls.predictions.decoder.bias"}, {config.vocabulary_size()});
        if (!config.tied)
            table.head("word.weight", {"cls.predictions.decoder.weight"}, {config.vocabulary_size(), hidden});
    }
    if (config.has_sentence_head()) linear("sentence", "cls.seq_relationship", {2, "2"});
    if (config.has_classifier()) linear("classifier", "classifier", config.label_count());
    if (config.task == ModelTask::QuestionAnswering) linear("answer", "qa_outputs", {2, "2"});
}

/// What the model is made of, by the names of Hugging Face transformers.
TensorTable tensor_table(const BertConfig& config) {
    const Dimension hidden = config.hidden_size();
    TensorTable table("bert.");
    table.body("words", {"embeddings.word_embeddings.weight"}, {config.vocabulary_size(), hidden});
    table.body("positions", {"embeddings.position_embeddings.weight"},
               {{config.positions, "max_position_embeddings"}, hidden});
    table.body("types", {"embeddings.token_type_embeddings.weight"}, {{config.types, "type_vocab_size"}, hidden});
    table.body_norm("embedding_norm", "embeddings.LayerNorm", hidden);
    for (std::int64_t layer = 0; layer < config.layers; ++layer)
        add_layer(table, config, "layers." + std::to_string(layer) + ".",
                  "encoder.layer." + std::to_string(layer) + ".");
    table.layers("encoder.layer.", config.layers, "num_hidden_layers");
    table.body("pooler.weight", {"pooler.dense.weight"}, {hidden, hidden}, !config.needs_pooler());
    table.body("pooler.bias", {"pooler.dense.bias"}, {hidden}, !config.needs_pooler());
    add_heads(table, config);
    table.ignore_ending("embeddings.position_ids");
    table.ignore_ending("embeddings.token_type_ids");
    if (config.has_word_head()) {
        table.ignore_ending("cls.predictions.decoder.bias");
        if (config.tied) table.ignore_ending("cls.predictions.decoder.weight");
    }
    return table;
}

struct EncoderLayer {
    AttentionBlock attention;
    Norm attention_norm;
    FeedForward feed_forward;
    Norm norm;
};

EncoderLayer layer_of(const LoadedTensors& tensors, const BertConfig& config, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".";
    EncoderLayer layer;
    AttentionSpec& spec = layer.attention.spec;
    spec.heads = spec.key_heads = static_cast<std::int32_t>(config.heads);
    spec.head_size = spec.value_size = static_cast<std::int32_t>(config.hidden / config.heads);
    spec.scale = static_cast<float>(1.0 / std::sqrt(static_cast<double>(spec.head_size)));
    layer.attention.inputs.query = linear_of(tensors, name + "query");
    layer.attention.inputs.key = linear_of(tensors, name + "key");
    layer.attention.inputs.value = linear_of(tensors, name + "value");
    layer.attention.output = linear_of(tensors, name + "attention_output");
    layer.attention_norm = layer_norm_of(tensors, name + "attention_norm", config.epsilon);
    layer.feed_forward = {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), config.activation};
    layer.norm = layer_norm_of(tensors, name + "norm", config.epsilon);
    return layer;
}

class Bert final : public Model {
  public:
    Bert(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
         const Progress& progress)
        : backend_(std::move(backend)), config_(read_config(folder.config, description_.notices)) {
        const LoadedTensors tensors = tensor_table(config_).load(folder, *backend_, stop, progress);
        embeddings_ = {tensors.at("words"), tensors.at("positions"), tensors.at("types")};
        embedding_norm_ = layer_norm_of(tensors, "embedding_norm", config_.epsilon);
        for (std::int64_t layer = 0; layer < config_.layers; ++layer)
            layers_.push_back(layer_of(tensors, config_, layer));
        if (tensors.has("pooler.weight") && tensors.has("pooler.bias")) pooler_ = linear_of(tensors, "pooler");
        take_heads(tensors);
        describe(tensors);
    }

    [[nodiscard]] const ModelDescription& description() const override { return description_; }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        check(input);
        ForwardPass pass(*backend_, request, stop, progress);
        DeviceTensor x = embedding_norm_(*backend_, embeddings_(*backend_, input.ids, input.token_types, 0));
        pass.keep_hidden(x);
        for (std::size_t i = 0; i < layers_.size(); ++i) {
            const EncoderLayer& layer = layers_[i];
            x = layer.attention_norm(*backend_,
                                     backend_->add(layer.attention.self_attention(pass, x, input.attention_mask), x));
            x = layer.norm(*backend_, backend_->add(layer.feed_forward(*backend_, x), x));
            pass.keep_hidden(x);
            pass.layer_done(static_cast<std::int64_t>(i), config_.layers);
        }
        if (request.logits != LogitPositions::None) run_heads(pass, x);
        return pass.finish();
    }

    std::unique_ptr<KeyValueCache> make_cache(std::int64_t) override { return nullptr; }
    Capture extend(KeyValueCache&, std::span<const std::int32_t>, const CaptureRequest&,
                   const std::stop_token&) override {
        throw Error(ErrorKind::Input, "BERT reads a whole text at once and cannot continue one.");
    }

  private:
    void take_heads(const LoadedTensors& tensors) {
        if (config_.has_word_head()) {
            word_transform_ = linear_of(tensors, "word_transform");
            word_norm_ = layer_norm_of(tensors, "word_norm", config_.epsilon);
            word_ = {tensors.at(config_.tied ? "words" : "word.weight"), tensors.at("word.bias"),
                     WeightLayout::OutputInput};
        }
        if (config_.has_sentence_head()) sentence_ = linear_of(tensors, "sentence");
        if (config_.has_classifier()) classifier_ = linear_of(tensors, "classifier");
        if (config_.task == ModelTask::QuestionAnswering) answer_ = linear_of(tensors, "answer");
    }

    void describe(const LoadedTensors& tensors) {
        description_.architecture = "BERT encoder";
        description_.model_type = "bert";
        description_.task = config_.task;
        description_.layers = static_cast<std::int32_t>(config_.layers);
        description_.heads = static_cast<std::int32_t>(config_.heads);
        description_.hidden_size = static_cast<std::int32_t>(config_.hidden);
        description_.vocabulary = static_cast<std::int32_t>(config_.vocabulary);
        description_.max_tokens = static_cast<std::int32_t>(config_.positions);
        description_.parameters = tensors.parameters();
        description_.has_segments = config_.types > 1;
        description_.labels = config_.labels;
        for (const std::string& notice : tensors.notices()) description_.notices.push_back(notice);
        if (config_.task == ModelTask::None && pooler_.empty())
            description_.notices.push_back("The file has no pooler, so there is no pooler_output.");
    }

    void check(const ModelInput& input) const {
        check_token_count(input.ids.size(), 0, config_.positions);
        check_values(input.ids, config_.vocabulary, "token id");
        check_length(input.token_types.size(), input.ids.size(), "list of token types");
        check_values(input.token_types, config_.types, "token type");
        check_length(input.attention_mask.size(), input.ids.size(), "attention mask");
    }

    /// tanh(W h_first + b): what the sentence heads read.
    [[nodiscard]] DeviceTensor pooled(const DeviceTensor& x) const {
        const std::int32_t first = 0;
        return pooler_(*backend_, backend_->rows(x, {&first, 1}), Activation::Tanh);
    }

    void run_heads(ForwardPass& pass, const DeviceTensor& x) const {
        if (config_.has_word_head())
            pass.keep_logits("logits", x, 0, [&](const DeviceTensor& rows) {
                return word_(*backend_, word_norm_(*backend_, word_transform_(*backend_, rows, config_.activation)));
            });
        if (config_.has_sentence_head()) {
            const bool alone = config_.task == ModelTask::NextSentence;
            pass.keep_output(alone ? "logits" : "seq_relationship_logits", sentence_(*backend_, pooled(x)), {2});
        }
        if (config_.task == ModelTask::SequenceClassification)
            pass.keep_output("logits", classifier_(*backend_, pooled(x)), {config_.label_count().size});
        if (config_.task == ModelTask::TokenClassification)
            pass.keep_logits("logits", x, 0, [&](const DeviceTensor& rows) { return classifier_(*backend_, rows); });
        if (config_.task == ModelTask::QuestionAnswering) {
            const DeviceTensor both = answer_(*backend_, x);
            pass.keep_output("start_logits", backend_->columns(both, {0, 1}), {x.rows()});
            pass.keep_output("end_logits", backend_->columns(both, {1, 1}), {x.rows()});
        }
        if (config_.task == ModelTask::None) {
            pass.keep_output("last_hidden_state", x, x.shape);
            if (!pooler_.empty()) pass.keep_output("pooler_output", pooled(x), {config_.hidden});
        }
    }

    std::shared_ptr<Backend> backend_;
    ModelDescription description_;
    BertConfig config_;
    Embeddings embeddings_;
    Norm embedding_norm_;
    std::vector<EncoderLayer> layers_;
    Linear pooler_;  // empty if the file has none
    Linear word_transform_;
    Norm word_norm_;
    Linear word_;
    Linear sentence_;
    Linear classifier_;
    Linear answer_;
};

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return std::make_unique<Bert>(folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kBert;
constinit const Architecture kBert{"bert", "BERT encoder", load, &kBertGguf};

}  // namespace headlight
