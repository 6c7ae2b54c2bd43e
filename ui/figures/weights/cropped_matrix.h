#pragma once

#include "analysis/matrix_view.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace headlight {

/// Rows, columns or tokens from `first` to `last`, both included.
struct EntryRange {
    std::int32_t first = 0;
    std::int32_t last = 0;
    bool operator==(const EntryRange&) const = default;
};

/// Range of a text such as "0-9" or "4", and the text of a range; empty for any other text, as for none.
std::optional<EntryRange> range_from(const QString& text);
QString range_text(const std::optional<EntryRange>& range);

/// The part of the matrix in these rows and columns (absent: all), with a note that says so where something is left
/// out. Weights stay what they are. Throws Error(Input) for a range that the matrix does not have.
AttentionMatrix cropped(const AttentionMatrix& matrix, const std::optional<EntryRange>& queries,
                        const std::optional<EntryRange>& keys);

}  // namespace headlight
