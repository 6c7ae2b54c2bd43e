// Operations of a backend, one row each: HEADLIGHT_OPERATION(result, name, (parameters)). Backend and the classes that
// implement it are made from the rows: whoever includes this file says what a row becomes. x is [rows, columns] fp32
// unless said otherwise.

/// table rows of the ids: [ids, columns]. Ids must lie inside the table.
HEADLIGHT_OPERATION(DeviceTensor, embedding, (const DeviceTensor& table, std::span<const std::int32_t> ids))
/// activation(x W^T + bias) (or x W for InputOutput); bias may be empty. x: [rows, in] -> [rows, out].
HEADLIGHT_OPERATION(DeviceTensor, linear,
                    (const DeviceTensor& x, const DeviceTensor& weight, const DeviceTensor& bias, WeightLayout layout,
                     Activation activation))
/// (x - mean) / sqrt(variance + epsilon) * weight + bias (arXiv 1607.06450), by rows as in rms_norm; bias optional.
HEADLIGHT_OPERATION(DeviceTensor, layer_norm,
                    (const DeviceTensor& x, const DeviceTensor& weight, const DeviceTensor& bias, float epsilon))
/// x / sqrt(mean of x^2 + epsilon) * weight, by row (arXiv 1910.07467), or by part of a row where x is wider than
/// the weight (norms of single heads).
HEADLIGHT_OPERATION(DeviceTensor, rms_norm, (const DeviceTensor& x, const DeviceTensor& weight, float epsilon))
/// Turns the pairs of every head by angles: (a, b) becomes (a cos - b sin, b cos + a sin). x: [tokens, heads *
/// head_size]; angles: [positions, layout.size], by position the cosines of all pairs, then their sines. Token i
/// takes those of position `first` + i.
HEADLIGHT_OPERATION(DeviceTensor, rotary,
                    (const DeviceTensor& x, const DeviceTensor& angles, std::int64_t first, const RotaryLayout& layout))
/// a + b, of the same shape, or b of one row added to every row of a.
HEADLIGHT_OPERATION(DeviceTensor, add, (const DeviceTensor& a, const DeviceTensor& b))
HEADLIGHT_OPERATION(DeviceTensor, activation, (const DeviceTensor& x, Activation kind))
/// activation(gate) * x, element by element (arXiv 2002.05202).
HEADLIGHT_OPERATION(DeviceTensor, gated, (const DeviceTensor& gate, const DeviceTensor& x, Activation kind))
/// factor * x, softly capped where `softcap` is more than 0: c * tanh(factor * x / c).
HEADLIGHT_OPERATION(DeviceTensor, scale, (const DeviceTensor& x, float factor, float softcap))
/// Columns of x as a tensor of their own, block beside block.
HEADLIGHT_OPERATION(DeviceTensor, columns, (const DeviceTensor& x, const ColumnBlocks& blocks))
/// Rows of x with these indices, in this order.
HEADLIGHT_OPERATION(DeviceTensor, rows, (const DeviceTensor& x, std::span<const std::int32_t> indices))
/// A convolution in which each column has weights of its own: y[i, c] = sum over t of weight[t, c] *
/// x[neighbors[i * taps + t], c], with a neighbor below 0 counting as zeros. weight: [taps, columns]; as many
/// rows as `neighbors` has for the taps.
HEADLIGHT_OPERATION(DeviceTensor, convolution,
                    (const DeviceTensor& x, const DeviceTensor& weight, std::span<const std::int32_t> neighbors))
/// Copies the rows of x into `target` from row `at` on (key/value caches).
HEADLIGHT_OPERATION(void, write_rows, (const DeviceTensor& target, std::int64_t at, const DeviceTensor& x))
/// q: [queries, heads * head_size], k: [keys, key_heads * head_size], v: [keys, key_heads * value_size]. Works
/// through blocks of rows; never holds an n x n matrix per head. k and v may have more rows than `keys` says (a
/// cache).
HEADLIGHT_OPERATION(AttentionResult, attention,
                    (const DeviceTensor& q, const DeviceTensor& k, const DeviceTensor& v, std::int64_t keys,
                     const AttentionSpec& spec, const AttentionWants& wants, const ContentTerms& terms))
/// Norms of W_O v_j: v [keys, key_heads * value_size], weight of the output projection -> [heads, keys] (arXiv
/// 2004.10102).
HEADLIGHT_OPERATION(DeviceTensor, value_norms,
                    (const DeviceTensor& v, std::int64_t keys, const DeviceTensor& weight, WeightLayout layout,
                     const AttentionSpec& spec))

#undef HEADLIGHT_OPERATION
