#include "core/kept/kept_rows.h"

#include "core/half.h"

#include <cassert>
#include <cstring>
#include <memory>
#include <span>
#include <vector>

namespace headlight {

namespace {

/// Calls `put` with every number of the rows, part by part.
template <typename Put>
void for_parts(const Tensor& rows, std::int64_t parts, const Put& put) {
    const std::int64_t size = rows.size(1) / parts;
    for (std::int64_t part = 0; part < parts; ++part)
        for (std::int64_t row = 0; row < rows.size(0); ++row) {
            const float* const values = rows.data() + row * rows.size(1) + part * size;
            for (std::int64_t i = 0; i < size; ++i) put(values[i]);
        }
}

std::vector<std::uint16_t> halves_of(const Tensor& rows, std::int64_t parts) {
    std::vector<std::uint16_t> halves;
    halves.reserve(static_cast<std::size_t>(rows.count()));
    for_parts(rows, parts, [&](float value) { halves.push_back(float_to_half(value)); });
    return halves;
}

Shape shape_by_part(const Tensor& rows, std::int64_t parts) {
    return {parts, rows.size(0), rows.size(1) / parts};
}

}  // namespace

KeptRows KeptRows::in_fp16(const Tensor& rows, std::int64_t parts) {
    const auto halves = std::make_shared<const std::vector<std::uint16_t>>(halves_of(rows, parts));
    KeptRows kept;
    kept.shape_ = rows.shape();
    kept.stored_ = TensorView{DataType::F16, shape_by_part(rows, parts), std::as_bytes(std::span(*halves)), halves};
    return kept;
}

KeptRows KeptRows::in_file(const Tensor& rows, std::int64_t parts, DataType type, SpillFile& file) {
    assert(type == DataType::F16 || type == DataType::F32);
    KeptRows kept;
    kept.shape_ = rows.shape();
    if (type == DataType::F16) {
        const std::vector<std::uint16_t> halves = halves_of(rows, parts);
        kept.spilled_ = file.append(std::as_bytes(std::span(halves)));
    } else {
        std::vector<float> values;
        values.reserve(static_cast<std::size_t>(rows.count()));
        for_parts(rows, parts, [&](float value) { values.push_back(value); });
        kept.spilled_ = file.append(std::as_bytes(std::span(values)));
    }
    kept.stored_ = TensorView{type, shape_by_part(rows, parts), kept.spilled_->bytes(), kept.spilled_};
    return kept;
}

std::size_t KeptRows::memory() const {
    if (spilled_) return 0;
    return stored_ ? stored_->bytes.size() : plain_.values().size_bytes();
}

TensorView KeptRows::stored(std::int64_t part, std::int64_t begin, std::int64_t end) const {
    assert(stored_);
    const std::int64_t rows = stored_->shape[1];
    const std::int64_t size = stored_->shape[2];
    const auto bytes_of_row = element_size(stored_->type) * static_cast<std::size_t>(size);
    return {stored_->type,
            {end - begin, size},
            stored_->bytes.subspan(static_cast<std::size_t>(part * rows + begin) * bytes_of_row,
                                   static_cast<std::size_t>(end - begin) * bytes_of_row),
            {}};
}

std::vector<float> KeptRows::vector(std::int64_t row, std::int64_t part, std::int64_t parts) const {
    const auto size = static_cast<std::size_t>(shape_.at(1) / parts);
    std::vector<float> values(size);
    if (stored_) {
        decode_numbers(stored(part, row, row + 1), values);
        check_intact();
    } else {
        std::memcpy(values.data(), plain_.slice(row).data() + static_cast<std::size_t>(part) * size,
                    size * sizeof(float));
    }
    return values;
}

}  // namespace headlight
