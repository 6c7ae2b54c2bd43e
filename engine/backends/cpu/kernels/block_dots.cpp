#include "core/block_numbers.h"
#include "level.h"
#include "packet.h"

namespace headlight::HEADLIGHT_LEVEL {
namespace {

/// The smallest group of weights with a scale of its own.
constexpr int kLeastGroup = 16;

/// How far ahead of the products blocks are sent for: a processor follows their bytes by itself, but only to the end of
/// a page.
constexpr int kBytesAhead = 2048;

/// Operands and result of a product of rows of x with rows of blocks.
template <typename Block, int kRows>
class BlockDots {
  public:
    static constexpr int kPackets = Block::kGroup / kLanes;

    BlockDots(const LinearTask& task, std::int64_t row, const float* group_sums)
        : depth_(task.depth), x_(task.x + row * task.x_stride), x_stride_(task.x_stride), group_sums_(group_sums) {}

    /// products[i] = x[i] . the weights, for rows i of x.
    void operator()(blocks::Bytes block, float* products) {
        for (int row = 0; row < kRows; ++row) {
            totals_[row][0] = totals_[row][1] = broadcast(0.0F);
            offset_totals_[row] = 0.0F;
        }
        for (std::int64_t d = 0; d < depth_; d += Block::kSize.values, block += Block::kSize.bytes) add_block(block, d);
        for (int row = 0; row < kRows; ++row)
            products[row] = sum(add(totals_[row][0], totals_[row][1])) + offset_totals_[row];
    }

  private:
    void add_block(blocks::Bytes block, std::int64_t d) {
        alignas(64) std::int8_t buffer[Block::kSize.values];
        float scales[Block::kGroups];
        float offsets[Block::kGroups];
        const std::int8_t* numbers = Block::read(block, buffer, scales, offsets);
        for (std::int64_t byte = 0; byte < Block::kSize.bytes; byte += kLineBytes)
            prefetch<true>(block, kBytesAhead + byte);
#pragma GCC unroll 16
        for (int group = 0; group < Block::kGroups; ++group) {
            Packet weights[kPackets];
#pragma GCC unroll 8
            for (int i = 0; i < kPackets; ++i)
                weights[i] = load_small_numbers(numbers + group * Block::kGroup + i * kLanes);
            const Packet scale = broadcast(scales[group]);
#pragma GCC unroll 4
            for (int row = 0; row < kRows; ++row) {
                const float* x = x_ + row * x_stride_ + d + group * Block::kGroup;
                Packet products = multiply(weights[0], load(x));
#pragma GCC unroll 8
                for (int i = 1; i < kPackets; ++i) products = multiply_add(weights[i], load(x + i * kLanes), products);
                totals_[row][group % 2] = multiply_add(scale, products, totals_[row][group % 2]);
            }
        }
        if constexpr (Block::kOffsets) {
            for (int row = 0; row < kRows; ++row) {
                const float* sums = group_sums_ + row * (depth_ / kLeastGroup) + d / kLeastGroup;
                for (int group = 0; group < Block::kGroups; ++group) {
                    const float sum_of_group =
                        Block::kGroup == kLeastGroup ? sums[group] : sums[2 * group] + sums[2 * group + 1];
                    offset_totals_[row] += offsets[group] * sum_of_group;
                }
            }
        }
    }

    std::int64_t depth_;
    const float* x_;
    std::int64_t x_stride_;
    const float* group_sums_;  // [rows, depth / kLeastGroup]
    Packet totals_[kRows][2];  // two, so that an addition need not wait for the one before
    float offset_totals_[kRows];
};

template <typename Block, int kRows>
void dot_rows(const LinearTask& task, std::int64_t row, std::int64_t begin, std::int64_t end, const float* sums) {
    const auto* bytes = reinterpret_cast<blocks::Bytes>(task.weight.bytes);
    const std::int64_t first = stored_size(Block::kType, task.weight.first_column);
    const std::int64_t stride = stored_size(Block::kType, task.weight.stride);
    BlockDots<Block, kRows> dots(task, row, sums + row * (task.depth / kLeastGroup));
    for (std::int64_t output = begin; output < end; ++output) {
        float products[kRows];
        dots(bytes + output * stride + first, products);
        for (int i = 0; i < kRows; ++i) task.out[(row + i) * task.out_stride + output] = products[i];
    }
}

/// Sums of neighboring inputs, which the offsets of blocks are multiplied by.
void sum_groups(const LinearTask& task, float* sums) {
    for (std::int64_t row = 0; row < task.rows; ++row) {
        for (std::int64_t d = 0; d < task.depth; d += kLeastGroup) {
            Packet total = broadcast(0.0F);
            for (int i = 0; i < kLeastGroup; i += kLanes)
                total = add(total, load(task.x + row * task.x_stride + d + i));
            *sums++ = sum(total);
        }
    }
}

template <typename Block>
void dot_all_rows(const LinearTask& task, std::int64_t begin, std::int64_t end, float* scratch) {
    if constexpr (Block::kOffsets) sum_groups(task, scratch);
    std::int64_t row = 0;
    for (; row + 2 <= task.rows; row += 2) dot_rows<Block, 2>(task, row, begin, end, scratch);
    if (row < task.rows) dot_rows<Block, 1>(task, row, begin, end, scratch);
}

}  // namespace

bool can_dot_blocks(const LinearTask& task) {
    const std::int64_t values = block_size(task.weight.type).values;
    return is_quantized(task.weight.type) && task.depth % values == 0 && task.weight.first_column % values == 0;
}

std::int64_t block_dots_scratch(const LinearTask& task) {
    return task.rows * (task.depth / kLeastGroup);
}

void dot_blocks(const LinearTask& task, std::int64_t begin, std::int64_t end, float* scratch) {
    blocks::with_block(task.weight.type,
                       [&](auto tag) { dot_all_rows<typename decltype(tag)::Block>(task, begin, end, scratch); });
}

}  // namespace headlight::HEADLIGHT_LEVEL
