#pragma once

#include "backends/cpu/kernels.h"

// What the files of this folder implement for the table of their level; described in kernels.h.
namespace headlight::HEADLIGHT_LEVEL {

std::int64_t packed_size(std::int64_t width, std::int64_t depth);
std::int64_t panel_count(std::int64_t width);
void pack_transposed(const float* x, std::int64_t stride, std::int64_t width, std::int64_t depth, std::int64_t begin,
                     std::int64_t end, float* packed);
void pack_rows(const float* x, std::int64_t stride, std::int64_t width, std::int64_t depth, float* packed);
/// Panels of rows [begin, begin + depth) and columns [column, column + width) of a weight matrix.
void pack_weight_rows(const WeightMatrix& weight, std::int64_t begin, std::int64_t depth, std::int64_t column,
                      std::int64_t width, float* packed);
void unpack(const std::byte* bytes, DataType type, std::int64_t count, float* out);
/// Columns [column, column + count) of a row of weights; blocks may begin and end anywhere.
void unpack_row(const WeightMatrix& weight, std::int64_t row, std::int64_t column, std::int64_t count, float* out);

std::int64_t linear_scratch(const LinearTask& task);
void linear_output_input(const LinearTask& task, std::int64_t panel_begin, std::int64_t panel_end, std::int64_t begin,
                         std::int64_t end, float* scratch);
void linear_input_output(const LinearTask& task, std::int64_t begin, std::int64_t end, float* scratch);

void linear_few_rows(const LinearTask& task, std::int64_t begin, std::int64_t end, float* scratch);
/// Whether `dot_blocks` can do what linear_few_rows asks, without bias and activation: weights in whole blocks.
bool can_dot_blocks(const LinearTask& task);
std::int64_t block_dots_scratch(const LinearTask& task);
void dot_blocks(const LinearTask& task, std::int64_t begin, std::int64_t end, float* scratch);

std::int64_t attention_scratch(const AttentionTask& task, std::int64_t block);
void attention(const AttentionTask& task, std::int64_t head, std::int64_t begin, std::int64_t end, float* scratch,
               float* tile_maxima, MetricSums& sums);
void scores(const AttentionSpec& spec, const AttentionCorner& corner, const float* queries, std::int64_t query_stride,
            std::int64_t query_count, const float* packed_keys, std::int64_t key_count, const float* bias,
            std::int64_t bias_stride, float* tile, float* scores, std::int64_t score_stride);
void weights(float* row, const std::uint8_t* allowed, std::int64_t count, float max, float sum);

void layer_norm(const float* x, std::int64_t rows, std::int64_t columns, const float* weight, const float* bias,
                float epsilon, float* out);
void rms_norm(const float* x, std::int64_t rows, std::int64_t columns, const float* weight, float epsilon, float* out);
void rotary(const float* x, std::int64_t heads, const RotaryLayout& layout, const float* angles, float* out);
void add(const float* a, const float* b, std::int64_t count, float* out);
void activation(const float* x, std::int64_t count, Activation kind, float* out);
void gated(const float* gate, const float* x, std::int64_t count, Activation kind, float* out);
void scale(const float* x, std::int64_t count, float factor, float softcap, float* out);
void row_norms(const float* x, std::int64_t rows, std::int64_t columns, float* norms);

}  // namespace headlight::HEADLIGHT_LEVEL
