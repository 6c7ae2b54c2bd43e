#include "workbench/shell/file_kinds.h"

#include "audio/audio_file.h"

#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

#include <string_view>

namespace headlight {

QStringList local_files(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile()) files << url.toLocalFile();
    return files;
}

QString name_patterns(const QStringList& endings) {
    QStringList patterns;
    for (const QString& ending : endings) patterns << QStringLiteral("*.") + ending;
    return patterns.join(QLatin1Char(' '));
}

QStringList audio_endings() {
    QStringList endings;
    for (const std::string_view ending : audio_file_endings())
        endings << QString::fromLatin1(ending.data(), static_cast<qsizetype>(ending.size()));
    return endings;
}

bool is_audio_file(const QString& path) {
    return audio_endings().contains(QFileInfo(path).suffix().toLower());
}

}  // namespace headlight
