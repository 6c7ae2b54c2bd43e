#include "models/blocks/plans/llama_plan.h"

#include "models/blocks/decoder.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/tensor_table.h"

#include <algorithm>
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
          gated_queries{2 * plan.sizes.heads * plan.head_size, "2 * num_attention_heads * head_dim"},
          keys{plan.key_heads * plan.head_size, "num_key_value_heads * head_dim"},
          values{plan.sizes.heads * value_size(plan), "num_attention_heads * head size of values"},
          words{plan.sizes.vocabulary, "vocab_size"} {}
    static std::int64_t value_size(const LlamaPlan& plan) {
        return plan.latent.key_rank > 0 ? plan.latent.sizes.value : plan.head_size;
    }
    Dimension hidden;
    Dimension inner;
    Dimension head;
    Dimension queries;
    Dimension gated_queries;  ///< and their gates
    Dimension keys;
    Dimension values;  ///< of all heads of queries, which the output reads
    Dimension words;
};

void add_norm(TensorTable& table, const LlamaPlan& plan, const std::string& name, const std::string& source,
              Dimension size) {
    if (!plan.norm_weight) return;
    if (plan.norms_from_one)
        table.body_from_one(name + ".weight", source + ".weight", size);
    else if (plan.norm_bias)
        table.body_norm(name, source, size);
    else
        table.body(name + ".weight", {source + ".weight"}, {size});
}

void add_projections(TensorTable& table, const LlamaPlan& plan, const LlamaSizes& sizes, const std::string& name,
                     const std::string& source) {
    if (plan.latent.key_rank > 0)
        return add_latent_projections(table, plan.latent, sizes.hidden, plan.sizes.heads, name, source + "self_attn.");
    if (plan.fused_query_key_value) {
        const std::int64_t queries = sizes.queries.size;
        const std::int64_t keys = sizes.keys.size;
        const std::vector<Dimension> all{{queries + 2 * keys, "(heads + 2 * key heads) * head_dim"}, sizes.hidden};
        const std::string fused = source + "self_attn.qkv_proj.weight";
        table.body_rows(name + "query.weight", fused, all, 0, queries);
        table.body_rows(name + "key.weight", fused, all, queries, keys);
        table.body_rows(name + "value.weight", fused, all, queries + keys, keys);
        return;
    }
    const bool bias = plan.query_key_value_bias;
    table.body_linear(name + "query", source + "self_attn.q_proj",
                      plan.gated_heads ? sizes.gated_queries : sizes.queries, sizes.hidden, bias);
    table.body_linear(name + "key", source + "self_attn.k_proj", sizes.keys, sizes.hidden, bias);
    table.body_linear(name + "value", source + "self_attn.v_proj", sizes.keys, sizes.hidden, bias);
}

/// Norms of queries or keys of `heads` heads, named `name` here and `source` in files.
void add_head_norms(TensorTable& table, const LlamaPlan& plan, const LlamaSizes& sizes, const std::string& name,
                    const std::string& source, Dimension heads, Dimension whole) {
    const auto add = [&](const std::string& to, const std::string& from, std::vector<Dimension> shape) {
        table.body(to + ".weight", {from + ".weight"}, std::move(shape));
    };
    switch (plan.query_key_norm) {
        case QueryKeyNorm::None:
            return;
        case QueryKeyNorm::EachHead:
            return add_norm(table, plan, name, source, sizes.head);
        case QueryKeyNorm::WholeVector:
            return add_norm(table, plan, name, source, whole);
        case QueryKeyNorm::EachHeadApart:
            return add(name, source, {heads, sizes.head});
        case QueryKeyNorm::HeadByHead:
            for (std::int64_t head = 0; head < heads.size; ++head)
                add(name + "." + std::to_string(head), source + ".norms." + std::to_string(head), {sizes.head});
    }
}

