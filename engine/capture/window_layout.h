#pragma once

#include "capture/softmax_field.h"

#include <cstdint>
#include <vector>

namespace headlight {

// Attention through windows with global tokens (Longformer, arXiv 2004.05150), laid out as Hugging Face transformers
// does: what there is, and nothing of what is absent.

/// Returns whether transformers lays such attention out so.
bool has_window_layout(const AttentionSpec& spec);

/// Tokens that see all and are seen by all.
std::vector<std::int64_t> global_tokens(const AttentionSpec& spec);

/// The weights on global tokens and windows, [heads, queries, global tokens + window + 1]: on the global tokens, then
/// on the keys from half a window before the query to half a window after it, without the global ones among them; rows
/// of global queries are zero. Where there are global tokens, also their queries' weights, [heads, padded keys, global
/// tokens].
std::vector<AttentionLayout> window_layouts(const SoftmaxField& field, std::int64_t padded_keys);

}  // namespace headlight
