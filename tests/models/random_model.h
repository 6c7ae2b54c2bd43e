#pragma once

#include "memory_model.h"

#include <cstdint>
#include <string>

namespace headlight::testing {

/// The sizes of a model with random weights.
struct RandomShape {
    std::int64_t layers = 2;
    std::int64_t heads = 2;
    std::int64_t hidden = 16;
    std::int64_t inner = 32;
    std::int64_t vocabulary = 50;
    std::int64_t positions = 64;
};

/// Shapes of the built-in story-encoder and of well-known models.
inline constexpr RandomShape kStoryEncoderShape{4, 4, 128, 512, 1655, 128};
inline constexpr RandomShape kMiniLmShape{6, 12, 384, 1536, 30522, 512};
inline constexpr RandomShape kGpt2SmallShape{12, 12, 768, 3072, 50257, 1024};

/// Fills weights with uniform values of a spread that keeps activations tame; norms with ones.
class RandomWeights {
  public:
    void matrix(const std::string& name, Shape shape, float spread = 0.04F) {
        Tensor tensor(std::move(shape));
        for (float& value : tensor.values()) value = spread * next();
        weights.put(name, std::move(tensor));
    }
    void norm(const std::string& name, std::int64_t size) {
        weights.put(name + ".weight", Tensor({size}, 1.0F));
        weights.put(name + ".bias", Tensor({size}, 0.0F));
    }
    /// [outputs, inputs] and a bias.
    void linear(const std::string& name, std::int64_t outputs, std::int64_t inputs) {
        matrix(name + ".weight", {outputs, inputs});
        matrix(name + ".bias", {outputs});
    }
    MemoryWeights weights;

  private:
    /// -1 to 1 (a linear congruential generator: half a gigabyte of weights should not take seconds).
    float next() {
        state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<float>(static_cast<std::int32_t>(state_ >> 32U)) / 2147483648.0F;
    }
    std::uint64_t state_ = 1;
};

/// A bare BERT encoder.
inline ModelFolder random_bert(const RandomShape& shape) {
    RandomWeights random;
    random.matrix("embeddings.word_embeddings.weight", {shape.vocabulary, shape.hidden});
    random.matrix("embeddings.position_embeddings.weight", {shape.positions, shape.hidden});
    random.matrix("embeddings.token_type_embeddings.weight", {2, shape.hidden});
    random.norm("embeddings.LayerNorm", shape.hidden);
    for (std::int64_t i = 0; i < shape.layers; ++i) {
        const std::string layer = "encoder.layer." + std::to_string(i) + ".";
        for (const char* part :
             {"attention.self.query", "attention.self.key", "attention.self.value", "attention.output.dense"})
            random.linear(layer + part, shape.hidden, shape.hidden);
        random.norm(layer + "attention.output.LayerNorm", shape.hidden);
        random.linear(layer + "intermediate.dense", shape.inner, shape.hidden);
        random.linear(layer + "output.dense", shape.hidden, shape.inner);
        random.norm(layer + "output.LayerNorm", shape.hidden);
    }
    random.linear("pooler.dense", shape.hidden, shape.hidden);
    const auto number = [](const std::string& field, std::int64_t value) {
        return "\"" + field + "\": " + std::to_string(value) + ", ";
    };
    return memory_folder("{" + number("vocab_size", shape.vocabulary) + number("hidden_size", shape.hidden) +
                             number("num_hidden_layers", shape.layers) + number("num_attention_heads", shape.heads) +
                             number("intermediate_size", shape.inner) +
                             number("max_position_embeddings", shape.positions) +
                             "\"model_type\": \"bert\", \"architectures\": [\"BertModel\"]}",
                         random.weights);
}

/// A GPT-2 with its tied head.
inline ModelFolder random_gpt2(const RandomShape& shape) {
    RandomWeights random;
    const auto linear = [&](const std::string& name, std::int64_t inputs, std::int64_t outputs) {
        random.matrix(name + ".weight", {inputs, outputs});
        random.matrix(name + ".bias", {outputs});
    };
    random.matrix("wte.weight", {shape.vocabulary, shape.hidden});
    random.matrix("wpe.weight", {shape.positions, shape.hidden});
    for (std::int64_t i = 0; i < shape.layers; ++i) {
        const std::string layer = "h." + std::to_string(i) + ".";
        random.norm(layer + "ln_1", shape.hidden);
        linear(layer + "attn.c_attn", shape.hidden, 3 * shape.hidden);
        linear(layer + "attn.c_proj", shape.hidden, shape.hidden);
        random.norm(layer + "ln_2", shape.hidden);
        linear(layer + "mlp.c_fc", shape.hidden, shape.inner);
        linear(layer + "mlp.c_proj", shape.inner, shape.hidden);
    }
    random.norm("ln_f", shape.hidden);
    const auto number = [](const std::string& field, std::int64_t value) {
        return "\"" + field + "\": " + std::to_string(value) + ", ";
    };
    return memory_folder("{" + number("vocab_size", shape.vocabulary) + number("n_embd", shape.hidden) +
                             number("n_layer", shape.layers) + number("n_head", shape.heads) +
                             number("n_inner", shape.inner) + number("n_positions", shape.positions) +
                             "\"model_type\": \"gpt2\", \"architectures\": [\"GPT2LMHeadModel\"]}",
                         random.weights);
}

}  // namespace headlight::testing
