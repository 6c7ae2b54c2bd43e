#include "models/blocks/joined_texts.h"

namespace headlight {

DeviceTensor TextRows::rows_of(const DeviceTensor& x) const {
    if (rows.begin == 0 && rows.end == x.rows()) return x;
    return pass.backend().row_range(x, rows);
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
