// OPT (arXiv 2205.01068): learned positions behind two rows of padding, ReLU, and in one size norms after the sums and
// embeddings that are projected.

#include "models/architecture.h"
#include "models/blocks/activation_name.h"
#include "models/blocks/decoder.h"
#include "models/blocks/decoder_config.h"
#include "models/blocks/tensor_table.h"

#include <utility>

namespace headlight {

namespace {

/// Rows of the table of positions before the first one.
constexpr std::int64_t kFirstRow = 2;
constexpr float kEpsilon = 1e-5F;  // not in the configuration

struct OptConfig {
    DecoderSizes sizes;
    std::int64_t inner;
    std::int64_t embedding;
    std::int64_t head_size;
    Activation activation;
    bool norms_before;
    bool final_norm;
    bool bias;
    bool tied;
    ModelTask task;
    std::vector<std::string> notices;
};

OptConfig read_config(const Config& config) {
    OptConfig read{};
    read.sizes = read_sizes(config);
    read.inner = config.integer("ffn_dim", 1, 1'000'000);
    read.embedding = config.integer_or("word_embed_proj_dim", read.sizes.hidden, 1, 65'536);
    read.head_size = head_size_of(config, read.sizes);
    read.activation = activation_of(config, "activation_function", "relu");
    read.norms_before = config.boolean_or("do_layer_norm_before", true);
    read.final_norm = read.norms_before && !config.boolean_or("_remove_final_layer_norm", false);
    read.bias = config.boolean_or("enable_bias", true);
    read.tied = config.boolean_or("tie_word_embeddings", true);
    read.task = decoder_task(config, read.notices);
    if (!config.boolean_or("layer_norm_elementwise_affine", true))
        fail_unsupported(config, "layer_norm_elementwise_affine", "OPT with norms without weights cannot be run.");
    return read;
}

TensorTable tensor_table(const OptConfig& config) {
    const Dimension hidden{config.sizes.hidden, "hidden_size"};
    const Dimension inner{config.inner, "ffn_dim"};
    const Dimension embedding{config.embedding, "word_embed_proj_dim"};
    const Dimension words{config.sizes.vocabulary, "vocab_size"};
    TensorTable table("model.");
    table.body("words", {"decoder.embed_tokens.weight"}, {words, embedding});
    table.body("positions", {"decoder.embed_positions.weight"},
               {{config.sizes.positions + kFirstRow, "max_position_embeddings + 2"}, hidden});
    if (config.embedding != config.sizes.hidden) {
        table.body_linear("project_in", "decoder.project_in", hidden, embedding, false);
        table.body_linear("project_out", "decoder.project_out", embedding, hidden, false);
    }
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer) {
        const std::string name = "layers." + std::to_string(layer) + ".";
        const std::string source = "decoder." + name;
        table.body_norm(name + "attention_norm", source + "self_attn_layer_norm", hidden);
        table.body_linear(name + "query", source + "self_attn.q_proj", hidden, hidden, config.bias);
        table.body_linear(name + "key", source + "self_attn.k_proj", hidden, hidden, config.bias);
        table.body_linear(name + "value", source + "self_attn.v_proj", hidden, hidden, config.bias);
        table.body_linear(name + "attention_output", source + "self_attn.out_proj", hidden, hidden, config.bias);
        table.body_norm(name + "norm", source + "final_layer_norm", hidden);
        table.body_linear(name + "up", source + "fc1", inner, hidden, config.bias);
        table.body_linear(name + "down", source + "fc2", hidden, inner, config.bias);
    }
    table.layers("decoder.layers.", config.sizes.layers, "num_hidden_layers");
    if (config.final_norm) table.body_norm("final_norm", "decoder.final_layer_norm", hidden);
    add_word_head(table, config.task, config.tied, words, embedding);
    return table;
}

DecoderLayer layer_of(const LoadedTensors& tensors, const OptConfig& config, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".";
    DecoderLayer layer;
    layer.attention.spec = causal_attention(config.sizes.heads, config.sizes.heads, config.head_size);
    layer.attention.inputs = {
        linear_of(tensors, name + "query"), linear_of(tensors, name + "key"), linear_of(tensors, name + "value"), {}};
    layer.attention.output = linear_of(tensors, name + "attention_output");
    layer.attention_norm = layer_norm_of(tensors, name + "attention_norm", kEpsilon);
    layer.norm = layer_norm_of(tensors, name + "norm", kEpsilon);
    layer.feed_forward = {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), config.activation};
    layer.norms_after_sums = !config.norms_before;
    return layer;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    OptConfig config = read_config(folder.config);
    const LoadedTensors tensors = tensor_table(config).load(folder, *backend, stop, progress);
    Decoder decoder;
    decoder.embeddings.words = tensors.at("words");
    decoder.embeddings.positions = tensors.at("positions");
    decoder.embeddings.first_row = kFirstRow;
    if (tensors.has("project_in.weight")) {
        decoder.embeddings.words_projection = linear_of(tensors, "project_in");
        decoder.project_out = linear_of(tensors, "project_out");
    }
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer)
        decoder.layers.push_back(layer_of(tensors, config, layer));
    if (config.final_norm) decoder.final_norm = layer_norm_of(tensors, "final_norm", kEpsilon);
    decoder.head = word_head_of(tensors, config.task, config.tied);
    return make_decoder_model(
        std::move(backend), std::move(decoder),
        describe_decoder("OPT decoder", folder.config, config.sizes, config.task, tensors, std::move(config.notices)));
}

}  // namespace

extern const Architecture kOpt;
constinit const Architecture kOpt{"opt", "OPT decoder", load};

}  // namespace headlight
