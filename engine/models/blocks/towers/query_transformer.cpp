#include "models/blocks/towers/query_transformer.h"

#include "models/blocks/contrastive_model.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/decoder_config.h"

#include <cmath>
#include <utility>

namespace headlight {

namespace {

std::string query_layer(std::int64_t layer) {
    return "qformer.layers." + std::to_string(layer) + ".";
}

/// Attention, its output and the norm of the sum. `keys`: width of what keys and values are made of.
void add_attention_of_queries(TensorTable& table, const QueryTransformerSizes& sizes, const std::string& name,
                              const std::string& source, Dimension keys) {
    table.body_linear(name + "query", source + "attention.query", sizes.hidden, sizes.hidden, true);
    table.body_linear(name + "key", source + "attention.key", sizes.hidden, keys, true);
    table.body_linear(name + "value", source + "attention.value", sizes.hidden, keys, true);
    table.body_linear(name + "output", source + "output.dense", sizes.hidden, sizes.hidden, true);
    table.body_norm(name + "norm", source + "output.LayerNorm", sizes.hidden);
}

AttentionBlock attention_of_queries(const LoadedTensors& tensors, const QueryTransformerSizes& sizes,
                                    const std::string& name, AttentionKind kind) {
    AttentionBlock block;
    AttentionSpec& spec = block.spec;
    spec.heads = spec.key_heads = static_cast<std::int32_t>(sizes.heads);
    spec.head_size = spec.value_size = static_cast<std::int32_t>(sizes.hidden.size / sizes.heads);
    spec.scale = static_cast<float>(1.0 / std::sqrt(static_cast<double>(spec.head_size)));
    block.inputs.query = linear_of(tensors, name + "query");
    block.inputs.key = linear_of(tensors, name + "key");
    block.inputs.value = linear_of(tensors, name + "value");
    block.output = linear_of(tensors, name + "output");
    block.kind = kind;
    return block;
}

}  // namespace

QueryTransformerSizes read_query_transformer(const Config& config, Dimension memory) {
    const Config own = section_of(config, "qformer_config");
    QueryTransformerSizes read;
    read.hidden = {own.integer_or("hidden_size", 768, 1, 65'536), "qformer_config.hidden_size"};
    read.inner = {own.integer_or("intermediate_size", 3'072, 1, 1'000'000), "qformer_config.intermediate_size"};
    read.memory = memory;
    read.queries = {config.integer_or("num_query_tokens", 32, 1, 4'096), "num_query_tokens"};
    read.layers = own.integer_or("num_hidden_layers", 12, 1, 1'000);
    read.heads = own.integer_or("num_attention_heads", 12, 1, 1'024);
    read.frequency = own.integer_or("cross_attention_frequency", 2, 1, 1'000);
    read.epsilon = epsilon_of(own, "layer_norm_eps", 1e-12);
    read.activation = activation_of(own, "hidden_act", "gelu");
    static_cast<void>(head_size_of(own, {.hidden = read.hidden.size, .heads = read.heads}));
    if (own.boolean_or("use_qformer_text_input", false))
        fail_unsupported(own, "use_qformer_text_input",
                         Sentence("A Q-Former that reads the text too is not supported; found true."));
    return read;
}

void add_query_transformer(TensorTable& table, const QueryTransformerSizes& sizes) {
    table.body("queries", {"query_tokens"}, {{1, "1"}, sizes.queries, sizes.hidden});
    table.body_norm("qformer.norm", "qformer.layernorm", sizes.hidden);
    for (std::int64_t layer = 0; layer < sizes.layers; ++layer) {
        const std::string name = query_layer(layer);
        const std::string source = "qformer.encoder.layer." + std::to_string(layer) + ".";
        add_attention_of_queries(table, sizes, name + "attention.", source + "attention.", sizes.hidden);
        if (layer % sizes.frequency == 0)
            add_attention_of_queries(table, sizes, name + "cross.", source + "crossattention.", sizes.memory);
        table.body_linear(name + "up", source + "intermediate_query.dense", sizes.inner, sizes.hidden, true);
        table.body_linear(name + "down", source + "output_query.dense", sizes.hidden, sizes.inner, true);
        table.body_norm(name + "norm", source + "output_query.LayerNorm", sizes.hidden);
    }
    table.layers("qformer.encoder.layer.", sizes.layers, "qformer_config.num_hidden_layers");
}

QueryTransformer::QueryTransformer(const LoadedTensors& tensors, const QueryTransformerSizes& sizes, Norm states_norm)
    : queries_(tensors.at("queries")),
      queries_norm_(layer_norm_of(tensors, "qformer.norm", sizes.epsilon)),
      states_norm_(std::move(states_norm)) {
    queries_.shape = {sizes.queries.size, sizes.hidden.size};
    for (std::int64_t number = 0; number < sizes.layers; ++number) {
        const std::string name = query_layer(number);
        Layer layer;
        layer.attention = attention_of_queries(tensors, sizes, name + "attention.", AttentionKind::Resampler);
        layer.attention_norm = layer_norm_of(tensors, name + "attention.norm", sizes.epsilon);
        if (number % sizes.frequency == 0) {
            layer.cross = attention_of_queries(tensors, sizes, name + "cross.", AttentionKind::ResamplerCross);
            layer.cross_norm = layer_norm_of(tensors, name + "cross.norm", sizes.epsilon);
        }
        layer.feed_forward = {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), sizes.activation};
        layer.norm = layer_norm_of(tensors, name + "norm", sizes.epsilon);
        layers_.push_back(std::move(layer));
    }
}

TowerSize QueryTransformer::size() const {
    const AttentionSpec& spec = layers_.front().attention.spec;
    return {static_cast<std::int32_t>(layers_.size()), spec.heads, spec.heads * spec.head_size};
}

DeviceTensor QueryTransformer::operator()(ForwardPass& pass, const DeviceTensor& states) const {
    Backend& backend = pass.backend();
    std::vector<std::string> names;
    std::vector<std::int32_t> numbers;
    for (std::int64_t query = 0; query < queries_.rows(); ++query) {
        names.push_back("query " + std::to_string(query));
        numbers.push_back(static_cast<std::int32_t>(query));
    }
    pass.name_queries(AttentionKind::Resampler, names, AttentionKind::Resampler);
    pass.name_queries(AttentionKind::ResamplerCross, names, AttentionKind::Vision);
    const DeviceTensor image = states_norm_(backend, states);
    DeviceTensor x = queries_norm_(backend, backend.embedding(queries_, numbers));
    pass.keep_resampler_hidden(x);
    for (const Layer& layer : layers_) {
        x = run_layer(pass, layer, x, image);
        pass.keep_resampler_hidden(x);
        pass.check_stop();
    }
    return x;
}

DeviceTensor QueryTransformer::run_layer(ForwardPass& pass, const Layer& layer, const DeviceTensor& x,
                                         const DeviceTensor& image) const {
    Backend& backend = pass.backend();
    DeviceTensor sum = backend.add(layer.attention.self_attention(pass, x, TokenMarks{}), x);
    DeviceTensor state = layer.attention_norm(backend, sum);
    if (layer.cross_norm.empty()) {
        pass.keep_no_attention(AttentionKind::ResamplerCross, "feed-forward network", x.rows(), image.rows());
    } else {
        const LayerCache memory = layer.cross.memory_of(backend, image);
        sum = backend.add(layer.cross.cross_attention(pass, state, memory, {}), state);
        state = layer.cross_norm(backend, sum);
    }
    return layer.norm(backend, backend.add(layer.feed_forward(backend, state), state));
}

}  // namespace headlight
