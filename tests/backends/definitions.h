#pragma once

#include "backends/backend.h"

#include <cstdint>
#include <span>
#include <vector>

namespace headlight {

/// A tensor in double, for what operations are held against.
struct Reference {
    Shape shape;
    std::vector<double> values;
    [[nodiscard]] double& at(std::int64_t row, std::int64_t column) {
        return values[static_cast<std::size_t>(row * shape.back() + column)];
    }
    [[nodiscard]] double at(std::int64_t row, std::int64_t column) const {
        return values[static_cast<std::size_t>(row * shape.back() + column)];
    }
};

/// Repeatable values of a normal distribution.
Tensor random_tensor(const Shape& shape, std::uint32_t seed, float deviation = 1.0F);
Reference to_reference(const Tensor& tensor);

/// Stored weights and what they stand for once rounded to their type.
struct StoredWeight {
    std::shared_ptr<std::vector<std::byte>> bytes;
    TensorView view;
    Reference exact;
};
/// Stores values as F32, F16 or BF16, `misalignment` bytes after an aligned address.
StoredWeight store_weight(const Tensor& values, DataType type, std::size_t misalignment = 0);

/// Random blocks of a quantized type with scales of about 0.01. Their values are what `to_float` makes of them, which a
/// test of its own holds to ggml's.
StoredWeight random_blocks(const Shape& shape, DataType type, std::uint32_t seed, std::size_t misalignment = 0);
/// All types that store blocks.
std::span<const DataType> quantized_types();

/// Sum of squared differences over sum of squares; infinite when anything is not finite or shapes differ.
double normalized_error(const Tensor& found, const Reference& expected);

double define_activation(double x, Activation kind);
Reference define_linear(const Reference& x, const Reference& weight, const Tensor& bias, WeightLayout layout,
                        Activation activation);
Reference define_layer_norm(const Reference& x, const Tensor& weight, const Tensor& bias, double epsilon);

Reference define_rms_norm(const Reference& x, const Tensor& weight, double epsilon);
Reference define_convolution(const Reference& x, const Reference& weight, const std::vector<std::int32_t>& neighbors);
/// Token i of x at position `first` + i, with the given frequency for each pair: (a, b) as the complex number a + b i,
/// multiplied by exp(i * position * frequency).
Reference define_rotary(const Reference& x, const std::vector<double>& frequencies, std::int64_t first,
                        const RotaryLayout& layout);

struct AttentionReference {
    Reference weights;  ///< [heads * queries, keys]
    Reference output;
    Reference row_max;
    Reference row_sum;
    Reference metrics;
    Reference thumbnails;
};
AttentionReference define_attention(const Reference& q, const Reference& k, const Reference& v, std::int64_t keys,
                                    const AttentionSpec& spec);
Reference define_value_norms(const Reference& v, std::int64_t keys, const Reference& weight, WeightLayout layout,
                             const AttentionSpec& spec);

}  // namespace headlight
