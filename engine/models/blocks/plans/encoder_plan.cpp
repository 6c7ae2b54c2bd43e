#include "models/blocks/plans/encoder_plan.h"

#include "core/error.h"
#include "models/blocks/attention/alibi.h"
#include "models/blocks/heads/token_projection.h"
#include "models/blocks/labels.h"
#include "models/blocks/plans/activation_name.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

constexpr NamedHead kCommonHeads[] = {
    {"ForMaskedLM", ModelTask::MaskedWord},
    {"ForSequenceClassification", ModelTask::SequenceClassification},
    {"ForTokenClassification", ModelTask::TokenClassification},
    {"ForQuestionAnswering", ModelTask::QuestionAnswering},
    {"ColBERT", ModelTask::None},
};

std::string layer_name(const EncoderPlan& plan, std::int64_t layer) {
    return plan.layer_name ? plan.layer_name(layer) : plan.names.layers + std::to_string(layer) + ".";
}

void add_body_norm(TensorTable& table, const EncoderPlan& plan, const std::string& name, const std::string& source,
                   Dimension size) {
    if (plan.norm_bias)
        table.body_norm(name, source, size);
    else
        table.body(name + ".weight", {source + ".weight"}, {size});
}

void add_fused_inputs(TensorTable& table, const EncoderPlan& plan, const std::string& name, const std::string& source) {
    const Dimension hidden = plan.hidden_size();
    const Dimension all{3 * plan.hidden, "3 * hidden_size"};
    std::int64_t begin = 0;
    for (const char* part : {"query", "key", "value"}) {
        table.body_rows(name + part + ".weight", source + ".weight", {all, hidden}, begin, plan.hidden);
        if (plan.linear_bias) table.body_rows(name + part + ".bias", source + ".bias", {all}, begin, plan.hidden);
        begin += plan.hidden;
    }
}

void add_gated_up(TensorTable& table, const EncoderPlan& plan, const std::string& name, const std::string& source) {
    const Dimension both{2 * plan.inner, "2 * intermediate_size"};
    const auto rows = [&](const std::string& part, std::int64_t begin) {
        table.body_rows(name + part + ".weight", source + ".weight", {both, plan.hidden_size()}, begin, plan.inner);
        if (plan.linear_bias && plan.inner_bias)
            table.body_rows(name + part + ".bias", source + ".bias", {both}, begin, plan.inner);
    };
    rows("gate", plan.up_first ? plan.inner : 0);
    rows("up", plan.up_first ? 0 : plan.inner);
}

/// The norm of hidden states that is stored as `name`.
Norm norm_of(const LoadedTensors& tensors, const EncoderPlan& plan, const std::string& name) {
    return plan.norms == Norm::Kind::Rms ? rms_norm_of(tensors, name, plan.epsilon)
                                         : layer_norm_of(tensors, name, plan.epsilon);
}

/// All names in files that a part may have.
std::vector<std::string> with_ending(const std::vector<std::string>& names,
                                     std::initializer_list<const char*> endings) {
    std::vector<std::string> all;
    for (const std::string& name : names)
        for (const char* ending : endings) all.push_back(name + ending);
    return all;
}

std::vector<std::string> bias_names(const HeadPlan& head) {
    return head.out_bias.empty() ? with_ending({head.out}, {".bias"}) : head.out_bias;
}

void add_head(TensorTable& table, const EncoderPlan& plan, const std::string& name, const HeadPlan& head) {
    const Dimension hidden = plan.hidden_size();
    const Dimension width = head.width > 0 ? Dimension{head.width, "embedding_size"} : hidden;
    if (!head.transform.empty()) {
        table.head(name + ".transform.weight", with_ending(head.transform, {".weight"}), {width, hidden});
        if (head.transform_bias) table.head(name + ".transform.bias", with_ending(head.transform, {".bias"}), {width});
    }
    if (!head.norm.empty()) {
        table.head(name + ".norm.weight", with_ending(head.norm, {".weight", ".gamma"}), {width});
        if (plan.norm_bias) table.head(name + ".norm.bias", with_ending(head.norm, {".bias", ".beta"}), {width});
    }
    if (head.out.empty()) return;
    const Dimension inputs = head.transform.empty() ? hidden : width;
    if (head.tied)
        table.ignore_ending(head.out + ".weight");
    else
        table.head(name + ".out.weight", {head.out + ".weight"}, {head.outputs, inputs});
    table.head(name + ".out.bias", bias_names(head), {head.outputs});
    table.ignore_ending(head.out + ".bias");
}

