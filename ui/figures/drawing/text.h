#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QString>
#include <QStringList>

#include <string>

namespace headlight {

/// Sizes of a font's letters, in the units of its size.
struct FontExtent {
    double ascent = 0;
    double descent = 0;
    double cap_height = 0;
    [[nodiscard]] double line() const { return ascent + descent; }
};

/// The font at another size, in the units of a display list (see TextItem).
QFont sized(const QFont& font, double size, QFont::Weight weight = QFont::Normal);
/// The font's size; 10 where it has none.
double size_of(const QFont& font);

/// Measures texts in one font: to look a font up takes longer than to measure a short text. Measures do not depend on a
/// screen: letters are measured large and unhinted and scaled down.
class TextMeasure {
  public:
    explicit TextMeasure(const QFont& font);
    [[nodiscard]] double width(const QString& text) const { return large_.horizontalAdvance(text) * scale_; }
    [[nodiscard]] FontExtent extent() const;

  private:
    QFontMetricsF large_;
    double scale_;
};

FontExtent extent(const QFont& font);
double text_width(const QString& text, const QFont& font);

/// The beginning of a text that may be of any length, with an ellipsis where it was longer than `most` letters: for
/// what is laid out, which takes time and memory by its length.
QString beginning(const QString& text, qsizetype most);
/// The text cut at the right with an ellipsis so that it fits; the text itself where it does.
QString elided(const QString& text, const QFont& font, double width);
/// Lines no wider than `width`, broken at white space, or inside a word where it alone is too wide.
QStringList wrapped(const QString& text, const QFont& font, double width);

/// A token's label as it can be drawn: control characters become their pictures (U+2400...), white space alone becomes
/// visible, invalid UTF-8 becomes U+FFFD, and what is longer than a hundred letters is cut.
QString visible_label(const std::string& label);
/// A number as people read it: as QString::number writes it, with the minus sign U+2212 in place of hyphens. Not for
/// files that programs read.
QString number_text(double value, char format = 'g', int digits = 6);
/// The text between U+2068 and U+2069, so that its direction leaves the text around it alone (Unicode Annex 9).
QString isolated(const QString& text);
QString isolated(const std::string& text);

}  // namespace headlight
