#pragma once

#include <cstdint>
#include <vector>

namespace headlight {

/// Triangular filters on Slaney's mel scale (linear below 1 kHz, logarithmic above; Auditory Toolbox, 1998), evenly
/// spread from 0 Hz to half the rate, each of the same area: [filters][bins] of the bins' frequencies from 0 to half
/// the rate.
std::vector<std::vector<double>> mel_filters(std::int64_t filters, std::int64_t bins, double rate);

/// Triangular filters on the mel scale 1127 ln(1 + f / 700), evenly spread on it from `lowest` Hz to half the rate and
/// triangular on it, each with a top of 1 (Kaldi's); shape as above.
std::vector<std::vector<double>> kaldi_mel_filters(std::int64_t filters, std::int64_t bins, double rate, double lowest);

}  // namespace headlight
