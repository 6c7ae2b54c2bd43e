#pragma once

#include <QString>

namespace headlight {

/// A number with at most so many decimals, without zeros at the end and without "-0", whatever the locale.
inline QString short_decimal(double value, int digits) {
    QString text = QString::number(value, 'f', digits);
    while (text.endsWith('0')) text.chop(1);
    if (text.endsWith('.')) text.chop(1);
    return text == "-0" ? QStringLiteral("0") : text;
}

}  // namespace headlight
