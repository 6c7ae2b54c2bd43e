// Kernels, one row each: HEADLIGHT_KERNEL(result, name, (parameters)). The table of an instruction level, the functions
// that each level defines and the entries of its table are made from the rows: whoever includes this file says what a
// row becomes.

/// Floats that panels of a [depth, width] matrix take.
HEADLIGHT_KERNEL(std::int64_t, packed_size, (std::int64_t width, std::int64_t depth))
HEADLIGHT_KERNEL(std::int64_t, panel_count, (std::int64_t width))
/// Panels [begin, end) of the transpose of x [width, depth].
HEADLIGHT_KERNEL(void, pack_transposed,
                 (const float* x, std::int64_t stride, std::int64_t width, std::int64_t depth, std::int64_t begin,
                  std::int64_t end, float* packed))
/// Panels of x [depth, width].
HEADLIGHT_KERNEL(void, pack_rows,
                 (const float* x, std::int64_t stride, std::int64_t width, std::int64_t depth, float* packed))

/// Panels [begin, end) of task.x, transposed, in units of its factors.
HEADLIGHT_KERNEL(void, pack_factors, (const LinearTask& task, std::int64_t begin, std::int64_t end, float* packed))
/// Rows [begin, end) of task.x in units of its factors, task.units() floats each, to `rounded` and on.
HEADLIGHT_KERNEL(void, round_rows, (const LinearTask& task, std::int64_t begin, std::int64_t end, float* rounded))
/// Floats of a whole weight by `pack_weight`.
HEADLIGHT_KERNEL(std::int64_t, packed_weight_size, (const LinearTask& task))
/// Outputs [begin, end) of a weight, at most kLinearOutputs from a multiple of them on, as products read them: panels
/// of [task.units(), outputs] from packed + begin * task.units() on.
HEADLIGHT_KERNEL(void, pack_weight, (const LinearTask& task, std::int64_t begin, std::int64_t end, float* packed))

/// Floats of scratch that one call needs.
HEADLIGHT_KERNEL(std::int64_t, linear_scratch, (const LinearTask& task))
/// Outputs [begin, end) of the rows in panels [panel_begin, panel_end) of task.packed, of a weight that is not packed.
HEADLIGHT_KERNEL(void, linear_output_input,
                 (const LinearTask& task, std::int64_t panel_begin, std::int64_t panel_end, std::int64_t begin,
                  std::int64_t end, float* scratch))
/// Outputs [begin, end) of all rows, of an InputOutput weight or a packed one; of a packed one, whole panels.
HEADLIGHT_KERNEL(void, linear_input_output,
                 (const LinearTask& task, std::int64_t begin, std::int64_t end, float* scratch))

/// Outputs [begin, end) of at most kFewRows rows of an OutputInput layer; x need not be packed.
HEADLIGHT_KERNEL(void, linear_few_rows, (const LinearTask& task, std::int64_t begin, std::int64_t end, float* scratch))

HEADLIGHT_KERNEL(std::int64_t, attention_scratch, (const AttentionTask& task, std::int64_t block))
/// Rows [begin, end) of one head. `tile_maxima` [keys rounded up to a panel] carries the unfinished row of
/// thumbnail tiles from block to block.
HEADLIGHT_KERNEL(void, attention,
                 (const AttentionTask& task, std::int64_t head, std::int64_t begin, std::int64_t end, float* scratch,
                  float* tile_maxima, MetricSums& sums))
/// `bias`: of the first query's keys, then that of the next query `bias_stride` floats further; whole panels; or
/// null.
HEADLIGHT_KERNEL(void, scores,
                 (const AttentionSpec& spec, const AttentionCorner& corner, const float* queries,
                  std::int64_t query_stride, std::int64_t query_count, const float* packed_keys, std::int64_t key_count,
                  const float* bias, std::int64_t bias_stride, float* tile, float* scores, std::int64_t score_stride))
/// A row of scores, masked ones kMaskedScore and padded with it to whole registers, becomes weights. `place`: of its
/// first key. `max_and_sum` [2]: of the row; NaN where the row has no weights, which are then left as they are.
HEADLIGHT_KERNEL(void, softmax,
                 (float* row, std::int64_t key_count, const float* sink, const RowPlace& place, float* max_and_sum,
                  MetricSums* sums))
HEADLIGHT_KERNEL(void, weights, (float* row, const std::uint8_t* allowed, std::int64_t count, float max, float sum))

HEADLIGHT_KERNEL(void, layer_norm,
                 (const float* x, std::int64_t rows, std::int64_t columns, const float* weight, const float* bias,
                  float epsilon, float* out))
HEADLIGHT_KERNEL(void, rms_norm,
                 (const float* x, std::int64_t rows, std::int64_t columns, const float* weight, float epsilon,
                  float* out))
/// All heads of one token; `angles` are those of its position.
HEADLIGHT_KERNEL(void, rotary,
                 (const float* x, std::int64_t heads, const RotaryLayout& layout, const float* angles, float* out))
HEADLIGHT_KERNEL(void, add, (const float* a, const float* b, std::int64_t count, float* out))
HEADLIGHT_KERNEL(void, activation, (const float* x, std::int64_t count, Activation kind, float* out))
HEADLIGHT_KERNEL(void, gated, (const float* gate, const float* x, std::int64_t count, Activation kind, float* out))
HEADLIGHT_KERNEL(void, scale, (const float* x, std::int64_t count, float factor, float softcap, float* out))
HEADLIGHT_KERNEL(void, row_norms, (const float* x, std::int64_t rows, std::int64_t columns, float* norms))
HEADLIGHT_KERNEL(void, unpack, (const std::byte* bytes, DataType type, std::int64_t count, float* out))

#undef HEADLIGHT_KERNEL
