#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>

namespace headlight::testing {

/// A text of so many words that the built-in models know, no two lines of it alike.
inline QString sample_words(std::int64_t count) {
    static const char* const kWords[] = {"the", "old", "keeper", "lit", "a", "lamp", "and", "slept"};
    QStringList result;
    for (std::int64_t i = 0; i < count; ++i) result << QString::fromLatin1(kWords[(i * 5 + i / 8) % 8]);
    return result.join(QLatin1Char(' '));
}

}  // namespace headlight::testing
