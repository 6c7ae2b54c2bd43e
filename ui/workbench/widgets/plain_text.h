#pragma once

#include <QString>

namespace headlight {

/// Text of models, tokens and files for places that would otherwise take markup in it as markup (tool tips): shown as
/// it is.
QString plain_tool_tip(const QString& text);

/// A weight as the window writes it: "0.677", "0.0004", "< 0.0001".
QString weight_text(double weight);

}  // namespace headlight
