#pragma once

#include "analysis/analysis.h"
#include "analysis/matrix_view.h"

#include <QJsonObject>

#include <cstdint>
#include <vector>

namespace headlight {

/// The image that a stack's patches are of, for the script of a page: its gray pixels, how many patches there are, and
/// which of them each of the first `rows` queries and `columns` keys is (null: none). Empty where there is no image.
QJsonObject page_image(const Analysis& analysis, const AttentionStack& stack, const AttentionMatrix& matrix,
                       std::int64_t rows, std::int64_t columns);

}  // namespace headlight
