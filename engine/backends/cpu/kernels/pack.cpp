#include "factors.h"
#include "level.h"
#include "tile_product.h"

namespace headlight::HEADLIGHT_LEVEL {
namespace {

/// Columns [0, kLanes) of `target` [units, target_stride] become rows x[0..count) of `depth` numbers.
template <Factors kFactors>
void transpose_packet(const float* x, std::int64_t stride, std::int64_t count, std::int64_t depth, float* target,
                      std::int64_t target_stride) {
    using Unit = Units<kFactors>;
    std::int64_t d = 0;
    if (count >= kLanes) {
        for (; d + kLanes * Unit::kNumbers <= depth; d += kLanes * Unit::kNumbers) {
            Eigen::internal::PacketBlock<Packet, kLanes> block;
#pragma GCC unroll 16
            for (int i = 0; i < kLanes; ++i) block.packet[i] = Unit::along(x + i * stride + d);
            Eigen::internal::ptranspose(block);
#pragma GCC unroll 16
            for (int i = 0; i < kLanes; ++i) store(target + i * target_stride, block.packet[i]);
            target += kLanes * target_stride;
        }
    }
    for (; d < depth; d += Unit::kNumbers, target += target_stride) {
        for (std::int64_t i = 0; i < kLanes; ++i)
            target[i] = i < count ? Unit::one(x + i * stride + d, depth - d) : 0.0F;
    }
}

template <Factors kFactors>
void transpose_panels(const LinearTask& task, std::int64_t begin, std::int64_t end, float* packed) {
    const Panels panels(task.rows);
    for (std::int64_t panel = begin; panel < end; ++panel) {
        const std::int64_t first = panels.first(panel);
        const std::int64_t size = panels.size(panel);
        for (std::int64_t i = 0; i < size; ++i) {
            const std::int64_t row = (first + i) * kLanes;
            transpose_packet<kFactors>(task.x + row * task.x_stride, task.x_stride, task.rows - row, task.depth,
                                       packed + first * kLanes * task.units() + i * kLanes, size * kLanes);
        }
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

/// Rows `row` and the next one, of which there may be none, as pairs.
void pack_pairs(const LinearTask& task, std::int64_t row, std::int64_t column, std::int64_t count, std::int64_t size,
                float* target) {
    float lines[2][kMaxPackets * kLanes] = {};
    for (std::int64_t i = 0; i < smaller(2, task.depth - row); ++i)
        pack_row(task.weight, row + i, column, count, size, lines[i]);
    with_factors(task.factors, [&](auto tag) {
        for (std::int64_t i = 0; i < size; i += kLanes)
            store(target + i, Units<decltype(tag)::kKind>::across(load(lines[0] + i), load(lines[1] + i)));
    });
}

/// Outputs [begin, end) of a weight that lies output by input, as panels.
template <Factors kFactors>
void transpose_weight(const LinearTask& task, std::int64_t begin, std::int64_t end, float* packed) {
    constexpr std::int64_t kNumbersAtOnce = 256;  // whole blocks of every type
    float numbers[kLanes * kNumbersAtOnce];
    const Panels panels(end - begin);
    for (std::int64_t panel = 0; panel < panels.count; ++panel) {
        const std::int64_t first = panels.first(panel) * kLanes;
        const std::int64_t size = panels.size(panel) * std::int64_t{kLanes};
        for (std::int64_t column = 0; column < size; column += kLanes) {
            const std::int64_t output = begin + first + column;
            const std::int64_t count = smaller(kLanes, end - output);
            for (std::int64_t d = 0; d < task.depth; d += kNumbersAtOnce) {
                const std::int64_t depth = smaller(kNumbersAtOnce, task.depth - d);
                for (std::int64_t i = 0; i < count; ++i)
                    unpack_row(task.weight, output + i, d, depth, numbers + i * depth);
                const std::int64_t unit = d / numbers_in_unit(kFactors);
                transpose_packet<kFactors>(numbers, depth, count, depth,
                                           packed + first * task.units() + unit * size + column, size);
            }
        }
    }
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
    LinearTask task;
    task.x = x;
    task.x_stride = stride;
    task.rows = width;
    task.depth = depth;
    transpose_panels<Factors::Fp32>(task, begin, end, packed);
}

void pack_factors(const LinearTask& task, std::int64_t begin, std::int64_t end, float* packed) {
    with_factors(task.factors, [&](auto tag) { transpose_panels<decltype(tag)::kKind>(task, begin, end, packed); });
}

void round_rows(const LinearTask& task, std::int64_t begin, std::int64_t end, float* rounded) {
    for (std::int64_t row = begin; row < end; ++row, rounded += task.units())
        round_row(task.factors, task.x + row * task.x_stride, task.depth, rounded);
}

void round_row(Factors factors, const float* x, std::int64_t count, float* units) {
    with_factors(factors, [&](auto tag) {
        using Unit = Units<decltype(tag)::kKind>;
        std::int64_t i = 0;
        for (; i + kLanes * Unit::kNumbers <= count; i += kLanes * Unit::kNumbers, units += kLanes)
            store(units, Unit::along(x + i));
        for (; i < count; i += Unit::kNumbers) *units++ = Unit::one(x + i, count - i);
    });
}

void pack_rows(const float* x, std::int64_t stride, std::int64_t width, std::int64_t depth, float* packed) {
    LinearTask task;
    task.depth = depth;
    task.weight.bytes = reinterpret_cast<const std::byte*>(x);
    task.weight.stride = stride;
    pack_weight_rows(task, 0, depth, 0, width, packed);
}

void pack_weight_rows(const LinearTask& task, std::int64_t begin, std::int64_t units, std::int64_t column,
                      std::int64_t width, float* packed) {
    const WeightMatrix& weight = task.weight;
    const Panels panels(width);
    constexpr std::int64_t kRowsAhead = 12;  // the matrix is wide: no prefetcher of a processor follows its rows
    const BlockSize block = block_size(weight.type);
    const std::int64_t bytes = width * block.bytes / block.values;
    const int numbers = numbers_in_unit(task.factors);
    for (std::int64_t unit = 0; unit < units; ++unit) {
        const std::int64_t row = (begin + unit) * numbers;
        const std::int64_t row_ahead = smaller(row + kRowsAhead, task.depth - 1);
        const std::byte* ahead =
            weight.bytes + (row_ahead * weight.stride + weight.first_column + column) / block.values * block.bytes;
        for (std::int64_t byte = 0; byte < bytes; byte += 64) __builtin_prefetch(ahead + byte);
        for (std::int64_t panel = 0; panel < panels.count; ++panel) {
            const std::int64_t first = panels.first(panel) * kLanes;
            const std::int64_t size = panels.size(panel) * std::int64_t{kLanes};
            float* target = packed + first * units + unit * size;
            const std::int64_t count = smaller(size, width - first);
            if (task.factors == Factors::Fp32)
                pack_row(weight, row, column + first, count, size, target);
            else
                pack_pairs(task, row, column + first, count, size, target);
        }
    }
}

std::int64_t packed_weight_size(const LinearTask& task) {
    return packed_size(task.outputs, task.units());
}

void pack_weight(const LinearTask& task, std::int64_t begin, std::int64_t end, float* packed) {
    packed += begin * task.units();
    if (task.weight.layout == WeightLayout::InputOutput)
        return pack_weight_rows(task, 0, task.units(), begin, end - begin, packed);
    with_factors(task.factors, [&](auto tag) { transpose_weight<decltype(tag)::kKind>(task, begin, end, packed); });
}

}  // namespace headlight::HEADLIGHT_LEVEL
