#pragma once

#include <QString>

namespace headlight {

/// One place in which two texts differ, in UTF-16 units: `removed` of the first from `at` on became `inserted` of the
/// second.
struct TextDifference {
    qsizetype at = 0;
    qsizetype removed = 0;
    qsizetype inserted = 0;
};

/// Returns the shortest such place that splits no surrogate pair; both lengths are 0 for equal texts. Where several
/// fit (a letter typed beside the same letter), it is the last.
[[nodiscard]] TextDifference difference_between(const QString& before, const QString& after);

}  // namespace headlight
