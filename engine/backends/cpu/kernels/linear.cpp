#include "functions.h"
#include "level.h"
#include "tile_product.h"

namespace headlight::HEADLIGHT_LEVEL {
namespace {

/// Depth of a pass in units: rows of weights of this length stay in the first cache, a panel of x in the second.
constexpr std::int64_t kDepthBlock = 768;
/// Rows worked on together: whole tiles for every width of a panel.
constexpr std::int64_t kRowBlock = 24;
constexpr std::int64_t kWidestPanel = kMaxPackets * kLanes;

bool usable_in_place(const WeightMatrix& weight) {
    return weight.type == DataType::F32 && reinterpret_cast<std::uintptr_t>(weight.bytes) % alignof(float) == 0;
}

/// Of a matrix that is usable in place.
const float* element(const WeightMatrix& weight, std::int64_t row, std::int64_t column) {
    return reinterpret_cast<const float*>(weight.bytes) + row * weight.stride + weight.first_column + column;
}

struct Rows {
    const float* values;
    std::int64_t stride;
};

/// A block of the weights as fp32: in place when they are, else unpacked into `buffer`.
Rows rows_of(const WeightMatrix& weight, std::int64_t row, std::int64_t count, std::int64_t depth_begin,
             std::int64_t depth, float* buffer) {
    if (usable_in_place(weight)) return {element(weight, row, depth_begin), weight.stride};
    for (std::int64_t i = 0; i < count; ++i) unpack_row(weight, row + i, depth_begin, depth, buffer + i * depth);
    return {buffer, depth};
}

/// A row of weights of bf16 pairs needs no rounding: where each begins at whole units.
bool pairs_lie_in_place(const LinearTask& task) {
    const WeightMatrix& weight = task.weight;
    return weight.type == DataType::BF16 && reinterpret_cast<std::uintptr_t>(weight.bytes) % alignof(float) == 0 &&
           weight.stride % 2 == 0 && weight.first_column % 2 == 0 && task.depth % 2 == 0;
}

/// Pairs [begin, begin + units) of a row of weights. `unpacked`: room for their numbers.
void round_weights(const LinearTask& task, std::int64_t row, std::int64_t begin, std::int64_t units, float* unpacked,
                   float* pairs) {
    const std::int64_t first = begin * 2;
    const std::int64_t numbers = smaller(units * 2, task.depth - first);
    round_row(task.factors, rows_of(task.weight, row, 1, first, numbers, unpacked).values, numbers, pairs);
}

/// A block of the weights in units of the factors, `begin` and `units` along the depth: in place where they lie so,
/// else in `buffer`.
Rows unit_rows(const LinearTask& task, std::int64_t row, std::int64_t count, std::int64_t begin, std::int64_t units,
               float* buffer) {
    if (task.factors == Factors::Fp32) return rows_of(task.weight, row, count, begin, units, buffer);
    const WeightMatrix& weight = task.weight;
    if (pairs_lie_in_place(task)) {
        const auto* pairs = reinterpret_cast<const float*>(weight.bytes);
        return {pairs + (row * weight.stride + weight.first_column) / 2 + begin, weight.stride / 2};
    }
    for (std::int64_t i = 0; i < count; ++i)
        round_weights(task, row + i, begin, units, buffer + kRowBlock * units, buffer + i * units);
    return {buffer, units};
}

/// Writes sums [outputs, width] (outputs rounded up to a packet) transposed into rows of `out`, with bias and
/// activation.
template <Activation kind>
void finish_transposed(const LinearTask& task, const float* sums, std::int64_t width, std::int64_t row,
                       std::int64_t begin, std::int64_t end) {
    const std::int64_t rows = smaller(width, task.rows - row);
    for (std::int64_t output = begin; output < end; output += kLanes) {
        const std::int64_t outputs = smaller(kLanes, end - output);
        for (std::int64_t first = 0; first < rows; first += kLanes) {
            Eigen::internal::PacketBlock<Packet, kLanes> block;
            for (int i = 0; i < kLanes; ++i) {
                const float bias = task.bias != nullptr && i < outputs ? task.bias[output + i] : 0.0F;
                const std::int64_t line = output - begin + smaller(i, outputs - 1);
                block.packet[i] = activate<kind>(add(load(sums + line * width + first), broadcast(bias)));
            }
            Eigen::internal::ptranspose(block);
            for (int i = 0; i < smaller(kLanes, rows - first); ++i) {
                float* target = task.out + (row + first + i) * task.out_stride + output;
                if (outputs == kLanes) {
                    store(target, block.packet[i]);
                } else {
                    float buffer[kLanes];
                    store(buffer, block.packet[i]);
                    __builtin_memcpy(target, buffer, static_cast<std::size_t>(outputs) * sizeof(float));
                }
            }
        }
    }
}

}  // namespace

std::int64_t linear_scratch(const LinearTask& task) {
    const std::int64_t depth = smaller(task.units(), kDepthBlock);
    if (task.packed_weight != nullptr) return kRowBlock * kWidestPanel;
    if (task.weight.layout == WeightLayout::OutputInput)
        return larger(kLinearOutputs * kLinearPanels * kWidestPanel + (kRowBlock + 2) * depth,
                      task.rows <= kFewRows ? block_dots_scratch(task) : 0);
    return packed_size(kLinearOutputs, depth) + kRowBlock * kWidestPanel;
}

void linear_output_input(const LinearTask& task, std::int64_t panel_begin, std::int64_t panel_end, std::int64_t begin,
                         std::int64_t end, float* scratch) {
    const Panels panels(task.rows);
    const std::int64_t row = panels.first(panel_begin) * kLanes;
    const std::int64_t width = panels.first(panel_end) * kLanes - row;
    float* sums = scratch;
    float* unpacked = scratch + kLinearOutputs * kLinearPanels * kWidestPanel;
    for (std::int64_t d = 0; d < task.units(); d += kDepthBlock) {
        const std::int64_t depth = smaller(kDepthBlock, task.units() - d);
        for (std::int64_t output = begin; output < end; output += kRowBlock) {
            const std::int64_t count = smaller(kRowBlock, end - output);
            const Rows rows = unit_rows(task, output, count, d, depth, unpacked);
            for (std::int64_t panel = panel_begin; panel < panel_end; ++panel) {
                const std::int64_t first = panels.first(panel) * kLanes;
                const std::int64_t size = panels.size(panel) * std::int64_t{kLanes};
                multiply_panel(count, panels.size(panel),
                               {rows.values, rows.stride, task.packed + first * task.units() + d * size, size, depth,
                                sums + (output - begin) * width + first - row, width, d > 0, task.factors});
            }
        }
    }
    with_activation(task.activation,
                    [&](auto tag) { finish_transposed<decltype(tag)::kKind>(task, sums, width, row, begin, end); });
}

namespace {

/// One panel of outputs for a block of rows: straight into `out` where it is wide enough, else by way of `tile`.
void multiply_into_output(const LinearTask& task, const TileProduct& product, std::int64_t rows, int packets,
                          std::int64_t outputs, float* tile) {
    if (outputs == std::int64_t{packets} * kLanes) return multiply_panel(rows, packets, product);
    TileProduct padded = product;
    padded.tile = tile;
    padded.tile_stride = kWidestPanel;
    const auto bytes = static_cast<std::size_t>(outputs) * sizeof(float);
    for (std::int64_t i = 0; product.accumulate && i < rows; ++i)
        __builtin_memcpy(tile + i * kWidestPanel, product.tile + i * task.out_stride, bytes);
    multiply_panel(rows, packets, padded);
    for (std::int64_t i = 0; i < rows; ++i)
        __builtin_memcpy(product.tile + i * task.out_stride, tile + i * kWidestPanel, bytes);
}

void finish_rows(const LinearTask& task, std::int64_t row, std::int64_t rows, std::int64_t begin, std::int64_t count) {
    if (task.bias == nullptr && task.activation == Activation::None) return;
    with_activation(task.activation, [&](auto tag) {
        for (std::int64_t i = 0; i < rows; ++i) {
            float* line = task.out + (row + i) * task.out_stride + begin;
            transform(line, count, line, [&](std::int64_t at, const Packet& x) {
                const Packet bias =
                    task.bias != nullptr ? load_part(task.bias + begin + at, count - at) : broadcast(0.0F);
                return activate<decltype(tag)::kKind>(add(x, bias));
            });
        }
    });
}

}  // namespace

void linear_input_output(const LinearTask& task, std::int64_t begin, std::int64_t end, float* scratch) {
    const Panels panels(end - begin);
    float* packed = scratch;
    // Few rows pass over the weights once: no need to pack them. More would pass again, over rows that lie far apart.
    const bool is_packed = task.packed_weight != nullptr;
    const bool in_place = !is_packed && task.rows <= tile_rows(kMaxPackets) && usable_in_place(task.weight) &&
                          (end - begin) % kLanes == 0 && task.factors == Factors::Fp32;
    for (std::int64_t d = 0; d < task.units(); d += kDepthBlock) {
        const std::int64_t depth = smaller(kDepthBlock, task.units() - d);
        float* tile = is_packed ? scratch : scratch + packed_size(kLinearOutputs, depth);
        if (!in_place && !is_packed) pack_weight_rows(task, d, depth, begin, end - begin, packed);
        for (std::int64_t row = 0; row < task.rows; row += kRowBlock) {
            const std::int64_t rows = smaller(kRowBlock, task.rows - row);
            for (std::int64_t panel = 0; panel < panels.count; ++panel) {
                const std::int64_t first = panels.first(panel) * kLanes;
                const std::int64_t size = panels.size(panel) * std::int64_t{kLanes};
                const float* values = packed + first * depth;
                if (is_packed) values = task.packed_weight + (begin + first) * task.units() + d * size;
                if (in_place) values = element(task.weight, d, begin + first);
                multiply_into_output(
                    task,
                    {task.x + row * task.x_stride + d, task.x_stride, values, in_place ? task.weight.stride : size,
                     depth, task.out + row * task.out_stride + begin + first, task.out_stride, d > 0, task.factors},
                    rows, panels.size(panel), smaller(size, end - begin - first), tile);
            }
            if (d + depth == task.units()) finish_rows(task, row, rows, begin, end - begin);
        }
    }
}

namespace {

/// Outputs worked on together, so that a packet of x is loaded once for all.
constexpr int kDots = 4;

/// sums[row * kDots + i] = x[row] . weights[i]: each weight is read once, in the order it lies in.
template <int kRows>
void multiply_dots(const LinearTask& task, const Rows& weights, std::int64_t d, std::int64_t depth, float* sums) {
    Packet totals[kRows][kDots];
    for (int row = 0; row < kRows; ++row) {
        for (int i = 0; i < kDots; ++i) totals[row][i] = broadcast(0.0F);
    }
    const auto add_products = [&](std::int64_t at, const auto& load_at) {
        Packet lines[kDots];
#pragma GCC unroll 4
        for (int i = 0; i < kDots; ++i) lines[i] = load_at(weights.values + i * weights.stride + at);
#pragma GCC unroll 4
        for (int row = 0; row < kRows; ++row) {
            const Packet x = load_at(task.x + row * task.x_stride + d + at);
#pragma GCC unroll 4
            for (int i = 0; i < kDots; ++i) totals[row][i] = multiply_add(lines[i], x, totals[row][i]);
        }
    };
    std::int64_t at = 0;
    for (; at + kLanes <= depth; at += kLanes) add_products(at, [](const float* from) { return load(from); });
    if (at < depth) add_products(at, [&](const float* from) { return load_part(from, depth - at); });
    for (int row = 0; row < kRows; ++row) {
        for (int i = 0; i < kDots; ++i) sums[row * kDots + i] = sum(totals[row][i]);
    }
}

void multiply_dots_of(const LinearTask& task, const Rows& weights, std::int64_t d, std::int64_t depth, float* sums) {
    switch (task.rows) {
        case 1:
            return multiply_dots<1>(task, weights, d, depth, sums);
        case 2:
            return multiply_dots<2>(task, weights, d, depth, sums);
        case 3:
            return multiply_dots<3>(task, weights, d, depth, sums);
        default:
            return multiply_dots<4>(task, weights, d, depth, sums);
    }
}

/// Adds (or, at depth 0, writes) the products of `count` outputs, at most kDots. Fewer are computed one by one, as
/// copies of the same.
void add_dots(const LinearTask& task, const Rows& weights, std::int64_t output, std::int64_t count, std::int64_t d,
              std::int64_t depth) {
    const std::int64_t step = count == kDots ? kDots : 1;
    for (std::int64_t first = 0; first < count; first += step) {
        float sums[kFewRows * kDots];
        multiply_dots_of(task, {weights.values + first * weights.stride, step == 1 ? 0 : weights.stride}, d, depth,
                         sums);
        for (std::int64_t row = 0; row < task.rows; ++row) {
            float* out = task.out + row * task.out_stride + output + first;
            for (std::int64_t i = 0; i < step; ++i) out[i] = (d > 0 ? out[i] : 0.0F) + sums[row * kDots + i];
        }
    }
}

}  // namespace

void linear_few_rows(const LinearTask& task, std::int64_t begin, std::int64_t end, float* scratch) {
    if (can_dot_blocks(task)) {
        dot_blocks(task, begin, end, scratch);
        return finish_rows(task, 0, task.rows, begin, end - begin);
    }
    for (std::int64_t output = begin; output < end; output += kDots) {
        const std::int64_t count = smaller(kDots, end - output);
        for (std::int64_t d = 0; d < task.depth; d += kDepthBlock) {
            const std::int64_t depth = smaller(kDepthBlock, task.depth - d);
            add_dots(task, rows_of(task.weight, output, count, d, depth, scratch), output, count, d, depth);
        }
    }
    finish_rows(task, 0, task.rows, begin, end - begin);
}

}  // namespace headlight::HEADLIGHT_LEVEL
