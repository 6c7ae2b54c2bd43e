#include "models/blocks/joined_texts.h"

#include <numeric>

namespace headlight {

DeviceTensor TextRows::rows_of(const DeviceTensor& x) const {
    if (rows.begin == 0 && rows.end == x.rows()) return x;
    std::vector<std::int32_t> indices(static_cast<std::size_t>(rows.size()));
    std::iota(indices.begin(), indices.end(), static_cast<std::int32_t>(rows.begin));
    return pass.backend().rows(x, indices);
}

DeviceTensor joined(Backend& backend, const std::vector<DeviceTensor>& parts) {
    if (parts.size() == 1) return parts.front();
    std::int64_t rows = 0;
    for (const DeviceTensor& part : parts) rows += part.rows();
    const DeviceTensor all = backend.allocate({rows, parts.front().columns()});
    std::int64_t at = 0;
    for (const DeviceTensor& part : parts) {
        backend.write_rows(all, at, part);
        at += part.rows();
    }
    return all;
}

}  // namespace headlight
