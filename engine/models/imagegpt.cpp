// ImageGPT (Chen et al. 2020, "Generative Pretraining from Pixels"): GPT-2 over the pixels of an image in raster order,
// each as the number of its nearest colour of a palette; norms divide by the root mean square only.

#include "models/architecture.h"
#include "models/blocks/activation_name.h"
#include "models/blocks/decoder.h"
#include "models/blocks/decoder_config.h"
#include "models/blocks/tensor_table.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace headlight {

namespace {

struct ImageGptConfig {
    DecoderSizes sizes;
    std::int64_t inner;
    float epsilon;
    Activation activation;
    bool scaled;           // scores divided by sqrt(head size)
    bool scaled_by_layer;  // and by the number of the layer, counted from 1
    bool paints;           // has a head that says the next colour
    std::vector<std::string> notices;
};

ImageGptConfig read_config(const Config& config) {
    const SizeFields fields{.hidden = "n_embd", .layers = "n_layer", .heads = "n_head", .positions = "n_positions"};
    ImageGptConfig read{};
    read.sizes = read_sizes(config, fields);
    read.inner = config.integer_or("n_inner", 4 * read.sizes.hidden, 1, 1'000'000);
    read.epsilon = epsilon_of(config, "layer_norm_epsilon", 1e-5);
    read.activation = activation_of(config, "activation_function", "quick_gelu");
    read.scaled = config.boolean_or("scale_attn_weights", true);
    read.scaled_by_layer = config.boolean_or("scale_attn_by_inverse_layer_idx", false);
    std::ignore = head_size_of(config, read.sizes, fields);
    if (read.sizes.vocabulary < 2)
        config.fail("vocab_size", "Expected at least one colour beside the start token; found 1.");
    if (config.boolean_or("tie_word_embeddings", false))
        fail_unsupported(config, "tie_word_embeddings", "ImageGPT with tied embeddings cannot be run.");
    const std::vector<std::string> named = config.texts_or_none("architectures");
    read.paints = std::find(named.begin(), named.end(), "ImageGPTForCausalImageModeling") != named.end();
    for (const std::string& name : named)
        if (!read.paints && name != "ImageGPTModel")
            read.notices.push_back("The head of " + name + " is not known here; only the decoder runs.");
    return read;
}

TensorTable tensor_table(const ImageGptConfig& config) {
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
            table.body(name + part + ".weight", {source + from + ".weight"}, {inputs, outputs});
            table.body(name + part + ".bias", {source + from + ".bias"}, {outputs});
        };
        table.body(name + "attention_norm.weight", {source + "ln_1.weight"}, {hidden});
        linear("query_key_value", "attn.c_attn", hidden, fused);
        linear("attention_output", "attn.c_proj", hidden, hidden);
        table.body(name + "norm.weight", {source + "ln_2.weight"}, {hidden});
        linear("up", "mlp.c_fc", hidden, inner);
        linear("down", "mlp.c_proj", inner, hidden);
    }
    table.layers("h.", config.sizes.layers, "n_layer");
    table.body("final_norm.weight", {"ln_f.weight"}, {hidden});
    // The start token is never painted.
    if (config.paints)
        table.head("head.weight", {"lm_head.weight"}, {{config.sizes.vocabulary - 1, "vocab_size - 1"}, hidden});
    table.ignore_ending(".attn.bias");  // the causal mask, which old checkpoints keep as a tensor
    table.ignore_ending(".attn.masked_bias");
    return table;
}

DecoderLayer layer_of(const LoadedTensors& tensors, const ImageGptConfig& config, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".";
    const auto linear = [&](const std::string& part) {
        return linear_of(tensors, name + part, WeightLayout::InputOutput);
    };
    DecoderLayer layer;
    AttentionSpec& spec = layer.attention.spec;
    spec.heads = spec.key_heads = static_cast<std::int32_t>(config.sizes.heads);
    spec.head_size = spec.value_size = static_cast<std::int32_t>(config.sizes.hidden / config.sizes.heads);
    spec.causal = true;
    double scale = config.scaled ? 1.0 / std::sqrt(static_cast<double>(spec.head_size)) : 1.0;
    if (config.scaled_by_layer) scale /= static_cast<double>(index + 1);
    spec.scale = static_cast<float>(scale);
    layer.attention_norm = rms_norm_of(tensors, name + "attention_norm", config.epsilon);
    layer.attention.inputs.fused = linear("query_key_value");
    layer.attention.output = linear("attention_output");
    layer.norm = rms_norm_of(tensors, name + "norm", config.epsilon);
    layer.feed_forward = {linear("up"), linear("down"), config.activation};
    return layer;
}

/// The largest square image whose pixels have positions.
std::int32_t side_of(std::int64_t positions) {
    return static_cast<std::int32_t>(std::sqrt(static_cast<double>(positions)));
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    ImageGptConfig config = read_config(folder.config);
    const LoadedTensors tensors = tensor_table(config).load(folder, *backend, stop, progress);
    Decoder decoder;
    decoder.embeddings.words = tensors.at("words");
    decoder.embeddings.positions = tensors.at("positions");
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer)
        decoder.layers.push_back(layer_of(tensors, config, layer));
    decoder.final_norm = rms_norm_of(tensors, "final_norm", config.epsilon);
    if (config.paints) decoder.head.weight = tensors.at("head.weight");
    ModelDescription description = describe_decoder("ImageGPT pixel transformer", folder.config, config.sizes,
                                                    ModelTask::None, tensors, std::move(config.notices));
    const std::int32_t side = side_of(config.sizes.positions);
    description.reads_text = false;
    description.image = ImageSize{3, side, side};
    description.pixels_as_tokens = true;
    return make_decoder_model(std::move(backend), std::move(decoder), std::move(description));
}

}  // namespace

extern const Architecture kImageGpt;
constinit const Architecture kImageGpt{"imagegpt", "ImageGPT pixel transformer", load, nullptr, false};

}  // namespace headlight
