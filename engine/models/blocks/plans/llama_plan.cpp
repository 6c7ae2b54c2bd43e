#include "models/blocks/plans/llama_plan.h"

#include "models/blocks/decoder.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/rotary_config.h"
#include "models/blocks/plans/tensor_table.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

/// Sizes with the fields that they come from.
struct LlamaSizes {
    explicit LlamaSizes(const LlamaPlan& plan)
        : hidden{plan.sizes.hidden, "hidden_size"},
          inner{plan.inner, "intermediate_size"},
          head{plan.head_size, "head_dim"},
          queries{plan.sizes.heads * plan.head_size, "num_attention_heads * head_dim"},
          keys{plan.key_heads * plan.head_size, "num_key_value_heads * head_dim"},
          words{plan.sizes.vocabulary, "vocab_size"} {}
    Dimension hidden;
    Dimension inner;
    Dimension head;
    Dimension queries;
    Dimension keys;
    Dimension words;
};

void add_norm(TensorTable& table, const LlamaPlan& plan, const std::string& name, const std::string& source,
              Dimension size) {
    if (plan.norms_from_one)
        table.body_from_one(name + ".weight", source + ".weight", size);
    else
        table.body(name + ".weight", {source + ".weight"}, {size});
}

void add_fused_projections(TensorTable& table, const LlamaSizes& sizes, const std::string& name,
                           const std::string& source) {
    const std::int64_t queries = sizes.queries.size;
    const std::int64_t keys = sizes.keys.size;
    const std::vector<Dimension> all{{queries + 2 * keys, "(heads + 2 * key heads) * head_dim"}, sizes.hidden};
    const std::string fused = source + "self_attn.qkv_proj.weight";
    table.body_rows(name + "query.weight", fused, all, 0, queries);
    table.body_rows(name + "key.weight", fused, all, queries, keys);
    table.body_rows(name + "value.weight", fused, all, queries + keys, keys);
    const std::vector<Dimension> both{{2 * sizes.inner.size, "2 * intermediate_size"}, sizes.hidden};
    table.body_rows(name + "gate.weight", source + "mlp.gate_up_proj.weight", both, 0, sizes.inner.size);
    table.body_rows(name + "up.weight", source + "mlp.gate_up_proj.weight", both, sizes.inner.size, sizes.inner.size);
}

void add_projections(TensorTable& table, const LlamaPlan& plan, const LlamaSizes& sizes, const std::string& name,
                     const std::string& source) {
    const bool bias = plan.query_key_value_bias;
    table.body_linear(name + "query", source + "self_attn.q_proj", sizes.queries, sizes.hidden, bias);
    table.body_linear(name + "key", source + "self_attn.k_proj", sizes.keys, sizes.hidden, bias);
    table.body_linear(name + "value", source + "self_attn.v_proj", sizes.keys, sizes.hidden, bias);
}

void add_feed_forward(TensorTable& table, const LlamaPlan& plan, const LlamaSizes& sizes, const std::string& name,
                      const std::string& source) {
    const bool bias = plan.feed_forward_bias;
    if (!plan.fused_projections) {
        table.body_linear(name + "gate", source + "gate_proj", sizes.inner, sizes.hidden, bias);
        table.body_linear(name + "up", source + "up_proj", sizes.inner, sizes.hidden, bias);
    }
    table.body_linear(name + "down", source + "down_proj", sizes.hidden, sizes.inner, bias);
}

void add_experts(TensorTable& table, const ExpertPlan& plan, const LlamaSizes& sizes, const std::string& name,
                 const std::string& source) {
    const Dimension experts{plan.count, "num_local_experts"};
    table.body_linear(name + "router", source + "gate", experts, sizes.hidden, false);
    for (std::int64_t expert = 0; expert < plan.count; ++expert) {
        const std::string number = std::to_string(expert) + ".";
        const auto add = [&](const std::string& part, const std::string& tensor, Dimension outputs, Dimension inputs) {
            const std::string own = name + "experts." + number + part;
            if (plan.stacked)
                table.body_part(own + ".weight", source + "experts." + tensor + ".weight", {experts, outputs, inputs},
                                expert);
            else
                table.body_linear(own, source + "experts." + number + tensor, outputs, inputs, false);
        };
        add("gate", "w1", sizes.inner, sizes.hidden);
        add("down", "w2", sizes.hidden, sizes.inner);
        add("up", "w3", sizes.inner, sizes.hidden);
    }
}

