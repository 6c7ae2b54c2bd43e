#include "audio/mel_filters.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr double kLinearUpTo = 1000;         // Hz
constexpr double kMelsPerHertz = 3.0 / 200;  // below
constexpr double kMelsThere = 15;            // at 1 kHz
/// Mels above that: 27 for a factor of 6.4.
double mels_of_factor(double factor) {
    return 27 * std::log(factor) / std::log(6.4);
}
double factor_of_mels(double mels) {
    return std::pow(6.4, mels / 27);
}

double mels_of(double hertz) {
    if (hertz < kLinearUpTo) return kMelsPerHertz * hertz;
    return kMelsThere + mels_of_factor(hertz / kLinearUpTo);
}

double hertz_of(double mels) {
    if (mels < kMelsThere) return mels / kMelsPerHertz;
    return kLinearUpTo * factor_of_mels(mels - kMelsThere);
}

}  // namespace

std::vector<std::vector<double>> mel_filters(std::int64_t filters, std::int64_t bins, double rate) {
    const double highest = rate / 2;
    std::vector<double> corners;
    for (std::int64_t i = 0; i < filters + 2; ++i)
        corners.push_back(hertz_of(mels_of(highest) * static_cast<double>(i) / static_cast<double>(filters + 1)));
    std::vector<std::vector<double>> all(static_cast<std::size_t>(filters));
    for (std::size_t filter = 0; filter < all.size(); ++filter) {
        const double begin = corners[filter];
        const double top = corners[filter + 1];
        const double end = corners[filter + 2];
        for (std::int64_t bin = 0; bin < bins; ++bin) {
            const double hertz = highest * static_cast<double>(bin) / static_cast<double>(bins - 1);
            const double height = std::min((hertz - begin) / (top - begin), (end - hertz) / (end - top));
            all[filter].push_back(std::max(0.0, height) * 2 / (end - begin));
        }
    }
    return all;
}

std::vector<std::vector<double>> kaldi_mel_filters(std::int64_t filters, std::int64_t bins, double rate,
                                                   double lowest) {
    const auto mels = [](double hertz) { return 1127 * std::log(1 + hertz / 700); };
    const double first = mels(lowest);
    const double step = (mels(rate / 2) - first) / static_cast<double>(filters + 1);
    std::vector<std::vector<double>> all(static_cast<std::size_t>(filters));
    for (std::size_t filter = 0; filter < all.size(); ++filter) {
        const double top = first + step * static_cast<double>(filter + 1);
        for (std::int64_t bin = 0; bin < bins; ++bin) {
            const double own = mels(rate / 2 * static_cast<double>(bin) / static_cast<double>(bins - 1));
            all[filter].push_back(std::max(0.0, 1 - std::abs(own - top) / step));
        }
    }
    return all;
}

}  // namespace headlight
