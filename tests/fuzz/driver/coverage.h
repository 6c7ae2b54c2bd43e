#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace headlight::fuzz {

/// Counts of edges between basic blocks, each at the hash of its two ends; a count stays at 255.
using EdgeCounts = std::array<std::uint8_t, std::size_t{1} << 16>;

/// Sets all counts to zero and counts the edges that instrumented code (-fsanitize-coverage=trace-pc) takes from now
/// on. Nothing is counted in a build without HEADLIGHT_FUZZ.
void start_coverage();
/// Stops counting. The counts stay until the next start.
const EdgeCounts& stop_coverage();

}  // namespace headlight::fuzz
