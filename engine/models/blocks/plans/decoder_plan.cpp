#include "models/blocks/plans/decoder_plan.h"

#include "models/blocks/plans/activation_name.h"

#include <utility>

namespace headlight {

namespace {

/// Sizes with the fields that they come from; the plan must outlive them.
class PlanSizes {
  public:
    explicit PlanSizes(const DecoderPlan& plan)
        : key_field_(plan.fields.key_heads + " * head size"),
          inner_field_(plan.fields.inner),
          position_field_(plan.fields.sizes.positions),
          fused_field_("(heads + 2 * key heads) * head size") {
        const std::string& hidden_field = plan.fields.sizes.hidden;
        const bool own_key_heads = !plan.fields.key_heads.empty();
        if (!own_key_heads) key_field_ = hidden_field;
        if (!own_key_heads && plan.key_heads == plan.sizes.heads) fused_field_ = "3 * " + hidden_field;
        if (plan.fields.inner.empty()) inner_field_ = "4 * " + hidden_field;
        if (plan.first_position > 0) position_field_ += " + " + std::to_string(plan.first_position);
        words = {plan.sizes.vocabulary, plan.fields.sizes.vocabulary};
        hidden = {plan.sizes.hidden, hidden_field};
        embedding = plan.fields.embedding.empty() ? hidden : Dimension{plan.embedding, plan.fields.embedding};
        positions = {plan.sizes.positions + plan.first_position, position_field_};
        inner = {plan.inner, inner_field_};
        head = {plan.head_size, "head size"};
        keys = {plan.key_heads * plan.head_size, key_field_};
        fused = {(plan.sizes.heads + 2 * plan.key_heads) * plan.head_size, fused_field_};
    }
    PlanSizes(const PlanSizes&) = delete;
    PlanSizes& operator=(const PlanSizes&) = delete;

    Dimension words;
    Dimension hidden;
    Dimension embedding;
    Dimension positions;
    Dimension inner;
    Dimension head;
    Dimension keys;
    Dimension fused;

