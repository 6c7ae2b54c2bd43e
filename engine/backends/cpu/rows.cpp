#include "backends/cpu/cpu_operations.h"
#include "core/error.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <string>

namespace headlight {

DeviceTensor CpuBackend::embedding(const DeviceTensor& table, std::span<const std::int32_t> ids) {
    for (const std::int32_t id : ids) {
        if (id < 0 || id >= table.rows())
            throw Error(ErrorKind::Input,
                        Sentence("Token id %1 is outside the model's embedding of %2 rows.", id, table.rows()));
    }
    return rows(table, ids);
}

DeviceTensor CpuBackend::rows(const DeviceTensor& x, std::span<const std::int32_t> indices) {
    const std::int64_t columns = x.columns();
    const auto row_size = stored_size(x.type, columns);
    const DeviceTensor out = allocate({static_cast<std::int64_t>(indices.size()), columns});
    run_rows(out.rows(), columns, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row) {
            const std::int64_t index = indices[static_cast<std::size_t>(row)];
            assert(index >= 0 && index < x.rows());
            kernels_.unpack(bytes(x) + index * row_size, x.type, columns, data(out) + row * columns);
        }
    });
    return out;
}

DeviceTensor CpuBackend::row_range(const DeviceTensor& x, TokenRange range) {
    assert(range.begin >= 0 && range.end <= x.rows());
    const auto row_size = static_cast<std::ptrdiff_t>(stored_size(x.type, x.columns()));
    Shape shape = x.shape;
    shape.front() = range.size();
    return {std::make_shared<PartOfBuffer>(x.buffer, bytes(x) + range.begin * row_size), std::move(shape), x.type};
}

DeviceTensor CpuBackend::columns(const DeviceTensor& x, const ColumnBlocks& blocks) {
    assert(blocks.begin >= 0 && blocks.begin + (blocks.blocks - 1) * blocks.stride + blocks.count <= x.columns());
    const DeviceTensor out = allocate({x.rows(), blocks.blocks * blocks.count});
    run_rows(x.rows(), out.columns(), [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t row = first; row < last; ++row)
            for (std::int64_t block = 0; block < blocks.blocks; ++block)
                std::memcpy(data(out) + row * out.columns() + block * blocks.count,
                            data(x) + row * x.columns() + blocks.begin + block * blocks.stride,
                            static_cast<std::size_t>(blocks.count) * sizeof(float));
    });
    return out;
}

DeviceTensor CpuBackend::convolution(const DeviceTensor& x, const DeviceTensor& weight,
                                     std::span<const std::int32_t> neighbors) {
    const std::int64_t columns = x.columns();
    const std::int64_t taps = weight.rows();
    assert(weight.columns() == columns && static_cast<std::int64_t>(neighbors.size()) % taps == 0);
    const DeviceTensor factors = as_float(weight);
    const DeviceTensor out = allocate({static_cast<std::int64_t>(neighbors.size()) / taps, columns});
    run_rows(out.rows(), columns * taps, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row) {
            float* const sums = data(out) + row * columns;
            std::fill_n(sums, columns, 0.0F);
            for (std::int64_t tap = 0; tap < taps; ++tap) {
                const std::int64_t neighbor = neighbors[static_cast<std::size_t>(row * taps + tap)];
                if (neighbor < 0) continue;
                const float* const values = data(x) + neighbor * columns;
                const float* const of_tap = data(factors) + tap * columns;
                for (std::int64_t column = 0; column < columns; ++column)
                    sums[column] += of_tap[column] * values[column];
            }
        }
    });
    return out;
}

void CpuBackend::write_rows(const DeviceTensor& target, std::int64_t at, const DeviceTensor& x) {
    assert(at >= 0 && at + x.rows() <= target.rows() && x.columns() == target.columns());
    check();
    std::memcpy(data(target) + at * target.columns(), data(x),
                static_cast<std::size_t>(element_count(x.shape)) * sizeof(float));
}

}  // namespace headlight
