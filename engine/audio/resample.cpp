#include "audio/resample.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace headlight {

namespace {

/// A low-pass filter as a function of time, tabulated: a sinc under a Kaiser window.
class SincTable {
  public:
    /// Zeros of the sinc on each side.
    static constexpr int kZeros = 32;

    SincTable() {
        table_.reserve(kZeros * kSteps + 2);
        for (int i = 0; i <= kZeros * kSteps + 1; ++i) {
            const double x = static_cast<double>(i) / kSteps;
            table_.push_back(sinc(x) * window(x / kZeros));
        }
    }

    /// At `x`, from 0 to kZeros, in distances between zeros.
    [[nodiscard]] double operator()(double x) const {
        const double place = x * kSteps;
        const auto index = static_cast<std::size_t>(place);
        const double part = place - static_cast<double>(index);
        return table_[index] + part * (table_[index + 1] - table_[index]);
    }

  private:
    static constexpr int kSteps = 512;  // between two zeros

    static double sinc(double x) {
        const double angle = std::numbers::pi * x;
        return x == 0 ? 1 : std::sin(angle) / angle;
    }
    /// Kaiser's, from 1 at 0 to almost nothing at 1.
    static double window(double x) {
        constexpr double kShape = 9;
        const double inside = std::max(0.0, 1 - x * x);
        return std::cyl_bessel_i(0.0, kShape * std::sqrt(inside)) / std::cyl_bessel_i(0.0, kShape);
    }

    std::vector<double> table_;
};

}  // namespace

Audio resampled(const Audio& audio, std::int32_t rate) {
    if (audio.rate == rate || audio.samples.empty()) return {audio.samples, rate, audio.seconds};
    const SincTable filter;
    const double step = static_cast<double>(audio.rate) / rate;
    // A little below half of the lower rate, so that the filter's slope ends there.
    const double cutoff = 0.96 * std::min(1.0, 1 / step);
    const double reach = SincTable::kZeros / cutoff;
    const auto count = static_cast<std::int64_t>(audio.samples.size());
    const auto samples = static_cast<std::int64_t>(std::ceil(static_cast<double>(count) / step));
    Audio result{std::vector<float>(static_cast<std::size_t>(samples)), rate, audio.seconds};
    for (std::int64_t i = 0; i < samples; ++i) {
        const double center = static_cast<double>(i) * step;
        const auto first = std::max<std::int64_t>(0, static_cast<std::int64_t>(std::ceil(center - reach)));
        const auto last = std::min(count - 1, static_cast<std::int64_t>(std::floor(center + reach)));
        double sum = 0;
        for (std::int64_t j = first; j <= last; ++j)
            sum += static_cast<double>(audio.samples[static_cast<std::size_t>(j)]) *
                   filter(cutoff * std::abs(static_cast<double>(j) - center));
        result.samples[static_cast<std::size_t>(i)] = static_cast<float>(cutoff * sum);
    }
    return result;
}

}  // namespace headlight
