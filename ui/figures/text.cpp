#include "figures/text.h"

#include <QFontMetricsF>
#include <QTextBoundaryFinder>

#include <algorithm>

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

FontExtent extent(const QFont& font) {
    const QFontMetricsF metrics = large_metrics(font);
    const double scale = scale_of(font);
    return {metrics.ascent() * scale, metrics.descent() * scale, metrics.capHeight() * scale};
}

double text_width(const QString& text, const QFont& font) {
    return large_metrics(font).horizontalAdvance(text) * scale_of(font);
}

QString elided(const QString& text, const QFont& font, double width) {
    return large_metrics(font).elidedText(text, Qt::ElideRight, width / scale_of(font));
}

QStringList wrapped(const QString& text, const QFont& font, double width) {
    const QFontMetricsF metrics = large_metrics(font);
    const double room = width / scale_of(font);
    QStringList lines;
    for (const QString& paragraph : text.split('\n')) {
        QString rest = paragraph.simplified();
        while (metrics.horizontalAdvance(rest) > room && rest.size() > 1) {
            QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, rest);
            qsizetype fits = 0;
            for (qsizetype end = letters.toNextBoundary(); end > 0; end = letters.toNextBoundary()) {
                if (fits > 0 && metrics.horizontalAdvance(rest.left(end)) > room) break;
                fits = end;
            }
            const qsizetype space = rest.lastIndexOf(' ', fits);
            const qsizetype cut = space > 0 ? space : fits;
            if (cut >= rest.size()) break;
            lines << rest.left(cut);
            rest = rest.mid(cut).trimmed();
        }
        if (!rest.isEmpty()) lines << rest;
    }
    return lines;
}

QString visible_label(const std::string& label) {
    // A token as long as a page is recognised by its beginning, and measuring all of it would take its time.
    constexpr std::size_t kMostBytes = 400;
    constexpr qsizetype kMostLetters = 100;
    QString text = QString::fromUtf8(label.data(), static_cast<qsizetype>(std::min(label.size(), kMostBytes)));
    if (text.size() > kMostLetters || label.size() > kMostBytes) text = text.left(kMostLetters) + QChar(0x2026);
    const bool blank = std::all_of(text.cbegin(), text.cend(), [](QChar letter) { return letter.isSpace(); });
    for (QChar& letter : text) {
        if (letter.unicode() < 0x20 || letter.unicode() == 0x7F) letter = picture_of(letter);
        if (letter.unicode() == 0x2028 || letter.unicode() == 0x2029) letter = QChar(0x23CE);
        if (blank && letter.isSpace()) letter = QChar(0x2423);
    }
    return text;
}

QString isolated(const QString& text) {
    return QChar(0x2068) + text + QChar(0x2069);
}

QString isolated(const std::string& text) {
    return isolated(QString::fromStdString(text));
}

}  // namespace headlight
