#include "images/resampling.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace headlight {

namespace {

constexpr int kPrecision = 22;  // bits of a coefficient behind the point
constexpr std::size_t kChannels = 3;

struct Kernel {
    double support;
    double (*value)(double);
};

double box(double x) {
    return x > -0.5 && x <= 0.5 ? 1.0 : 0.0;
}

double bilinear(double x) {
    return std::max(0.0, 1.0 - std::abs(x));
}

/// Keys' cubic convolution with a = -1/2.
double bicubic(double x) {
    constexpr double kA = -0.5;
    const double d = std::abs(x);
    if (d < 1) return ((kA + 2) * d - (kA + 3)) * d * d + 1;
    return d < 2 ? (((d - 5) * d + 8) * d - 4) * kA : 0.0;
}

double sinc(double x) {
    return x == 0 ? 1.0 : std::sin(std::numbers::pi * x) / (std::numbers::pi * x);
}

double lanczos(double x) {
    return x >= -3 && x < 3 ? sinc(x) * sinc(x / 3) : 0.0;
}

double hamming(double x) {
    const double d = std::abs(x);
    if (d >= 1) return 0;
    return d == 0 ? 1.0 : sinc(d) * (0.54 + 0.46 * std::cos(std::numbers::pi * d));
}

Kernel kernel_of(ResamplingFilter filter) {
    switch (filter) {
        case ResamplingFilter::Lanczos:
            return {3, lanczos};
        case ResamplingFilter::Bilinear:
            return {1, bilinear};
        case ResamplingFilter::Bicubic:
            return {2, bicubic};
        case ResamplingFilter::Hamming:
            return {1, hamming};
        case ResamplingFilter::Nearest:
        case ResamplingFilter::Box:
            break;
    }
    return {0.5, box};
}

/// The pixels that make one new pixel, with their shares.
struct Taps {
    std::int32_t first = 0;
    std::vector<std::int32_t> shares;
};

std::vector<Taps> taps_of(std::int32_t from, std::int32_t to, const Kernel& kernel) {
    const double scale = static_cast<double>(from) / to;
    const double widened = std::max(scale, 1.0);
    const double support = kernel.support * widened;
    std::vector<Taps> all(static_cast<std::size_t>(to));
    for (std::int32_t at = 0; at < to; ++at) {
        const double center = (at + 0.5) * scale;
        const auto first = std::max(0, static_cast<std::int32_t>(center - support + 0.5));
        const auto end = std::min(from, static_cast<std::int32_t>(center + support + 0.5));
        std::vector<double> values;
        double sum = 0;
        for (std::int32_t x = first; x < end; ++x) {
            values.push_back(kernel.value((x - center + 0.5) / widened));
            sum += values.back();
        }
        Taps& taps = all[static_cast<std::size_t>(at)];
        taps.first = first;
        for (const double value : values) {
            const double share = (sum == 0 ? value : value / sum) * (1 << kPrecision);
            taps.shares.push_back(static_cast<std::int32_t>(share < 0 ? share - 0.5 : share + 0.5));
        }
    }
    return all;
}

std::uint8_t byte_of(std::int64_t sum) {
    return static_cast<std::uint8_t>(std::clamp<std::int64_t>(sum >> kPrecision, 0, 255));
}

Image resized_across(const Image& image, std::int32_t width, const Kernel& kernel) {
    const std::vector<Taps> all = taps_of(image.width, width, kernel);
    Image result{width, image.height, {}};
    result.pixels.resize(result.count() * kChannels);
    for (std::int32_t y = 0; y < image.height; ++y) {
        const std::uint8_t* row = image.pixels.data() + static_cast<std::size_t>(y) * image.width * kChannels;
        std::uint8_t* out = result.pixels.data() + static_cast<std::size_t>(y) * width * kChannels;
        for (const Taps& taps : all) {
            for (std::size_t channel = 0; channel < kChannels; ++channel) {
                std::int64_t sum = std::int64_t{1} << (kPrecision - 1);
                const std::uint8_t* in = row + static_cast<std::size_t>(taps.first) * kChannels + channel;
                for (std::size_t i = 0; i < taps.shares.size(); ++i)
                    sum += std::int64_t{in[i * kChannels]} * taps.shares[i];
                *out++ = byte_of(sum);
            }
        }
    }
    return result;
}

Image resized_down(const Image& image, std::int32_t height, const Kernel& kernel) {
    const std::vector<Taps> all = taps_of(image.height, height, kernel);
    const std::size_t row = static_cast<std::size_t>(image.width) * kChannels;
    Image result{image.width, height, {}};
    result.pixels.resize(result.count() * kChannels);
    std::vector<std::int64_t> sums(row);
    std::uint8_t* out = result.pixels.data();
    for (const Taps& taps : all) {
        std::fill(sums.begin(), sums.end(), std::int64_t{1} << (kPrecision - 1));
        for (std::size_t i = 0; i < taps.shares.size(); ++i) {
            const std::uint8_t* in = image.pixels.data() + (static_cast<std::size_t>(taps.first) + i) * row;
            for (std::size_t x = 0; x < row; ++x) sums[x] += std::int64_t{in[x]} * taps.shares[i];
        }
        out = std::transform(sums.begin(), sums.end(), out, byte_of);
    }
    return result;
}

Image nearest(const Image& image, std::int32_t width, std::int32_t height) {
    Image result{width, height, {}};
    result.pixels.reserve(result.count() * kChannels);
    const auto source = [](std::int32_t at, std::int32_t from, std::int32_t to) {
        return std::min(from - 1, static_cast<std::int32_t>((at + 0.5) * (static_cast<double>(from) / to)));
    };
    for (std::int32_t y = 0; y < height; ++y) {
        const auto row = static_cast<std::size_t>(source(y, image.height, height)) * image.width;
        for (std::int32_t x = 0; x < width; ++x) {
            const auto at = (row + static_cast<std::size_t>(source(x, image.width, width))) * kChannels;
            result.pixels.insert(result.pixels.end(), image.pixels.begin() + static_cast<std::ptrdiff_t>(at),
                                 image.pixels.begin() + static_cast<std::ptrdiff_t>(at + kChannels));
        }
    }
    return result;
}

}  // namespace

Image resized(const Image& image, std::int32_t width, std::int32_t height, ResamplingFilter filter) {
    if (width == image.width && height == image.height) return image;
    if (filter == ResamplingFilter::Nearest) return nearest(image, width, height);
    const Kernel kernel = kernel_of(filter);
    const Image across = width == image.width ? image : resized_across(image, width, kernel);
    return height == across.height ? across : resized_down(across, height, kernel);
}

Image cropped(const Image& image, const PixelRectangle& part) {
    if (part == PixelRectangle{0, 0, image.width, image.height}) return image;
    Image result{part.width, part.height, {}};
    result.pixels.resize(result.count() * kChannels);
    const std::int32_t left = std::max(0, part.left);
    const std::int32_t right = std::min(image.width, part.left + part.width);
    for (std::int32_t y = std::max(0, part.top); y < std::min(image.height, part.top + part.height); ++y) {
        if (right <= left) break;
        const auto from = (static_cast<std::size_t>(y) * image.width + left) * kChannels;
        const auto to = (static_cast<std::size_t>(y - part.top) * part.width + (left - part.left)) * kChannels;
        std::copy_n(image.pixels.begin() + static_cast<std::ptrdiff_t>(from),
                    static_cast<std::size_t>(right - left) * kChannels,
                    result.pixels.begin() + static_cast<std::ptrdiff_t>(to));
    }
    return result;
}

}  // namespace headlight
