#include "functions.h"
#include "level.h"
#include "tile_product.h"

namespace headlight::HEADLIGHT_LEVEL {
namespace {

/// Columns [column, column + kLanes) of `target` [depth, target_stride] become rows x[0..count) of length depth.
void transpose_packet(const float* x, std::int64_t stride, std::int64_t count, std::int64_t depth, float* target,
                      std::int64_t target_stride) {
    std::int64_t d = 0;
    if (count >= kLanes) {
        for (; d + kLanes <= depth; d += kLanes) {
            Eigen::internal::PacketBlock<Packet, kLanes> block;
#pragma GCC unroll 16
            for (int i = 0; i < kLanes; ++i) block.packet[i] = load(x + i * stride + d);
            Eigen::internal::ptranspose(block);
#pragma GCC unroll 16
            for (int i = 0; i < kLanes; ++i) store(target + (d + i) * target_stride, block.packet[i]);
        }
    }
    for (; d < depth; ++d) {
        for (std::int64_t i = 0; i < kLanes; ++i) target[d * target_stride + i] = i < count ? x[i * stride + d] : 0.0F;
    }
}

/// Row `row` of the matrix, columns [column, column + count), into `target` of `size` floats, the rest zeros.
void pack_row(const WeightMatrix& weight, std::int64_t row, std::int64_t column, std::int64_t count, std::int64_t size,
              float* target) {
    if (weight.type == DataType::F32 && count == size) {
        const std::byte* from = weight.bytes + (row * weight.stride + weight.first_column + column) * 4;
        for (std::int64_t i = 0; i < size; i += kLanes) {
            Packet values;
            __builtin_memcpy(&values, from + i * 4, sizeof values);
            store(target + i, values);
        }
        return;
    }
    unpack_row(weight, row, column, count, target);
    for (std::int64_t i = count; i < size; ++i) target[i] = 0.0F;
}

}  // namespace

std::int64_t packed_size(std::int64_t width, std::int64_t depth) {
    return round_up(width, kLanes) * depth;
}

std::int64_t panel_count(std::int64_t width) {
    return Panels(width).count;
}

void pack_transposed(const float* x, std::int64_t stride, std::int64_t width, std::int64_t depth, std::int64_t begin,
                     std::int64_t end, float* packed) {
    const Panels panels(width);
    for (std::int64_t panel = begin; panel < end; ++panel) {
        const std::int64_t first = panels.first(panel);
        const std::int64_t size = panels.size(panel);
        for (std::int64_t i = 0; i < size; ++i) {
            const std::int64_t row = (first + i) * kLanes;
            transpose_packet(x + row * stride, stride, width - row, depth, packed + first * kLanes * depth + i * kLanes,
                             size * kLanes);
        }
    }
}

void pack_rows(const float* x, std::int64_t stride, std::int64_t width, std::int64_t depth, float* packed) {
    WeightMatrix matrix;
    matrix.bytes = reinterpret_cast<const std::byte*>(x);
    matrix.stride = stride;
    pack_weight_rows(matrix, 0, depth, 0, width, packed);
}

void pack_weight_rows(const WeightMatrix& weight, std::int64_t begin, std::int64_t depth, std::int64_t column,
                      std::int64_t width, float* packed) {
    const Panels panels(width);
    constexpr std::int64_t kRowsAhead = 12;  // the matrix is wide: no prefetcher of a processor follows its rows
    const BlockSize block = block_size(weight.type);
    const std::int64_t bytes = width * block.bytes / block.values;
    for (std::int64_t d = 0; d < depth; ++d) {
        const std::int64_t row_ahead = begin + smaller(d + kRowsAhead, depth - 1);
        const std::byte* ahead =
            weight.bytes + (row_ahead * weight.stride + weight.first_column + column) / block.values * block.bytes;
        for (std::int64_t byte = 0; byte < bytes; byte += 64) __builtin_prefetch(ahead + byte);
        for (std::int64_t panel = 0; panel < panels.count; ++panel) {
            const std::int64_t first = panels.first(panel) * kLanes;
            const std::int64_t size = panels.size(panel) * std::int64_t{kLanes};
            pack_row(weight, begin + d, column + first, smaller(size, width - first), size,
                     packed + first * depth + d * size);
        }
    }
}

}  // namespace headlight::HEADLIGHT_LEVEL
