// T5 (arXiv 1910.10683) and its version 1.1 with gates (arXiv 2002.05202): a bias by distance in place of positions,
// which all layers of a side share, queries that are not scaled, and norms by root mean square before each part. Its
// encoder runs alone, too. mT5 (arXiv 2010.11934) is version 1.1; in UMT5 (arXiv 2304.09151) each layer has a bias of
// its own.

#include "models/encoder_decoders/t5.h"

#include "core/error.h"
#include "models/architecture.h"
#include "models/blocks/attention/distance_buckets.h"
#include "models/blocks/encoder.h"
#include "models/blocks/encoder_decoder.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/gguf_fields.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace headlight::t5 {

namespace {

constexpr std::string_view kName = "T5 encoder-decoder";
constexpr std::string_view kEncoderName = "T5 encoder";
constexpr std::string_view kMt5Name = "mT5 encoder-decoder";
constexpr std::string_view kUmt5Name = "UMT5 encoder-decoder";

struct T5Config {
    DecoderSizes sizes;  ///< layers: the encoder's
    std::int64_t decoder_layers;
    std::int64_t head_size;
    std::int64_t inner;
    std::int64_t buckets;
    std::int64_t furthest;
    float epsilon;
    bool gated;
    Activation activation;
    bool tied;
    bool own_biases;  ///< of each layer; false: all layers of a side share one
    bool scaled_head;
    std::int32_t start;
    bool decodes;  ///< false: the encoder alone
    bool has_head;
    std::vector<std::string> notices;
};

/// "relu", "gated-gelu", "gated-silu", ...: what the name says before its activation.
void read_feed_forward(const Config& config, const std::string& otherwise, T5Config& read) {
    constexpr std::string_view kGated = "gated-";
    const std::string field = "feed_forward_proj";
    const std::string named = config.text_or(field, otherwise);
    read.gated = named.starts_with(kGated);
    const std::string activation = read.gated ? named.substr(kGated.size()) : named;
    // "gelu" stands for the approximation by tanh here.
    read.activation = activation_named(config, field, read.gated && activation == "gelu" ? "gelu_new" : activation);
}

bool is_encoder_alone(const Config& config) {
    const std::vector<std::string> named = config.texts_or_none("architectures");
    return !named.empty() && named.front().ends_with("T5EncoderModel");
}

bool has_language_head(const Config& config, std::vector<std::string>& notices) {
    const std::vector<std::string> named = config.texts_or_none("architectures");
    if (named.empty() || named.front().ends_with("T5ForConditionalGeneration") || named.front() == "T5WithLMHeadModel")
        return true;
    if (!named.front().ends_with("T5Model"))
        notices.push_back("The head of " + named.front() + " is not supported; only encoder and decoder run.");
    return false;
}

T5Config read_config(const Config& config, const std::string& feed_forward) {
    constexpr std::int64_t kMostLayers = 1'000;
    T5Config read{};
    read.sizes =
        read_sizes(config, {.hidden = "d_model", .layers = "num_layers", .heads = "num_heads", .positions = ""});
    read.decoder_layers = config.integer_or("num_decoder_layers", read.sizes.layers, 1, kMostLayers);
    read.head_size = config.integer("d_kv", 1, 65'536);
    read.inner = config.integer("d_ff", 1, 1'000'000);
    read.buckets = config.integer_or("relative_attention_num_buckets", 32, 4, 65'536);
    // A decoder has `buckets` / 2 distances with a bucket of their own, and wider ones from there.
    read.furthest = config.integer_or("relative_attention_max_distance", 128, read.buckets / 2 + 1, 1'000'000);
    read.epsilon = epsilon_of(config, "layer_norm_epsilon", 1e-6);
    read_feed_forward(config, feed_forward, read);
    read.tied = config.boolean_or("tie_word_embeddings", true);
    read.scaled_head = config.boolean_or("scale_decoder_outputs", read.tied);
    read.start =
        static_cast<std::int32_t>(config.integer_or("decoder_start_token_id", 0, 0, read.sizes.vocabulary - 1));
    read.decodes = !is_encoder_alone(config);
    read.has_head = read.decodes && has_language_head(config, read.notices);
    return read;
}

/// Inside of attention: all heads' values side by side.
Dimension heads_of(const T5Config& config) {
    return {config.sizes.heads * config.head_size, "num_heads * d_kv"};
}

void add_attention(TensorTable& table, const std::string& name, const std::string& source, const T5Config& config) {
    const Dimension hidden{config.sizes.hidden, "d_model"};
    table.body_linear(name + "query", source + "q", heads_of(config), hidden, false);
    table.body_linear(name + "key", source + "k", heads_of(config), hidden, false);
    table.body_linear(name + "value", source + "v", heads_of(config), hidden, false);
    table.body_linear(name + "output", source + "o", hidden, heads_of(config), false);
}

void add_norm(TensorTable& table, const std::string& name, const std::string& source, const T5Config& config) {
    table.body(name + ".weight", {source + ".weight"}, {{config.sizes.hidden, "d_model"}});
}

void add_feed_forward(TensorTable& table, const std::string& name, const std::string& source, const T5Config& config) {
    const Dimension hidden{config.sizes.hidden, "d_model"};
    const Dimension inner{config.inner, "d_ff"};
    if (config.gated) table.body_linear(name + "gate", source + "wi_0", inner, hidden, false);
    table.body_linear(name + "up", source + (config.gated ? "wi_1" : "wi"), inner, hidden, false);
    table.body_linear(name + "down", source + "wo", hidden, inner, false);
}

void add_side(TensorTable& table, const std::string& side, std::int64_t layers, const T5Config& config) {
    const bool decodes = side == "decoder";
    for (std::int64_t layer = 0; layer < (config.own_biases ? layers : 1); ++layer) {
        const std::string number = std::to_string(layer);
        table.body(side + ".bias." + number,
                   {side + ".block." + number + ".layer.0.SelfAttention.relative_attention_bias.weight"},
                   {{config.buckets, "relative_attention_num_buckets"}, {config.sizes.heads, "num_heads"}});
    }
    for (std::int64_t layer = 0; layer < layers; ++layer) {
        const std::string name = side + ".layers." + std::to_string(layer) + ".";
        const std::string source = side + ".block." + std::to_string(layer) + ".layer.";
        add_norm(table, name + "attention_norm", source + "0.layer_norm", config);
        add_attention(table, name + "attention.", source + "0.SelfAttention.", config);
        if (decodes) {
            add_norm(table, name + "cross_norm", source + "1.layer_norm", config);
            add_attention(table, name + "cross.", source + "1.EncDecAttention.", config);
        }
        const std::string last = source + (decodes ? "2." : "1.");
        add_norm(table, name + "norm", last + "layer_norm", config);
        add_feed_forward(table, name, last + "DenseReluDense.", config);
    }
    add_norm(table, side + ".norm", side + ".final_layer_norm", config);
}

TensorTable tensor_table(const T5Config& config) {
    const Dimension words{config.sizes.vocabulary, "vocab_size"};
    const Dimension hidden{config.sizes.hidden, "d_model"};
    TensorTable table("");
    table.body("words", {"shared.weight", "encoder.embed_tokens.weight"}, {words, hidden});
    add_side(table, "encoder", config.sizes.layers, config);
    if (config.decodes) add_side(table, "decoder", config.decoder_layers, config);
    if (config.decodes)
        table.layers("decoder.block.", config.decoder_layers, "num_decoder_layers");
    else
        table.layers("encoder.block.", config.sizes.layers, "num_layers");
    if (config.has_head && !config.tied) table.head("head.weight", {"lm_head.weight"}, {words, hidden});
    if (config.tied) table.ignore_ending("lm_head.weight");
    table.ignore_ending("embed_tokens.weight");  // copies of the words
    // Old checkpoints hold a bias of cross-attention, which no version of the model has read.
    table.ignore_ending("EncDecAttention.relative_attention_bias.weight");
    return table;
}

AttentionBlock attention_of(const LoadedTensors& tensors, const std::string& name, const T5Config& config,
                            const DistanceBias& bias) {
    AttentionBlock block;
    AttentionSpec& spec = block.spec;
    spec.heads = spec.key_heads = static_cast<std::int32_t>(config.sizes.heads);
    spec.head_size = spec.value_size = static_cast<std::int32_t>(config.head_size);
    spec.distance_bias = bias;
    block.inputs = {
        linear_of(tensors, name + "query"), linear_of(tensors, name + "key"), linear_of(tensors, name + "value"), {}};
    block.output = linear_of(tensors, name + "output");
    return block;
}

FeedForward feed_forward_of(const LoadedTensors& tensors, const std::string& name, const T5Config& config) {
    FeedForward parts{linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), config.activation};
    if (config.gated) parts.gate = linear_of(tensors, name + "gate");
    return parts;
}

/// The bias of each layer of a side.
std::vector<DistanceBias> biases_of(const LoadedTensors& tensors, const std::string& side, std::int64_t layers,
                                    const T5Config& config, Backend& backend) {
    const auto own = [&](std::int64_t layer) {
        return bias_by_buckets(backend, tensors.at(side + ".bias." + std::to_string(layer)),
                               {.count = config.buckets, .furthest = config.furthest, .both_sides = side == "encoder"});
    };
    std::vector<DistanceBias> biases(static_cast<std::size_t>(layers), own(0));
    for (std::int64_t layer = 1; layer < layers && config.own_biases; ++layer)
        biases[static_cast<std::size_t>(layer)] = own(layer);
    return biases;
}

EncoderDecoder parts_of(const LoadedTensors& tensors, const T5Config& config, Backend& backend) {
    EncoderDecoder parts;
    const auto norm = [&](const std::string& name) { return rms_norm_of(tensors, name, config.epsilon); };
    parts.source.words = parts.target.words = tensors.at("words");
    const auto source_biases = biases_of(tensors, "encoder", config.sizes.layers, config, backend);
    for (std::int64_t i = 0; i < config.sizes.layers; ++i) {
        const std::string name = "encoder.layers." + std::to_string(i) + ".";
        parts.encoder.push_back(
            {norm(name + "attention_norm"),
             attention_of(tensors, name + "attention.", config, source_biases[static_cast<std::size_t>(i)]),
             norm(name + "norm"), feed_forward_of(tensors, name, config)});
    }
    const auto target_biases = biases_of(tensors, "decoder", config.decoder_layers, config, backend);
    for (std::int64_t i = 0; i < config.decoder_layers; ++i) {
        const std::string name = "decoder.layers." + std::to_string(i) + ".";
        parts.decoder.push_back(
            {norm(name + "attention_norm"),
             attention_of(tensors, name + "attention.", config, target_biases[static_cast<std::size_t>(i)]),
             norm(name + "cross_norm"), attention_of(tensors, name + "cross.", config, {}), norm(name + "norm"),
             feed_forward_of(tensors, name, config)});
    }
    parts.encoder_norm = norm("encoder.norm");
    parts.decoder_norm = norm("decoder.norm");
    if (config.has_head) parts.head.out.weight = tensors.at(config.tied ? "words" : "head.weight");
    if (config.scaled_head)
        parts.head_scale = static_cast<float>(1 / std::sqrt(static_cast<double>(config.sizes.hidden)));
    return parts;
}

std::unique_ptr<Model> make_encoder(const LoadedTensors& tensors, std::shared_ptr<Backend> backend,
                                    const ModelFolder& folder, T5Config config) {
    Encoder encoder;
    encoder.embeddings.words = tensors.at("words");
    const auto biases = biases_of(tensors, "encoder", config.sizes.layers, config, *backend);
    for (std::int64_t i = 0; i < config.sizes.layers; ++i) {
        const std::string name = "encoder.layers." + std::to_string(i) + ".";
        EncoderLayer& layer = encoder.layers.emplace_back();
        layer.attention = attention_of(tensors, name + "attention.", config, biases[static_cast<std::size_t>(i)]);
        layer.attention_norm = rms_norm_of(tensors, name + "attention_norm", config.epsilon);
        layer.feed_forward = feed_forward_of(tensors, name, config);
        layer.norm = rms_norm_of(tensors, name + "norm", config.epsilon);
        layer.norms_before = true;
    }
    encoder.final_norm = rms_norm_of(tensors, "encoder.norm", config.epsilon);
    ModelDescription description = describe_decoder(kEncoderName, folder.config, config.sizes, ModelTask::None, tensors,
                                                    std::move(config.notices));
    description.causal = false;
    return make_encoder_model(std::move(backend), std::move(encoder), std::move(description));
}

std::unique_ptr<Model> make(std::string_view name, T5Config config, const ModelFolder& folder,
                            std::shared_ptr<Backend> backend, const std::stop_token& stop, const Progress& progress,
                            const FinishEncoderDecoder& finish = {}) {
    const LoadedTensors tensors = tensor_table(config).load(folder, *backend, stop, progress);
    if (!config.decodes) return make_encoder(tensors, std::move(backend), folder, std::move(config));
    EncoderDecoder parts = parts_of(tensors, config, *backend);
    ModelDescription description =
        describe_decoder(name, folder.config, config.sizes, config.has_head ? ModelTask::TextToText : ModelTask::None,
                         tensors, std::move(config.notices));
    description.layers = static_cast<std::int32_t>(std::max(config.sizes.layers, config.decoder_layers));
    description.generates = config.has_head;
    description.decoder_start = config.start;
    description.causal = false;
    if (finish) finish(parts, description);
    return make_encoder_decoder_model(std::move(backend), std::move(parts), std::move(description));
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return make(kName, read_config(folder.config, "relu"), folder, std::move(backend), stop, progress);
}

/// The head is a matrix of its own wherever the file has one, whatever `tie_word_embeddings` says: as in transformers,
/// which ignores that field of these two.
T5Config read_multilingual(const ModelFolder& folder) {
    T5Config config = read_config(folder.config, "gated-gelu");
    config.tied = !folder.weights->declared() && !folder.weights->find("lm_head.weight");
    config.scaled_head = false;
    return config;
}

std::unique_ptr<Model> load_mt5(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                const std::stop_token& stop, const Progress& progress) {
    return make(kMt5Name, read_multilingual(folder), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_umt5(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                 const std::stop_token& stop, const Progress& progress) {
    T5Config config = read_multilingual(folder);
    config.own_biases = true;
    config.scaled_head = config.tied;
    return make(kUmt5Name, std::move(config), folder, std::move(backend), stop, progress);
}

/// Which feed-forward networks there are follows from their tensors, as in llama.cpp. What no key says either: the
/// first T5, without gates, scales what its table of words reads; later ones do not.
void add_gguf_fields(const GgufStore& file, const std::string& /*name*/, GgufFields& fields) {
    const bool gated = has_tensor(file, "enc.blk.0.ffn_gate.weight");
    fields["feed_forward_proj"] = gated ? "\"gated-gelu\"" : "\"relu\"";
    fields["scale_decoder_outputs"] = json_truth(!gated && !has_tensor(file, "output.weight"));
}

/// The encoder alone.
void add_gguf_encoder_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_fields(file, name, fields);
    fields["architectures"] = "[\"T5EncoderModel\"]";
}

constexpr GgufField kGgufFields[] = {
    {"d_model", ".embedding_length"},
    {"num_layers", ".block_count"},
    {"num_decoder_layers", ".decoder_block_count"},
    {"num_heads", ".attention.head_count"},
    {"d_kv", ".attention.key_length"},
    {"d_ff", ".feed_forward_length"},
    {"layer_norm_epsilon", ".attention.layer_norm_epsilon"},
    {"layer_norm_epsilon", ".attention.layer_norm_rms_epsilon"},
    {"relative_attention_num_buckets", ".attention.relative_buckets_count"},
    {"decoder_start_token_id", ".decoder_start_token_id"},
};

constexpr GgufTensor kGgufTensors[] = {
    {"token_embd", "shared"},
    {"enc.blk.*.attn_rel_b", "encoder.block.*.layer.0.SelfAttention.relative_attention_bias"},
    {"enc.blk.*.attn_norm", "encoder.block.*.layer.0.layer_norm"},
    {"enc.blk.*.attn_q", "encoder.block.*.layer.0.SelfAttention.q"},
    {"enc.blk.*.attn_k", "encoder.block.*.layer.0.SelfAttention.k"},
    {"enc.blk.*.attn_v", "encoder.block.*.layer.0.SelfAttention.v"},
    {"enc.blk.*.attn_o", "encoder.block.*.layer.0.SelfAttention.o"},
    {"enc.blk.*.ffn_norm", "encoder.block.*.layer.1.layer_norm"},
    {"enc.blk.*.ffn_gate", "encoder.block.*.layer.1.DenseReluDense.wi_0"},
    {"enc.blk.*.ffn_up", "encoder.block.*.layer.1.DenseReluDense.wi_1", GgufForm::Same, "enc.blk.0.ffn_gate"},
    {"enc.blk.*.ffn_up", "encoder.block.*.layer.1.DenseReluDense.wi"},
    {"enc.blk.*.ffn_down", "encoder.block.*.layer.1.DenseReluDense.wo"},
    {"enc.output_norm", "encoder.final_layer_norm"},
    {"dec.blk.*.attn_rel_b", "decoder.block.*.layer.0.SelfAttention.relative_attention_bias"},
    {"dec.blk.*.attn_norm", "decoder.block.*.layer.0.layer_norm"},
    {"dec.blk.*.attn_q", "decoder.block.*.layer.0.SelfAttention.q"},
    {"dec.blk.*.attn_k", "decoder.block.*.layer.0.SelfAttention.k"},
    {"dec.blk.*.attn_v", "decoder.block.*.layer.0.SelfAttention.v"},
    {"dec.blk.*.attn_o", "decoder.block.*.layer.0.SelfAttention.o"},
    {"dec.blk.*.cross_attn_norm", "decoder.block.*.layer.1.layer_norm"},
    {"dec.blk.*.cross_attn_q", "decoder.block.*.layer.1.EncDecAttention.q"},
    {"dec.blk.*.cross_attn_k", "decoder.block.*.layer.1.EncDecAttention.k"},
    {"dec.blk.*.cross_attn_v", "decoder.block.*.layer.1.EncDecAttention.v"},
    {"dec.blk.*.cross_attn_o", "decoder.block.*.layer.1.EncDecAttention.o"},
    {"dec.blk.*.ffn_norm", "decoder.block.*.layer.2.layer_norm"},
    {"dec.blk.*.ffn_gate", "decoder.block.*.layer.2.DenseReluDense.wi_0"},
    {"dec.blk.*.ffn_up", "decoder.block.*.layer.2.DenseReluDense.wi_1", GgufForm::Same, "dec.blk.0.ffn_gate"},
    {"dec.blk.*.ffn_up", "decoder.block.*.layer.2.DenseReluDense.wi"},
    {"dec.blk.*.ffn_down", "decoder.block.*.layer.2.DenseReluDense.wo"},
    {"dec.output_norm", "decoder.final_layer_norm"},
    {"output", "lm_head"},
};

constexpr GgufArchitecture kGguf{"t5", kGgufFields, kGgufTensors, add_gguf_fields};
constexpr GgufArchitecture kEncoderGguf{"t5encoder", kGgufFields, kGgufTensors, add_gguf_encoder_fields};

}  // namespace

std::unique_ptr<Model> make_with(std::string_view name, const FinishEncoderDecoder& finish, const ModelFolder& folder,
                                 std::shared_ptr<Backend> backend, const std::stop_token& stop,
                                 const Progress& progress) {
    T5Config config = read_config(folder.config, "relu");
    config.decodes = config.has_head = true;
    return make(name, std::move(config), folder, std::move(backend), stop, progress, finish);
}

extern const Architecture kT5;
constinit const Architecture kT5{"t5", kName, load, &kGguf};

extern const Architecture kMt5;
constinit const Architecture kMt5{"mt5", kMt5Name, load_mt5};
extern const Architecture kUmt5;
constinit const Architecture kUmt5{"umt5", kUmt5Name, load_umt5};

/// Architecture name in GGUF files; folders say T5, and name the encoder among their `architectures`.
extern const Architecture kT5Encoder;
constinit const Architecture kT5Encoder{"t5encoder", kEncoderName, load, &kEncoderGguf};

}  // namespace headlight::t5