void add_layer(TensorTable& table, const LlamaPlan& plan, std::int64_t layer) {
    const LlamaSizes sizes(plan);
    const std::string name = "layers." + std::to_string(layer) + ".";
    const std::string& source = name;
    if (plan.norms_before) add_norm(table, plan, name + "attention_norm", source + "input_layernorm", sizes.hidden);
    if (plan.fused_projections)
        add_fused_projections(table, sizes, name, source);
    else
        add_projections(table, plan, sizes, name, source);
    if (plan.query_key_norm != QueryKeyNorm::None) {
        const bool each = plan.query_key_norm == QueryKeyNorm::EachHead;
        add_norm(table, plan, name + "query_norm", source + "self_attn.q_norm", each ? sizes.head : sizes.queries);
        add_norm(table, plan, name + "key_norm", source + "self_attn.k_norm", each ? sizes.head : sizes.keys);
    }
    table.body_linear(name + "attention_output", source + "self_attn.o_proj", sizes.hidden, sizes.queries,
                      plan.attention_output_bias);
    if (plan.experts.count > 0)
        add_experts(table, plan.experts, sizes, name, source + "block_sparse_moe.");
    else
        add_feed_forward(table, plan, sizes, name, source + "mlp.");
    // With norms on both sides, the one of Llama's name stands after attention instead of before the feed-forward.
    const std::string after_attention = source + "post_attention_layernorm";
    if (plan.norms_after) {
        add_norm(table, plan, name + "attention_post_norm", after_attention, sizes.hidden);
        add_norm(table, plan, name + "post_norm", source + "post_feedforward_layernorm", sizes.hidden);
    }
    if (plan.norms_before)
        add_norm(table, plan, name + "norm", plan.norms_after ? source + "pre_feedforward_layernorm" : after_attention,
                 sizes.hidden);
}

TensorTable tensor_table(const LlamaPlan& plan) {
    const LlamaSizes sizes(plan);
    TensorTable table("model.");
    table.body("words", {"embed_tokens.weight"}, {sizes.words, sizes.hidden});
    for (std::int64_t layer = 0; layer < plan.sizes.layers; ++layer) add_layer(table, plan, layer);
    table.layers("layers.", plan.sizes.layers, "num_hidden_layers");
    add_norm(table, plan, "final_norm", "norm", sizes.hidden);
    add_word_head(table, plan.task, plan.tied, sizes.words, sizes.hidden);
    table.ignore_ending(".rotary_emb.inv_freq");  // a buffer, which old checkpoints keep
    return table;
}

FeedForward feed_forward_of(const LoadedTensors& tensors, const LlamaPlan& plan, const std::string& name) {
    return {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), plan.activation,
            linear_of(tensors, name + "gate")};
}

ExpertMixture experts_of(const LoadedTensors& tensors, const LlamaPlan& plan, const std::string& name) {
    ExpertMixture mixture;
    mixture.router = linear_of(tensors, name + "router");
    mixture.chosen = plan.experts.chosen;
    for (std::int64_t expert = 0; expert < plan.experts.count; ++expert)
        mixture.experts.emplace_back(feed_forward_of(tensors, plan, name + "experts." + std::to_string(expert) + "."));
    return mixture;
}

