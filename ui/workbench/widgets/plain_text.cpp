#include "workbench/widgets/plain_text.h"

#include "workbench/language/screen_number.h"

#include <cmath>

namespace headlight {

QString plain_tool_tip(const QString& text) {
    if (text.isEmpty()) return {};
    return QStringLiteral("<qt><p style='white-space:pre-wrap'>%1</p></qt>").arg(text.toHtmlEscaped());
}

QString weight_text(double weight) {
    if (std::isnan(weight)) return QStringLiteral("–");
    if (weight == 0.0) return QStringLiteral("0");
    if (weight < 0.0001) return QStringLiteral("< ") + screen_number(0.0001, 'f', 4);
    return screen_number(weight, 'f', weight < 0.01 ? 4 : 3);
}

}  // namespace headlight
