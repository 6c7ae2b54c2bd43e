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

void copy_row(const WeightMatrix& weight, std::int64_t row, std::int64_t column, std::int64_t count, float* target) {
    const auto size = static_cast<std::int64_t>(weight.type == DataType::F32 ? 4 : 2);
    unpack(weight.bytes + (row * weight.stride + column) * size, weight.type, count, target);
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
    for (std::int64_t d = 0; d < depth; ++d) {
        for (std::int64_t panel = 0; panel < panels.count; ++panel) {
            const std::int64_t first = panels.first(panel) * kLanes;
            const std::int64_t size = panels.size(panel) * std::int64_t{kLanes};
            const std::int64_t filled = smaller(size, width - first);
            float* target = packed + first * depth + d * size;
            copy_row(weight, begin + d, column + first, filled, target);
            for (std::int64_t i = filled; i < size; ++i) target[i] = 0.0F;
        }
    }
}

}  // namespace headlight::HEADLIGHT_LEVEL
