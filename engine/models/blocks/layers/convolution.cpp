#include "models/blocks/layers/convolution.h"

#include <numeric>
#include <utility>
#include <vector>

namespace headlight {

Tensor matrix_on_host(Backend& backend, DeviceTensor weight) {
    weight.shape = {weight.rows(), element_count(weight.shape) / weight.rows()};
    std::vector<std::int32_t> all(static_cast<std::size_t>(weight.rows()));
    std::iota(all.begin(), all.end(), 0);
    return backend.download(backend.embedding(weight, all));
}

Tensor transposed(const Tensor& matrix) {
    const std::int64_t rows = matrix.size(0);
    const std::int64_t columns = matrix.size(1);
    Tensor result({columns, rows});
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t column = 0; column < columns; ++column)
            result.data()[column * rows + row] = matrix.data()[row * columns + column];
    return result;
}

DeviceTensor Convolution::operator()(Backend& backend, const DeviceTensor& x, Activation activation) const {
    const std::int64_t rows = x.rows();
    const std::int64_t before = padded ? (width - 1) / 2 : 0;
    DeviceTensor read = x;
    if (padded) {
        read = backend.allocate({rows + 1, x.columns()});
        backend.write_rows(read, 0, x);
        backend.write_rows(read, rows, backend.upload(Tensor({1, x.columns()})));
    }
    std::vector<std::int32_t> neighbors;
    const std::int64_t end = padded ? rows - before : rows - width + 1;
    for (std::int64_t first = -before; first < end; first += stride) {
        for (std::int64_t row = first; row < first + width; ++row)
            neighbors.push_back(static_cast<std::int32_t>(row < 0 || row >= rows ? rows : row));
    }
    DeviceTensor unfolded = backend.rows(read, neighbors);
    unfolded.shape = {unfolded.rows() / width, width * x.columns()};
    return neighborhood(backend, unfolded, activation);
}

Convolution convolution_of(const LoadedTensors& tensors, Backend& backend, const std::string& name,
                           std::int64_t stride) {
    const DeviceTensor& weight = tensors.at(name + ".weight");
    const std::int64_t outputs = weight.shape.at(0);
    const std::int64_t inputs = weight.shape.at(1);
    const std::int64_t width = weight.shape.at(2);
    const Tensor by_input = matrix_on_host(backend, weight);
    Tensor by_row({outputs, width * inputs});
    for (std::int64_t output = 0; output < outputs; ++output) {
        const std::span<const float> from = by_input.slice(output);
        const std::span<float> to = by_row.slice(output);
        for (std::int64_t input = 0; input < inputs; ++input)
            for (std::int64_t row = 0; row < width; ++row)
                to[static_cast<std::size_t>(row * inputs + input)] =
                    from[static_cast<std::size_t>(input * width + row)];
    }
    return {{backend.upload(by_row), tensors.find(name + ".bias")}, width, stride};
}

}  // namespace headlight
