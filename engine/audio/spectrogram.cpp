#include "audio/spectrogram.h"

#include "audio/mel_filters.h"

#include <unsupported/Eigen/FFT>

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <vector>

namespace headlight {

namespace {

/// A sample of the sound, mirrored at its ends (which are not repeated).
double mirrored(std::span<const float> samples, std::int64_t index) {
    const auto last = static_cast<std::int64_t>(samples.size()) - 1;
    if (last == 0) return static_cast<double>(samples[0]);
    index = std::abs(index) % (2 * last);
    if (index > last) index = 2 * last - index;
    return static_cast<double>(samples[static_cast<std::size_t>(index)]);
}

std::vector<double> hann_window(std::int64_t size) {
    std::vector<double> window;
    for (std::int64_t i = 0; i < size; ++i)
        window.push_back(0.5 -
                         0.5 * std::cos(2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(size)));
    return window;
}

/// Powers of the frequencies of one frame after the other.
class FramePowers {
  public:
    FramePowers(std::span<const float> samples, const SpectrogramOptions& options)
        : samples_(samples), options_(options), window_(hann_window(options.window)), frame_(window_.size()) {
        fft_.SetFlag(Eigen::FFT<double>::HalfSpectrum);
    }

    const std::vector<double>& operator()(std::int64_t frame) {
        const std::int64_t begin = frame * options_.hop - options_.window / 2;
        for (std::size_t i = 0; i < frame_.size(); ++i)
            frame_[i] = window_[i] * mirrored(samples_, begin + static_cast<std::int64_t>(i));
        fft_.fwd(spectrum_, frame_);
        powers_.clear();
        for (const std::complex<double>& value : spectrum_) powers_.push_back(std::norm(value));
        return powers_;
    }

  private:
    std::span<const float> samples_;
    SpectrogramOptions options_;
    std::vector<double> window_;
    std::vector<double> frame_;
    std::vector<std::complex<double>> spectrum_;
    std::vector<double> powers_;
    Eigen::FFT<double> fft_;
};

/// Moves logarithms to about -1 to 1, those far below the largest raised.
void normalize(std::span<float> logarithms) {
    constexpr float kRange = 8;
    const float floor = *std::ranges::max_element(logarithms) - kRange;
    for (float& value : logarithms) value = (std::max(value, floor) + 4) / 4;
}

}  // namespace

Tensor log_mel_spectrogram(std::span<const float> samples, const SpectrogramOptions& options) {
    constexpr double kLeastPower = 1e-10;
    const auto frames = static_cast<std::int64_t>(samples.size()) / options.hop;
    if (frames == 0) return {};
    const auto filters = mel_filters(options.mel_bins, options.window / 2 + 1, options.rate);
    FramePowers powers_of(samples, options);
    Tensor spectrogram({options.mel_bins, frames});
    for (std::int64_t frame = 0; frame < frames; ++frame) {
        const std::vector<double>& powers = powers_of(frame);
        for (std::int64_t bin = 0; bin < options.mel_bins; ++bin) {
            const std::vector<double>& filter = filters[static_cast<std::size_t>(bin)];
            double sum = 0;
            for (std::size_t i = 0; i < powers.size(); ++i) sum += filter[i] * powers[i];
            spectrogram.slice(bin)[static_cast<std::size_t>(frame)] =
                static_cast<float>(std::log10(std::max(sum, kLeastPower)));
        }
    }
    normalize(spectrogram.values());
    return spectrogram;
}

}  // namespace headlight
