// BLOOM (arXiv 2211.05100): positions by ALiBi (arXiv 2108.12409), a norm after the embeddings.

#include "models/architecture.h"
#include "models/blocks/alibi.h"
#include "models/blocks/decoder.h"
#include "models/blocks/decoder_config.h"
#include "models/blocks/tensor_table.h"
#include "models/gguf_names.h"

#include <utility>

namespace headlight {

namespace {

struct BloomConfig {
    DecoderSizes sizes;
    std::int64_t head_size;
    float epsilon;
    bool tied;
    bool sums_add_normed;
    ModelTask task;
    std::vector<std::string> notices;
};

BloomConfig read_config(const Config& config) {
    const auto named = [&](const char* name, const char* older) { return config.has(name) ? name : older; };
    const SizeFields fields{.hidden = named("hidden_size", "n_embed"),
                            .layers = named("n_layer", "num_hidden_layers"),
                            .heads = named("n_head", "num_attention_heads"),
                            .positions = ""};
    BloomConfig read{};
    read.sizes = read_sizes(config, fields);
    read.head_size = head_size_of(config, read.sizes, fields);
    read.epsilon = epsilon_of(config, "layer_norm_epsilon", 1e-5);
    read.tied = config.boolean_or("tie_word_embeddings", true);
    read.sums_add_normed = config.boolean_or("apply_residual_connection_post_layernorm", false);
    read.task = decoder_task(config, read.notices);
    return read;
}

TensorTable tensor_table(const BloomConfig& config) {
    const Dimension hidden{config.sizes.hidden, "hidden_size"};
    const Dimension inner{4 * config.sizes.hidden, "4 * hidden_size"};
    const Dimension words{config.sizes.vocabulary, "vocab_size"};
    TensorTable table("transformer.");
    table.body("words", {"word_embeddings.weight"}, {words, hidden});
    table.body_norm("embedding_norm", "word_embeddings_layernorm", hidden);
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer) {
        const std::string name = "layers." + std::to_string(layer) + ".";
        const std::string source = "h." + std::to_string(layer) + ".";
        table.body_norm(name + "attention_norm", source + "input_layernorm", hidden);
        table.body_linear(name + "query_key_value", source + "self_attention.query_key_value",
                          {3 * hidden.size, "3 * hidden_size"}, hidden, true);
        table.body_linear(name + "attention_output", source + "self_attention.dense", hidden, hidden, true);
        table.body_norm(name + "norm", source + "post_attention_layernorm", hidden);
        table.body_linear(name + "up", source + "mlp.dense_h_to_4h", inner, hidden, true);
        table.body_linear(name + "down", source + "mlp.dense_4h_to_h", hidden, inner, true);
    }
    table.layers("h.", config.sizes.layers, "n_layer");
    table.body_norm("final_norm", "ln_f", hidden);
    add_word_head(table, config.task, config.tied, words, hidden);
    return table;
}

DecoderLayer layer_of(const LoadedTensors& tensors, const BloomConfig& config, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".";
    DecoderLayer layer;
    AttentionSpec& spec = layer.attention.spec;
    spec = causal_attention(config.sizes.heads, config.sizes.heads, config.head_size);
    spec.slopes = alibi_slopes(config.sizes.heads);
    layer.attention.inputs.fused = linear_of(tensors, name + "query_key_value");
    layer.attention.inputs.order = FusedOrder::ByKeyHead;
    layer.attention.output = linear_of(tensors, name + "attention_output");
    layer.attention_norm = layer_norm_of(tensors, name + "attention_norm", config.epsilon);
    layer.norm = layer_norm_of(tensors, name + "norm", config.epsilon);
    layer.feed_forward = {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), Activation::GeluTanh};
    layer.sums_add_normed = config.sums_add_normed;
    return layer;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    BloomConfig config = read_config(folder.config);
    const LoadedTensors tensors = tensor_table(config).load(folder, *backend, stop, progress);
    Decoder decoder;
    decoder.embeddings.words = tensors.at("words");
    decoder.embeddings.norm = layer_norm_of(tensors, "embedding_norm", config.epsilon);
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer)
        decoder.layers.push_back(layer_of(tensors, config, layer));
    decoder.final_norm = layer_norm_of(tensors, "final_norm", config.epsilon);
    decoder.head = word_head_of(tensors, config.task, config.tied);
    return make_decoder_model(std::move(backend), std::move(decoder),
                              describe_decoder("BLOOM decoder", folder.config, config.sizes, config.task, tensors,
                                               std::move(config.notices)));
}

}  // namespace

extern const Architecture kBloom;
constinit const Architecture kBloom{"bloom", "BLOOM decoder", load, &kBloomGguf};

}  // namespace headlight
