// GPT-J (Wang & Komatsuzaki 2021, github.com/kingoflolz/mesh-transformer-jax): rotary positions on neighbouring values,
// attention and feed-forward side by side behind one norm.

#include "models/architecture.h"
#include "models/blocks/activation_name.h"
#include "models/blocks/decoder.h"
#include "models/blocks/decoder_config.h"
#include "models/blocks/rotary_config.h"
#include "models/blocks/tensor_table.h"

#include <utility>

namespace headlight {

namespace {

struct GptJConfig {
    DecoderSizes sizes;
    std::int64_t inner;
    std::int64_t head_size;
    std::int64_t rotary_size;
    float epsilon;
    Activation activation;
    bool tied;
    ModelTask task;
    std::vector<std::string> notices;
};

GptJConfig read_config(const Config& config) {
    const SizeFields fields{.hidden = "n_embd", .layers = "n_layer", .heads = "n_head", .positions = "n_positions"};
    GptJConfig read{};
    read.sizes = read_sizes(config, fields);
    read.inner = config.integer_or("n_inner", 4 * read.sizes.hidden, 1, 1'000'000);
    read.head_size = head_size_of(config, read.sizes, fields);
    read.rotary_size = config.integer_or("rotary_dim", read.head_size, 2, read.head_size);
    if (read.rotary_size % 2 != 0)
        config.fail("rotary_dim", "Expected an even number, found " + std::to_string(read.rotary_size) + ".");
    read.epsilon = epsilon_of(config, "layer_norm_epsilon", 1e-5);
    read.activation = activation_of(config, "activation_function", "gelu_new");
    read.tied = config.boolean_or("tie_word_embeddings", false);
    read.task = decoder_task(config, read.notices);
    return read;
}

TensorTable tensor_table(const GptJConfig& config) {
    const Dimension hidden{config.sizes.hidden, "n_embd"};
    const Dimension inner{config.inner, "n_inner"};
    const Dimension words{config.sizes.vocabulary, "vocab_size"};
    TensorTable table("transformer.");
    table.body("words", {"wte.weight"}, {words, hidden});
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer) {
        const std::string name = "layers." + std::to_string(layer) + ".";
        const std::string source = "h." + std::to_string(layer) + ".";
        table.body_norm(name + "attention_norm", source + "ln_1", hidden);
        table.body_linear(name + "query", source + "attn.q_proj", hidden, hidden, false);
        table.body_linear(name + "key", source + "attn.k_proj", hidden, hidden, false);
        table.body_linear(name + "value", source + "attn.v_proj", hidden, hidden, false);
        table.body_linear(name + "attention_output", source + "attn.out_proj", hidden, hidden, false);
        table.body_linear(name + "up", source + "mlp.fc_in", inner, hidden, true);
        table.body_linear(name + "down", source + "mlp.fc_out", hidden, inner, true);
    }
    table.layers("h.", config.sizes.layers, "n_layer");
    table.body_norm("final_norm", "ln_f", hidden);
    add_word_head(table, config.task, config.tied, words, hidden);
    if (config.task == ModelTask::NextWord) table.head("head.bias", {"lm_head.bias"}, {words}, true);
    table.ignore_ending(".attn.bias");  // the causal mask, which old checkpoints keep as a tensor
    table.ignore_ending(".attn.masked_bias");
    return table;
}

DecoderLayer layer_of(const LoadedTensors& tensors, const GptJConfig& config,
                      const std::shared_ptr<RotaryAngles>& angles, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".";
    DecoderLayer layer;
    layer.attention.spec = causal_attention(config.sizes.heads, config.sizes.heads, config.head_size);
    layer.attention.inputs = {
        linear_of(tensors, name + "query"), linear_of(tensors, name + "key"), linear_of(tensors, name + "value"), {}};
    layer.attention.rotary = {angles, true};
    layer.attention.output = linear_of(tensors, name + "attention_output");
    layer.attention_norm = layer_norm_of(tensors, name + "attention_norm", config.epsilon);
    layer.feed_forward = {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), config.activation};
    layer.parallel = true;
    return layer;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    GptJConfig config = read_config(folder.config);
    const auto angles = std::make_shared<RotaryAngles>(plain_rotary_frequencies(10000, config.rotary_size));
    const LoadedTensors tensors = tensor_table(config).load(folder, *backend, stop, progress);
    Decoder decoder;
    decoder.embeddings.words = tensors.at("words");
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer)
        decoder.layers.push_back(layer_of(tensors, config, angles, layer));
    decoder.final_norm = layer_norm_of(tensors, "final_norm", config.epsilon);
    decoder.head = word_head_of(tensors, config.task, config.tied);
    return make_decoder_model(std::move(backend), std::move(decoder),
                              describe_decoder("GPT-J decoder", folder.config, config.sizes, config.task, tensors,
                                               std::move(config.notices)));
}

}  // namespace

extern const Architecture kGptJ;
constinit const Architecture kGptJ{"gptj", "GPT-J decoder", load};

}  // namespace headlight