void add_embeddings(TensorTable& table, const EncoderPlan& plan) {
    const EncoderNames& names = plan.names;
    const Dimension width =
        plan.embedding == plan.hidden ? plan.hidden_size() : Dimension{plan.embedding, "embedding_size"};
    table.body("words", {names.words + ".weight"}, {plan.vocabulary_size(), width});
    if (!names.positions.empty())
        table.body("positions", {names.positions + ".weight"}, {{plan.positions, "max_position_embeddings"}, width});
    if (plan.types > 0) table.body("types", {names.types + ".weight"}, {{plan.types, "type_vocab_size"}, width});
    if (!names.embedding_norm.empty()) add_body_norm(table, plan, "embedding_norm", names.embedding_norm, width);
    if (!names.projection.empty() && plan.embedding != plan.hidden)
        table.body_linear("projection", names.projection, plan.hidden_size(), width, true);
}

void add_final_norm(TensorTable& table, const EncoderPlan& plan) {
    const std::string& source = plan.names.final_norm;
    if (source.empty()) return;
    if (plan.final_norm_bias)
        add_body_norm(table, plan, "final_norm", source, plan.hidden_size());
    else
        table.body("final_norm.weight", {source + ".weight"}, {plan.hidden_size()});
}

/// Index of the stored layer that layer `index` takes its weights from.
std::int64_t stored_layer(const EncoderPlan& plan, std::int64_t index) {
    const std::int64_t together = plan.group_layers;
    const std::int64_t repeats = static_cast<std::int64_t>(plan.layers.size()) / together;
    const std::int64_t group = index / together * (plan.stored_layers / together) / repeats;
    return group * together + index % together;
}

ModelDescription describe(const EncoderPlan& plan, const Config& config, const LoadedTensors& tensors) {
    ModelDescription description;
    description.architecture = plan.architecture;
    description.model_type = config.text("model_type");
    description.task = plan.task;
    description.layers = static_cast<std::int32_t>(plan.layers.size());
    description.heads = static_cast<std::int32_t>(plan.heads);
    description.hidden_size = static_cast<std::int32_t>(plan.hidden);
    description.vocabulary = static_cast<std::int32_t>(plan.vocabulary);
    description.max_tokens =
        static_cast<std::int32_t>(plan.length > 0 ? plan.length : plan.positions - plan.first_position);
    description.parameters = tensors.parameters();
    description.parameters_by_tensor = tensors.parameters_by_tensor();
    description.has_segments = plan.types > 1;
    description.labels = plan.labels;
    description.notices = plan.notices;
    description.notices.insert(description.notices.end(), tensors.notices().begin(), tensors.notices().end());
    return description;
}

void drop_head(EncoderPlan& plan) {
    plan.task = ModelTask::None;
    plan.labels.clear();
    plan.head = plan.sentence = {};
}

/// Checkpoints of sentence embeddings name the head that their encoder was trained with and do not have it.
void drop_absent_head(EncoderPlan& plan, const WeightStore& weights) {
    if (weights.declared()) return;
    std::vector<std::string> names = with_ending(plan.head.transform, {".weight", ".bias"});
    for (const HeadPlan* head : {&plan.head, &plan.sentence}) {
        if (head->out.empty()) continue;
        names.push_back(head->out + ".weight");
        for (const std::string& bias : bias_names(*head)) names.push_back(bias);
    }
    if (plan.task == ModelTask::None || std::any_of(names.begin(), names.end(), [&](const std::string& name) {
            return weights.find(name).has_value();
        }))
        return;
    plan.notices.emplace_back(
        "The file has no tensor of the head that its configuration names; only the encoder "
        "runs.");
    drop_head(plan);
}

