// GPT-Neo (Black et al. 2021, doi 10.5281/zenodo.5297715): learned positions, scores that are not scaled, and layers
// that see everything in turn with layers that see a window.

#include "models/architecture.h"
#include "models/blocks/activation_name.h"
#include "models/blocks/decoder.h"
#include "models/blocks/decoder_config.h"
#include "models/blocks/tensor_table.h"

#include <utility>

namespace headlight {

namespace {

struct GptNeoConfig {
    DecoderSizes sizes;
    std::int64_t inner;
    std::int64_t head_size;
    std::vector<std::int64_t> windows;  // by layer; 0: none
    float epsilon;
    Activation activation;
    bool tied;
    ModelTask task;
    std::vector<std::string> notices;
};

/// `attention_layers` names the kind of each layer; without it they take turns.
std::vector<std::int64_t> read_windows(const Config& config, std::int64_t layers) {
    const std::int64_t window = config.integer_or("window_size", 256, 1, 100'000'000);
    const std::vector<std::string> kinds = config.texts_or_none("attention_layers");
    if (kinds.empty() && config.has("attention_types"))
        fail_unsupported(config, "attention_types",
                         "The kinds of GPT-Neo's layers are read from \"attention_layers\" only, which is missing.");
    if (!kinds.empty() && kinds.size() != static_cast<std::size_t>(layers))
        config.fail("attention_layers", "Expected one for each of the " + std::to_string(layers) + " layers, found " +
                                            std::to_string(kinds.size()) + ".");
    std::vector<std::int64_t> windows;
    for (std::int64_t layer = 0; layer < layers; ++layer) {
        const bool local = kinds.empty() ? layer % 2 == 1 : kinds[static_cast<std::size_t>(layer)] == "local";
        windows.push_back(local ? window : 0);
    }
    return windows;
}

GptNeoConfig read_config(const Config& config) {
    const SizeFields fields{.layers = "num_layers", .heads = "num_heads"};
    GptNeoConfig read{};
    read.sizes = read_sizes(config, fields);
    read.inner = config.integer_or("intermediate_size", 4 * read.sizes.hidden, 1, 1'000'000);
    read.head_size = head_size_of(config, read.sizes, fields);
    read.windows = read_windows(config, read.sizes.layers);
    read.epsilon = epsilon_of(config, "layer_norm_epsilon", 1e-5);
    read.activation = activation_of(config, "activation_function", "gelu_new");
    read.tied = config.boolean_or("tie_word_embeddings", true);
    read.task = decoder_task(config, read.notices);
    return read;
}

TensorTable tensor_table(const GptNeoConfig& config) {
    const Dimension hidden{config.sizes.hidden, "hidden_size"};
    const Dimension inner{config.inner, "intermediate_size"};
    const Dimension words{config.sizes.vocabulary, "vocab_size"};
    TensorTable table("transformer.");
    table.body("words", {"wte.weight"}, {words, hidden});
    table.body("positions", {"wpe.weight"}, {{config.sizes.positions, "max_position_embeddings"}, hidden});
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer) {
        const std::string name = "layers." + std::to_string(layer) + ".";
        const std::string source = "h." + std::to_string(layer) + ".";
        table.body_norm(name + "attention_norm", source + "ln_1", hidden);
        table.body_linear(name + "query", source + "attn.attention.q_proj", hidden, hidden, false);
        table.body_linear(name + "key", source + "attn.attention.k_proj", hidden, hidden, false);
        table.body_linear(name + "value", source + "attn.attention.v_proj", hidden, hidden, false);
        table.body_linear(name + "attention_output", source + "attn.attention.out_proj", hidden, hidden, true);
        table.body_norm(name + "norm", source + "ln_2", hidden);
        table.body_linear(name + "up", source + "mlp.c_fc", inner, hidden, true);
        table.body_linear(name + "down", source + "mlp.c_proj", hidden, inner, true);
    }
    table.layers("h.", config.sizes.layers, "num_layers");
    table.body_norm("final_norm", "ln_f", hidden);
    add_word_head(table, config.task, config.tied, words, hidden);
    table.ignore_ending(".attention.bias");  // the mask, which old checkpoints keep as a tensor
    table.ignore_ending(".attention.masked_bias");
    return table;
}

DecoderLayer layer_of(const LoadedTensors& tensors, const GptNeoConfig& config, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".";
    DecoderLayer layer;
    AttentionSpec& spec = layer.attention.spec;
    spec = causal_attention(config.sizes.heads, config.sizes.heads, config.head_size);
    spec.scale = 1.0F;  // scores are not scaled here
    spec.window = static_cast<std::int32_t>(config.windows[static_cast<std::size_t>(index)]);
    layer.attention.inputs = {
        linear_of(tensors, name + "query"), linear_of(tensors, name + "key"), linear_of(tensors, name + "value"), {}};
    layer.attention.output = linear_of(tensors, name + "attention_output");
    layer.attention_norm = layer_norm_of(tensors, name + "attention_norm", config.epsilon);
    layer.norm = layer_norm_of(tensors, name + "norm", config.epsilon);
    layer.feed_forward = {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), config.activation};
    return layer;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    GptNeoConfig config = read_config(folder.config);
    const LoadedTensors tensors = tensor_table(config).load(folder, *backend, stop, progress);
    Decoder decoder;
    decoder.embeddings.words = tensors.at("words");
    decoder.embeddings.positions = tensors.at("positions");
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer)
        decoder.layers.push_back(layer_of(tensors, config, layer));
    decoder.final_norm = layer_norm_of(tensors, "final_norm", config.epsilon);
    decoder.head = word_head_of(tensors, config.task, config.tied);
    return make_decoder_model(std::move(backend), std::move(decoder),
                              describe_decoder("GPT-Neo decoder", folder.config, config.sizes, config.task, tensors,
                                               std::move(config.notices)));
}

}  // namespace

extern const Architecture kGptNeo;
constinit const Architecture kGptNeo{"gpt_neo", "GPT-Neo decoder", load};

}  // namespace headlight
