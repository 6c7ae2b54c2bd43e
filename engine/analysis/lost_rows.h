#pragma once

#include "capture/capture.h"

#include <cstdint>
#include <span>
#include <string>

namespace headlight {

/// Number of queries of a head whose weights are NaN.
std::int64_t lost_rows(const AttentionField& field, std::int32_t head);

/// Sentence about the rows of attention weights that are NaN: how many there are, and which head has the first. Empty
/// where there are none.
std::string notice_of_lost_rows(std::span<const AttentionStack> stacks);

}  // namespace headlight
