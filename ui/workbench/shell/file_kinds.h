#pragma once

#include <QString>
#include <QStringList>

class QMimeData;

namespace headlight {

/// Paths of the local files that were dropped or copied.
QStringList local_files(const QMimeData& data);

/// Patterns of names with these endings, as file dialogs take them: "*.png *.jpg".
QString name_patterns(const QStringList& endings);

/// Endings of the audio files that can be read: "wav", "flac", ...
QStringList audio_endings();
/// Returns whether the path ends like an audio file.
bool is_audio_file(const QString& path);

}  // namespace headlight
