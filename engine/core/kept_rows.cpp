#include "core/kept_rows.h"

#include "core/half.h"

#include <cassert>
#include <cstring>
#include <memory>
#include <vector>

namespace headlight {

KeptRows KeptRows::in_fp16(const Tensor& rows, std::int64_t parts) {
    const std::int64_t count = rows.size(0);
    const std::int64_t size = rows.size(1) / parts;
    auto halves = std::make_shared<std::vector<std::uint16_t>>(static_cast<std::size_t>(rows.count()));
    std::uint16_t* out = halves->data();
    for (std::int64_t part = 0; part < parts; ++part) {
        for (std::int64_t row = 0; row < count; ++row) {
            const float* const values = rows.data() + row * rows.size(1) + part * size;
            for (std::int64_t i = 0; i < size; ++i) *out++ = float_to_half(values[i]);
        }
    }
    KeptRows kept;
    kept.shape_ = rows.shape();
    kept.rounded_ =
        TensorView{DataType::F16, {parts, count, size}, std::as_bytes(std::span<const std::uint16_t>(*halves)), halves};
    return kept;
}

std::size_t KeptRows::memory() const {
    return rounded_ ? rounded_->bytes.size() : plain_.values().size_bytes();
}

TensorView KeptRows::rounded(std::int64_t part, std::int64_t begin, std::int64_t end) const {
    assert(rounded_);
    const std::int64_t rows = rounded_->shape[1];
    const std::int64_t size = rounded_->shape[2];
    const auto bytes_of_row = element_size(rounded_->type) * static_cast<std::size_t>(size);
    return {rounded_->type,
            {end - begin, size},
            rounded_->bytes.subspan(static_cast<std::size_t>(part * rows + begin) * bytes_of_row,
                                    static_cast<std::size_t>(end - begin) * bytes_of_row),
            {}};
}

std::vector<float> KeptRows::vector(std::int64_t row, std::int64_t part, std::int64_t parts) const {
    const auto size = static_cast<std::size_t>(shape_.at(1) / parts);
    std::vector<float> values(size);
    if (rounded_)
        decode_numbers(rounded(part, row, row + 1), values);
    else
        std::memcpy(values.data(), plain_.slice(row).data() + static_cast<std::size_t>(part) * size,
                    size * sizeof(float));
    return values;
}

}  // namespace headlight
