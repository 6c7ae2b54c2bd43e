#include "figures/drawing/text.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <iterator>
#include <vector>

namespace headlight {
namespace {

constexpr int kMeasuredPixels = 100;

QFontMetricsF large_metrics(const QFont& font) {
    QFont large(font);
    large.setPixelSize(kMeasuredPixels);
    large.setHintingPreference(QFont::PreferNoHinting);
    return QFontMetricsF(large);
}

double scale_of(const QFont& font) {
    return size_of(font) / kMeasuredPixels;
}

QChar picture_of(QChar control) {
    return control.unicode() == 0x7F ? QChar(0x2421) : QChar(0x2400 + control.unicode());
}

/// Letters of which more are on no line, whatever they measure: some have no width.
constexpr qsizetype kMostOfLine = 2000;

/// A beginning of the text that is wider than `room`, so that no more needs to be measured for a line; else all of it.
QString more_than_fits(QStringView text, const QFontMetricsF& metrics, double room) {
    constexpr qsizetype kFirst = 64;
    for (qsizetype letters = kFirst; letters < std::min(text.size(), kMostOfLine); letters *= 2)
        if (QString beginning = text.left(letters).toString(); metrics.horizontalAdvance(beginning) > room)
            return beginning;
    return text.left(kMostOfLine).toString();
}

/// Where each letter as people count them ends.
std::vector<qsizetype> ends_of_letters(const QString& text) {
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
    std::vector<qsizetype> ends;
    for (qsizetype end = letters.toNextBoundary(); end > 0; end = letters.toNextBoundary()) ends.push_back(end);
    return ends;
}

/// Where the first line of the text ends: at white space, or inside a word where it alone is too wide; at least one
/// letter is on it.
qsizetype end_of_line(QStringView text, const QFontMetricsF& metrics, double room) {
    const QString beginning = more_than_fits(text, metrics, room);
    if (metrics.horizontalAdvance(beginning) <= room) return beginning.size();
    const std::vector<qsizetype> ends = ends_of_letters(beginning);
    const auto too_wide = std::ranges::partition_point(
        ends, [&](qsizetype end) { return metrics.horizontalAdvance(beginning.left(end)) <= room; });
    const qsizetype fits = too_wide == ends.begin() ? ends.front() : *std::prev(too_wide);
    const qsizetype space = beginning.lastIndexOf(' ', fits);
    return space > 0 ? space : fits;
}

}  // namespace

QFont sized(const QFont& font, double size, QFont::Weight weight) {
    QFont result(font);
    result.setPointSizeF(size);
    result.setWeight(weight);
    result.setHintingPreference(QFont::PreferNoHinting);
    return result;
}

double size_of(const QFont& font) {
    return font.pointSizeF() > 0 ? font.pointSizeF() : 10;
}

TextMeasure::TextMeasure(const QFont& font) : large_(large_metrics(font)), scale_(scale_of(font)) {}

FontExtent TextMeasure::extent() const {
    return {large_.ascent() * scale_, large_.descent() * scale_, large_.capHeight() * scale_};
}

FontExtent extent(const QFont& font) {
    return TextMeasure(font).extent();
}

double text_width(const QString& text, const QFont& font) {
    return TextMeasure(font).width(text);
}

QString beginning(const QString& text, qsizetype most) {
    if (text.size() <= most) return text;
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text.left(most + 1));
    letters.setPosition(most);
    const qsizetype end = letters.isAtBoundary() ? most : letters.toPreviousBoundary();
    return text.left(end).trimmed() + QChar(0x2026);
}

QString elided(const QString& text, const QFont& font, double width) {
    return large_metrics(font).elidedText(beginning(text, kMostOfLine), Qt::ElideRight, width / scale_of(font));
}

QStringList wrapped(const QString& text, const QFont& font, double width) {
    const QFontMetricsF metrics = large_metrics(font);
    const double room = width / scale_of(font);
    QStringList lines;
    for (const QString& paragraph : text.split('\n')) {
        const QString words = paragraph.simplified();
        QStringView rest = words;
        while (!rest.isEmpty()) {
            const qsizetype cut = end_of_line(rest, metrics, room);
            lines << rest.left(cut).toString();
            rest = rest.mid(cut).trimmed();
        }
    }
    return lines;
}

QString visible_label(const std::string& label) {
    // A token as long as a page is recognised by its beginning, and measuring all of it would take its time.
    constexpr std::size_t kMostBytes = 400;
    constexpr qsizetype kMostLetters = 100;
    QString text = QString::fromUtf8(label.data(), static_cast<qsizetype>(std::min(label.size(), kMostBytes)));
    text = beginning(text, kMostLetters);
    const bool blank = std::all_of(text.cbegin(), text.cend(), [](QChar letter) { return letter.isSpace(); });
    for (QChar& letter : text) {
        if (letter.unicode() < 0x20 || letter.unicode() == 0x7F) letter = picture_of(letter);
        if (letter.unicode() == 0x2028 || letter.unicode() == 0x2029) letter = QChar(0x23CE);
        if (blank && letter.isSpace()) letter = QChar(0x2423);
    }
    return text;
}

QString number_text(double value, char format, int digits) {
    return QString::number(value, format, digits).replace(QLatin1Char('-'), QChar(0x2212));
}

QString isolated(const QString& text) {
    return QChar(0x2068) + text + QChar(0x2069);
}

QString isolated(const std::string& text) {
    return isolated(QString::fromStdString(text));
}

}  // namespace headlight
