#include "export/writers/latex_text.h"

#include "export/writers/metadata.h"

#include <QChar>
#include <QList>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>
#include <utility>

namespace headlight {
namespace {

using Range = std::pair<char32_t, char32_t>;

bool lies_in(char32_t character, std::span<const Range> ranges) {
    return std::ranges::any_of(
        ranges, [&](const Range& range) { return range.first <= character && character <= range.second; });
}

/// Characters that LaTeX of 2020 and later typesets in OT1 and TS1, found by compiling every character.
constexpr std::array<Range, 27> kKnown = {
    {{0xA1, 0xAA},     {0xAC, 0xAC},     {0xAE, 0xBA},     {0xBC, 0xCF},     {0xD1, 0xDD},     {0xDF, 0xEF},
     {0xF1, 0xFD},     {0xFF, 0x103},    {0x106, 0x10F},   {0x112, 0x117},   {0x11A, 0x125},   {0x128, 0x12D},
     {0x130, 0x131},   {0x134, 0x137},   {0x139, 0x13E},   {0x141, 0x148},   {0x14C, 0x165},   {0x168, 0x171},
     {0x174, 0x17E},   {0x218, 0x21B},   {0x2013, 0x2014}, {0x2018, 0x2019}, {0x201C, 0x201D}, {0x2020, 0x2022},
     {0x2026, 0x2026}, {0x20AC, 0x20AC}, {0x2190, 0x2193}}};

/// Further characters of the T1 encoding: guillemets, eth, thorn, letters with ogonek or stroke, eng.
constexpr std::array<Range, 12> kKnownInT1 = {{{0xAB, 0xAB},
                                               {0xBB, 0xBB},
                                               {0xD0, 0xD0},
                                               {0xDE, 0xDE},
                                               {0xF0, 0xF0},
                                               {0xFE, 0xFE},
                                               {0x104, 0x105},
                                               {0x110, 0x111},
                                               {0x118, 0x119},
                                               {0x12E, 0x12F},
                                               {0x14A, 0x14B},
                                               {0x172, 0x173}}};

/// Signs that figures and tokenizers use, for engines that know no Unicode fonts.
constexpr std::array<std::pair<char32_t, const char*>, 9> kSymbols = {{
    {0x2581, "\\rule[-.1em]{.5em}{.1em}"},
    {0x2212, "\\ensuremath{-}"},
    {0x2264, "\\ensuremath{\\leq}"},
    {0x2265, "\\ensuremath{\\geq}"},
    {0x2248, "\\ensuremath{\\approx}"},
    {0x221E, "\\ensuremath{\\infty}"},
    {0x2211, "\\ensuremath{\\sum}"},
    {0x221A, "\\ensuremath{\\surd}"},
    {0x2032, "\\ensuremath{{}'}"},
}};

/// An ASCII character; those with a meaning in LaTeX, and those that fonts join or replace, by their names.
QString ascii(char32_t character, char32_t before) {
    switch (character) {
        case '#':
        case '$':
        case '%':
        case '&':
        case '_':
        case '{':
        case '}':
            return QStringLiteral("\\") + QChar(static_cast<char16_t>(character));
        case '~':
            return QStringLiteral("\\textasciitilde{}");
        case '^':
            return QStringLiteral("\\textasciicircum{}");
        case '\\':
            return QStringLiteral("\\textbackslash{}");
        case '<':
            return QStringLiteral("\\textless{}");
        case '>':
            return QStringLiteral("\\textgreater{}");
        case '|':
            return QStringLiteral("\\textbar{}");
        case '"':
            return QStringLiteral("\\textquotesingle\\textquotesingle{}");  // OT1 has no straight one
        case '\'':
            return QStringLiteral("\\textquotesingle{}");
        case '`':
            return QStringLiteral("\\textasciigrave{}");
        case '-':
        case ',':
            return (before == character ? QStringLiteral("{}") : QString()) + QChar(static_cast<char16_t>(character));
        default:
            return QString(QChar(static_cast<char16_t>(character)));
    }
}

QString fallback(char32_t character) {
    if (lies_in(character, kKnownInT1))
        return QStringLiteral("{\\fontencoding{T1}\\selectfont ") + QString::fromUcs4(&character, 1) + '}';
    for (const auto& [symbol, source] : kSymbols) {
        if (symbol == character) return source;
    }
    // Joiners and variation selectors have no shape of their own.
    const QChar::Category category = QChar::category(character);
    if (category == QChar::Other_Format || category == QChar::Mark_NonSpacing) return {};
    return QStringLiteral("\\HeadlightMissing{%1}").arg(QString::number(character, 16).toUpper());
}

bool begins_from_the_right(const QList<uint>& characters) {
    for (const uint character : characters) {
        const QChar::Direction direction = QChar::direction(character);
        if (direction == QChar::DirL) return false;
        if (direction == QChar::DirR || direction == QChar::DirAL) return true;
    }
    return false;
}

/// A text in two spellings: as it is, and for engines without Unicode fonts.
struct Spelling {
    QString unicode;
    QString plain;

