#include "models/blocks/layers/waveform_features.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr double kNormEpsilon = 1e-5;  // of torch.nn.GroupNorm

/// Mean and covariance of the samples in a window over all windows.
struct WindowMoments {
    std::vector<double> mean;        ///< [width]
    std::vector<double> covariance;  ///< [width, width], the lower triangle
};

WindowMoments moments_of(std::span<const float> samples, std::size_t width, std::size_t stride) {
    WindowMoments moments{std::vector<double>(width), std::vector<double>(width * width)};
    const std::size_t windows = (samples.size() - width) / stride + 1;
    for (std::size_t window = 0; window < windows; ++window)
        for (std::size_t i = 0; i < width; ++i)
            moments.mean[i] += static_cast<double>(samples[window * stride + i]) / static_cast<double>(windows);
    std::vector<double> centered(width);
    for (std::size_t window = 0; window < windows; ++window) {
        for (std::size_t i = 0; i < width; ++i)
            centered[i] = static_cast<double>(samples[window * stride + i]) - moments.mean[i];
        for (std::size_t i = 0; i < width; ++i)
            for (std::size_t j = 0; j <= i; ++j) moments.covariance[i * width + j] += centered[i] * centered[j];
    }
    for (double& value : moments.covariance) value /= static_cast<double>(windows);
    return moments;
}

double mean_of(std::span<const float> weight, const WindowMoments& moments) {
    double sum = 0;
    for (std::size_t i = 0; i < weight.size(); ++i) sum += static_cast<double>(weight[i]) * moments.mean[i];
    return sum;
}

double variance_of(std::span<const float> weight, const WindowMoments& moments) {
    double sum = 0;
    for (std::size_t i = 0; i < weight.size(); ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            const double product = static_cast<double>(weight[i]) * static_cast<double>(weight[j]) *
                                   moments.covariance[i * weight.size() + j];
            sum += i == j ? product : 2 * product;
        }
    }
    return std::max(sum, 0.0);
}

/// The windows of samples under each other, [windows, width].
Tensor unfolded(std::span<const float> samples, std::int64_t width, std::int64_t stride) {
    const std::int64_t windows = (static_cast<std::int64_t>(samples.size()) - width) / stride + 1;
    Tensor rows({windows, width});
    for (std::int64_t window = 0; window < windows; ++window)
        std::copy_n(samples.begin() + window * stride, width, rows.slice(window).begin());
    return rows;
}

}  // namespace

Linear WaveformConvolution::of_windows(Backend& backend, std::span<const float> samples) const {
    Tensor scaled = weight;
    Tensor added = bias;
    if (!factors.empty()) {
        // A bias of the convolution shifts the mean as much as the output, and so cancels out.
        const WindowMoments moments =
            moments_of(samples, static_cast<std::size_t>(weight.size(1)), static_cast<std::size_t>(stride));
        for (std::int64_t channel = 0; channel < weight.size(0); ++channel) {
            const auto at = static_cast<std::size_t>(channel);
            const double mean = mean_of(weight.slice(channel), moments);
            const double factor = static_cast<double>(factors[at]) /
                                  std::sqrt(variance_of(weight.slice(channel), moments) + kNormEpsilon);
            for (float& value : scaled.slice(channel)) value = static_cast<float>(static_cast<double>(value) * factor);
            added.data()[channel] = static_cast<float>(static_cast<double>(offsets[at]) - mean * factor);
        }
    }
    return {backend.upload(scaled), backend.upload(added)};
}

DeviceTensor WaveformFeatures::of_part(Backend& backend, std::span<const float> samples, const Linear& windows) const {
    DeviceTensor x = backend.upload(unfolded(samples, first.weight.size(1), first.stride));
    if (norms.empty()) {
        x = windows(backend, x, activation);
        for (const Convolution& convolution : others) x = convolution(backend, x, activation);
        return x;
    }
    x = backend.activation(norms.front()(backend, windows(backend, x)), activation);
    for (std::size_t i = 0; i < others.size(); ++i)
        x = backend.activation(norms[i + 1](backend, others[i](backend, x, Activation::None)), activation);
    return x;
}

DeviceTensor WaveformFeatures::operator()(ForwardPass& pass, const Tensor& samples) const {
    if (samples.shape().size() != 1)
        throw Error(ErrorKind::Input,
                    Sentence("This model reads audio as the samples of one channel, [samples], and was given %1.",
                             samples.empty() ? Sentence("none") : to_string(samples.shape())));
    if (samples.count() < window)
        throw Error(ErrorKind::Input,
                    Sentence("The recording has %1 samples; this model needs at least %2.", samples.count(), window));
    Backend& backend = pass.backend();
    const Linear windows = first.of_windows(backend, samples.values());
    const std::int64_t positions = (samples.count() - window) / hop + 1;
    DeviceTensor all =
        backend.allocate({positions, others.empty() ? first.weight.size(0) : others.back().neighborhood.weight.rows()});
    for (std::int64_t begin = 0; begin < positions; begin += kPositionsOfPart) {
        const std::int64_t count = std::min(kPositionsOfPart, positions - begin);
        const auto part = samples.values().subspan(static_cast<std::size_t>(begin * hop),
                                                   static_cast<std::size_t>((count - 1) * hop + window));
        backend.write_rows(all, begin, of_part(backend, part, windows));
        pass.check_stop();
    }
    return all;
}

}  // namespace headlight