DecoderLayer layer_of(const LoadedTensors& tensors, const LlamaPlan& plan, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".";
    const LlamaLayerPlan& own = plan.layers[static_cast<std::size_t>(index)];
    DecoderLayer layer;
    AttentionSpec& spec = layer.attention.spec;
    spec = causal_attention(plan.sizes.heads, plan.key_heads, plan.head_size);
    if (plan.scale > 0) spec.scale = static_cast<float>(plan.scale);
    spec.softcap = plan.softcap;
    spec.window = own.window;
    layer.attention.inputs = {
        linear_of(tensors, name + "query"), linear_of(tensors, name + "key"), linear_of(tensors, name + "value"), {}};
    layer.attention.query_norm = rms_norm_of(tensors, name + "query_norm", plan.epsilon);
    layer.attention.key_norm = rms_norm_of(tensors, name + "key_norm", plan.epsilon);
    layer.attention.rotary.angles = own.rotary;
    layer.attention.output = linear_of(tensors, name + "attention_output");
    layer.attention_norm = rms_norm_of(tensors, name + "attention_norm", plan.epsilon);
    layer.attention_post_norm = rms_norm_of(tensors, name + "attention_post_norm", plan.epsilon);
    layer.norm = rms_norm_of(tensors, name + "norm", plan.epsilon);
    layer.post_norm = rms_norm_of(tensors, name + "post_norm", plan.epsilon);
    if (plan.experts.count > 0)
        layer.experts = experts_of(tensors, plan, name);
    else
        layer.feed_forward = feed_forward_of(tensors, plan, name);
    return layer;
}

}  // namespace

LlamaPlan read_llama_plan(std::string_view architecture, const Config& config) {
    LlamaPlan plan;
    plan.architecture = architecture;
    plan.sizes = read_sizes(config);
    plan.key_heads = key_heads_of(config, plan.sizes, "num_key_value_heads", plan.sizes.heads);
    plan.head_size = config.has("head_dim") ? config.integer("head_dim", 1, 65'536) : head_size_of(config, plan.sizes);
    plan.inner = config.integer("intermediate_size", 1, 1'000'000);
    plan.epsilon = epsilon_of(config, "rms_norm_eps", 1e-6);
    plan.activation = activation_of(config, "hidden_act", "silu");
    plan.tied = config.boolean_or("tie_word_embeddings", false);
    plan.task = decoder_task(config, plan.notices);
    const auto angles = std::make_shared<RotaryAngles>(rotary_frequencies(config, plan.head_size));
    plan.layers.assign(static_cast<std::size_t>(plan.sizes.layers), LlamaLayerPlan{0, angles});
    return plan;
}

void read_windows(LlamaPlan& plan, const Config& config, const std::function<bool(std::int64_t)>& slides) {
    const auto window = static_cast<std::int32_t>(config.integer_or("sliding_window", 0, 0, 100'000'000));
    const std::vector<std::string> types = config.texts_or_none("layer_types");
    if (!types.empty() && types.size() != plan.layers.size())
        config.fail("layer_types", "Expected one for each of the " + std::to_string(plan.layers.size()) +
                                       " layers, found " + std::to_string(types.size()) + ".");
    for (std::size_t layer = 0; layer < plan.layers.size(); ++layer) {
        const bool own = types.empty() ? slides(static_cast<std::int64_t>(layer)) : types[layer] == "sliding_attention";
        plan.layers[layer].window = own ? window : 0;
    }
}

ExpertPlan read_experts(const Config& config) {
    constexpr std::int64_t kMostExperts = 4'096;
    ExpertPlan plan;
    plan.count = config.integer("num_local_experts", 1, kMostExperts);
    plan.chosen = config.integer_or("num_experts_per_tok", std::min<std::int64_t>(2, plan.count), 1, plan.count);
    plan.stacked = config.boolean_or("stacked_experts", false);
    return plan;
}

std::unique_ptr<Model> make_llama(LlamaPlan plan, const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    const LoadedTensors tensors = tensor_table(plan).load(folder, *backend, stop, progress);
    Decoder decoder;
    decoder.embeddings.words = tensors.at("words");
    if (plan.scaled_embedding)
        decoder.embeddings.scale = static_cast<float>(std::sqrt(static_cast<double>(plan.sizes.hidden)));
    for (std::int64_t layer = 0; layer < plan.sizes.layers; ++layer)
        decoder.layers.push_back(layer_of(tensors, plan, layer));
    decoder.final_norm = rms_norm_of(tensors, "final_norm", plan.epsilon);
    decoder.head = word_head_of(tensors, plan.task, plan.tied);
    decoder.logits_softcap = plan.logits_softcap;
    return make_decoder_model(
        std::move(backend), std::move(decoder),
        describe_decoder(plan.architecture, folder.config, plan.sizes, plan.task, tensors, std::move(plan.notices)));
}

}  // namespace headlight
