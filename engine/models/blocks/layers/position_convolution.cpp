#include "models/blocks/layers/position_convolution.h"

#include "models/blocks/layers/convolution.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

constexpr std::int64_t kRowsAtOnce = 512;  // their neighborhoods are much wider than they are

/// The neighborhoods of `count` of the rows from `begin` on, of `rows` that a row of zeros follows.
std::vector<std::int32_t> neighborhoods(std::int64_t begin, std::int64_t count, std::int64_t taps, std::int64_t rows) {
    std::vector<std::int32_t> all;
    all.reserve(static_cast<std::size_t>(count * taps));
    for (std::int64_t row = begin; row < begin + count; ++row) {
        for (std::int64_t tap = 0; tap < taps; ++tap) {
            const std::int64_t neighbor = row - taps / 2 + tap;
            all.push_back(static_cast<std::int32_t>(neighbor < 0 || neighbor >= rows ? rows : neighbor));
        }
    }
    return all;
}

/// Factors that give the matrix of each tap of `direction` [outputs, inputs * taps] its length.
std::vector<float> factors_of(const Tensor& direction, const Tensor& length) {
    const auto taps = static_cast<std::size_t>(length.count());
    std::vector<double> squares(taps);
    for (std::size_t at = 0; at < direction.values().size(); ++at)
        squares[at % taps] += static_cast<double>(direction.values()[at]) * static_cast<double>(direction.values()[at]);
    std::vector<float> factors(taps);
    for (std::size_t tap = 0; tap < taps; ++tap)
        factors[tap] = static_cast<float>(static_cast<double>(length.values()[tap]) / std::sqrt(squares[tap]));
    return factors;
}

}  // namespace

DeviceTensor PositionConvolution::operator()(Backend& backend, const DeviceTensor& x) const {
    const std::int64_t rows = x.rows();
    const auto count = static_cast<std::int64_t>(groups.size());
    const std::int64_t width = x.columns() / count;
    const DeviceTensor with_zeros = backend.allocate({rows + 1, x.columns()});
    backend.write_rows(with_zeros, 0, x);
    backend.write_rows(with_zeros, rows, backend.upload(Tensor({1, x.columns()})));
    const DeviceTensor by_group = backend.allocate({count * rows, width});
    for (std::int64_t group = 0; group < count; ++group) {
        const DeviceTensor own = backend.columns(with_zeros, {group * width, width});
        for (std::int64_t begin = 0; begin < rows; begin += kRowsAtOnce) {
            const std::int64_t part = std::min(kRowsAtOnce, rows - begin);
            DeviceTensor unfolded = backend.rows(own, neighborhoods(begin, part, taps, rows));
            unfolded.shape = {part, taps * width};
            backend.write_rows(by_group, group * rows + begin,
                               groups[static_cast<std::size_t>(group)](backend, unfolded, activation));
        }
    }
    std::vector<std::int32_t> by_row;
    by_row.reserve(static_cast<std::size_t>(count * rows));
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t group = 0; group < count; ++group)
            by_row.push_back(static_cast<std::int32_t>(group * rows + row));
    DeviceTensor side_by_side = backend.rows(by_group, by_row);
    side_by_side.shape = x.shape;
    return side_by_side;
}

PositionConvolution position_convolution_of(const LoadedTensors& tensors, Backend& backend, const std::string& name,
                                            std::int64_t groups, Activation activation) {
    const Tensor direction = matrix_on_host(backend, tensors.at(name + ".direction"));
    const Tensor length = matrix_on_host(backend, tensors.at(name + ".length"));
    const Tensor bias = matrix_on_host(backend, tensors.at(name + ".bias"));
    const std::vector<float> factors = factors_of(direction, length);
    const auto taps = static_cast<std::int64_t>(factors.size());
    const std::int64_t width = direction.size(0) / groups;
    PositionConvolution convolution{{}, taps, activation};
    for (std::int64_t group = 0; group < groups; ++group) {
        Tensor weight({width, taps * width});
        for (std::int64_t output = 0; output < width; ++output)
            for (std::int64_t input = 0; input < width; ++input)
                for (std::int64_t tap = 0; tap < taps; ++tap)
                    weight.slice(output)[static_cast<std::size_t>(tap * width + input)] =
                        direction.slice(group * width + output)[static_cast<std::size_t>(input * taps + tap)] *
                        factors[static_cast<std::size_t>(tap)];
        const auto own =
            bias.values().subspan(static_cast<std::size_t>(group * width), static_cast<std::size_t>(width));
        convolution.groups.push_back(
            {backend.upload(weight), backend.upload(Tensor({width}, {own.begin(), own.end()}))});
    }
    return convolution;
}

}  // namespace headlight
