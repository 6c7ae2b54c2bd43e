#pragma once

#include "core/tensor.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace headlight {

/// What is said where queries and keys are kept in fp16.
inline constexpr std::string_view kRowsInFp16 = "queries and keys in fp16";

/// Rows of vectors side by side that outlive what made them, such as the queries of all heads: as a tensor, or, to take
/// less memory, rounded to another type. Does not change.
class KeptRows {
  public:
    KeptRows() = default;
    KeptRows(Tensor rows) : shape_(rows.shape()), plain_(std::move(rows)) {}  // NOLINT(google-explicit-constructor)
    /// The rows, [rows, parts * size], in fp16: exactly as they are where they have been rounded to it before.
    static KeptRows in_fp16(const Tensor& rows, std::int64_t parts);

    [[nodiscard]] const Shape& shape() const { return shape_; }
    [[nodiscard]] std::int64_t size(std::size_t dimension) const { return shape_.at(dimension); }
    [[nodiscard]] bool empty() const { return element_count(shape_) == 0; }
    /// Bytes that the rows take.
    [[nodiscard]] std::size_t memory() const;
    /// The tensor that they are kept as; null where they are rounded.
    [[nodiscard]] const Tensor* plain() const { return rounded_ ? nullptr : &plain_; }
    /// Rows begin to end of one part, [end - begin, size], in the type that they are rounded to. Lives as long as these
    /// rows. Not of a plain tensor.
    [[nodiscard]] TensorView rounded(std::int64_t part, std::int64_t begin, std::int64_t end) const;
    /// A row of one of `parts` parts.
    [[nodiscard]] std::vector<float> vector(std::int64_t row, std::int64_t part, std::int64_t parts) const;

  private:
    Shape shape_{0};
    Tensor plain_;
    std::optional<TensorView> rounded_;  // [parts, rows, size]: what is asked of one part lies together
};

}  // namespace headlight