  private:
    std::string key_field_;
    std::string inner_field_;
    std::string position_field_;
    std::string fused_field_;
};

void add_norm(TensorTable& table, const DecoderPlan& plan, const std::string& name, const std::string& source,
              Dimension size) {
    if (plan.norms == Norm::Kind::Rms)
        table.body(name + ".weight", {source + ".weight"}, {size});
    else
        table.body_norm(name, source, size);
}

void add_linear(TensorTable& table, const DecoderPlan& plan, const std::string& name, const std::string& source,
                Dimension outputs, Dimension inputs, bool bias) {
    if (plan.layout == WeightLayout::OutputInput) {
        table.body_linear(name, source, outputs, inputs, bias);
        return;
    }
    table.body(name + ".weight", {source + ".weight"}, {inputs, outputs});
    if (bias) table.body(name + ".bias", {source + ".bias"}, {outputs});
}

void add_layer(TensorTable& table, const DecoderPlan& plan, const PlanSizes& sizes, std::int64_t layer) {
    const DecoderNames& names = plan.names;
    const std::string name = "layers." + std::to_string(layer) + ".";
    const std::string source = names.layers + std::to_string(layer) + ".";
    const auto norm = [&](const std::string& part, const std::string& from, Dimension size) {
        if (!from.empty()) add_norm(table, plan, name + part, source + from, size);
    };
    const auto linear = [&](const std::string& part, const std::string& from, Dimension outputs, Dimension inputs,
                            bool bias) { add_linear(table, plan, name + part, source + from, outputs, inputs, bias); };
    norm("attention_norm", names.attention_norm, sizes.hidden);
    if (names.fused.empty()) {
        linear("query", names.query, sizes.hidden, sizes.hidden, plan.query_key_value_bias);
        linear("key", names.key, sizes.keys, sizes.hidden, plan.query_key_value_bias);
        linear("value", names.value, sizes.keys, sizes.hidden, plan.query_key_value_bias);
    } else {
        linear("query_key_value", names.fused, sizes.fused, sizes.hidden, plan.query_key_value_bias);
    }
    norm("query_norm", names.query_norm, sizes.head);
    norm("key_norm", names.key_norm, sizes.head);
    linear("attention_output", names.attention_output, sizes.hidden, sizes.hidden, plan.attention_output_bias);
    norm("norm", names.norm, sizes.hidden);
    linear("up", names.up, sizes.inner, sizes.hidden, plan.feed_forward_bias);
    linear("down", names.down, sizes.hidden, sizes.inner, plan.feed_forward_bias);
}

void add_embeddings(TensorTable& table, const DecoderPlan& plan, const PlanSizes& sizes) {
    const DecoderNames& names = plan.names;
    table.body("words", {names.words + ".weight"}, {sizes.words, sizes.embedding});
    if (!names.positions.empty())
        table.body("positions", {names.positions + ".weight"}, {sizes.positions, sizes.hidden});
    if (!names.embedding_norm.empty()) add_norm(table, plan, "embedding_norm", names.embedding_norm, sizes.hidden);
    if (!names.project_in.empty())
        table.body_linear("project_in", names.project_in, sizes.hidden, sizes.embedding, false);
    if (!names.project_out.empty())
        table.body_linear("project_out", names.project_out, sizes.embedding, sizes.hidden, false);
}

TensorTable tensor_table(const DecoderPlan& plan, const PlanSizes& sizes) {
    const DecoderNames& names = plan.names;
    TensorTable table(plan.prefix);
    add_embeddings(table, plan, sizes);
    for (std::int64_t layer = 0; layer < plan.sizes.layers; ++layer) add_layer(table, plan, sizes, layer);
    table.layers(names.layers, plan.sizes.layers, plan.fields.sizes.layers);
    if (!names.final_norm.empty()) add_norm(table, plan, "final_norm", names.final_norm, sizes.hidden);
    add_word_head(table, plan.task, plan.tied, sizes.words, sizes.embedding, names.head);
    if (plan.task == ModelTask::NextWord && plan.head_bias != HeadBias::None)
        table.head("head.bias", {names.head.front() + ".bias"}, {sizes.words}, plan.head_bias == HeadBias::Optional);
    for (const std::string& ending : plan.ignored) table.ignore_ending(ending);
    if (plan.more_tensors) plan.more_tensors(table);
    return table;
}

/// An empty norm if the model does not have it.
Norm norm_of(const LoadedTensors& tensors, const DecoderPlan& plan, const std::string& name) {
    return {tensors.find(name + ".weight"), tensors.find(name + ".bias"), plan.epsilon, plan.norms};
}

DecoderLayer layer_of(const LoadedTensors& tensors, const DecoderPlan& plan, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".";
    const auto norm = [&](const std::string& part) { return norm_of(tensors, plan, name + part); };
    const auto linear = [&](const std::string& part) { return linear_of(tensors, name + part, plan.layout); };
    DecoderLayer layer;
    AttentionBlock& attention = layer.attention;
    attention.spec = causal_attention(plan.sizes.heads, plan.key_heads, plan.head_size);
    if (plan.attention) plan.attention(attention.spec, index);
    if (plan.names.fused.empty())
        attention.inputs = {linear("query"), linear("key"), linear("value"), {}};
    else
        attention.inputs = {{}, {}, {}, linear("query_key_value"), plan.fused_order};
    attention.query_norm = norm("query_norm");
    attention.key_norm = norm("key_norm");
    attention.rotary = plan.rotary;
    attention.output = linear("attention_output");
    layer.attention_norm = norm("attention_norm");
    layer.norm = norm("norm");
    layer.feed_forward = {linear("up"), linear("down"), plan.activation};
    layer.parallel = plan.parallel;
    layer.sums_add_normed = plan.sums_add_normed;
    layer.norms_after_sums = plan.norms_after_sums;
    return layer;
}

Decoder decoder_of(const LoadedTensors& tensors, const DecoderPlan& plan) {
    Decoder decoder;
    decoder.embeddings.words = tensors.at("words");
    decoder.embeddings.positions = tensors.find("positions");
    decoder.embeddings.first_row = plan.first_position;
    decoder.embeddings.norm = norm_of(tensors, plan, "embedding_norm");
    if (!plan.names.project_in.empty()) decoder.embeddings.words_projection = linear_of(tensors, "project_in");
    if (!plan.names.project_out.empty()) decoder.project_out = linear_of(tensors, "project_out");
    for (std::int64_t layer = 0; layer < plan.sizes.layers; ++layer)
        decoder.layers.push_back(layer_of(tensors, plan, layer));
    decoder.final_norm = norm_of(tensors, plan, "final_norm");
    decoder.head = word_head_of(tensors, plan.task, plan.tied);
    return decoder;
}

}  // namespace

DecoderPlan read_decoder_plan(std::string_view architecture, std::string prefix, const Config& config,
                              const DecoderFields& fields) {
    DecoderPlan plan;
    plan.architecture = architecture;
    plan.prefix = std::move(prefix);
    plan.fields = fields;
    plan.sizes = read_sizes(config, fields.sizes);
    plan.head_size = head_size_of(config, plan.sizes, fields.sizes);
    plan.key_heads = plan.sizes.heads;
    if (!fields.key_heads.empty())
        plan.key_heads = key_heads_of(config, plan.sizes, fields.key_heads,
                                      fields.default_key_heads > 0 ? fields.default_key_heads : plan.sizes.heads);
    plan.embedding = plan.sizes.hidden;
    if (!fields.embedding.empty()) plan.embedding = config.integer_or(fields.embedding, plan.sizes.hidden, 1, 65'536);
    plan.inner = 4 * plan.sizes.hidden;
    if (!fields.inner.empty()) plan.inner = config.integer_or(fields.inner, plan.inner, 1, 1'000'000);
    if (!fields.activation.empty())
        plan.activation = activation_of(config, fields.activation, fields.default_activation);
    if (!fields.epsilon.empty()) plan.epsilon = epsilon_of(config, fields.epsilon, 1e-5);
    plan.tied = config.boolean_or("tie_word_embeddings", fields.tied);
    plan.task = decoder_task(config, plan.notices);
    return plan;
}

std::unique_ptr<Model> make_decoder(DecoderPlan plan, const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                    const std::stop_token& stop, const Progress& progress) {
    const PlanSizes sizes(plan);
    const LoadedTensors tensors = tensor_table(plan, sizes).load(folder, *backend, stop, progress);
    Decoder decoder = decoder_of(tensors, plan);
    ModelDescription description =
        describe_decoder(plan.architecture, folder.config, plan.sizes, plan.task, tensors, std::move(plan.notices));
    if (plan.finish) plan.finish(decoder, description, tensors);
    return make_decoder_model(std::move(backend), std::move(decoder), std::move(description));
}

}  // namespace headlight
