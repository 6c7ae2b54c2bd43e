#include "export/writers/page_fonts.h"

#include "core/error.h"

#include <QFontDatabase>
#include <QFontInfo>

#include <algorithm>
#include <array>

namespace headlight {
namespace {

struct GenericFont {
    const char* name;       ///< in descriptions and on the command line
    const char* system;     ///< what fontconfig calls it
    QFont::StyleHint hint;  ///< also tells writers which fonts may stand in
};
constexpr std::array kGenericFonts{
    GenericFont{"sans", "Sans Serif", QFont::SansSerif},
    GenericFont{"serif", "Serif", QFont::Serif},
    GenericFont{"mono", "Monospace", QFont::Monospace},
};

/// A family's name without the foundry that Qt adds where there are two of a name: "Courier [IBM]".
QString without_foundry(const QString& family) {
    return family.section(QStringLiteral(" ["), 0, 0);
}

}  // namespace

QStringList generic_fonts() {
    QStringList names;
    for (const GenericFont& each : kGenericFonts) names << QLatin1String(each.name);
    return names;
}

QStringList font_families() {
    QStringList families;
    for (const QString& family : QFontDatabase::families()) {
        if (QFontDatabase::isSmoothlyScalable(family) && !QFontDatabase::isPrivateFamily(family))
            families << without_foundry(family);
    }
    for (const GenericFont& each : kGenericFonts) families.removeAll(QLatin1String(each.system));
    families.removeDuplicates();
    families.sort(Qt::CaseInsensitive);
    return families;
}

QFont page_font(const QString& family) {
    for (const GenericFont& each : kGenericFonts) {
        if (family.compare(QLatin1String(each.name), Qt::CaseInsensitive) != 0) continue;
        QFont font(QLatin1String(each.system));
        font.setStyleHint(each.hint);
        font.setFamily(without_foundry(QFontInfo(font).family()));
        return font;
    }
    for (const QString& installed : font_families())
        if (installed.compare(family.trimmed(), Qt::CaseInsensitive) == 0) return QFont(installed);
    throw Error(ErrorKind::Input,
                Sentence("The font \"%1\" is not installed here; install it, or choose another: sans, serif and mono "
                         "are always there, and \"fc-list : family\" lists the others.",
                         family.toStdString()));
}

}  // namespace headlight
