#include "workbench/widgets/plain_text.h"

#include <cmath>

namespace headlight {

QString plain_tool_tip(const QString& text) {
    if (text.isEmpty()) return {};
    return QStringLiteral("<qt><p style='white-space:pre-wrap'>%1</p></qt>").arg(text.toHtmlEscaped());
}

QString weight_text(double weight) {
    if (std::isnan(weight)) return QStringLiteral("–");
    if (weight == 0.0) return QStringLiteral("0");
    if (weight < 0.0001) return QStringLiteral("< 0.0001");
    return QString::number(weight, 'f', weight < 0.01 ? 4 : 3);
}

}  // namespace headlight
