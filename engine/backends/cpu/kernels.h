#pragma once

#include "backends/backend.h"
#include "backends/few_rows.h"

#include <cstdint>

namespace headlight {

/// A weight matrix as it lies in memory: possibly unaligned, possibly narrower than fp32, possibly in blocks.
struct WeightMatrix {
    const std::byte* bytes = nullptr;
    DataType type = DataType::F32;  ///< F32, F16, BF16 or a quantized type
    std::int64_t stride = 0;        ///< elements between rows; whole blocks
    std::int64_t first_column = 0;  ///< the matrix begins so many elements into each row, not only at blocks
    WeightLayout layout = WeightLayout::OutputInput;
};

/// How the factors of a product lie: fp32 numbers, or bf16 numbers in pairs (kernels/factors.h), which the instruction
/// for them multiplies where the processor has it (has_bf16).
enum class Factors : std::uint8_t { Fp32, Pairs, NativePairs };

/// Numbers along the depth in a unit of 4 bytes.
constexpr int numbers_in_unit(Factors factors) {
    return factors == Factors::Fp32 ? 1 : 2;
}

/// out[rows, outputs] = activation(x[rows, depth] W + bias). Whoever calls splits it: columns of the result between
/// threads, rows between groups, so that nothing runs long without a look at the stop token.
struct LinearTask {
    const float* x = nullptr;  ///< numbers; for `linear_input_output` units of the factors, by `round_rows`
    std::int64_t x_stride = 0;
    std::int64_t rows = 0;
    std::int64_t depth = 0;  ///< numbers
    std::int64_t outputs = 0;
    Factors factors = Factors::Fp32;  ///< of more than kFewRows rows; fewer are multiplied in fp32
    WeightMatrix weight;
    const float* bias = nullptr;  ///< [outputs] or null
    Activation activation = Activation::None;
    float* out = nullptr;
    std::int64_t out_stride = 0;
    const float* packed = nullptr;         ///< x in panels by `pack_factors`; only for `linear_output_input`
    const float* packed_weight = nullptr;  ///< the weight by `pack_weight`; null: as it lies

    /// Units of the factors along the depth, the last one padded with a zero.
    [[nodiscard]] std::int64_t units() const {
        return (depth + numbers_in_unit(factors) - 1) / numbers_in_unit(factors);
    }
};

/// Outputs and panels that one call of a linear kernel may be given at most.
inline constexpr std::int64_t kLinearOutputs = 96;
inline constexpr std::int64_t kLinearPanels = 4;

/// Attention of all heads; queries are worked on in blocks.
struct AttentionTask {
    const AttentionSpec* spec = nullptr;
    const float* queries = nullptr;  ///< [query_count, heads * head_size]
    std::int64_t query_count = 0;
    std::int64_t key_count = 0;
    const float* packed_keys = nullptr;    ///< by key head: panels of `pack_transposed`
    const float* packed_values = nullptr;  ///< by key head: panels of `pack_rows`
    const float* key_limits =
        nullptr;  ///< [keys] what a score is capped at: a huge number, or kMaskedScore; null: all keys count
    /// [heads, distance_stride] the bias of each distance: of key j and query i at j - i + query_count - 1; null: none
    const float* distance_bias = nullptr;
    std::int64_t distance_stride = 0;
    /// The bucket of each distance, as above but the same for all heads, and the terms by bucket; null: none.
    const std::int32_t* content_buckets = nullptr;
    const float* content_by_query = nullptr;  ///< [heads, query_count, spec.content_bias.count]
    const float* content_by_key = nullptr;    ///< [heads, key_count, spec.content_bias.count]
    /// [blocks of queries, block_stride] what a pattern of blocks adds for each key: the logarithm of its copies, or
    /// kMaskedScore; null: none
    const float* block_bias = nullptr;
    std::int64_t block_stride = 0;
    float* output = nullptr;      ///< [query_count, heads * value_size]
    float* row_max = nullptr;     ///< [heads, query_count]
    float* row_sum = nullptr;     ///< [heads, query_count]
    float* thumbnails = nullptr;  ///< [heads, h, w], null: no summary
};

/// Score of a masked entry: far below any real one, yet finite. Its weight is exactly 0.
inline constexpr float kMaskedScore = -1.0e38F;

/// The kernels of one instruction level (kernel_rows.h). Only plain pointers and numbers cross this border.
struct Kernels {
    std::int64_t lanes;  ///< floats in a register

#define HEADLIGHT_KERNEL(result, name, parameters) result(*name) parameters;
#include "backends/cpu/kernel_rows.h"
};

const Kernels& baseline_kernels();
#if defined(__x86_64__)
const Kernels& avx2_kernels();
const Kernels& avx512_kernels();
#endif

}  // namespace headlight