void add_feed_forward(TensorTable& table, const LlamaPlan& plan, const LlamaSizes& sizes, const std::string& name,
                      const std::string& source) {
    const bool bias = plan.feed_forward_bias;
    if (plan.fused_gate_up) {
        const std::vector<Dimension> both{{2 * sizes.inner.size, "2 * intermediate_size"}, sizes.hidden};
        const std::string fused = source + plan.feed_forward_names.fused + ".weight";
        table.body_rows(name + "gate.weight", fused, both, 0, sizes.inner.size);
        table.body_rows(name + "up.weight", fused, both, sizes.inner.size, sizes.inner.size);
    } else {
        table.body_linear(name + "gate", source + plan.feed_forward_names.gate, sizes.inner, sizes.hidden, bias);
        table.body_linear(name + "up", source + plan.feed_forward_names.up, sizes.inner, sizes.hidden, bias);
    }
    table.body_linear(name + "down", source + plan.feed_forward_names.down, sizes.hidden, sizes.inner, bias);
}

bool attends(const LlamaPlan& plan, std::int64_t layer) {
    return plan.layers[static_cast<std::size_t>(layer)].attends;
}

bool has_experts(const LlamaPlan& plan, std::int64_t layer) {
    return plan.experts.count > 0 && plan.layers[static_cast<std::size_t>(layer)].experts;
}

/// What a layer attends with.
void add_attention(TensorTable& table, const LlamaPlan& plan, const LlamaSizes& sizes, const std::string& name,
                   const std::string& source) {
    const LlamaNorms& norms = plan.norm_names;
    add_projections(table, plan, sizes, name, source);
    add_head_norms(table, plan, sizes, name + "query_norm", source + norms.query,
                   {plan.sizes.heads, "num_attention_heads"}, sizes.queries);
    add_head_norms(table, plan, sizes, name + "key_norm", source + norms.key, {plan.key_heads, "num_key_value_heads"},
                   sizes.keys);
    table.body_linear(name + "attention_output", source + plan.output_name, sizes.hidden, sizes.values,
                      plan.attention_output_bias);
}

void add_layer(TensorTable& table, const LlamaPlan& plan, std::int64_t layer) {
    const LlamaSizes sizes(plan);
    const std::string name = "layers." + std::to_string(layer) + ".";
    const std::string& source = name;
    const LlamaNorms& norms = plan.norm_names;
    const auto norm = [&](const char* part, const std::string& from) {
        add_norm(table, plan, name + part, source + from, sizes.hidden);
    };
    if (plan.norms_before) norm("attention_norm", norms.attention);
    if (attends(plan, layer))
        add_attention(table, plan, sizes, name, source);
    else
        plan.mixer->add_tensors(table, sizes.hidden, name, source);
    if (has_experts(plan, layer))
        add_experts(table, plan.experts, sizes.hidden, name, source);
    else
        add_feed_forward(table, plan, sizes, name, source);
    if (plan.norms_after) {
        norm("attention_post_norm", norms.attention_post);
        norm("post_norm", norms.feed_forward_post);
    }
    if (plan.norms_before && !plan.parallel) norm("norm", norms.feed_forward);
}

TensorTable tensor_table(const LlamaPlan& plan) {
    const LlamaSizes sizes(plan);
    TensorTable table("model.");
    table.body("words", {"embed_tokens.weight"}, {sizes.words, sizes.hidden});
    for (std::int64_t layer = 0; layer < plan.sizes.layers; ++layer) add_layer(table, plan, layer);
    table.layers("layers.", plan.sizes.layers, "num_hidden_layers");
    add_norm(table, plan, "final_norm", plan.norm_names.last, sizes.hidden);
    add_word_head(table, plan.task, plan.tied, sizes.words, sizes.hidden);
    table.ignore_layers(plan.sizes.layers, plan.layers_ahead);
    table.ignore_ending(".rotary_emb.inv_freq");  // a buffer, which old checkpoints keep
    return table;
}

