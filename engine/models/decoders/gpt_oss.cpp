// gpt-oss (arXiv 2508.10925): Llama's plan with attention sinks, windows in every second layer and, in each layer, a
// mixture of experts whose gates are clamped.

#include "models/architecture.h"
#include "models/blocks/decoder.h"
#include "models/blocks/layers/limit.h"
#include "models/blocks/layers/packed_experts.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/rotary_config.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/decoders/gguf_decoder.h"

#include <cmath>
#include <utility>

namespace headlight::gpt_oss {

namespace {

struct GptOssConfig {
    DecoderSizes sizes;
    std::int64_t key_heads;
    std::int64_t head_size;
    std::int64_t inner;
    std::int64_t experts;
    std::int64_t chosen;
    std::vector<std::int32_t> windows;
    float limit;
    float epsilon;
    bool bias;
    bool separate_gates;  // tensors of their own for gates and what they multiply, as in GGUF files
    bool packed;          // experts in MXFP4
    bool tied;
    ModelTask task;
    std::vector<std::string> notices;
};

std::vector<std::int32_t> read_windows(const Config& config, std::int64_t layers) {
    const auto window = static_cast<std::int32_t>(config.integer_or("sliding_window", 128, 0, 100'000'000));
    const std::vector<std::string> types = config.texts_or_none("layer_types");
    if (!types.empty() && types.size() != static_cast<std::size_t>(layers))
        config.fail("layer_types", Sentence("Expected one for each of the %1 layers, found %2.", layers, types.size()));
    std::vector<std::int32_t> windows;
    for (std::int64_t layer = 0; layer < layers; ++layer) {
        const bool slides =
            types.empty() ? layer % 2 == 0 : types[static_cast<std::size_t>(layer)] == "sliding_attention";
        windows.push_back(slides ? window : 0);
    }
    return windows;
}

GptOssConfig read_config(const Config& config) {
    GptOssConfig read{};
    if (const auto quantization = config.section("quantization_config")) {
        const std::string method = quantization->text_or("quant_method", "");
        if (method != "mxfp4")
            fail_unsupported(
                config, "quantization_config",
                Sentence("Weights quantized by \"%1\" are not supported; supported methods: mxfp4.", method));
        read.packed = true;
    }
    read.sizes = read_sizes(config);
    read.key_heads = key_heads_of(config, read.sizes, "num_key_value_heads", read.sizes.heads);
    read.head_size = config.has("head_dim") ? config.integer("head_dim", 2, 65'536) : head_size_of(config, read.sizes);
    read.inner = config.integer("intermediate_size", 1, 1'000'000);
    read.experts = config.integer("num_local_experts", 1, 4'096);
    read.chosen = config.integer_or("num_experts_per_tok", 4, 1, read.experts);
    read.windows = read_windows(config, read.sizes.layers);
    // The gate is x * sigmoid(1.702 x), for which there is an activation.
    if (std::abs(config.real_or("swiglu_alpha", 1.702, 0, 1e6) - 1.702) > 1e-6)
        fail_unsupported(config, "swiglu_alpha", Sentence("gpt-oss with another slope than 1.702 is not supported."));
    read.limit = static_cast<float>(config.real_or("swiglu_limit", 7, 1e-3, 1e6));
    read.epsilon = epsilon_of(config, "rms_norm_eps", 1e-5);
    read.bias = config.boolean_or("attention_bias", true);
    read.separate_gates = config.boolean_or("separate_gates", false);
    read.tied = config.boolean_or("tie_word_embeddings", false);
    read.task = decoder_task(config, read.notices);
    return read;
}

void add_experts(TensorTable& table, const GptOssConfig& config, const std::string& name, const std::string& source) {
    const Dimension hidden{config.sizes.hidden, "hidden_size"};
    const Dimension experts{config.experts, "num_local_experts"};
    const Dimension inner{config.inner, "intermediate_size"};
    const Dimension both{2 * config.inner, "2 * intermediate_size"};
    table.body_linear(name + "router", source + "mlp.router", experts, hidden, true);
    for (std::int64_t expert = 0; expert < config.experts; ++expert) {
        const std::string own = name + "experts." + std::to_string(expert) + ".";
        const std::string all = source + "mlp.experts.";
        const auto part = [&](const std::string& of, const std::string& tensor, Dimension outputs, Dimension inputs) {
            if (config.packed) {
                table.body(own + of + ".weight", {expert_name(all + tensor, expert)}, {outputs, inputs});
                return table.body_part(own + of + ".bias", all + tensor + "_bias", {experts, outputs}, expert);
            }
            const bool outputs_first = config.separate_gates;
            table.body_part(own + of + ".weight", all + tensor + (outputs_first ? ".weight" : ""),
                            {experts, outputs_first ? outputs : inputs, outputs_first ? inputs : outputs}, expert);
            table.body_part(own + of + ".bias", all + tensor + (outputs_first ? ".bias" : "_bias"), {experts, outputs},
                            expert);
        };
        if (config.separate_gates) {
            part("gate", "gate_proj", inner, hidden);
            part("up", "up_proj", inner, hidden);
        } else {
            part("gate_up", "gate_up_proj", both, hidden);
        }
        part("down", "down_proj", hidden, inner);
    }
}

TensorTable tensor_table(const GptOssConfig& config) {
    const Dimension hidden{config.sizes.hidden, "hidden_size"};
    const Dimension queries{config.sizes.heads * config.head_size, "num_attention_heads * head_dim"};
    const Dimension keys{config.key_heads * config.head_size, "num_key_value_heads * head_dim"};
    const Dimension words{config.sizes.vocabulary, "vocab_size"};
    TensorTable table("model.");
    table.body("words", {"embed_tokens.weight"}, {words, hidden});
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer) {
        const std::string name = "layers." + std::to_string(layer) + ".";
        const std::string& source = name;
        table.body(name + "attention_norm.weight", {source + "input_layernorm.weight"}, {hidden});
        table.body_linear(name + "query", source + "self_attn.q_proj", queries, hidden, config.bias);
        table.body_linear(name + "key", source + "self_attn.k_proj", keys, hidden, config.bias);
        table.body_linear(name + "value", source + "self_attn.v_proj", keys, hidden, config.bias);
        table.body(name + "sinks", {source + "self_attn.sinks", source + "self_attn.sinks.weight"},
                   {{config.sizes.heads, "num_attention_heads"}});
        table.body_linear(name + "attention_output", source + "self_attn.o_proj", hidden, queries, config.bias);
        table.body(name + "norm.weight", {source + "post_attention_layernorm.weight"}, {hidden});
        add_experts(table, config, name, source);
    }
    table.layers("layers.", config.sizes.layers, "num_hidden_layers");
    table.body("final_norm.weight", {"norm.weight"}, {hidden});
    add_word_head(table, config.task, config.tied, words, hidden);
    return table;
}

/// min(gate, limit) * sigmoid(1.702 gate) * (1 + up), up within the limits.
class Expert {
  public:
    Expert(const LoadedTensors& tensors, const std::string& name, Backend& backend, const GptOssConfig& config)
        : layout_(config.separate_gates || config.packed ? WeightLayout::OutputInput : WeightLayout::InputOutput),
          inner_(config.inner),
          down_(linear_of(tensors, name + "down", layout_)),
          limit_(backend, config.limit, inner_),
          one_(backend.upload(Tensor({1, inner_}, 1.0F))) {
        if (config.separate_gates) {
            gate_ = linear_of(tensors, name + "gate", layout_);
            up_ = linear_of(tensors, name + "up", layout_);
        } else {
            gate_up_ = linear_of(tensors, name + "gate_up", layout_);
        }
    }

    DeviceTensor operator()(Backend& backend, const DeviceTensor& x) const {
        const auto [gate, up] = gate_and_up(backend, x);
        const DeviceTensor factors = backend.add(limit_.within(backend, up), one_);
        return down_(backend, backend.gated(limit_.below(backend, gate), factors, Activation::GeluQuick));
    }

  private:
    [[nodiscard]] std::pair<DeviceTensor, DeviceTensor> gate_and_up(Backend& backend, const DeviceTensor& x) const {
        if (gate_up_.empty()) return {gate_(backend, x), up_(backend, x)};
        const DeviceTensor both = gate_up_(backend, x);  // in columns that alternate
        return {backend.columns(both, {.begin = 0, .count = 1, .stride = 2, .blocks = inner_}),
                backend.columns(both, {.begin = 1, .count = 1, .stride = 2, .blocks = inner_})};
    }

    WeightLayout layout_;
    std::int64_t inner_;
    Linear gate_;
    Linear up_;
    Linear gate_up_;
    Linear down_;
    Limit limit_;
    DeviceTensor one_;  ///< [1, inner]
};

DecoderLayer layer_of(const LoadedTensors& tensors, const GptOssConfig& config, Backend& backend,
                      const std::shared_ptr<RotaryAngles>& angles, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".";
    DecoderLayer layer;
    AttentionSpec& spec = layer.attention.spec;
    spec = causal_attention(config.sizes.heads, config.key_heads, config.head_size);
    spec.window = config.windows[static_cast<std::size_t>(index)];
    const Tensor sinks = backend.download(tensors.at(name + "sinks"));
    spec.sinks.assign(sinks.values().begin(), sinks.values().end());
    layer.attention.inputs = {
        linear_of(tensors, name + "query"), linear_of(tensors, name + "key"), linear_of(tensors, name + "value"), {}};
    layer.attention.rotary.angles = angles;
    layer.attention.output = linear_of(tensors, name + "attention_output");
    layer.attention_norm = rms_norm_of(tensors, name + "attention_norm", config.epsilon);
    layer.norm = rms_norm_of(tensors, name + "norm", config.epsilon);
    layer.experts.router = linear_of(tensors, name + "router");
    layer.experts.rule.chosen = config.chosen;
    for (std::int64_t expert = 0; expert < config.experts; ++expert)
        layer.experts.experts.emplace_back(
            Expert(tensors, name + "experts." + std::to_string(expert) + ".", backend, config));
    return layer;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    GptOssConfig config = read_config(folder.config);
    const auto angles =
        std::make_shared<RotaryAngles>(rotary_frequencies(folder.config, config.head_size, {.theta = 150'000}));
    TensorTable table = tensor_table(config);
    if (config.packed) table.read_from(with_packed_experts(folder.weights));
    const LoadedTensors tensors = table.load(folder, *backend, stop, progress);
    Decoder decoder;
    decoder.embeddings.words = tensors.at("words");
    for (std::int64_t layer = 0; layer < config.sizes.layers; ++layer)
        decoder.layers.push_back(layer_of(tensors, config, *backend, angles, layer));
    decoder.final_norm = rms_norm_of(tensors, "final_norm", config.epsilon);
    decoder.head = word_head_of(tensors, config.task, config.tied);
    return make_decoder_model(std::move(backend), std::move(decoder),
                              describe_decoder("gpt-oss decoder", folder.config, config.sizes, config.task, tensors,
                                               std::move(config.notices)));
}

void add_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields_with_experts(file, name, fields);
    fields["rope_scaling.truncate"] = "false";  // which no key says
    fields["separate_gates"] = "true";
}

constexpr GgufField kGgufFields[] = {
    {"num_local_experts", ".expert_count"},
    {"num_experts_per_tok", ".expert_used_count"},
};

constexpr GgufTensor kGgufTensors[] = {
    {"blk.*.attn_sinks", "model.layers.*.self_attn.sinks"},
    {"blk.*.post_attention_norm", "model.layers.*.post_attention_layernorm"},
    {"blk.*.ffn_gate_inp", "model.layers.*.mlp.router"},
    {"blk.*.ffn_gate_exps", "model.layers.*.mlp.experts.gate_proj"},
    {"blk.*.ffn_up_exps", "model.layers.*.mlp.experts.up_proj"},
    {"blk.*.ffn_down_exps", "model.layers.*.mlp.experts.down_proj"},
};

constexpr GgufArchitecture kGguf{"gpt-oss",       kGgufDecoderFields, kGgufDecoderTensors,
                                 add_gguf_fields, kGgufFields,        kGgufTensors};

}  // namespace

extern const Architecture kGptOss;
constinit const Architecture kGptOss{"gpt_oss", "gpt-oss decoder", load, &kGguf};

}  // namespace headlight::gpt_oss
