#include "models/blocks/bart_plan.h"

#include "core/error.h"
#include "models/blocks/activation_name.h"
#include "models/blocks/decoder_config.h"
#include "models/blocks/encoder_decoder.h"
#include "models/blocks/sinusoids.h"
#include "models/blocks/tensor_table.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

/// Rows of learned positions that stand before the first one.
constexpr std::int64_t kRowsBefore = 2;
constexpr float kEpsilon = 1e-5F;  // not in the configuration

/// One of the two sides: "encoder" or "decoder".
struct SideConfig {
    std::int64_t layers = 0;
    std::int64_t heads = 0;
    std::int64_t inner = 0;
};

struct BartConfig {
    std::int64_t vocabulary = 0;
    std::int64_t hidden = 0;
    std::int64_t positions = 0;
    SideConfig encoder;
    SideConfig decoder;
    Activation activation = Activation::Gelu;
    float scale = 1.0F;
    std::int32_t padding = 0;
    std::int32_t start = 0;
    bool tied = true;
    bool has_head = true;
    std::vector<std::string> notices;
};

SideConfig read_side(const Config& config, const std::string& side, std::int64_t hidden) {
    SideConfig read;
    read.layers = config.integer(side + "_layers", 1, 1'000);
    read.heads = config.integer(side + "_attention_heads", 1, 1'024);
    read.inner = config.integer(side + "_ffn_dim", 1, 1'000'000);
    if (hidden % read.heads != 0)
        config.fail(side + "_attention_heads", "Expected a divisor of d_model, which is " + std::to_string(hidden) +
                                                   "; found " + std::to_string(read.heads) + ".");
    return read;
}

/// The language model unless the configuration names the bare model, or a head that is not known here.
bool has_language_head(const Config& config, std::vector<std::string>& notices) {
    const std::vector<std::string> named = config.texts_or_none("architectures");
    if (named.empty() || named.front().ends_with("ForConditionalGeneration") || named.front().ends_with("MTModel"))
        return true;
    if (!named.front().ends_with("Model"))
        notices.push_back("The head of " + named.front() + " is not known here; only encoder and decoder run.");
    return false;
}

BartConfig read_config(const BartPlan& plan, const Config& config) {
    BartConfig read;
    read.vocabulary = config.integer("vocab_size", 1, 10'000'000);
    read.hidden = config.integer("d_model", 1, 65'536);
    read.positions = config.integer("max_position_embeddings", 1, 10'000'000);
    read.encoder = read_side(config, "encoder", read.hidden);
    read.decoder = read_side(config, "decoder", read.hidden);
    read.activation = activation_of(config, "activation_function", plan.activation);
    if (config.boolean_or("scale_embedding", false))
        read.scale = static_cast<float>(std::sqrt(static_cast<double>(read.hidden)));
    read.padding = static_cast<std::int32_t>(config.integer_or("pad_token_id", 1, 0, read.vocabulary - 1));
    read.start = static_cast<std::int32_t>(config.integer("decoder_start_token_id", 0, read.vocabulary - 1));
    read.tied = config.boolean_or("tie_word_embeddings", true);
    read.has_head = has_language_head(config, read.notices);
    if (!config.boolean_or("share_encoder_decoder_embeddings", true))
        fail_unsupported(config, "share_encoder_decoder_embeddings",
                         "A model with a vocabulary of its own for the target cannot be run.");
    return read;
}

void add_attention(TensorTable& table, const std::string& name, const std::string& source, Dimension hidden) {
    table.body_linear(name + "query", source + "q_proj", hidden, hidden, true);
    table.body_linear(name + "key", source + "k_proj", hidden, hidden, true);
    table.body_linear(name + "value", source + "v_proj", hidden, hidden, true);
    table.body_linear(name + "output", source + "out_proj", hidden, hidden, true);
}

void add_side(TensorTable& table, const BartPlan& plan, const BartConfig& config, const std::string& side,
              const SideConfig& sizes) {
    const Dimension hidden{config.hidden, "d_model"};
    const Dimension inner{sizes.inner, side == "encoder" ? "encoder_ffn_dim" : "decoder_ffn_dim"};
    const std::string start = side + ".";
    if (plan.positions == BartPositions::Learned)
        table.body(start + "positions", {start + "embed_positions.weight"},
                   {{config.positions + kRowsBefore, "max_position_embeddings + 2"}, hidden});
    if (plan.positions == BartPositions::Sinusoidal)  // kept by some files, rounded to their type
        table.body(start + "positions", {start + "embed_positions.weight"},
                   {{config.positions, "max_position_embeddings"}, hidden}, /*optional=*/true);
    if (plan.embedding_norm) table.body_norm(start + "embedding_norm", start + "layernorm_embedding", hidden);
    for (std::int64_t layer = 0; layer < sizes.layers; ++layer) {
        const std::string name = start + "layers." + std::to_string(layer) + ".";
        table.body_norm(name + "attention_norm", name + "self_attn_layer_norm", hidden);
        add_attention(table, name + "attention.", name + "self_attn.", hidden);
        if (side == "decoder") {
            table.body_norm(name + "cross_norm", name + "encoder_attn_layer_norm", hidden);
            add_attention(table, name + "cross.", name + "encoder_attn.", hidden);
        }
        table.body_norm(name + "norm", name + "final_layer_norm", hidden);
        table.body_linear(name + "up", name + "fc1", inner, hidden, true);
        table.body_linear(name + "down", name + "fc2", hidden, inner, true);
    }
    if (plan.final_norm) table.body_norm(start + "norm", start + "layer_norm", hidden);
}

TensorTable tensor_table(const BartPlan& plan, const BartConfig& config) {
    const Dimension words{config.vocabulary, "vocab_size"};
    const Dimension hidden{config.hidden, "d_model"};
    TensorTable table("model.");
    table.body("words", {"shared.weight", "encoder.embed_tokens.weight"}, {words, hidden});
    add_side(table, plan, config, "encoder", config.encoder);
    add_side(table, plan, config, "decoder", config.decoder);
    table.layers("decoder.layers.", config.decoder.layers, "decoder_layers");
    if (config.has_head && !config.tied) table.head("head.weight", {"lm_head.weight"}, {words, hidden});
    if (config.has_head && plan.logits_bias)
        table.head("head.bias", {"final_logits_bias"}, {{1, "1"}, words}, /*optional=*/true);
    table.ignore_ending("embed_tokens.weight");      // copies of the words
    table.ignore_ending("embed_positions.weights");  // a buffer of old checkpoints
    if (config.tied) table.ignore_ending("lm_head.weight");
    return table;
}

AttentionBlock attention_of(const LoadedTensors& tensors, const std::string& name, std::int64_t hidden,
                            std::int64_t heads) {
    AttentionBlock block;
    AttentionSpec& spec = block.spec;
    spec.heads = spec.key_heads = static_cast<std::int32_t>(heads);
    spec.head_size = spec.value_size = static_cast<std::int32_t>(hidden / heads);
    spec.scale = static_cast<float>(1 / std::sqrt(static_cast<double>(spec.head_size)));
    block.inputs = {
        linear_of(tensors, name + "query"), linear_of(tensors, name + "key"), linear_of(tensors, name + "value"), {}};
    block.output = linear_of(tensors, name + "output");
    return block;
}

FeedForward feed_forward_of(const LoadedTensors& tensors, const std::string& name, Activation activation) {
    return {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), activation};
}

/// The table of positions that a plan computes; row `padding` is empty where padding is not counted.
DeviceTensor computed_positions(const BartPlan& plan, const BartConfig& config, Backend& backend) {
    if (plan.positions == BartPositions::Sinusoidal)
        return backend.upload(
            sinusoidal_positions(config.positions, config.hidden, 2.0 / static_cast<double>(config.hidden)));
    const double steps = static_cast<double>(config.hidden / 2 - 1);
    Tensor table = sinusoidal_positions(config.positions + config.padding + 1, config.hidden, 1.0 / steps);
    std::ranges::fill(table.slice(config.padding), 0.0F);
    return backend.upload(table);
}

Embeddings embeddings_of(const LoadedTensors& tensors, const BartPlan& plan, const BartConfig& config,
                         const std::string& side, const DeviceTensor& computed) {
    Embeddings embeddings;
    embeddings.words = tensors.at("words");
    embeddings.scale = config.scale;
    embeddings.positions = tensors.has(side + ".positions") ? tensors.at(side + ".positions") : computed;
    if (plan.positions == BartPositions::Learned) embeddings.first_row = kRowsBefore;
    if (plan.positions == BartPositions::SinusoidalAfter) {
        embeddings.first_row = config.padding + 1;
        embeddings.padding = config.padding;
    }
    if (plan.embedding_norm) embeddings.norm = layer_norm_of(tensors, side + ".embedding_norm", kEpsilon);
    return embeddings;
}

EncoderDecoder parts_of(const LoadedTensors& tensors, const BartPlan& plan, const BartConfig& config,
                        Backend& backend) {
    EncoderDecoder parts;
    const DeviceTensor computed =
        plan.positions == BartPositions::Learned ? DeviceTensor{} : computed_positions(plan, config, backend);
    parts.source = embeddings_of(tensors, plan, config, "encoder", computed);
    parts.target = embeddings_of(tensors, plan, config, "decoder", computed);
    for (std::int64_t i = 0; i < config.encoder.layers; ++i) {
        const std::string name = "encoder.layers." + std::to_string(i) + ".";
        parts.encoder.push_back({layer_norm_of(tensors, name + "attention_norm", kEpsilon),
                                 attention_of(tensors, name + "attention.", config.hidden, config.encoder.heads),
                                 layer_norm_of(tensors, name + "norm", kEpsilon),
                                 feed_forward_of(tensors, name, config.activation)});
    }
    for (std::int64_t i = 0; i < config.decoder.layers; ++i) {
        const std::string name = "decoder.layers." + std::to_string(i) + ".";
        parts.decoder.push_back({layer_norm_of(tensors, name + "attention_norm", kEpsilon),
                                 attention_of(tensors, name + "attention.", config.hidden, config.decoder.heads),
                                 layer_norm_of(tensors, name + "cross_norm", kEpsilon),
                                 attention_of(tensors, name + "cross.", config.hidden, config.decoder.heads),
                                 layer_norm_of(tensors, name + "norm", kEpsilon),
                                 feed_forward_of(tensors, name, config.activation)});
    }
    if (plan.final_norm) {
        parts.encoder_norm = layer_norm_of(tensors, "encoder.norm", kEpsilon);
        parts.decoder_norm = layer_norm_of(tensors, "decoder.norm", kEpsilon);
    }
    parts.norms_after_sums = !plan.norms_before;
    if (config.has_head) {
        parts.head.weight = tensors.at(config.tied ? "words" : "head.weight");
        parts.head.bias = tensors.find("head.bias");
        if (!parts.head.bias.empty()) parts.head.bias.shape = {config.vocabulary};
    }
    return parts;
}

ModelDescription describe(const BartPlan& plan, const BartConfig& config, const ModelFolder& folder,
                          const LoadedTensors& tensors) {
    ModelDescription description;
    description.architecture = plan.architecture;
    description.model_type = folder.config.text("model_type");
    description.task = config.has_head ? ModelTask::TextToText : ModelTask::None;
    description.layers = static_cast<std::int32_t>(std::max(config.encoder.layers, config.decoder.layers));
    description.heads = static_cast<std::int32_t>(std::max(config.encoder.heads, config.decoder.heads));
    description.hidden_size = static_cast<std::int32_t>(config.hidden);
    description.vocabulary = static_cast<std::int32_t>(config.vocabulary);
    description.max_tokens = static_cast<std::int32_t>(config.positions);
    description.parameters = tensors.parameters();
    description.generates = config.has_head;
    description.decoder_start = config.start;
    description.notices = config.notices;
    description.notices.insert(description.notices.end(), tensors.notices().begin(), tensors.notices().end());
    return description;
}

}  // namespace

std::unique_ptr<Model> make_bart(const BartPlan& plan, const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                 const std::stop_token& stop, const Progress& progress) {
    const BartConfig config = read_config(plan, folder.config);
    const LoadedTensors tensors = tensor_table(plan, config).load(folder, *backend, stop, progress);
    EncoderDecoder parts = parts_of(tensors, plan, config, *backend);
    return make_encoder_decoder_model(std::move(backend), std::move(parts), describe(plan, config, folder, tensors));
}

}  // namespace headlight