/// Makes the parts of a decoder from the weights that were loaded.
class LlamaParts {
  public:
    LlamaParts(const LoadedTensors& tensors, const LlamaPlan& plan, Backend& backend)
        : tensors_(tensors), plan_(plan), backend_(backend) {
        if (!plan.norm_weight) ones_ = ones(backend, plan.sizes.hidden);
        if (has_weights_by_head()) head_ones_ = ones(backend, plan.head_size);
        if (plan.limit <= 0) return;
        const auto limit = static_cast<float>(plan.limit);
        query_limit_ = Limit(backend, limit, plan.sizes.heads * plan.head_size);
        key_limit_ = Limit(backend, limit, plan.key_heads * plan.head_size);
    }

    [[nodiscard]] Decoder decoder() const {
        Decoder decoder;
        decoder.embeddings.words = tensors_.at("words");
        decoder.embeddings.scale = static_cast<float>(plan_.embedding_scale);
        for (std::int64_t layer = 0; layer < plan_.sizes.layers; ++layer) decoder.layers.push_back(layer_of(layer));
        decoder.final_norm = norm("final_norm", true);
        decoder.head = word_head_of(tensors_, plan_.task, plan_.tied);
        decoder.logits_scale = plan_.logits_scale;
        decoder.logits_softcap = plan_.logits_softcap;
        return decoder;
    }

  private:
    [[nodiscard]] bool has_weights_by_head() const {
        return plan_.query_key_norm == QueryKeyNorm::EachHeadApart || plan_.query_key_norm == QueryKeyNorm::HeadByHead;
    }

    /// A norm of hidden states; empty unless `exists`.
    [[nodiscard]] Norm norm(const std::string& name, bool exists) const {
        if (!exists) return {};
        if (!plan_.norm_weight) return {ones_, {}, plan_.epsilon, plan_.norms};
        return {tensors_.at(name + ".weight"), tensors_.find(name + ".bias"), plan_.epsilon, plan_.norms};
    }

    /// The norm of queries or keys; empty where the plan has none.
    [[nodiscard]] Norm head_norm(const std::string& name, std::int64_t heads) const {
        if (!has_weights_by_head()) return {tensors_.find(name + ".weight"), {}, plan_.epsilon, plan_.norms};
        Norm norm{head_ones_, {}, plan_.epsilon, plan_.norms};
        norm.factors = plan_.query_key_norm == QueryKeyNorm::EachHeadApart ? tensors_.at(name + ".weight")
                                                                           : side_by_side(name, heads);
        norm.factors.shape = {1, heads * plan_.head_size};
        return norm;
    }

    /// The weights of all heads, which files hold one by one.
    [[nodiscard]] DeviceTensor side_by_side(const std::string& name, std::int64_t heads) const {
        Tensor all({heads, plan_.head_size});
        for (std::int64_t head = 0; head < heads; ++head) {
            const Tensor own = backend_.download(tensors_.at(name + "." + std::to_string(head) + ".weight"));
            std::ranges::copy(own.values(), all.slice(head).begin());
        }
        return backend_.upload(all);
    }

    [[nodiscard]] AttentionInputs inputs_of(const std::string& name) const {
        AttentionInputs inputs;
        if (plan_.latent.key_rank > 0) {
            inputs.latent = latent_projections_of(tensors_, plan_.latent, name);
            return inputs;
        }
        inputs.query = linear_of(tensors_, name + "query");
        inputs.gated = plan_.gated_heads;
        inputs.key = linear_of(tensors_, name + "key");
        inputs.value = linear_of(tensors_, name + "value");
        return inputs;
    }

