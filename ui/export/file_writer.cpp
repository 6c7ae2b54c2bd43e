#include "export/file_writer.h"

#include "core/error.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace headlight {
namespace {

[[noreturn]] void refuse(const QString& path, const QString& why) {
    throw Error(ErrorKind::File, why.toStdString(), {.file = path.toStdString(), .field = {}});
}

bool is_protected(const QFileInfo& target, const QStringList& protected_files) {
    const QString canonical = target.canonicalFilePath();
    if (canonical.isEmpty()) return false;
    for (const QString& path : protected_files) {
        const QFileInfo kept(path);
        const QString place = kept.canonicalFilePath();
        if (place.isEmpty()) continue;
        if (canonical == place || (kept.isDir() && canonical.startsWith(place + '/'))) return true;
    }
    return false;
}

void check_target(const QString& path, const QStringList& protected_files) {
    const QFileInfo target(path);
    if (path.isEmpty()) refuse(path, "No file is named to write to; choose one.");
    if (target.isSymLink()) refuse(path, "This is a link to another file; name the file itself, or another one.");
    if (target.isDir()) refuse(path, "This is a folder; name a file in it.");
    if (target.exists() && !target.isFile()) refuse(path, "This is a device, not a file; choose a file.");
    if (is_protected(target, protected_files)) refuse(path, "This file belongs to the model; choose another one.");
    if (!target.absoluteDir().exists()) refuse(path, "The folder does not exist; create it, or choose another one.");
}

}  // namespace

void write_file(const QString& path, const QByteArray& bytes, const QStringList& protected_files) {
    check_target(path, protected_files);
    QSaveFile file(path);
    const auto failed = [&](const QString& what) {
        const QString why = file.errorString();
        file.cancelWriting();
        refuse(path, what + " (" + why + "). What stood there before is unchanged.");
    };
    if (!file.open(QIODevice::WriteOnly)) failed("The file cannot be written");
    // Finishing a file does not notice that what was still in memory could not be written.
    if (file.write(bytes) != bytes.size() || !file.flush()) failed("The file could not be written to the end");
    if (!file.commit()) failed("The file could not be finished");
}

}  // namespace headlight
