#include "models/blocks/padded_grid.h"

namespace headlight {

GridSize padded_to(const GridSize& given, std::int64_t side) {
    const auto whole = [&](std::int64_t count) { return (count + side - 1) / side * side; };
    return {whole(given.rows), whole(given.columns)};
}

std::vector<std::int32_t> given_patches(const GridSize& given, const GridSize& padded) {
    std::vector<std::int32_t> rows;
    for (std::int64_t row = 0; row < given.rows; ++row)
        for (std::int64_t column = 0; column < given.columns; ++column)
            rows.push_back(static_cast<std::int32_t>(row * padded.columns + column));
    return rows;
}

DeviceTensor with_padding(Backend& backend, const DeviceTensor& x, const GridSize& given, const GridSize& padded) {
    if (given == padded) return x;
    DeviceTensor all = backend.allocate({x.rows() + 1, x.columns()});
    backend.write_rows(all, 0, x);
    backend.write_rows(all, x.rows(), backend.upload(Tensor({1, x.columns()})));
    std::vector<std::int32_t> rows(static_cast<std::size_t>(padded.rows * padded.columns),
                                   static_cast<std::int32_t>(x.rows()));
    std::int32_t next = 0;
    for (const std::int32_t row : given_patches(given, padded)) rows[static_cast<std::size_t>(row)] = next++;
    return backend.rows(all, rows);
}

}  // namespace headlight
