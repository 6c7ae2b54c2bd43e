#pragma once

#include "capture/attention_field.h"

#include <vector>

namespace headlight {

/// The parts of a module whose tokens attend to each other within windows only (arXiv 2103.14030), with the metrics and
/// thumbnails of the whole. Every token is in exactly one window; windows have as many heads as `spec`, which is asked
/// for nothing else. Throws Error(Input) when they do not belong together.
AttentionField::Parts parts_of_windows(AttentionSpec spec, std::vector<AttentionWindow> windows);

}  // namespace headlight
