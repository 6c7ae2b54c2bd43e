// Phi-1, Phi-1.5 and Phi-2 (arXiv 2306.11644, 2309.05463): rotary positions in a part of each head, attention and
// feed-forward side by side behind one norm.

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

struct PhiConfig {
    DecoderSizes sizes;
    std::int64_t key_heads;
    std::int64_t inner;
    std::int64_t head_size;
    float epsilon;
    Activation activation;
    bool tied;
    bool head_norms;
    ModelTask task;
    std::vector<std::string> notices;
};

PhiConfig read_config(const Config& config) {
    PhiConfig read{};
    read.sizes = read_sizes(config);
    read.key_heads = key_heads_of(config, read.sizes, "num_key_value_heads", read.sizes.heads);
    read.inner = config.integer_or("intermediate_size", 4 * read.sizes.hidden, 1, 1'000'000);
    read.head_size = head_size_of(config, read.sizes);
    read.epsilon = epsilon_of(config, "layer_norm_eps", 1e-5);
    read.activation = activation_of(config, "hidden_act", "gelu_new");
    read.tied = config.boolean_or("tie_word_embeddings", false);
    read.task = decoder_task(config, read.notices);
    read.head_norms = config.boolean_or("qk_layernorm", false);
    return read;
}

TensorTable tensor_table(const PhiConfig& config) {
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
        table.body_linear(name + "query", source + "self_attn.q_proj", hidden, hidden, true);
        table.body_linear(name + "key", source + "self_attn.k_proj", keys, hidden, true);
        table.body_linear(name + "value", source + "self_attn.v_proj", keys, hidden, true);
        if (config.head_norms) {
            const Dimension head{config.head_size, "head size"};
            table.body_norm(name + "query_norm", source + "self_attn.q_layernorm", head);
            table.body_norm(name + "key_norm", source + "self_attn.k_layernorm", head);
        }
        table.body_linear(name + "attention_output", source + "self_attn.dense", hidden, hidden, true);
        table.body_linear(name + "up", source + "mlp.fc1", inner, hidden, true);
        table.body_linear(name + "down", source + "mlp.fc2", hidden, inner, true);
    }
    table.layers("layers.", config.sizes.layers, "num_hidden_layers");
    table.body_norm("final_norm", "final_layernorm", hidden);
    add_word_head(table, config.task, config.tied, words, hidden);
    if (config.task == ModelTask::NextWord) table.head("head.bias", {"lm_head.bias"}, {words});
    table.ignore_ending(".rotary_emb.inv_freq");
    return table;
}

DecoderLayer layer_of(const LoadedTensors& tensors, const PhiConfig& config,
                      const std::shared_ptr<RotaryAngles>& angles, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".";
    DecoderLayer layer;
    layer.attention.spec = causal_attention(config.sizes.heads, config.key_heads, config.head_size);
    layer.attention.inputs = {
        linear_of(tensors, name + "query"), linear_of(tensors, name + "key"), linear_of(tensors, name + "value"), {}};
    if (config.head_norms) {
        layer.attention.query_norm = layer_norm_of(tensors, name + "query_norm", config.epsilon);
        layer.attention.key_norm = layer_norm_of(tensors, name + "key_norm", config.epsilon);
    }
    layer.attention.rotary.angles = angles;
    layer.attention.output = linear_of(tensors, name + "attention_output");
    layer.attention_norm = layer_norm_of(tensors, name + "attention_norm", config.epsilon);
    layer.feed_forward = {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), config.activation};
    layer.parallel = true;
    return layer;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    PhiConfig config = read_config(folder.config);
    const auto angles =
        std::make_shared<RotaryAngles>(rotary_frequencies(folder.config, config.head_size, {.share = 0.5}));
    const LoadedTensors tensors = tensor_table(config).load(folder, *backend, stop, progress);
    Decoder decoder;
    decoder.embeddings.words = tensors.at("words");
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer)
        decoder.layers.push_back(layer_of(tensors, config, angles, layer));
    decoder.final_norm = layer_norm_of(tensors, "final_norm", config.epsilon);
    decoder.head = word_head_of(tensors, config.task, config.tied);
    return make_decoder_model(
        std::move(backend), std::move(decoder),
        describe_decoder("Phi decoder", folder.config, config.sizes, config.task, tensors, std::move(config.notices)));
}

}  // namespace

extern const Architecture kPhi;
constinit const Architecture kPhi{"phi", "Phi decoder", load, &kPhi2Gguf};

}  // namespace headlight
