#include "models/blocks/layers/causal_convolution.h"

#include "models/blocks/layers/convolution.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

namespace headlight {

namespace {

/// Rows of `before`, which may be empty, and of x.
DeviceTensor one_after_the_other(Backend& backend, const DeviceTensor& before, const DeviceTensor& x) {
    if (before.empty()) return x;
    DeviceTensor all = backend.allocate({before.rows() + x.rows(), x.columns()});
    backend.write_rows(all, 0, before);
    backend.write_rows(all, before.rows(), x);
    return all;
}

std::vector<std::int32_t> numbers(std::int64_t begin, std::int64_t count) {
    std::vector<std::int32_t> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), static_cast<std::int32_t>(begin));
    return all;
}

}  // namespace

DeviceTensor CausalConvolution::operator()(Backend& backend, const DeviceTensor& x, DeviceTensor& before) const {
    const std::int64_t taps = weight.rows();
    const std::int64_t past = before.empty() ? 0 : before.rows();
    const DeviceTensor all = one_after_the_other(backend, before, x);
    std::vector<std::int32_t> neighbors;
    for (std::int64_t row = past; row < all.rows(); ++row)
        for (std::int64_t tap = 0; tap < taps; ++tap)
            neighbors.push_back(static_cast<std::int32_t>(std::max<std::int64_t>(row + tap - taps + 1, -1)));
    DeviceTensor sums = backend.convolution(all, weight, neighbors);
    if (!bias.empty()) {
        DeviceTensor row = bias;
        row.shape = {1, x.columns()};
        sums = backend.add(sums, row);
    }
    const std::int64_t kept = std::min(taps - 1, all.rows());
    before = kept > 0 ? backend.rows(all, numbers(all.rows() - kept, kept)) : DeviceTensor{};
    return sums;
}

CausalConvolution causal_convolution(Backend& backend, const DeviceTensor& weight, const DeviceTensor& bias) {
    DeviceTensor table = weight;
    table.shape = {weight.shape.front(), weight.shape.back()};
    // Rows of a weight are read as those of a table, which works for every type of weight.
    const Tensor by_column = backend.download(backend.embedding(table, numbers(0, table.rows())));
    return {backend.upload(transposed(by_column)), bias};
}

}  // namespace headlight
