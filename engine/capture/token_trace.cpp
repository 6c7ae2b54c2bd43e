#include "capture/token_trace.h"

#include <cmath>

namespace headlight {

NormStatistics norm_statistics(std::span<const float> read, bool subtracts_mean, float epsilon) {
    const auto size = static_cast<double>(read.size());
    NormStatistics statistics;
    if (subtracts_mean) {
        double sum = 0;
        for (const float value : read) sum += static_cast<double>(value);
        statistics.mean = sum / size;
    }
    double squares = 0;
    for (const float value : read) {
        const double centered = static_cast<double>(value) - statistics.mean.value_or(0);
        squares += centered * centered;
    }
    statistics.deviation = std::sqrt(squares / size + static_cast<double>(epsilon));
    return statistics;
}

}  // namespace headlight
