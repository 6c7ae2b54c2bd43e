#pragma once

#include "source_files.h"

namespace headlight::testing {

/// Pages of the repository's own documentation.
inline std::vector<SourceFile> documents() {
    std::vector<SourceFile> pages = read_files({"docs"}, QRegularExpression("\\.md$"));
    pages.push_back(read_file("README.md"));
    pages.push_back(read_file(".github/CONTRIBUTING.md"));
    return pages;
}

/// Its lines without blocks of code.
inline QStringList prose_of(const SourceFile& page) {
    QStringList lines;
    bool in_code = false;
    for (const QString& line : page.lines) {
        if (line.startsWith("```"))
            in_code = !in_code;
        else if (!in_code)
            lines << line;
    }
    return lines;
}

/// Texts of its headings.
inline QStringList headings_of(const SourceFile& page) {
    static const QRegularExpression heading("^#+ (.+)$");
    QStringList headings;
    for (const QString& line : prose_of(page))
        if (const auto match = heading.match(line); match.hasMatch()) headings << match.captured(1);
    return headings;
}

/// The name under which GitHub links to a heading.
inline QString anchor_of(const QString& heading) {
    QString anchor = heading.toLower();
    anchor.remove(QRegularExpression("[^\\w\\- ]", QRegularExpression::UseUnicodePropertiesOption));
    return anchor.replace(' ', '-');
}

/// Whether a text in backticks names a file or a folder of the repository: it begins with one of its folders, or ends
/// as source files do. What a build makes does not lie there.
inline bool looks_like_a_path(const QString& text) {
    static const QRegularExpression path("^[\\w.+-]+/([\\w.+-]+/?)*$");
    static const QRegularExpression source("\\.(h|cpp|comp|glsl|cmake|md|py|sh|js|txt)$");
    static const QStringList kFolders = {"app",     "docs",  "engine", "packaging", "resources",
                                         "shaders", "tests", "ui",     ".github",   ".ci"};
    if (!path.match(text).hasMatch() || text.startsWith("build")) return false;
    return kFolders.contains(text.section('/', 0, 0)) || source.match(text).hasMatch();
}

/// Why a link of a page leads nowhere; empty: it leads somewhere, or to the network.
inline QString problem_of_link(const SourceFile& page, const QString& link) {
    if (link.contains("://")) return {};
    const QString file = link.section('#', 0, 0);
    const QString anchor = link.section('#', 1);
    const QString path = file.isEmpty() ? page.path : QDir::cleanPath(QDir(folder_of(page.path)).filePath(file));
    if (!QFile::exists(project_folder().filePath(path))) return "there is no file " + path;
    if (anchor.isEmpty() || path.endsWith(".json")) return {};  // help_test counts the steps of lessons
    for (const QString& heading : headings_of(read_file(path)))
        if (anchor_of(heading) == anchor) return {};
    return path + " has no heading #" + anchor;
}

}  // namespace headlight::testing
