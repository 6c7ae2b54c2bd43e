#pragma once

#include "targets.h"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace headlight::fuzz {

/// A target and what it is run with.
struct Job {
    CorpusTarget target;
    std::vector<std::string> corpus;  ///< run first, in this order; then what is made of it
    std::uint64_t seed = 1;
    std::uint64_t runs = std::numeric_limits<std::uint64_t>::max();  ///< at most, besides the corpus
    double seconds = std::numeric_limits<double>::infinity();        ///< after which no execution begins
    std::size_t most_findings = 1000;                                ///< after which no execution begins
};

/// What one execution may take before it counts as a finding.
struct Limits {
    double seconds = 10;                       ///< of the processor; on the wall six times as many
    std::size_t bytes = std::size_t{1} << 30;  ///< beyond what the process has when it starts
};

}  // namespace headlight::fuzz
