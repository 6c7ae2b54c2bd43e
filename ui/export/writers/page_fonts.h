#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

namespace headlight {

/// "sans", "serif" and "mono", which every machine has in some form.
QStringList generic_fonts();
/// Families that are installed here and can be drawn at any size, in alphabetical order.
QStringList font_families();

/// The font of a family, or of one of the generic names, whose family is then the one that stands for it here; letters
/// that it lacks come from others. Throws Error(Input) for a family that is not installed.
QFont page_font(const QString& family);

}  // namespace headlight
