#include "models/blocks/layers/grid_convolution.h"

#include "core/error.h"
#include "models/blocks/layers/convolution.h"

#include <cmath>
#include <utility>
#include <vector>

namespace headlight {

namespace {

/// Places of a square around each patch of `to`, row by row; -1 beyond the edges.
std::vector<std::int32_t> neighbors(const GridSize& from, const GridSize& to, std::int64_t size, std::int64_t stride,
                                    std::int64_t padding) {
    std::vector<std::int32_t> all;
    all.reserve(static_cast<std::size_t>(to.rows * to.columns * size * size));
    for (std::int64_t patch = 0; patch < to.rows * to.columns; ++patch) {
        for (std::int64_t place = 0; place < size * size; ++place) {
            const std::int64_t row = patch / to.columns * stride - padding + place / size;
            const std::int64_t column = patch % to.columns * stride - padding + place % size;
            const bool inside = row >= 0 && row < from.rows && column >= 0 && column < from.columns;
            all.push_back(inside ? static_cast<std::int32_t>(row * from.columns + column) : -1);
        }
    }
    return all;
}

}  // namespace

Tensor states_of_pixels(const Tensor& pixels, std::int64_t channels) {
    if (pixels.shape().size() != 3 || pixels.size(0) != channels)
        throw Error(
            ErrorKind::Input,
            Sentence("The image's values have the shape %1, but this model reads %2 channels of rows of pixels.",
                     to_string(pixels.shape()), channels));
    return transposed(
        Tensor({channels, pixels.size(1) * pixels.size(2)}, {pixels.values().begin(), pixels.values().end()}));
}

GridSize GridConvolution::grid_of(const GridSize& from) const {
    const auto of_side = [&](std::int64_t side) {
        return side + 2 * padding < size ? 0 : (side + 2 * padding - size) / stride + 1;
    };
    return {of_side(from.rows), of_side(from.columns)};
}

DeviceTensor GridConvolution::operator()(Backend& backend, const DeviceTensor& x, const GridSize& from) const {
    const auto zeros = static_cast<std::int32_t>(x.rows());
    const DeviceTensor with_zeros = backend.allocate({x.rows() + 1, x.columns()});
    backend.write_rows(with_zeros, 0, x);
    backend.write_rows(with_zeros, zeros, backend.upload(Tensor({1, x.columns()})));
    const GridSize to = grid_of(from);
    std::vector<std::int32_t> rows = neighbors(from, to, size, stride, padding);
    for (std::int32_t& row : rows)
        if (row < 0) row = zeros;
    DeviceTensor unfolded = backend.rows(with_zeros, rows);
    unfolded.shape = {to.rows * to.columns, size * size * x.columns()};
    return neighborhood(backend, unfolded);
}

GridConvolution grid_convolution_of(const LoadedTensors& tensors, Backend& backend, const std::string& name,
                                    std::int64_t stride, std::int64_t padding) {
    GridConvolution made = grid_convolution_by(backend, tensors.at(name + ".weight"), stride, padding);
    made.neighborhood.bias = tensors.find(name + ".bias");
    return made;
}

GridConvolution grid_convolution_by(Backend& backend, const DeviceTensor& weight, std::int64_t stride,
                                    std::int64_t padding) {
    const std::int64_t outputs = weight.shape.at(0);
    const std::int64_t inputs = weight.shape.at(1);
    const std::int64_t size = weight.shape.at(2);
    const Tensor by_input = matrix_on_host(backend, weight);
    Tensor by_place({outputs, size * size * inputs});
    for (std::int64_t output = 0; output < outputs; ++output)
        for (std::int64_t input = 0; input < inputs; ++input)
            for (std::int64_t place = 0; place < size * size; ++place)
                by_place.slice(output)[static_cast<std::size_t>(place * inputs + input)] =
                    by_input.slice(output)[static_cast<std::size_t>(input * size * size + place)];
    return {{backend.upload(by_place), {}}, size, stride, padding};
}

DeviceTensor ChannelConvolution::operator()(Backend& backend, const DeviceTensor& x, const GridSize& grid) const {
    const auto size = static_cast<std::int64_t>(std::lround(std::sqrt(static_cast<double>(weight.rows()))));
    const DeviceTensor sums = backend.convolution(x, weight, neighbors(grid, grid, size, 1, size / 2));
    const DeviceTensor made = backend.add(sums, bias);
    return adds_to_input ? backend.add(made, x) : made;
}

ChannelConvolution channel_convolution_of(const LoadedTensors& tensors, Backend& backend, const std::string& name) {
    const Tensor by_channel = matrix_on_host(backend, tensors.at(name + ".weight"));
    const std::int64_t channels = by_channel.size(0);
    const std::int64_t places = by_channel.size(1);
    Tensor by_place({places, channels});
    for (std::int64_t channel = 0; channel < channels; ++channel)
        for (std::int64_t place = 0; place < places; ++place)
            by_place.data()[place * channels + channel] = by_channel.data()[channel * places + place];
    return {backend.upload(by_place), tensors.at(name + ".bias")};
}

}  // namespace headlight
