#pragma once

#include "core/shape.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// Sizes of a decoder that is trained.
struct DecoderShape {
    int vocabulary = 0;  ///< tokens
    int context = 0;     ///< tokens that it reads at once
    int layers = 0;
    int heads = 0;
    int width = 0;  ///< a multiple of 2 · heads

    [[nodiscard]] int head_size() const { return width / heads; }
    /// Of a feed-forward network.
    [[nodiscard]] int inner() const { return 4 * width; }
};

/// Tensor of a decoder's weights among all its numbers.
struct WeightPlace {
    std::string name;  ///< as GPTNeoXForCausalLM of transformers calls it
    Shape shape;       ///< of a matrix [outputs, inputs]
    std::size_t begin = 0;
    std::size_t size = 0;
    [[nodiscard]] bool is_matrix() const { return shape.size() == 2; }
};

/// Tensors of one layer, in the order of their numbers.
enum class LayerTensor : std::uint8_t {
    AttentionNorm,
    AttentionNormBias,
    QueryKeyValue,  ///< rows by head: its query, its key, its value
    QueryKeyValueBias,
    AttentionOutput,
    AttentionOutputBias,
    FeedForwardNorm,
    FeedForwardNormBias,
    Up,
    UpBias,
    Down,
    DownBias,
};

/// Order of a decoder's weights in one row of numbers: a GPT-NeoX decoder (arXiv 2204.06745) whose layers add attention
/// first and the feed-forward network then, and whose token embedding also makes the logits.
class DecoderLayout {
  public:
    explicit DecoderLayout(const DecoderShape& shape);

    [[nodiscard]] const DecoderShape& shape() const { return shape_; }
    [[nodiscard]] const std::vector<WeightPlace>& places() const { return places_; }
    [[nodiscard]] std::size_t size() const { return size_; }  ///< numbers of all tensors

    [[nodiscard]] const WeightPlace& embedding() const { return places_.front(); }
    [[nodiscard]] const WeightPlace& layer(int layer, LayerTensor tensor) const;
    [[nodiscard]] const WeightPlace& final_norm() const { return places_[places_.size() - 2]; }
    [[nodiscard]] const WeightPlace& final_norm_bias() const { return places_.back(); }

  private:
    void add(std::string name, Shape shape);
    void add_layer(const std::string& prefix);

    DecoderShape shape_;
    std::vector<WeightPlace> places_;
    std::size_t size_ = 0;
};

/// Standard deviation of the matrices before training.
inline constexpr double kInitialDeviation = 0.06;

/// Weights before training: matrices are drawn from a normal distribution, norms are 1 and biases 0.
std::vector<float> initial_weights(const DecoderLayout& layout, std::uint64_t seed);

}  // namespace headlight
