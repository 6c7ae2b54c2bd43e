#include "workbench/language/screen_number.h"

#include "figures/drawing/text.h"
#include "language/languages.h"

namespace headlight {

QString screen_number(double value, char format, int digits) {
    return number_text(value, format, digits).replace(QLatin1Char('.'), language_locale().decimalPoint());
}

}  // namespace headlight
