#pragma once

#include "capture/intervention.h"
#include "models/blocks/forward_pass.h"

#include <cstdint>
#include <span>
#include <vector>

namespace headlight {

/// Tokens that the weights of a head may be replaced for at most: they are held whole, unlike computed ones.
inline constexpr std::int64_t kMostReplacedTokens = 2048;

/// Returns whether a part of the scores comes from where queries and keys stand.
bool has_positions(const AttentionTrace& trace);

/// Puts other weights in the place of those of the heads that `changes` give a temperature or a pattern, one change
/// after the other, or leave without positions: in the trace, its metrics and thumbnails, and in its output. `values`:
/// [keys, key_heads * value_size]. The products with values are exactly those of the weights in the trace (blocks that
/// a pattern has twice weigh twice there). Throws Error(Input) for more than kMostReplacedTokens tokens, and for a
/// module alone without positions that has none.
void replace_weights(const ForwardPass& pass, std::vector<Intervention> changes, const DeviceTensor& values,
                     AttentionTrace& trace);

/// The changes as they act within a window, some of whose rows are these tokens: painted weights lie at the window's
/// rows, and those of other tokens are left out.
std::vector<Intervention> changes_within(std::span<const std::int32_t> tokens, std::span<const std::int32_t> rows,
                                         std::vector<Intervention> changes);

/// The heads' outputs, [queries, heads * value_size], where some give zeros, or their mean over the tokens that are no
/// padding.
DeviceTensor change_outputs(const ForwardPass& pass, std::span<const Intervention> changes, const AttentionSpec& spec,
                            const DeviceTensor& output);

}  // namespace headlight
