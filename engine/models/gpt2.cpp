// GPT-2 (Radford et al. 2019, "Language Models are Unsupervised Multitask Learners"): decoder layers that normalise
// before each block.

#include "models/architecture.h"
#include "models/blocks/activation_name.h"
#include "models/blocks/decoder.h"
#include "models/blocks/decoder_config.h"
#include "models/blocks/tensor_table.h"
#include "models/gguf_names.h"

#include <cmath>
#include <tuple>
#include <utility>
#include <vector>

namespace headlight {

namespace {

struct Gpt2Config {
    DecoderSizes sizes;
    std::int64_t inner;
    float epsilon;
    Activation activation;
    bool scaled;           // scores divided by sqrt(head size)
    bool scaled_by_layer;  // and by the number of the layer, counted from 1
    bool tied;
    ModelTask task;
    WeightLayout layout;  // of the matrices
    std::vector<std::string> notices;
};

Gpt2Config read_config(const Config& config) {
    const SizeFields fields{.hidden = "n_embd", .layers = "n_layer", .heads = "n_head", .positions = "n_positions"};
    Gpt2Config read{};
    read.sizes = read_sizes(config, fields);
    read.inner = config.integer_or("n_inner", 4 * read.sizes.hidden, 1, 1'000'000);
    read.epsilon = epsilon_of(config, "layer_norm_epsilon", 1e-5);
    read.activation = activation_of(config, "activation_function", "gelu_new");
    read.scaled = config.boolean_or("scale_attn_weights", true);
    read.scaled_by_layer = config.boolean_or("scale_attn_by_inverse_layer_idx", false);
    read.tied = config.boolean_or("tie_word_embeddings", true);
    read.task = decoder_task(config, read.notices);
    std::ignore = head_size_of(config, read.sizes, fields);
    if (config.boolean_or("add_cross_attention", false))
        fail_unsupported(config, "add_cross_attention", "GPT-2 with attention to an encoder cannot be run.");
    return read;
}

/// What the model is made of, by the names of Hugging Face transformers.
TensorTable tensor_table(const Gpt2Config& config) {
    const Dimension hidden{config.sizes.hidden, "n_embd"};
    const Dimension fused{3 * config.sizes.hidden, "3 * n_embd"};
    const Dimension inner{config.inner, "n_inner"};
    TensorTable table("transformer.");
    table.body("words", {"wte.weight"}, {{config.sizes.vocabulary, "vocab_size"}, hidden});
    table.body("positions", {"wpe.weight"}, {{config.sizes.positions, "n_positions"}, hidden});
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer) {
        const std::string name = "layers." + std::to_string(layer) + ".";
        const std::string source = "h." + std::to_string(layer) + ".";
        const auto linear = [&](const std::string& part, const std::string& from, Dimension inputs, Dimension outputs) {
            table.body(name + part + ".weight", {source + from + ".weight"},
                       config.layout == WeightLayout::InputOutput ? std::vector<Dimension>{inputs, outputs}
                                                                  : std::vector<Dimension>{outputs, inputs});
            table.body(name + part + ".bias", {source + from + ".bias"}, {outputs});
        };
        table.body_norm(name + "attention_norm", source + "ln_1", hidden);
        linear("query_key_value", "attn.c_attn", hidden, fused);
        linear("attention_output", "attn.c_proj", hidden, hidden);
        table.body_norm(name + "norm", source + "ln_2", hidden);
        linear("up", "mlp.c_fc", hidden, inner);
        linear("down", "mlp.c_proj", inner, hidden);
    }
    table.layers("h.", config.sizes.layers, "n_layer");
    table.body_norm("final_norm", "ln_f", hidden);
    const bool has_head = config.task == ModelTask::NextWord;
    if (has_head && !config.tied)
        table.head("head.weight", {"lm_head.weight"}, {{config.sizes.vocabulary, "vocab_size"}, hidden});
    if (has_head && config.tied) table.ignore_ending("lm_head.weight");
    table.ignore_ending(".attn.bias");  // the causal mask, which old checkpoints keep as a tensor
    table.ignore_ending(".attn.masked_bias");
    return table;
}

DecoderLayer layer_of(const LoadedTensors& tensors, const Gpt2Config& config, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".";
    const auto linear = [&](const std::string& part) { return linear_of(tensors, name + part, config.layout); };
    DecoderLayer layer;
    AttentionSpec& spec = layer.attention.spec;
    spec.heads = spec.key_heads = static_cast<std::int32_t>(config.sizes.heads);
    spec.head_size = spec.value_size = static_cast<std::int32_t>(config.sizes.hidden / config.sizes.heads);
    spec.causal = true;
    double scale = config.scaled ? 1.0 / std::sqrt(static_cast<double>(spec.head_size)) : 1.0;
    if (config.scaled_by_layer) scale /= static_cast<double>(index + 1);
    spec.scale = static_cast<float>(scale);
    layer.attention_norm = layer_norm_of(tensors, name + "attention_norm", config.epsilon);
    layer.attention.inputs.fused = linear("query_key_value");
    layer.attention.output = linear("attention_output");
    layer.norm = layer_norm_of(tensors, name + "norm", config.epsilon);
    layer.feed_forward = {linear("up"), linear("down"), config.activation};
    return layer;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    Gpt2Config config = read_config(folder.config);
    config.layout = folder.gguf ? WeightLayout::OutputInput : WeightLayout::InputOutput;
    const LoadedTensors tensors = tensor_table(config).load(folder, *backend, stop, progress);
    Decoder decoder;
    decoder.embeddings.words = tensors.at("words");
    decoder.embeddings.positions = tensors.at("positions");
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer)
        decoder.layers.push_back(layer_of(tensors, config, layer));
    decoder.final_norm = layer_norm_of(tensors, "final_norm", config.epsilon);
    if (config.task == ModelTask::NextWord) decoder.head.weight = tensors.at(config.tied ? "words" : "head.weight");
    return make_decoder_model(std::move(backend), std::move(decoder),
                              describe_decoder("GPT-2 decoder", folder.config, config.sizes, config.task, tensors,
                                               std::move(config.notices)));
}

}  // namespace

extern const Architecture kGpt2;
constinit const Architecture kGpt2{"gpt2", "GPT-2 decoder", load, &kGpt2Gguf};

}  // namespace headlight
