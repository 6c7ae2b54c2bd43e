// Falcon (arXiv 2311.16867): one key head for all queries or a few, attention and feed-forward side by side, rotary
// positions; its smaller relatives of RefinedWeb (arXiv 2306.01116) with ALiBi and one sum after the other.

#include "models/architecture.h"
#include "models/blocks/activation_name.h"
#include "models/blocks/alibi.h"
#include "models/blocks/decoder.h"
#include "models/blocks/decoder_config.h"
#include "models/blocks/rotary_config.h"
#include "models/blocks/tensor_table.h"
#include "models/gguf_names.h"

#include <utility>

namespace headlight {

namespace {

struct FalconConfig {
    DecoderSizes sizes;
    std::int64_t key_heads;
    std::int64_t inner;
    std::int64_t head_size;
    float epsilon;
    Activation activation;
    FusedOrder order;
    bool alibi;
    bool parallel;
    bool two_norms;  // attention and feed-forward read through norms of their own
    bool bias;
    bool tied;
    ModelTask task;
    std::vector<std::string> notices;
};

FalconConfig read_config(const Config& config) {
    FalconConfig read{};
    read.sizes = read_sizes(config);
    const bool newer = config.boolean_or("new_decoder_architecture", false);
    const bool one_key_head = !newer && config.boolean_or("multi_query", true);
    read.key_heads = newer          ? key_heads_of(config, read.sizes, "num_kv_heads", read.sizes.heads)
                     : one_key_head ? 1
                                    : read.sizes.heads;
    read.order = one_key_head ? FusedOrder::Whole : FusedOrder::ByKeyHead;
    read.inner = config.integer_or("ffn_hidden_size", 4 * read.sizes.hidden, 1, 1'000'000);
    read.head_size = head_size_of(config, read.sizes);
    read.epsilon = epsilon_of(config, "layer_norm_epsilon", 1e-5);
    read.activation = activation_of(config, "activation", "gelu");
    read.alibi = config.boolean_or("alibi", false);
    read.parallel = newer || config.boolean_or("parallel_attn", true);
    read.two_norms = newer ? config.integer_or("num_ln_in_parallel_attn", 2, 1, 2) == 2 : !read.parallel;
    read.bias = config.boolean_or("bias", false);
    read.tied = config.boolean_or("tie_word_embeddings", true);
    read.task = decoder_task(config, read.notices);
    return read;
}

TensorTable tensor_table(const FalconConfig& config) {
    const Dimension hidden{config.sizes.hidden, "hidden_size"};
    const Dimension inner{config.inner, "ffn_hidden_size"};
    const Dimension fused{(config.sizes.heads + 2 * config.key_heads) * config.head_size,
                          "(heads + 2 * key heads) * head size"};
    const Dimension words{config.sizes.vocabulary, "vocab_size"};
    const bool named_by_use = config.parallel && config.two_norms;
    TensorTable table("transformer.");
    table.body("words", {"word_embeddings.weight"}, {words, hidden});
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer) {
        const std::string name = "layers." + std::to_string(layer) + ".";
        const std::string source = "h." + std::to_string(layer) + ".";
        table.body_norm(name + "attention_norm", source + (named_by_use ? "ln_attn" : "input_layernorm"), hidden);
        table.body_linear(name + "query_key_value", source + "self_attention.query_key_value", fused, hidden,
                          config.bias);
        table.body_linear(name + "attention_output", source + "self_attention.dense", hidden, hidden, config.bias);
        if (config.two_norms)
            table.body_norm(name + "norm", source + (named_by_use ? "ln_mlp" : "post_attention_layernorm"), hidden);
        table.body_linear(name + "up", source + "mlp.dense_h_to_4h", inner, hidden, config.bias);
        table.body_linear(name + "down", source + "mlp.dense_4h_to_h", hidden, inner, config.bias);
    }
    table.layers("h.", config.sizes.layers, "num_hidden_layers");
    table.body_norm("final_norm", "ln_f", hidden);
    add_word_head(table, config.task, config.tied, words, hidden);
    table.ignore_ending(".rotary_emb.inv_freq");
    return table;
}

DecoderLayer layer_of(const LoadedTensors& tensors, const FalconConfig& config,
                      const std::shared_ptr<RotaryAngles>& angles, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".";
    DecoderLayer layer;
    AttentionSpec& spec = layer.attention.spec;
    spec = causal_attention(config.sizes.heads, config.key_heads, config.head_size);
    if (config.alibi) {
        // The bias is scaled with the product, and transformers' eager attention, whose weights ours are held to, adds
        // it twice: to the scores and again with the mask.
        spec.slopes = alibi_slopes(config.sizes.heads);
        for (float& slope : spec.slopes) slope *= 2 * spec.scale;
    } else {
        layer.attention.rotary.angles = angles;
    }
    layer.attention.inputs.fused = linear_of(tensors, name + "query_key_value");
    layer.attention.inputs.order = config.order;
    layer.attention.output = linear_of(tensors, name + "attention_output");
    layer.attention_norm = layer_norm_of(tensors, name + "attention_norm", config.epsilon);
    if (config.two_norms) layer.norm = layer_norm_of(tensors, name + "norm", config.epsilon);
    layer.feed_forward = {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), config.activation};
    layer.parallel = config.parallel;
    return layer;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    FalconConfig config = read_config(folder.config);
    const auto angles = std::make_shared<RotaryAngles>(rotary_frequencies(folder.config, config.head_size));
    const LoadedTensors tensors = tensor_table(config).load(folder, *backend, stop, progress);
    Decoder decoder;
    decoder.embeddings.words = tensors.at("words");
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer)
        decoder.layers.push_back(layer_of(tensors, config, angles, layer));
    decoder.final_norm = layer_norm_of(tensors, "final_norm", config.epsilon);
    decoder.head = word_head_of(tensors, config.task, config.tied);
    return make_decoder_model(std::move(backend), std::move(decoder),
                              describe_decoder("Falcon decoder", folder.config, config.sizes, config.task, tensors,
                                               std::move(config.notices)));
}

}  // namespace

extern const Architecture kFalcon;
constinit const Architecture kFalcon{"falcon", "Falcon decoder", load, &kFalconGguf};

}  // namespace headlight
