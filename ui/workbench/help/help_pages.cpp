#include "workbench/help/help_pages.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace headlight {

namespace {

const QString kRoot = QStringLiteral(":/help/");

/// Paths without their ending, from what a beginner reads to what a developer reads.
constexpr std::array kOrder{
    "docs/getting-started", "docs/figures",      "docs/comparing",       "docs/explaining",
    "docs/interventions",   "docs/generating",   "docs/lessons",         "resources/lessons/README",
    "docs/glossary",        "docs/models",       "docs/architectures",   "docs/python",
    "docs/clusters",        "docs/command-line", "docs/fields",          "docs/file-formats",
    "docs/capture",         "docs/performance",  "docs/troubleshooting", "docs/packaging",
    "docs/design"};

/// Links and emphasis become their texts, tables words beside each other.
QString plain_text(QString markdown) {
    static const QRegularExpression image(QStringLiteral(R"(!\[([^\]]*)\]\([^)]*\))"));
    static const QRegularExpression link(QStringLiteral(R"(\[([^\]]*)\]\([^)]*\))"));
    static const QRegularExpression marks(QStringLiteral(R"(^\|[-|: ]+\|$|^#+ |[`*|\\]|^- )"),
                                          QRegularExpression::MultilineOption);
    return markdown.replace(image, QStringLiteral("\\1"))
        .replace(link, QStringLiteral("\\1"))
        .remove(marks)
        .simplified();
}

std::vector<HelpSection> sections_of(const QString& markdown) {
    static const QRegularExpression heading(QStringLiteral("^#{1,6} (.+)$"));
    std::vector<HelpSection> sections;
    QStringList lines;
    const auto finish = [&] {
        if (!sections.empty()) sections.back().text = plain_text(lines.join(QLatin1Char('\n')));
        lines.clear();
    };
    bool in_code = false;
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```"))) {
            in_code = !in_code;
            continue;
        }
        const auto match = in_code ? QRegularExpressionMatch() : heading.match(line);
        if (!match.hasMatch()) {
            lines << line;
            continue;
        }
        finish();
        const QString text = plain_text(match.captured(1));
        sections.push_back({text, anchor_of_heading(text), {}});
    }
    finish();
    return sections;
}

bool holds(const QString& text, const QString& word) {
    return text.contains(word, Qt::CaseInsensitive);
}

/// How many of the words the headings above a section hold; negative: a word is missing.
int score_of(const HelpPage& page, const HelpSection& section, const QStringList& words) {
    int score = 0;
    for (const QString& word : words) {
        if (holds(section.heading, word))
            score += 2;
        else if (!holds(section.text, word))
            return -1;
        if (holds(page.title, word)) ++score;
    }
    return score;
}

/// From the beginning of a word to the end of one.
QString excerpt_of(const HelpSection& section, const QString& word) {
    constexpr qsizetype kBefore = 30;
    constexpr qsizetype kLength = 90;
    const QString& text = section.text;
    const qsizetype at = holds(section.heading, word) ? 0 : text.indexOf(word, 0, Qt::CaseInsensitive);
    const qsizetype begin = at <= kBefore ? 0 : text.indexOf(QLatin1Char(' '), at - kBefore) + 1;
    if (begin + kLength >= text.size()) return (begin > 0 ? QStringLiteral("…") : QString()) + text.mid(begin);
    const qsizetype end = std::max(text.lastIndexOf(QLatin1Char(' '), begin + kLength), at + word.size());
    return (begin > 0 ? QStringLiteral("…") : QString()) + text.mid(begin, end - begin) + QStringLiteral(" …");
}

}  // namespace

QString anchor_of_heading(const QString& heading) {
    static const QRegularExpression dropped(QStringLiteral("[^\\w\\- ]"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    return heading.toLower().remove(dropped).replace(QLatin1Char(' '), QLatin1Char('-'));
}

QString help_markdown(const QString& path) {
    QFile file(kRoot + path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QString text = QString::fromUtf8(file.readAll());
    static const QRegularExpression link(QStringLiteral(R"((?<!!)\[([^\]]*)\]\(([^)#]+)(#[^)]*)?\))"));
    const QDir folder = QFileInfo(QLatin1Char('/') + path).dir();
    qsizetype at = 0;
    for (auto match = link.match(text); match.hasMatch(); match = link.match(text, at)) {
        const QString target = match.captured(2);
        const QString reached = QDir::cleanPath(folder.filePath(target)).mid(1);
        const bool reachable = target.contains(QLatin1String("://")) || QFile::exists(kRoot + reached) ||
                               lesson_of_link(reached).has_value();
        if (!reachable) text.replace(match.capturedStart(), match.capturedLength(), match.captured(1));
        at = reachable ? match.capturedEnd() : match.capturedStart() + match.capturedLength(1);
    }
    // Qt joins an empty cell of a table with the one before it.
    static const QRegularExpression empty_cell(QStringLiteral(R"(\| +(?=\|))"));
    return text.replace(empty_cell, QStringLiteral("| \u00a0 "));
}

std::optional<LessonLink> lesson_of_link(const QString& topic) {
    static const QRegularExpression lesson(QStringLiteral(R"(^resources/lessons/\d+-([\w-]+)\.json(?:#(\d+))?$)"));
    const auto match = lesson.match(topic);
    if (!match.hasMatch()) return std::nullopt;
    return LessonLink{match.captured(1), std::max(match.captured(2).toULongLong(), 1ULL) - 1};
}

const std::vector<HelpPage>& help_pages() {
    static const std::vector<HelpPage> pages = [] {
        std::vector<HelpPage> all;
        for (const char* name : kOrder) {
            const QString path = QString::fromLatin1(name) + QStringLiteral(".md");
            HelpPage page{path, {}, sections_of(help_markdown(path))};
            if (page.sections.empty()) continue;
            page.title = page.sections.front().heading;
            all.push_back(std::move(page));
        }
        return all;
    }();
    return pages;
}

const HelpPage* find_help_page(const QString& path) {
    const auto& pages = help_pages();
    const auto found = std::ranges::find_if(pages, [&](const HelpPage& page) { return page.path == path; });
    return found == pages.end() ? nullptr : &*found;
}

std::vector<HelpHit> search_help(const QStringList& words) {
    std::vector<std::pair<int, HelpHit>> found;
    if (words.isEmpty()) return {};
    for (const HelpPage& page : help_pages())
        for (const HelpSection& section : page.sections)
            if (const int score = score_of(page, section, words); score >= 0)
                found.push_back({score, {&page, &section, excerpt_of(section, words.front())}});
    std::ranges::stable_sort(found, [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<HelpHit> hits;
    for (auto& [score, hit] : found) hits.push_back(std::move(hit));
    return hits;
}

}  // namespace headlight
