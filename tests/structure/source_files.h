#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <vector>

namespace headlight::testing {

/// A file of the repository.
struct SourceFile {
    QString path;  ///< from the project's folder
    QStringList lines;
};

inline QDir project_folder() {
    return {QStringLiteral(HEADLIGHT_SOURCE_DIR)};
}

inline SourceFile read_file(const QString& path) {
    QFile file(project_folder().filePath(path));
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s: expected a file that can be read", qPrintable(path));
    return {path, QString::fromUtf8(file.readAll()).split('\n')};
}

/// Files below these folders whose paths match.
inline std::vector<SourceFile> read_files(const QStringList& folders, const QRegularExpression& name) {
    std::vector<SourceFile> files;
    for (const QString& folder : folders) {
        QDirIterator iterator(project_folder().filePath(folder), QDir::Files | QDir::Hidden,
                              QDirIterator::Subdirectories);
        while (iterator.hasNext()) {
            const QString path = iterator.next();
            if (name.match(path).hasMatch()) files.push_back(read_file(project_folder().relativeFilePath(path)));
        }
    }
    return files;
}

inline std::vector<SourceFile> sources(const QStringList& folders) {
    return read_files(folders, QRegularExpression("\\.(cpp|h)$"));
}

inline std::vector<SourceFile> build_files(const QStringList& folders) {
    return read_files(folders, QRegularExpression("CMakeLists\\.txt$"));
}

/// "path:line: text" of every line that the expression matches.
inline QStringList matches(const std::vector<SourceFile>& files, const QRegularExpression& expression) {
    QStringList found;
    for (const SourceFile& file : files) {
        for (qsizetype i = 0; i < file.lines.size(); ++i) {
            if (expression.match(file.lines[i]).hasMatch())
                found << QString("%1:%2: %3").arg(file.path).arg(i + 1).arg(file.lines[i].trimmed());
        }
    }
    return found;
}

inline QString folder_of(const QString& path) {
    return path.section('/', 0, -2);
}

}  // namespace headlight::testing
