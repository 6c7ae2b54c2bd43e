// GPT-2 (Radford et al. 2019, "Language Models are Unsupervised Multitask Learners"): decoder layers that normalise
// before each block.

#include "core/error.h"
#include "models/architecture.h"
#include "models/blocks/activation_name.h"
#include "models/blocks/attention_block.h"
#include "models/blocks/embeddings.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/layers.h"
#include "models/blocks/tensor_table.h"
#include "models/blocks/token_checks.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace headlight {

namespace {

struct Gpt2Config {
    std::int64_t vocabulary;
    std::int64_t hidden;
    std::int64_t layers;
    std::int64_t heads;
    std::int64_t inner;
    std::int64_t positions;
    float epsilon;
    Activation activation;
    bool scaled;           // scores divided by sqrt(head size)
    bool scaled_by_layer;  // and by the number of the layer, counted from 1
    bool tied;
    ModelTask task;
    WeightLayout layout;  // of the matrices
};

/// The language model unless the configuration names the bare decoder or a head that is not known here.
ModelTask task_of(const Config& config, std::vector<std::string>& notices) {
    const std::vector<std::string> named = config.texts_or_none("architectures");
    const auto names = [&](const char* name) { return std::find(named.begin(), named.end(), name) != named.end(); };
    if (named.empty() || names("GPT2LMHeadModel") || names("GPT2DoubleHeadsModel")) return ModelTask::NextWord;
    if (!names("GPT2Model"))
        notices.push_back("The head of " + named.front() + " is not known here; only the decoder runs.");
    return ModelTask::None;
}

Gpt2Config read_config(const Config& config, std::vector<std::string>& notices) {
    Gpt2Config read{};
    read.vocabulary = config.integer_or("vocab_size", 50257, 1, 10'000'000);
    read.hidden = config.integer_or("n_embd", 768, 1, 65'536);
    read.layers = config.integer_or("n_layer", 12, 1, 1'000);
    read.heads = config.integer_or("n_head", 12, 1, 1'024);
    read.inner = config.integer_or("n_inner", 4 * read.hidden, 1, 1'000'000);
    read.positions = config.integer_or("n_positions", 1024, 1, 10'000'000);
    read.epsilon = static_cast<float>(config.real_or("layer_norm_epsilon", 1e-5, 1e-30, 1.0));
    read.activation = activation_of(config, "activation_function", "gelu_new");
    read.scaled = config.boolean_or("scale_attn_weights", true);
    read.scaled_by_layer = config.boolean_or("scale_attn_by_inverse_layer_idx", false);
    read.tied = config.boolean_or("tie_word_embeddings", true);
    read.task = task_of(config, notices);
    if (read.hidden % read.heads != 0)
        config.fail("n_head", "Expected a divisor of n_embd, which is " + std::to_string(read.hidden) + "; found " +
                                  std::to_string(read.heads) + ".");
    if (config.boolean_or("add_cross_attention", false))
        throw Error(ErrorKind::Unsupported, "GPT-2 with attention to an encoder cannot be run.",
                    {config.file().string(), "add_cross_attention", {}});
    return read;
}

/// What the model is made of, by the names of Hugging Face transformers.
TensorTable tensor_table(const Gpt2Config& config) {
    const Dimension hidden{config.hidden, "n_embd"};
    const Dimension fused{3 * config.hidden, "3 * n_embd"};
    const Dimension inner{config.inner, "n_inner"};
    TensorTable table("transformer.");
    table.body("words", {"wte.weight"}, {{config.vocabulary, "vocab_size"}, hidden});
    table.body("positions", {"wpe.weight"}, {{config.positions, "n_positions"}, hidden});
    for (std::int64_t layer = 0; layer < config.layers; ++layer) {
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
    table.layers("h.", config.layers, "n_layer");
    table.body_norm("final_norm", "ln_f", hidden);
    const bool has_head = config.task == ModelTask::NextWord;
    if (has_head && !config.tied)
        table.head("head.weight", {"lm_head.weight"}, {{config.vocabulary, "vocab_size"}, hidden});
    if (has_head && config.tied) table.ignore_ending("lm_head.weight");
    table.ignore_ending(".attn.bias");  // the causal mask, which old checkpoints keep as a tensor
    table.ignore_ending(".attn.masked_bias");
    return table;
}

struct DecoderLayer {
    LayerNorm attention_norm;
    AttentionBlock attention;
    LayerNorm norm;
    FeedForward feed_forward;
};

DecoderLayer layer_of(const LoadedTensors& tensors, const Gpt2Config& config, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".";
    const auto linear = [&](const std::string& part) { return linear_of(tensors, name + part, config.layout); };
    DecoderLayer layer;
    AttentionSpec& spec = layer.attention.spec;
    spec.heads = spec.key_heads = static_cast<std::int32_t>(config.heads);
    spec.head_size = spec.value_size = static_cast<std::int32_t>(config.hidden / config.heads);
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

class Gpt2Cache final : public KeyValueCache {
  public:
    Gpt2Cache(const Model* model, Backend& backend, const Gpt2Config& config, std::int64_t tokens)
        : owner(model), capacity(tokens) {
        for (std::int64_t layer = 0; layer < config.layers; ++layer)
            layers.push_back({backend.allocate({tokens, config.hidden}), backend.allocate({tokens, config.hidden})});
    }
    [[nodiscard]] std::int64_t length() const override { return used; }

    const Model* owner;
    std::int64_t capacity;
    std::int64_t used = 0;
    std::vector<LayerCache> layers;
};

class Gpt2 final : public Model {
  public:
    Gpt2(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
         const Progress& progress)
        : backend_(std::move(backend)), config_(read_config(folder.config, description_.notices)) {
        config_.layout = folder.gguf ? WeightLayout::OutputInput : WeightLayout::InputOutput;
        const LoadedTensors tensors = tensor_table(config_).load(folder, *backend_, stop, progress);
        embeddings_ = {tensors.at("words"), tensors.at("positions"), {}};
        for (std::int64_t layer = 0; layer < config_.layers; ++layer)
            layers_.push_back(layer_of(tensors, config_, layer));
        final_norm_ = layer_norm_of(tensors, "final_norm", config_.epsilon);
        if (config_.task == ModelTask::NextWord) head_.weight = tensors.at(config_.tied ? "words" : "head.weight");
        describe(tensors);
    }

    [[nodiscard]] const ModelDescription& description() const override { return description_; }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        check_tokens(input.ids, 0);
        check_length(input.token_types.size(), input.ids.size(), "list of token types");
        check_length(input.attention_mask.size(), input.ids.size(), "attention mask");
        if (std::any_of(input.token_types.begin(), input.token_types.end(),
                        [](std::int32_t type) { return type != 0; }))
            throw Error(ErrorKind::Input, "GPT-2 has no second sentence: all token types must be 0.");
        ForwardPass pass(*backend_, request, stop, progress);
        const DeviceTensor x =
            run_layers(pass, input.ids, 0, [&](const AttentionBlock& block, const DeviceTensor& state, std::size_t) {
                return block.self_attention(pass, state, input.attention_mask);
            });
        run_head(pass, x, 0);
        return pass.finish();
    }

    std::unique_ptr<KeyValueCache> make_cache(std::int64_t capacity) override {
        if (config_.task != ModelTask::NextWord) return nullptr;
        if (capacity < 1) throw Error(ErrorKind::Input, "A key/value cache needs room for at least one token.");
        return std::make_unique<Gpt2Cache>(this, *backend_, config_, std::min(capacity, config_.positions));
    }

    Capture extend(KeyValueCache& cache, std::span<const std::int32_t> ids, const CaptureRequest& request,
                   const std::stop_token& stop) override {
        auto* own = dynamic_cast<Gpt2Cache*>(&cache);
        if (own == nullptr || own->owner != this)
            throw Error(ErrorKind::Input, "The key/value cache belongs to another model.");
        const std::int64_t past = own->used;
        check_tokens(ids, past);
        if (past + static_cast<std::int64_t>(ids.size()) > own->capacity)
            throw Error(ErrorKind::Input, "The key/value cache has room for " + std::to_string(own->capacity) +
                                              " tokens, not for " +
                                              std::to_string(past + static_cast<std::int64_t>(ids.size())) + ".");
        CaptureRequest last = request;
        if (last.logits != LogitPositions::None) last.logits = LogitPositions::Last;
        const Progress no_progress;
        ForwardPass pass(*backend_, last, stop, no_progress);
        const DeviceTensor x =
            run_layers(pass, ids, past, [&](const AttentionBlock& block, const DeviceTensor& state, std::size_t layer) {
                return block.self_attention(pass, state, own->layers[layer], past);
            });
        run_head(pass, x, past);
        Capture capture = pass.finish();
        own->used = past + static_cast<std::int64_t>(ids.size());
        return capture;
    }

  private:
    void check_tokens(std::span<const std::int32_t> ids, std::int64_t past) const {
        check_token_count(ids.size(), past, config_.positions);
        check_values(ids, config_.vocabulary, "token id");
    }

    /// All layers and the final norm. `attend` is the only difference between a whole text and the next tokens of one.
    template <typename Attend>
    DeviceTensor run_layers(ForwardPass& pass, std::span<const std::int32_t> ids, std::int64_t past,
                            const Attend& attend) const {
        DeviceTensor x = embeddings_(*backend_, ids, {}, past);
        for (std::size_t i = 0; i < layers_.size(); ++i) {
            pass.keep_hidden(x);
            const DecoderLayer& layer = layers_[i];
            x = backend_->add(attend(layer.attention, layer.attention_norm(*backend_, x), i), x);
            x = backend_->add(layer.feed_forward(*backend_, layer.norm(*backend_, x)), x);
            pass.layer_done(static_cast<std::int64_t>(i), config_.layers);
        }
        x = final_norm_(*backend_, x);
        pass.keep_hidden(x);
        return x;
    }

    void run_head(ForwardPass& pass, const DeviceTensor& x, std::int64_t past) const {
        if (!head_.empty())
            pass.keep_logits("logits", x, past, [&](const DeviceTensor& rows) { return head_(*backend_, rows); });
        else if (pass.request().logits != LogitPositions::None)
            pass.keep_output("last_hidden_state", x, x.shape);
    }

    void describe(const LoadedTensors& tensors) {
        description_.architecture = "GPT-2 decoder";
        description_.model_type = "gpt2";
        description_.task = config_.task;
        description_.layers = static_cast<std::int32_t>(config_.layers);
        description_.heads = static_cast<std::int32_t>(config_.heads);
        description_.hidden_size = static_cast<std::int32_t>(config_.hidden);
        description_.vocabulary = static_cast<std::int32_t>(config_.vocabulary);
        description_.max_tokens = static_cast<std::int32_t>(config_.positions);
        description_.parameters = tensors.parameters();
        description_.generates = config_.task == ModelTask::NextWord;
        description_.causal = true;
        for (const std::string& notice : tensors.notices()) description_.notices.push_back(notice);
    }

    std::shared_ptr<Backend> backend_;
    ModelDescription description_;
    Gpt2Config config_;
    Embeddings embeddings_;
    std::vector<DecoderLayer> layers_;
    LayerNorm final_norm_;
    Linear head_;  // empty without the language model's head
};

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return std::make_unique<Gpt2>(folder, std::move(backend), stop, progress);
}

constexpr GgufField kGgufFields[] = {
    {"n_embd", ".embedding_length"},     {"n_layer", ".block_count"},
    {"n_head", ".attention.head_count"}, {"n_inner", ".feed_forward_length"},
    {"n_positions", ".context_length"},  {"layer_norm_epsilon", ".attention.layer_norm_epsilon"},
};

constexpr GgufTensor kGgufTensors[] = {
    {"token_embd", "wte"},
    {"position_embd", "wpe"},
    {"blk.*.attn_norm", "h.*.ln_1"},
    {"blk.*.attn_qkv", "h.*.attn.c_attn"},
    {"blk.*.attn_output", "h.*.attn.c_proj"},
    {"blk.*.ffn_norm", "h.*.ln_2"},
    {"blk.*.ffn_up", "h.*.mlp.c_fc"},
    {"blk.*.ffn_down", "h.*.mlp.c_proj"},
    {"output_norm", "ln_f"},
    {"output", "lm_head"},
};

}  // namespace

extern const Architecture kGpt2;
constinit const Architecture kGpt2{"gpt2", "GPT-2 decoder", load, {"gpt2", kGgufFields, kGgufTensors}};

}  // namespace headlight
