#pragma once

#include "core/data_type.h"
#include "core/shape.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace headlight {

/// A tensor that lives elsewhere (usually in a mapped file): row-major, little endian, possibly unaligned.
/// `owner` keeps the memory alive.
struct TensorView {
    DataType type = DataType::F32;
    Shape shape;
    std::span<const std::byte> bytes;
    std::shared_ptr<const void> owner;
};

/// A row-major fp32 tensor in host memory.
class Tensor {
  public:
    Tensor() = default;
    explicit Tensor(Shape shape, float value = 0.0F);
    Tensor(Shape shape, std::vector<float> values);

    [[nodiscard]] const Shape& shape() const { return shape_; }
    [[nodiscard]] std::int64_t size(std::size_t dimension) const { return shape_.at(dimension); }
    [[nodiscard]] std::int64_t count() const { return static_cast<std::int64_t>(values_.size()); }
    [[nodiscard]] bool empty() const { return values_.empty(); }
    // What points into a tensor needs one that stays: `for (float value : f().values())` would outlive its temporary.
    [[nodiscard]] std::span<const float> values() const& { return values_; }
    [[nodiscard]] std::span<float> values() & { return values_; }
    std::span<const float> values() const&& = delete;
    [[nodiscard]] const float* data() const& { return values_.data(); }
    [[nodiscard]] float* data() & { return values_.data(); }
    const float* data() const&& = delete;
    /// The `index`-th slice along the outermost dimension, flattened. Throws std::out_of_range when there is none.
    [[nodiscard]] std::span<const float> slice(std::int64_t index) const&;
    [[nodiscard]] std::span<float> slice(std::int64_t index) &;
    std::span<const float> slice(std::int64_t index) const&& = delete;

  private:
    Shape shape_{0};
    std::vector<float> values_;
};

/// Throws Error(Format) unless the view's bytes are as many as its shape needs, and its rows whole blocks.
void check_size(const TensorView& view);

/// The view's values as fp32 (types that `holds_weights` knows; throws Error(Unsupported) for the others, and
/// Error(Format) as check_size does).
Tensor to_float(const TensorView& view);
/// Writes the view's values as fp32 into `out`, which has as many: for parts of a tensor that use the same memory one
/// after the other. Throws as to_float does, and Error(Format) for an `out` of another size.
void decode_numbers(const TensorView& view, std::span<float> out);

}  // namespace headlight
