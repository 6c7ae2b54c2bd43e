#pragma once

#include <QFontDatabase>
#include <QLocale>
#include <QString>

#include <span>

namespace headlight {

/// A language of the window. A new one is a row in the table and a file resources/translations/headlight_ID.ts.
struct Language {
    const char* id = "";    ///< on the command line, in settings and in the name of its file: "de", "zh_CN"
    const char* name = "";  ///< in the language itself: "Deutsch"
    QFontDatabase::WritingSystem letters = QFontDatabase::Latin;
    const char* font_package = "";  ///< Debian package of a font with these letters; empty: all usual fonts have them
};

/// All of them, English first.
std::span<const Language> languages();
/// Returns the language of an id; null for any other text.
const Language* find_language(const QString& id);
/// The first of the desktop's languages that the window speaks, otherwise English.
const Language& system_language();
/// The language of an id; the desktop's for any other text.
const Language& language_of(const QString& id);

/// From now on texts are translated into the language, and numbers on the screen are written as it does. Texts that are
/// not translated stay English. What is shown already does not change.
void use_language(const Language& language);

/// The language that was chosen last; English at first.
const Language& language_in_use();
/// How the language in use writes numbers.
const QLocale& language_locale();

/// The sentence, in English, that says which font to install where no font of this machine has the letters of the
/// language; empty: one has.
QString missing_font(const Language& language);

}  // namespace headlight
