#include "workbench/document/texts/text_difference.h"

#include <algorithm>

namespace headlight {

TextDifference difference_between(const QString& before, const QString& after) {
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype same = 0;
    while (same < shorter && before[same] == after[same]) ++same;
    if (same > 0 && before[same - 1].isHighSurrogate()) --same;
    qsizetype same_end = 0;
    while (same_end < shorter - same && before[before.size() - 1 - same_end] == after[after.size() - 1 - same_end])
        ++same_end;
    if (same_end > 0 && before[before.size() - same_end].isLowSurrogate()) --same_end;
    return {same, before.size() - same - same_end, after.size() - same - same_end};
}

}  // namespace headlight