/// llama.cpp's converter leaves the pooler out of encoders' files, and all heads but classifiers of texts.
void drop_head_without_pooler(EncoderPlan& plan, const ModelFolder& folder) {
    if (!folder.gguf) return;
    if (plan.task == ModelTask::None) {
        plan.notices.emplace_back(
            "GGUF files of encoders have no heads but text classifiers, and this one has none; only the "
            "encoder runs.");
    } else if (plan.head.reads_pooler && !folder.weights->find(plan.names.pooler + ".weight")) {
        plan.notices.emplace_back(
            "The classifier reads the output of a pooler, which llama.cpp leaves out of its files; only the encoder "
            "runs.");
        for (const char* ending : {".weight", ".bias"}) plan.ignored.push_back(plan.head.out + ending);
        drop_head(plan);
    }
}

}  // namespace

ModelTask encoder_task(const Config& config, std::vector<std::string>& notices,
                       std::initializer_list<NamedHead> more_heads) {
    const std::vector<std::string> named = config.texts_or_none("architectures");
    for (const std::string& name : named) {
        if (name.ends_with("Model") && !name.ends_with("LMHeadModel")) return ModelTask::None;
        for (const NamedHead& head : more_heads)
            if (name.ends_with(head.ending)) return head.task;
        for (const NamedHead& head : kCommonHeads)
            if (name.ends_with(head.ending)) return head.task;
    }
    if (!named.empty()) notices.push_back("The head of " + named.front() + " is not supported; only the encoder runs.");
    return ModelTask::None;
}

