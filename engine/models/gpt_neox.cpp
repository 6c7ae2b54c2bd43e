// GPT-NeoX (arXiv 2204.06745), as in Pythia (arXiv 2304.01373): rotary positions in a part of each head, attention and
// feed-forward side by side.

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

struct GptNeoxConfig {
    DecoderSizes sizes;
    std::int64_t inner;
    std::int64_t head_size;
    float epsilon;
    Activation activation;
    bool parallel;
    bool attention_bias;
    bool tied;
    ModelTask task;
    std::vector<std::string> notices;
};

GptNeoxConfig read_config(const Config& config) {
    GptNeoxConfig read{};
    read.sizes = read_sizes(config);
    read.inner = config.integer_or("intermediate_size", 4 * read.sizes.hidden, 1, 1'000'000);
    read.head_size = head_size_of(config, read.sizes);
    read.epsilon = epsilon_of(config, "layer_norm_eps", 1e-5);
    read.activation = activation_of(config, "hidden_act", "gelu");
    read.parallel = config.boolean_or("use_parallel_residual", true);
    read.attention_bias = config.boolean_or("attention_bias", true);
    read.tied = config.boolean_or("tie_word_embeddings", false);
    read.task = decoder_task(config, read.notices);
    return read;
}

TensorTable tensor_table(const GptNeoxConfig& config) {
    const Dimension hidden{config.sizes.hidden, "hidden_size"};
    const Dimension inner{config.inner, "intermediate_size"};
    const Dimension words{config.sizes.vocabulary, "vocab_size"};
    TensorTable table("gpt_neox.");
    table.body("words", {"embed_in.weight"}, {words, hidden});
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer) {
        const std::string name = "layers." + std::to_string(layer) + ".";
        const std::string& source = name;
        table.body_norm(name + "attention_norm", source + "input_layernorm", hidden);
        table.body_linear(name + "query_key_value", source + "attention.query_key_value",
                          {3 * hidden.size, "3 * hidden_size"}, hidden, config.attention_bias);
        table.body_linear(name + "attention_output", source + "attention.dense", hidden, hidden, config.attention_bias);
        table.body_norm(name + "norm", source + "post_attention_layernorm", hidden);
        table.body_linear(name + "up", source + "mlp.dense_h_to_4h", inner, hidden, true);
        table.body_linear(name + "down", source + "mlp.dense_4h_to_h", hidden, inner, true);
    }
    table.layers("layers.", config.sizes.layers, "num_hidden_layers");
    table.body_norm("final_norm", "final_layer_norm", hidden);
    if (config.task == ModelTask::NextWord && !config.tied)
        table.head("head.weight", {"embed_out.weight", "lm_head.weight"}, {words, hidden});
    // The mask and the angles, which old checkpoints keep as tensors, and copies of a tied head.
    for (const char* buffer : {".attention.bias", ".attention.masked_bias", ".rotary_emb.inv_freq"})
        table.ignore_ending(buffer);
    if (config.tied) table.ignore_ending("embed_out.weight");
    return table;
}

DecoderLayer layer_of(const LoadedTensors& tensors, const GptNeoxConfig& config,
                      const std::shared_ptr<RotaryAngles>& angles, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".";
    DecoderLayer layer;
    layer.attention.spec = causal_attention(config.sizes.heads, config.sizes.heads, config.head_size);
    layer.attention.inputs.fused = linear_of(tensors, name + "query_key_value");
    layer.attention.inputs.order = FusedOrder::ByKeyHead;
    layer.attention.rotary.angles = angles;
    layer.attention.output = linear_of(tensors, name + "attention_output");
    layer.attention_norm = layer_norm_of(tensors, name + "attention_norm", config.epsilon);
    layer.norm = layer_norm_of(tensors, name + "norm", config.epsilon);
    layer.feed_forward = {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), config.activation};
    layer.parallel = config.parallel;
    return layer;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    GptNeoxConfig config = read_config(folder.config);
    // Older configurations have names of their own for base and share.
    const RotaryDefaults defaults{folder.config.real_or("rotary_emb_base", 10000, 1 + 1e-6, 1e12),
                                  folder.config.real_or("rotary_pct", 0.25, 0, 1)};
    const auto angles = std::make_shared<RotaryAngles>(rotary_frequencies(folder.config, config.head_size, defaults));
    const LoadedTensors tensors = tensor_table(config).load(folder, *backend, stop, progress);
    Decoder decoder;
    decoder.embeddings.words = tensors.at("words");
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer)
        decoder.layers.push_back(layer_of(tensors, config, angles, layer));
    decoder.final_norm = layer_norm_of(tensors, "final_norm", config.epsilon);
    decoder.head = word_head_of(tensors, config.task, config.tied);
    return make_decoder_model(std::move(backend), std::move(decoder),
                              describe_decoder("GPT-NeoX decoder", folder.config, config.sizes, config.task, tensors,
                                               std::move(config.notices)));
}

}  // namespace

extern const Architecture kGptNeox;
constinit const Architecture kGptNeox{"gpt_neox", "GPT-NeoX decoder", load, &kGptNeoxGguf};

}  // namespace headlight
