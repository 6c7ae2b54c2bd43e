#include "models/blocks/attention/grid_offsets.h"

#include "models/blocks/layers/convolution.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

/// A table as it is on the host, the last row first.
DeviceTensor reversed(Backend& backend, const DeviceTensor& table) {
    const Tensor own = matrix_on_host(backend, table);
    Tensor out(own.shape());
    for (std::int64_t row = 0; row < own.size(0); ++row)
        std::ranges::copy(own.slice(own.size(0) - 1 - row), out.slice(row).begin());
    return backend.upload(out);
}

/// Products of every query of every head with the rows of a table: [queries * heads, rows].
Tensor products(Backend& backend, DeviceTensor queries, const DeviceTensor& table) {
    queries.shape = {element_count(queries.shape) / table.columns(), table.columns()};
    return backend.download(backend.linear(queries, table, {}, WeightLayout::OutputInput, Activation::None));
}

}  // namespace

AttentionSpec GridOffsets::lengthened(AttentionSpec spec) const {
    spec.head_size += static_cast<std::int32_t>(2 * side);
    spec.scale = 1.0F;
    return spec;
}

Projections GridOffsets::operator()(Backend& backend, Projections parts, const AttentionSpec& lengthened) const {
    const std::int64_t heads = lengthened.heads;
    const std::int64_t size = lengthened.head_size;
    const std::int64_t own = size - 2 * side;
    const auto scale = static_cast<float>(1.0 / std::sqrt(static_cast<double>(own)));
    const Tensor rows = products(backend, parts.queries, by_row);
    const Tensor columns = products(backend, parts.queries, by_column);
    const Tensor given_queries = backend.download(parts.queries);
    const Tensor given_keys = backend.download(parts.keys);
    Tensor queries({given_queries.size(0), heads * size});
    Tensor keys({given_queries.size(0), heads * size});
    for (std::int64_t patch = 0; patch < queries.size(0); ++patch) {
        const std::int64_t y = patch / width % side;
        const std::int64_t x = patch % width % side;
        for (std::int64_t head = 0; head < heads; ++head) {
            float* const query = queries.slice(patch).data() + head * size;
            std::transform(given_queries.slice(patch).data() + head * own,
                           given_queries.slice(patch).data() + (head + 1) * own, query,
                           [&](float value) { return value * scale; });
            // The keys of row 0, 1, ... stand y, y - 1, ... rows above.
            std::copy_n(rows.slice(patch * heads + head).data() + side - 1 - y, side, query + own);
            std::copy_n(columns.slice(patch * heads + head).data() + side - 1 - x, side, query + own + side);
            float* const key = keys.slice(patch).data() + head * size;
            std::copy_n(given_keys.slice(patch).data() + head * own, own, key);
            key[own + y] = 1.0F;
            key[own + side + x] = 1.0F;
        }
    }
    parts.queries = backend.upload(queries);
    parts.keys = backend.upload(keys);
    return parts;
}

GridOffsets grid_offsets_of(const LoadedTensors& tensors, Backend& backend, const std::string& name, std::int64_t side,
                            std::int64_t width) {
    return {reversed(backend, tensors.at(name + "rel_pos_h")), reversed(backend, tensors.at(name + "rel_pos_w")), side,
            width};
}

}  // namespace headlight