    [[nodiscard]] AttentionBlock attention_of(const std::string& name, const LlamaLayerPlan& own) const {
        AttentionBlock attention;
        AttentionSpec& spec = attention.spec;
        spec = causal_attention(plan_.sizes.heads, plan_.key_heads, plan_.head_size);
        if (plan_.scale > 0) spec.scale = static_cast<float>(plan_.scale);
        spec.causal = plan_.causal;
        spec.softcap = plan_.softcap;
        spec.window = own.window;
        spec.value_size = static_cast<std::int32_t>(LlamaSizes::value_size(plan_));
        attention.inputs = inputs_of(name);
        attention.query_norm = head_norm(name + "query_norm", plan_.sizes.heads);
        attention.key_norm = head_norm(name + "key_norm", plan_.key_heads);
        attention.query_limit = query_limit_;
        attention.key_limit = key_limit_;
        attention.rotary = {own.rotary, plan_.interleaved};
        attention.query_growth = plan_.query_growth;
        attention.output = linear_of(tensors_, name + "attention_output");
        return attention;
    }

    [[nodiscard]] DecoderLayer layer_of(std::int64_t index) const {
        const std::string name = "layers." + std::to_string(index) + ".";
        DecoderLayer layer;
        if (attends(plan_, index))
            layer.attention = attention_of(name, plan_.layers[static_cast<std::size_t>(index)]);
        else
            layer.mixer = plan_.mixer->make(backend_, tensors_, name);
        layer.attention_norm = norm(name + "attention_norm", plan_.norms_before);
        layer.attention_post_norm = norm(name + "attention_post_norm", plan_.norms_after);
        layer.norm = norm(name + "norm", plan_.norms_before && !plan_.parallel);
        layer.post_norm = norm(name + "post_norm", plan_.norms_after);
        layer.parallel = plan_.parallel;
        layer.residual_scale = static_cast<float>(plan_.residual_scale);
        if (has_experts(plan_, index))
            layer.experts = experts_of(backend_, tensors_, plan_.experts, plan_.activation, name);
        else
            layer.feed_forward = {linear_of(tensors_, name + "up"), linear_of(tensors_, name + "down"),
                                  plan_.activation, linear_of(tensors_, name + "gate")};
        return layer;
    }

    const LoadedTensors& tensors_;
    const LlamaPlan& plan_;
    Backend& backend_;
    DeviceTensor ones_;
    DeviceTensor head_ones_;
    Limit query_limit_;
    Limit key_limit_;
};

/// One type for each layer, or none.
std::vector<std::string> types_of_layers(const LlamaPlan& plan, const Config& config,
                                         const std::string& field = "layer_types") {
    std::vector<std::string> types = config.texts_or_none(field);
    if (!types.empty() && types.size() != plan.layers.size())
        config.fail(field,
                    Sentence("Expected one for each of the %1 layers, found %2.", plan.layers.size(), types.size()));
    return types;
}

/// Returns whether a layer's type is the first of these two. Throws Error(Format) where it is neither.
bool is_first_type(const Config& config, const std::string& field, const std::string& type, const std::string& first,
                   const std::string& second) {
    if (type != first && type != second)
        config.fail(field, Sentence("Layers of the type \"%1\" are not supported; supported types: %2.", type,
                                    first + ", " + second));
    return type == first;
}

/// Says which layers have a mixer in the place of attention.
std::string about_mixers(const LlamaPlan& plan, const Decoder& decoder) {
    std::string layers;
    std::string mixer;
    for (std::size_t layer = 0; layer < plan.layers.size(); ++layer) {
        if (plan.layers[layer].attends) continue;
        layers += (layers.empty() ? "" : ", ") + std::to_string(layer);
        mixer = decoder.layers[layer].mixer->name();
    }
    return layers.empty() ? "" : "Layers without attention: " + layers + "; each has a " + mixer + " in its place.";
}

}  // namespace