    void both(const QString& source) {
        unicode += source;
        plain += source;
    }
};

Spelling spell(const QList<uint>& characters) {
    Spelling spelling;
    for (qsizetype index = 0; index < characters.size(); ++index) {
        const char32_t character = characters[index];
        const char32_t before = index > 0 ? characters[index - 1] : U' ';
        if (character == ' ') {
            const bool at_edge = before == ' ' || index + 1 == characters.size();
            spelling.both(at_edge ? QStringLiteral("\\ ") : QStringLiteral(" "));
        } else if (character == 0xA0) {
            spelling.both(QStringLiteral("~"));
        } else if (character < 0x7F) {
            spelling.both(ascii(character, before));
        } else {
            const QString itself = QString::fromUcs4(&character, 1);
            spelling.unicode += itself;
            spelling.plain += lies_in(character, kKnown) ? itself : fallback(character);
        }
    }
    return spelling;
}

/// A text from the right, in which what runs from the left (words of Latin letters, numbers) is marked.
QString right_to_left(const QList<uint>& characters) {
    const auto runs = [&](qsizetype index, std::initializer_list<QChar::Direction> directions) {
        return std::ranges::find(directions, QChar::direction(characters[index])) != directions.end();
    };
    QString source;
    for (qsizetype from = 0; from < characters.size();) {
        qsizetype end = from + 1;
        if (runs(from, {QChar::DirL, QChar::DirEN, QChar::DirAN})) {
            // As far as the last such character before one from the right.
            for (qsizetype next = end; next < characters.size() && !runs(next, {QChar::DirR, QChar::DirAL}); ++next)
                if (runs(next, {QChar::DirL, QChar::DirEN, QChar::DirAN, QChar::DirNSM})) end = next + 1;
            source += "\\HeadlightLeftToRight{" + spell(characters.mid(from, end - from)).unicode + '}';
        } else {
            while (end < characters.size() && !runs(end, {QChar::DirL, QChar::DirEN, QChar::DirAN})) ++end;
            source += spell(characters.mid(from, end - from)).unicode;
        }
        from = end;
    }
    return source;
}

QString printable(const QString& text) {
    QString result = xml_text(text);
    for (QChar& unit : result) {
        if (unit == '\t' || unit == '\n' || unit == '\r') unit = ' ';
        if (unit == QChar(0x7F) || unit == QChar::LineSeparator || unit == QChar::ParagraphSeparator)
            unit = QChar::ReplacementCharacter;
    }
    return result;
}

}  // namespace

QString latex_text(const QString& text) {
    const QList<uint> characters = printable(text).toUcs4();
    const auto [unicode, plain] = spell(characters);
    if (unicode == plain) return unicode;
    const QString shown =
        begins_from_the_right(characters) ? "\\HeadlightRightToLeft{" + right_to_left(characters) + '}' : unicode;
    return "\\HeadlightUnicode{" + shown + "}{" + plain + '}';
}

QString latex_text_macros() {
    // XeTeX and LuaTeX alone know \Umathcode. A box stands for what has no shape; the log names it.
    return QStringLiteral(
        "\\ifdefined\\Umathcode\\def\\HeadlightUnicode#1#2{#1}\\else\\def\\HeadlightUnicode#1#2{#2}\\fi\n"
        "\\def\\HeadlightMissing#1{\\message{Headlight: U+#1 needs XeLaTeX or LuaLaTeX and a font that has it.}%\n"
        "  {\\setlength\\fboxsep{0pt}\\setlength\\fboxrule{.04em}\\kern.08em\\fbox{\\rule{0pt}{.62em}\\rule{.5em}{0pt}}"
        "\\kern.08em}}\n"
        "\\ifdefined\\XeTeXrevision\\def\\HeadlightRightToLeft#1{{\\TeXXeTstate=1\\beginR#1\\endR}}%\n"
        "\\else\\ifdefined\\textdirection\\def\\HeadlightRightToLeft#1{{\\textdirection1 #1}}%\n"
        "\\else\\def\\HeadlightRightToLeft#1{#1}\\fi\\fi\n"
        // XeTeX finds them by itself.
        "\\ifdefined\\textdirection\\def\\HeadlightLeftToRight#1{{\\textdirection0 #1}}"
        "\\else\\def\\HeadlightLeftToRight#1{#1}\\fi\n");
}

QString latex_comment(const QString& text) {
    return printable(text);
}

}  // namespace headlight
