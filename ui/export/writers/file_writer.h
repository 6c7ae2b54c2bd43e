#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace headlight {

/// Writes a file whole or not at all: an existing file stays as it was until all bytes are on the disk. Throws
/// Error(File) that names the file and says why, and where the target is a directory, a link, a device or one of
/// `protected_files` (a folder protects what lies in it).
void write_file(const QString& path, const QByteArray& bytes, const QStringList& protected_files = {});

}  // namespace headlight
