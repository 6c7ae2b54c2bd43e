#pragma once

#include "backends/cpu/kernels.h"

namespace headlight::HEADLIGHT_LEVEL {

// What the files of this folder implement for the table of their level.
#define HEADLIGHT_KERNEL(result, name, parameters) result name parameters;
#include "backends/cpu/kernel_rows.h"

// What they share.

/// Panels of units [begin, begin + units) of the depth and columns [column, column + width) of task.weight.
void pack_weight_rows(const LinearTask& task, std::int64_t begin, std::int64_t units, std::int64_t column,
                      std::int64_t width, float* packed);
/// Numbers in units of the factors, the last one padded with a zero.
void round_row(Factors factors, const float* x, std::int64_t count, float* units);
/// Columns [column, column + count) of a row of weights; blocks may begin and end anywhere.
void unpack_row(const WeightMatrix& weight, std::int64_t row, std::int64_t column, std::int64_t count, float* out);
/// Returns whether `dot_blocks` can do what linear_few_rows asks, without bias and activation: weights in whole blocks.
bool can_dot_blocks(const LinearTask& task);
std::int64_t block_dots_scratch(const LinearTask& task);
void dot_blocks(const LinearTask& task, std::int64_t begin, std::int64_t end, float* scratch);

}  // namespace headlight::HEADLIGHT_LEVEL
