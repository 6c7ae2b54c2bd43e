#pragma once

#include <QString>

#include <string>
#include <string_view>

// Words that figures draw, in the language in use (languages.h); English where none was chosen, as in commands.
// `packaging/translations.py` finds the texts where they follow `wording(`.
namespace headlight {

/// The words in the language. Texts of tables are marked where they stand, with QT_TRANSLATE_NOOP("Figure", "...") in
/// `ui` and `shown_name("Figure", "...")` in the engine.
QString wording(const char* text);
QString wording(const std::string& text);
QString wording(std::string_view text);
/// Words with a number above 1, which stands in the place of %n, in the form that the language has for it.
QString wording(const char* text, int count);

}  // namespace headlight
