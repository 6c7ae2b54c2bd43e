#pragma once

#include "formats/weights.h"

#include <memory>
#include <string>

namespace headlight {

// Experts as Hugging Face's folders of gpt-oss keep them (OCP Microscaling Formats 1.0, MXFP4): NAME_blocks
// [experts, rows, groups, 16], two values of a group of 32 in each byte, the first in its lower half, and
// NAME_scales [experts, rows, groups].

/// Name that `with_packed_experts` gives the matrix of one expert.
std::string expert_name(const std::string& name, std::int64_t expert);

/// The store with a tensor expert_name(NAME, e) [rows, 32 * groups] of type MXFP4 for each expert in place of those
/// two. Each is copied when it is asked for, in the order of ggml's blocks, and never unpacked.
std::shared_ptr<const WeightStore> with_packed_experts(std::shared_ptr<const WeightStore> store);

}  // namespace headlight
