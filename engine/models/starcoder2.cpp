// StarCoder2 (arXiv 2402.19173): rotary positions and grouped key heads with layer norms, biases and a plain
// feed-forward network; a sliding window.

#include "models/architecture.h"
#include "models/blocks/activation_name.h"
#include "models/blocks/decoder.h"
#include "models/blocks/decoder_config.h"
#include "models/blocks/rotary_config.h"
#include "models/blocks/tensor_table.h"
#include "models/gguf_names.h"

#include <utility>

namespace headlight {

namespace {

struct StarCoder2Config {
    DecoderSizes sizes;
    std::int64_t key_heads;
    std::int64_t inner;
    std::int64_t head_size;
    std::int64_t window;
    float epsilon;
    Activation activation;
    bool bias;
    bool tied;
    ModelTask task;
    std::vector<std::string> notices;
};

StarCoder2Config read_config(const Config& config) {
    StarCoder2Config read{};
    read.sizes = read_sizes(config);
    read.key_heads = key_heads_of(config, read.sizes, "num_key_value_heads", 2);
    read.inner = config.integer_or("intermediate_size", 4 * read.sizes.hidden, 1, 1'000'000);
    read.head_size = head_size_of(config, read.sizes);
    read.window = config.integer_or("sliding_window", 0, 0, 100'000'000);
    read.epsilon = epsilon_of(config, "norm_epsilon", 1e-5);
    read.activation = activation_of(config, "hidden_act", "gelu_pytorch_tanh");
    read.bias = config.boolean_or("use_bias", true);
    read.tied = config.boolean_or("tie_word_embeddings", true);
    read.task = decoder_task(config, read.notices);
    return read;
}

TensorTable tensor_table(const StarCoder2Config& config) {
    const Dimension hidden{config.sizes.hidden, "hidden_size"};
    const Dimension inner{config.inner, "intermediate_size"};
    const Dimension keys{config.key_heads * config.head_size, "num_key_value_heads * head size"};
    const Dimension words{config.sizes.vocabulary, "vocab_size"};
    TensorTable table("model.");
    table.body("words", {"embed_tokens.weight"}, {words, hidden});
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer) {
        const std::string name = "layers." + std::to_string(layer) + ".";
        const std::string& source = name;
        table.body_norm(name + "attention_norm", source + "input_layernorm", hidden);
        table.body_linear(name + "query", source + "self_attn.q_proj", hidden, hidden, config.bias);
        table.body_linear(name + "key", source + "self_attn.k_proj", keys, hidden, config.bias);
        table.body_linear(name + "value", source + "self_attn.v_proj", keys, hidden, config.bias);
        table.body_linear(name + "attention_output", source + "self_attn.o_proj", hidden, hidden, config.bias);
        table.body_norm(name + "norm", source + "post_attention_layernorm", hidden);
        table.body_linear(name + "up", source + "mlp.c_fc", inner, hidden, config.bias);
        table.body_linear(name + "down", source + "mlp.c_proj", hidden, inner, config.bias);
    }
    table.layers("layers.", config.sizes.layers, "num_hidden_layers");
    table.body_norm("final_norm", "norm", hidden);
    add_word_head(table, config.task, config.tied, words, hidden);
    return table;
}

DecoderLayer layer_of(const LoadedTensors& tensors, const StarCoder2Config& config,
                      const std::shared_ptr<RotaryAngles>& angles, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".";
    DecoderLayer layer;
    AttentionSpec& spec = layer.attention.spec;
    spec = causal_attention(config.sizes.heads, config.key_heads, config.head_size);
    spec.window = static_cast<std::int32_t>(config.window);
    layer.attention.inputs = {
        linear_of(tensors, name + "query"), linear_of(tensors, name + "key"), linear_of(tensors, name + "value"), {}};
    layer.attention.rotary.angles = angles;
    layer.attention.output = linear_of(tensors, name + "attention_output");
    layer.attention_norm = layer_norm_of(tensors, name + "attention_norm", config.epsilon);
    layer.norm = layer_norm_of(tensors, name + "norm", config.epsilon);
    layer.feed_forward = {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), config.activation};
    return layer;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    StarCoder2Config config = read_config(folder.config);
    const auto angles = std::make_shared<RotaryAngles>(rotary_frequencies(folder.config, config.head_size));
    const LoadedTensors tensors = tensor_table(config).load(folder, *backend, stop, progress);
    Decoder decoder;
    decoder.embeddings.words = tensors.at("words");
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer)
        decoder.layers.push_back(layer_of(tensors, config, angles, layer));
    decoder.final_norm = layer_norm_of(tensors, "final_norm", config.epsilon);
    decoder.head = word_head_of(tensors, config.task, config.tied);
    return make_decoder_model(std::move(backend), std::move(decoder),
                              describe_decoder("StarCoder2 decoder", folder.config, config.sizes, config.task, tensors,
                                               std::move(config.notices)));
}

}  // namespace

extern const Architecture kStarCoder2;
constinit const Architecture kStarCoder2{"starcoder2", "StarCoder2 decoder", load, &kStarCoder2Gguf};

}  // namespace headlight
