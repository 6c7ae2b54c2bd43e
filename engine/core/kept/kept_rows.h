#pragma once

#include "core/kept/spill_file.h"
#include "core/tensor.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace headlight {

/// Words of names and figures where queries and keys are kept in fp16.
inline constexpr std::string_view kRowsInFp16 = "queries and keys in fp16";

/// Rows of vectors side by side that outlive what made them, such as the queries of all heads: as a tensor, or, to take
/// less memory, rounded to fp16 or in a file. Does not change.
class KeptRows {
  public:
    KeptRows() = default;
    KeptRows(Tensor rows) : shape_(rows.shape()), plain_(std::move(rows)) {}  // NOLINT(google-explicit-constructor)
    /// The rows, [rows, parts * size], in fp16: exactly as they are where they have been rounded to it before.
    static KeptRows in_fp16(const Tensor& rows, std::int64_t parts);
    /// The rows in a file, as F32 or F16. Throws Error(File) when it cannot be written.
    static KeptRows in_file(const Tensor& rows, std::int64_t parts, DataType type, SpillFile& file);

    [[nodiscard]] const Shape& shape() const { return shape_; }
    [[nodiscard]] std::int64_t size(std::size_t dimension) const { return shape_.at(dimension); }
    [[nodiscard]] bool empty() const { return element_count(shape_) == 0; }
    /// Bytes of memory that the rows take; those in a file take none.
    [[nodiscard]] std::size_t memory() const;
    /// The tensor that they are kept as; null where they are kept otherwise.
    [[nodiscard]] const Tensor* plain() const { return stored_ ? nullptr : &plain_; }
    /// Rows begin to end of one part, [end - begin, size], as they are kept. Lives as long as these rows. Not of a
    /// plain tensor.
    [[nodiscard]] TensorView stored(std::int64_t part, std::int64_t begin, std::int64_t end) const;
    /// Throws Error(File) when a file of theirs could not be read: ask after decoding what `stored` gave.
    void check_intact() const {
        if (spilled_) spilled_->check_intact();
    }
    /// A row of one of `parts` parts.
    [[nodiscard]] std::vector<float> vector(std::int64_t row, std::int64_t part, std::int64_t parts) const;

  private:
    Shape shape_{0};
    Tensor plain_;
    std::optional<TensorView> stored_;             // [parts, rows, size]: what is asked of one part lies together
    std::shared_ptr<const SpilledBytes> spilled_;  // what `stored_` points to where it is in a file
};

}  // namespace headlight
