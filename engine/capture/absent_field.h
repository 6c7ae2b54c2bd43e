#pragma once

#include "capture/attention_field.h"

#include <cstdint>
#include <memory>
#include <string>

namespace headlight {

/// The field of a layer that has something else in the place of attention (`mixer`: "short convolution"): no heads, and
/// so no weights. `past`: position of the first of its queries, each of which would see itself and what is before it.
/// `keys`: those that all queries would see, others than the queries; 0: there are none such.
std::shared_ptr<const AttentionField> absent_field(std::string mixer, std::int64_t queries, std::int64_t past,
                                                   std::int64_t keys = 0);

}  // namespace headlight
