#pragma once

#include "backends/backend.h"

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

/// out[rows, outputs] = activation(x[rows, depth] W + bias). Whoever calls splits it: columns of the result between
/// threads, rows between groups, so that nothing runs long without a look at the stop token.
struct LinearTask {
    const float* x = nullptr;
    std::int64_t x_stride = 0;
    std::int64_t rows = 0;
    std::int64_t depth = 0;
    std::int64_t outputs = 0;
    WeightMatrix weight;
    const float* bias = nullptr;  ///< [outputs] or null
    Activation activation = Activation::None;
    float* out = nullptr;
    std::int64_t out_stride = 0;
    const float* packed = nullptr;  ///< x in panels by `pack_transposed`; only for OutputInput
};

/// Outputs and panels that one call of a linear kernel may be given at most.
inline constexpr std::int64_t kLinearOutputs = 96;
inline constexpr std::int64_t kLinearPanels = 4;
/// Rows for which dot products beat tiles, which are a register wide at least.
inline constexpr std::int64_t kFewRows = 4;

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

/// Sums over the rows of a block, from which the metrics of a head are made.
struct MetricSums {
    double entropy = 0;
    double distance = 0;
    double weight = 0;
    double previous = 0;
    double next = 0;
    double self = 0;
    double first = 0;
    double maximum = 0;
};

/// Score of a masked entry: far below any real one, yet finite. Its weight is exactly 0.
inline constexpr float kMaskedScore = -1.0e38F;

/// The kernels of one instruction level. Only plain pointers and numbers cross this border.
struct Kernels {
    std::int64_t lanes;  ///< floats in a register

    /// Floats that panels of a [depth, width] matrix take.
    std::int64_t (*packed_size)(std::int64_t width, std::int64_t depth);
    std::int64_t (*panel_count)(std::int64_t width);
    /// Panels [begin, end) of the transpose of x [width, depth].
    void (*pack_transposed)(const float* x, std::int64_t stride, std::int64_t width, std::int64_t depth,
                            std::int64_t begin, std::int64_t end, float* packed);
    /// Panels of x [depth, width].
    void (*pack_rows)(const float* x, std::int64_t stride, std::int64_t width, std::int64_t depth, float* packed);

    std::int64_t (*linear_scratch)(const LinearTask& task);  ///< floats of scratch that one call needs
    /// Outputs [begin, end) of the rows in panels [panel_begin, panel_end) of task.packed.
    void (*linear_output_input)(const LinearTask& task, std::int64_t panel_begin, std::int64_t panel_end,
                                std::int64_t begin, std::int64_t end, float* scratch);
    /// Outputs [begin, end) of all rows.
    void (*linear_input_output)(const LinearTask& task, std::int64_t begin, std::int64_t end, float* scratch);

    /// Outputs [begin, end) of at most kFewRows rows of an OutputInput layer; x need not be packed.
    void (*linear_few_rows)(const LinearTask& task, std::int64_t begin, std::int64_t end, float* scratch);

    std::int64_t (*attention_scratch)(const AttentionTask& task, std::int64_t block);
    /// Rows [begin, end) of one head. `tile_maxima` [keys rounded up to a panel] carries the unfinished row of
    /// thumbnail tiles from block to block.
    void (*attention)(const AttentionTask& task, std::int64_t head, std::int64_t begin, std::int64_t end,
                      float* scratch, float* tile_maxima, MetricSums& sums);
    /// `bias`: of the first query's keys, then that of the next query `bias_stride` floats further; whole panels; or
    /// null.
    void (*scores)(const AttentionSpec& spec, const AttentionCorner& corner, const float* queries,
                   std::int64_t query_stride, std::int64_t query_count, const float* packed_keys,
                   std::int64_t key_count, const float* bias, std::int64_t bias_stride, float* tile, float* scores,
                   std::int64_t score_stride);
    void (*weights)(float* row, const std::uint8_t* allowed, std::int64_t count, float max, float sum);

    void (*layer_norm)(const float* x, std::int64_t rows, std::int64_t columns, const float* weight, const float* bias,
                       float epsilon, float* out);
    void (*rms_norm)(const float* x, std::int64_t rows, std::int64_t columns, const float* weight, float epsilon,
                     float* out);
    /// All heads of one token; `angles` are those of its position.
    void (*rotary)(const float* x, std::int64_t heads, const RotaryLayout& layout, const float* angles, float* out);
    void (*add)(const float* a, const float* b, std::int64_t count, float* out);
    void (*activation)(const float* x, std::int64_t count, Activation kind, float* out);
    void (*gated)(const float* gate, const float* x, std::int64_t count, Activation kind, float* out);
    void (*scale)(const float* x, std::int64_t count, float factor, float softcap, float* out);
    void (*row_norms)(const float* x, std::int64_t rows, std::int64_t columns, float* norms);
    void (*unpack)(const std::byte* bytes, DataType type, std::int64_t count, float* out);
};

const Kernels& baseline_kernels();
#if defined(__x86_64__)
const Kernels& avx2_kernels();
const Kernels& avx512_kernels();
#endif

}  // namespace headlight
