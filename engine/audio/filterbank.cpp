#include "audio/filterbank.h"

#include "audio/mel_filters.h"

#include <unsupported/Eigen/FFT>

#include <algorithm>
#include <bit>
#include <cmath>
#include <complex>
#include <limits>
#include <numbers>
#include <vector>

namespace headlight {

namespace {

constexpr double kPreEmphasis = 0.97;
constexpr double kLowestHertz = 20;

/// Powers of the frequencies of one frame after the other.
class FramePowers {
  public:
    FramePowers(std::span<const float> samples, std::int64_t window, std::int64_t hop)
        : samples_(samples),
          window_(static_cast<std::size_t>(window)),
          hop_(static_cast<std::size_t>(hop)),
          frame_(std::bit_ceil(window_)) {
        fft_.SetFlag(Eigen::FFT<double>::HalfSpectrum);
    }

    [[nodiscard]] std::int64_t bins() const { return static_cast<std::int64_t>(frame_.size()) / 2 + 1; }

    const std::vector<double>& operator()(std::int64_t frame) {
        read(samples_.subspan(static_cast<std::size_t>(frame) * hop_, window_));
        fft_.fwd(spectrum_, frame_);
        powers_.clear();
        for (const std::complex<double>& value : spectrum_) powers_.push_back(std::norm(value));
        return powers_;
    }

  private:
    void read(std::span<const float> samples) {
        double mean = 0;
        for (const float sample : samples) mean += static_cast<double>(sample) / static_cast<double>(window_);
        double before = static_cast<double>(samples.front()) - mean;
        for (std::size_t i = 0; i < window_; ++i) {
            const double own = static_cast<double>(samples[i]) - mean;
            const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(window_ - 1);
            frame_[i] = (own - kPreEmphasis * before) * (0.5 - 0.5 * std::cos(angle));
            before = own;
        }
    }

    std::span<const float> samples_;
    std::size_t window_;
    std::size_t hop_;
    std::vector<double> frame_;  // zeros follow the window
    std::vector<std::complex<double>> spectrum_;
    std::vector<double> powers_;
    Eigen::FFT<double> fft_;
};

void normalize(std::span<float> values, const FilterbankOptions& options) {
    for (float& value : values)
        value = static_cast<float>((static_cast<double>(value) - options.mean) / (2 * options.deviation));
}

}  // namespace

std::int64_t filterbank_window(const FilterbankOptions& options) {
    return options.rate * 25 / 1'000;
}

std::int64_t filterbank_hop(const FilterbankOptions& options) {
    return options.rate * 10 / 1'000;
}

Tensor filterbank(std::span<const float> samples, const FilterbankOptions& options) {
    constexpr auto kLeastPower = static_cast<double>(std::numeric_limits<float>::epsilon());
    const std::int64_t window = filterbank_window(options);
    const std::int64_t hop = filterbank_hop(options);
    const auto count = static_cast<std::int64_t>(samples.size());
    const std::int64_t heard = count < window ? 0 : std::min((count - window) / hop + 1, options.frames);
    FramePowers powers_of(samples, window, hop);
    const auto filters = kaldi_mel_filters(options.mel_bins, powers_of.bins(), options.rate, kLowestHertz);
    Tensor energies({options.frames, options.mel_bins});
    for (std::int64_t frame = 0; frame < heard; ++frame) {
        const std::vector<double>& powers = powers_of(frame);
        for (std::size_t bin = 0; bin < filters.size(); ++bin) {
            double sum = 0;
            for (std::size_t i = 0; i < powers.size(); ++i) sum += filters[bin][i] * powers[i];
            energies.slice(frame)[bin] = static_cast<float>(std::log(std::max(sum, kLeastPower)));
        }
    }
    if (options.normalizes) normalize(energies.values(), options);
    return energies;
}

}  // namespace headlight
