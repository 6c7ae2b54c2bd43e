#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

namespace headlight {

/// Part of a page below one of its headings, up to the next heading.
struct HelpSection {
    QString heading;
    QString anchor;  ///< name of the heading in links, as GitHub makes it
    QString text;    ///< plain text, without the marks of Markdown
};

/// Page of the documentation that is built into the program.
struct HelpPage {
    QString path;  ///< in the repository: "docs/figures.md"
    QString title;
    std::vector<HelpSection> sections;  ///< at least one; the first is the page's title
};

/// Section that holds all words of a search.
struct HelpHit {
    const HelpPage* page;
    const HelpSection* section;
    QString excerpt;  ///< about 90 characters of the section around the first word
};

/// Step of a built-in lesson that a page links to.
struct LessonLink {
    QString lesson;        ///< name as --lesson takes it: "query-key-value"
    std::size_t step = 0;  ///< from 0
};

/// Name under which a link reaches a heading.
QString anchor_of_heading(const QString& heading);

/// Markdown of an embedded file; empty if no page has this path. Links to files that are not embedded become plain
/// text.
QString help_markdown(const QString& path);

/// Step that a link such as "resources/lessons/02-query-key-value.json#3" leads to, whose number counts from 1; nothing
/// for links that do not lead to a lesson.
std::optional<LessonLink> lesson_of_link(const QString& topic);

/// All pages, in the order of the list at the left of the window.
const std::vector<HelpPage>& help_pages();

/// The page with this path, or null.
const HelpPage* find_help_page(const QString& path);

/// Sections that hold all words, wherever they stand in them; sections with words in their headings come first. Upper
/// and lower case count the same. Without words there are no hits.
std::vector<HelpHit> search_help(const QStringList& words);

}  // namespace headlight
