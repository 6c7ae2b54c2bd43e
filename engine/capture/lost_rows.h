#pragma once

#include "capture/capture.h"

#include <span>
#include <string>

namespace headlight {

/// Sentence about the rows of attention weights that are NaN: how many there are, and which head has the first. Empty
/// where there are none.
std::string notice_of_lost_rows(std::span<const AttentionStack> stacks);

}  // namespace headlight
