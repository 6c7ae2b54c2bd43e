#pragma once

#include "capture/attention_field.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace headlight {

// Attention through windows with global tokens (Longformer, arXiv 2004.05150), laid out as Hugging Face transformers
// does: what there is, and nothing of what is absent.

/// Whether a field has this layout.
bool has_window_layout(const AttentionField& field);

/// Tokens that see all and are seen by all.
std::vector<std::int64_t> global_tokens(const AttentionField& field);

/// One head's weights [queries, global tokens + window + 1]: on the global tokens, then on the keys from half a window
/// before the query to half a window after it, without the global ones among them. Rows of global queries are zero.
Tensor windowed_weights(const AttentionField& field, std::int32_t head);

/// Keys rounded up to whole windows of the layer that has the widest: how far transformers pads a text.
std::int64_t padded_keys(std::span<const std::shared_ptr<const AttentionField>> layers);

/// One head's weights of the global queries, [padded keys, global tokens].
Tensor global_weights(const AttentionField& field, std::int32_t head, std::int64_t padded_keys);

/// All heads' weights within square windows of a grid (Swin, arXiv 2103.14030), [windows, heads, places, places]: every
/// window whole, in the order in which they were worked on, with 0 between the parts of one that reaches over an edge.
Tensor square_windows(const AttentionField& field);

}  // namespace headlight
