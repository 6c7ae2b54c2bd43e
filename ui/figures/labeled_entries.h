#pragma once

#include "analysis/matrix_view.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// Rows or columns of a matrix that is not over the tokens of a text, one a label, in their order.
inline std::vector<MatrixEntry> labeled_entries(const std::vector<std::string>& labels) {
    std::vector<MatrixEntry> entries;
    for (const std::string& label : labels) entries.push_back({label, {static_cast<std::int32_t>(entries.size())}});
    return entries;
}

}  // namespace headlight