EncoderPlan read_encoder_plan(std::string_view architecture, std::string prefix, const Config& config,
                              const EncoderFields& fields, std::initializer_list<NamedHead> more_heads) {
    EncoderPlan plan;
    plan.architecture = architecture;
    plan.prefix = std::move(prefix);
    plan.fields = fields;
    plan.vocabulary = config.integer_or("vocab_size", 30522, 1, 10'000'000);
    plan.hidden = plan.embedding = config.integer_or(fields.hidden, 768, 1, 65'536);
    plan.layers.resize(static_cast<std::size_t>(config.integer_or(fields.layers, 12, 1, 1'000)));
    plan.stored_layers = static_cast<std::int64_t>(plan.layers.size());
    plan.heads = config.integer_or(fields.heads, 12, 1, 1'024);
    plan.inner = config.integer_or(fields.inner, 3072, 1, 1'000'000);
    plan.positions = config.integer_or("max_position_embeddings", 512, 1, 10'000'000);
    if (!fields.epsilon.empty()) plan.epsilon = static_cast<float>(config.real_or(fields.epsilon, 1e-12, 1e-30, 1.0));
    if (!fields.activation.empty()) plan.activation = activation_of(config, fields.activation, "gelu");
    plan.tied = config.boolean_or("tie_word_embeddings", true);
    plan.task = encoder_task(config, plan.notices, more_heads);
    if (plan.task == ModelTask::SequenceClassification || plan.task == ModelTask::TokenClassification)
        plan.labels = read_labels(config);
    if (plan.hidden % plan.heads != 0)
        config.fail(fields.heads, Sentence("Expected a divisor of %1, which is %2; found %3.", fields.hidden,
                                           plan.hidden, plan.heads));
    return plan;
}

void add_encoder_layer(TensorTable& table, const EncoderPlan& plan, std::int64_t index) {
    const EncoderNames& names = plan.names;
    const Dimension hidden = plan.hidden_size();
    const Dimension inner{plan.inner, plan.fields.inner};
    const std::string name = "layers." + std::to_string(index) + ".";
    const std::string source = layer_name(plan, index);
    const auto linear = [&](const std::string& part, const std::string& from, Dimension outputs, Dimension inputs) {
        table.body_linear(name + part, source + from, outputs, inputs, plan.linear_bias);
    };
    const auto inner_linear = [&](const std::string& part, const std::string& from) {
        table.body_linear(name + part, source + from, inner, hidden, plan.linear_bias && plan.inner_bias);
    };
    const auto projection_norm = [&](const std::string& part, const std::string& from) {
        if (!from.empty()) table.body(name + part + ".weight", {source + from + ".weight"}, {hidden});
    };
    if (!names.fused.empty() && plan.fused_order == FusedOrder::ByKeyHead) {
        table.body_linear(name + "query_key_value", source + names.fused, {3 * plan.hidden, "3 * hidden_size"}, hidden,
                          false);
    } else if (names.fused.empty()) {
        linear("query", names.query, hidden, hidden);
        linear("key", names.key, hidden, hidden);
        linear("value", names.value, hidden, hidden);
    } else {
        add_fused_inputs(table, plan, name, source + names.fused);
    }
    projection_norm("query_norm", names.query_norm);
    projection_norm("key_norm", names.key_norm);
    linear("attention_output", names.attention_output, hidden, hidden);
    if (plan.layers[static_cast<std::size_t>(index)].attention_norm)
        add_body_norm(table, plan, name + "attention_norm", source + names.attention_norm, hidden);
    if (!names.gate.empty()) inner_linear("gate", names.gate);
    if (plan.gated)
        add_gated_up(table, plan, name, source + names.up);
    else
        inner_linear("up", names.up);
    linear("down", names.down, hidden, inner);
    add_body_norm(table, plan, name + "norm", source + names.norm, hidden);
}

EncoderLayer encoder_layer_of(const LoadedTensors& tensors, const EncoderPlan& plan, std::int64_t index) {
    const std::string name = "layers." + std::to_string(stored_layer(plan, index)) + ".";
    const EncoderLayerPlan& own = plan.layers[static_cast<std::size_t>(index)];
    EncoderLayer layer;
    AttentionSpec& spec = layer.attention.spec;
    spec.heads = spec.key_heads = static_cast<std::int32_t>(plan.heads);
    spec.head_size = spec.value_size = static_cast<std::int32_t>(plan.hidden / plan.heads);
    spec.scale = static_cast<float>(1.0 / std::sqrt(static_cast<double>(spec.head_size)));
    if (own.reach > 0) spec.window = spec.ahead = own.reach + 1;
    if (plan.alibi) {
        spec.slopes = alibi_slopes(plan.heads);
        spec.symmetric_slopes = true;
    }
    if (tensors.has(name + "query_key_value.weight"))
        layer.attention.inputs = {{}, {}, {}, linear_of(tensors, name + "query_key_value"), plan.fused_order};
    else
        layer.attention.inputs = {linear_of(tensors, name + "query"),
                                  linear_of(tensors, name + "key"),
                                  linear_of(tensors, name + "value"),
                                  {}};
    layer.attention.rotary = {own.rotary, plan.interleaved};
    if (!plan.names.query_norm.empty()) layer.attention.query_norm = norm_of(tensors, plan, name + "query_norm");
    if (!plan.names.key_norm.empty()) layer.attention.key_norm = norm_of(tensors, plan, name + "key_norm");
    layer.attention.output = linear_of(tensors, name + "attention_output");
    if (own.attention_norm) layer.attention_norm = norm_of(tensors, plan, name + "attention_norm");
    layer.feed_forward = {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), plan.activation};
    if (tensors.has(name + "gate.weight")) layer.feed_forward.gate = linear_of(tensors, name + "gate");
    layer.norm = norm_of(tensors, plan, name + "norm");
    layer.norms_before = plan.norms_before;
    layer.residual_scale = plan.residual_scale;
    return layer;
}

void add_cross_attention(TensorTable& table, const EncoderPlan& plan, const CrossNames& names, Dimension memory,
                         std::int64_t index) {
    const Dimension hidden = plan.hidden_size();
    const std::string name = "layers." + std::to_string(index) + ".cross_";
    const std::string source = layer_name(plan, index);
    table.body_linear(name + "query", source + names.query, hidden, hidden, true);
    table.body_linear(name + "key", source + names.key, hidden, memory, true);
    table.body_linear(name + "value", source + names.value, hidden, memory, true);
    table.body_linear(name + "output", source + names.output, hidden, hidden, true);
    add_body_norm(table, plan, name + "norm", source + names.norm, hidden);
}

TargetLayer target_layer_of(const LoadedTensors& tensors, const EncoderPlan& plan, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".cross_";
    EncoderLayer own = encoder_layer_of(tensors, plan, index);
    AttentionBlock cross;
    cross.spec = own.attention.spec;
    cross.inputs = {
        linear_of(tensors, name + "query"), linear_of(tensors, name + "key"), linear_of(tensors, name + "value"), {}};
    cross.output = linear_of(tensors, name + "output");
    return {std::move(own.attention_norm),
            std::move(own.attention),
            layer_norm_of(tensors, name + "norm", plan.epsilon),
            std::move(cross),
            std::move(own.norm),
            std::move(own.feed_forward)};
}

TensorTable tensor_table(const EncoderPlan& plan) {
    const Dimension hidden = plan.hidden_size();
    TensorTable table(plan.prefix);
    add_embeddings(table, plan);
    for (std::int64_t layer = 0; layer < plan.stored_layers; ++layer) add_encoder_layer(table, plan, layer);
    if (!plan.layer_name) table.layers(plan.names.layers, plan.stored_layers, plan.fields.layers);
    add_final_norm(table, plan);
    if (!plan.names.pooler.empty()) {
        const bool needed = plan.head.reads_pooler || plan.sentence.reads_pooler;
        table.body("pooler.weight", {plan.names.pooler + ".weight"}, {hidden, hidden}, !needed);
        table.body("pooler.bias", {plan.names.pooler + ".bias"}, {hidden}, !needed);
    }
    add_head(table, plan, "head", plan.head);
    add_head(table, plan, "sentence", plan.sentence);
    table.ignore_ending("embeddings.position_ids");
    table.ignore_ending("embeddings.token_type_ids");
    for (const std::string& ending : plan.ignored) table.ignore_ending(ending);
    if (plan.more_tensors) plan.more_tensors(table);
    return table;
}

Embeddings embeddings_of(const LoadedTensors& tensors, const EncoderPlan& plan) {
    Embeddings embeddings{tensors.at("words"), tensors.find("positions"), tensors.find("types")};
    embeddings.first_row = plan.first_position;
    embeddings.padding = plan.padding;
    if (!plan.names.embedding_norm.empty()) embeddings.norm = layer_norm_of(tensors, "embedding_norm", plan.epsilon);
    return embeddings;
}

HeadLayers head_of(const LoadedTensors& tensors, const EncoderPlan& plan, const std::string& name,
                   const HeadPlan& head) {
    HeadLayers layers;
    if (!head.transform.empty()) layers.transform = linear_of(tensors, name + ".transform");
    layers.activation = head.activation;
    if (!head.norm.empty()) layers.norm = layer_norm_of(tensors, name + ".norm", plan.epsilon);
    if (!head.out.empty())
        layers.out = {tensors.at(head.tied ? "words" : name + ".out.weight"), tensors.find(name + ".out.bias"),
                      WeightLayout::OutputInput};
    return layers;
}

HeadPlan token_classifier(const EncoderPlan& plan, std::string out) {
    return {.out = std::move(out), .outputs = plan.label_count()};
}

HeadPlan answer_head(std::string out) {
    return {.out = std::move(out), .outputs = {2, "2"}};
}

HeadPlan common_head(const EncoderPlan& plan) {
    if (plan.task == ModelTask::TokenClassification) return token_classifier(plan, "classifier");
    if (plan.task == ModelTask::QuestionAnswering) return answer_head("qa_outputs");
    return {};
}

HeadPlan roberta_head(const EncoderPlan& plan) {
    switch (plan.task) {
        case ModelTask::MaskedWord:
            return {.transform = {"lm_head.dense"},
                    .activation = Activation::Gelu,
                    .norm = {"lm_head.layer_norm"},
                    .out = "lm_head.decoder",
                    .out_bias = {"lm_head.bias", "lm_head.decoder.bias"},
                    .outputs = plan.vocabulary_size(),
                    .tied = plan.tied};
        case ModelTask::SequenceClassification:
            return {.transform = {"classifier.dense"},
                    .activation = Activation::Tanh,
                    .out = "classifier.out_proj",
                    .outputs = plan.label_count()};
        default:
            return common_head(plan);
    }
}

HeadPlan big_bird_head(const EncoderPlan& plan) {
    switch (plan.task) {
        case ModelTask::MaskedWord:
            return {.transform = {"cls.predictions.transform.dense"},
                    .activation = plan.activation,
                    .norm = {"cls.predictions.transform.LayerNorm"},
                    .out = "cls.predictions.decoder",
                    .out_bias = {"cls.predictions.bias", "cls.predictions.decoder.bias"},
                    .outputs = plan.vocabulary_size(),
                    .tied = plan.tied};
        case ModelTask::SequenceClassification:
            return {.transform = {"classifier.dense"},
                    .activation = plan.activation,
                    .out = "classifier.out_proj",
                    .outputs = plan.label_count()};
        default:
            return common_head(plan);
    }
}

std::unique_ptr<Model> make_encoder(EncoderPlan plan, const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                    const std::stop_token& stop, const Progress& progress) {
    drop_absent_head(plan, *folder.weights);
    drop_head_without_pooler(plan, folder);
    const TokenProjectionPlan projection = read_token_projection(folder, plan.hidden, plan.notices);
    TensorTable table = tensor_table(plan);
    if (!projection.weights) projection.add_to(table, plan.hidden_size());
    const LoadedTensors tensors = table.load(folder, *backend, stop, progress);
    Encoder encoder;
    encoder.token_projection = projection.load(tensors, folder, *backend, plan.hidden_size(), stop);
    encoder.embeddings = embeddings_of(tensors, plan);
    if (tensors.has("projection.weight")) encoder.projection = linear_of(tensors, "projection");
    for (std::int64_t layer = 0; layer < static_cast<std::int64_t>(plan.layers.size()); ++layer)
        encoder.layers.push_back(encoder_layer_of(tensors, plan, layer));
    if (!plan.names.final_norm.empty()) encoder.final_norm = norm_of(tensors, plan, "final_norm");
    if (tensors.has("pooler.weight") && tensors.has("pooler.bias"))
        encoder.pooler = {.transform = linear_of(tensors, "pooler"), .activation = Activation::Tanh};
    encoder.head = head_of(tensors, plan, "head", plan.head);
    encoder.sentence = head_of(tensors, plan, "sentence", plan.sentence);
    encoder.length = plan.length;
    encoder.padding_id = plan.padding_id;
    encoder.head_reads_pooler = plan.head.reads_pooler;
    encoder.head_reads_mean = plan.reads_mean;
    if (plan.finish) plan.finish(encoder, tensors, *backend);
    ModelDescription description = describe(plan, folder.config, tensors);
    description.reads_boxes = !encoder.embeddings.boxes.empty();
    description.separator_ends_page = encoder.embeddings.boxes.separator_ends_page;
    if (encoder.page) {
        description.image = encoder.page->patches.sizes.image;
        const PatchGrid patches = encoder.page->grid();
        description.patches = static_cast<std::int64_t>(patches.rows) * patches.columns;
    }
    if (!folder.gguf && plan.task == ModelTask::None && !plan.names.pooler.empty() && encoder.pooler.empty())
        description.notices.emplace_back("The file has no pooler, so there is no pooler_output.");
    return make_encoder_model(std::move(backend), std::move(encoder), std::move(description));
}

}  // namespace headlight