LlamaPlan read_llama_plan(std::string_view architecture, const Config& config, const LlamaDefaults& defaults) {
    LlamaPlan plan;
    plan.architecture = architecture;
    plan.sizes = read_sizes(config, {}, defaults.sizes);
    plan.key_heads = key_heads_of(config, plan.sizes, "num_key_value_heads",
                                  defaults.key_heads > 0 ? defaults.key_heads : plan.sizes.heads);
    plan.head_size = config.integer_or("head_dim", defaults.head_size, 1, 65'536);
    if (plan.head_size == 0) plan.head_size = head_size_of(config, plan.sizes);
    plan.inner = size_of(config, "intermediate_size", defaults.inner, 1'000'000);
    plan.epsilon = epsilon_of(config, "rms_norm_eps", 1e-6);
    plan.activation = activation_of(config, "hidden_act", "silu");
    plan.tied = config.boolean_or("tie_word_embeddings", false);
    plan.task = decoder_task(config, plan.notices);
    plan.interleaved = config.boolean_or("rope_interleave", false);
    const auto angles = std::make_shared<RotaryAngles>(rotary_frequencies(config, plan.head_size, defaults.rotary));
    plan.layers.assign(static_cast<std::size_t>(plan.sizes.layers), LlamaLayerPlan{0, angles});
    return plan;
}

void read_llama_traits(LlamaPlan& plan, const Config& config) {
    plan.query_key_value_bias = plan.attention_output_bias = config.boolean_or("attention_bias", false);
    if (config.integer_or("num_local_experts", 0, 0, INT32_MAX) > 0) plan.experts = read_experts(config);
    plan.feed_forward_bias = config.boolean_or("mlp_bias", false);
}

void read_windows(LlamaPlan& plan, const Config& config, const std::function<bool(std::int64_t)>& slides,
                  std::int64_t otherwise) {
    const std::int64_t default_window = config.is_null("sliding_window") ? 0 : otherwise;
    const auto window = static_cast<std::int32_t>(config.integer_or("sliding_window", default_window, 0, 100'000'000));
    const std::vector<std::string> types = types_of_layers(plan, config);
    for (std::size_t layer = 0; layer < plan.layers.size(); ++layer) {
        const bool own = types.empty() ? slides(static_cast<std::int64_t>(layer)) : types[layer] == "sliding_attention";
        plan.layers[layer].window = own ? window : 0;
    }
}

void read_attending_layers(LlamaPlan& plan, const Config& config, const std::string& mixer,
                           const std::function<bool(std::int64_t)>& attends, const std::string& attention) {
    const std::vector<std::string> types = types_of_layers(plan, config);
    for (std::size_t layer = 0; layer < plan.layers.size(); ++layer)
        plan.layers[layer].attends = types.empty()
                                         ? attends(static_cast<std::int64_t>(layer))
                                         : is_first_type(config, "layer_types", types[layer], attention, mixer);
}

void drop_positions_without_window(LlamaPlan& plan) {
    for (LlamaLayerPlan& layer : plan.layers)
        if (layer.window == 0) layer.rotary = nullptr;
}

void read_first_dense_layers(LlamaPlan& plan, const Config& config, std::int64_t otherwise) {
    const std::string field = "mlp_layer_types";
    const std::vector<std::string> types = types_of_layers(plan, config, field);
    const std::int64_t dense = config.integer_or("first_k_dense_replace", otherwise, 0, INT32_MAX);
    for (std::size_t layer = 0; layer < plan.layers.size(); ++layer)
        plan.layers[layer].experts = types.empty() ? static_cast<std::int64_t>(layer) >= dense
                                                   : is_first_type(config, field, types[layer], "sparse", "dense");
}

std::unique_ptr<Model> make_llama(LlamaPlan plan, const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    TensorTable table = tensor_table(plan);
    if (plan.weights) table.read_from(plan.weights);
    const LoadedTensors tensors = table.load(folder, *backend, stop, progress);
    Decoder decoder = LlamaParts(tensors, plan, *backend).decoder();
    ModelDescription description =
        describe_decoder(plan.architecture, folder.config, plan.sizes, plan.task, tensors, std::move(plan.notices));
    description.causal = plan.causal;
    if (std::string mixers = about_mixers(plan, decoder); !mixers.empty())
        description.notices.push_back(std::move(mixers));
    if (plan.finish) plan.finish(decoder, description);
    return make_decoder_model(std::move(backend), std::move(decoder), std::move(description));
}

}  // namespace headlight
