#include "export/writers/file_writer.h"

#include "core/error.h"
#include "core/whole_file.h"

#include <QFile>
#include <QFileInfo>

namespace headlight {
namespace {

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

}  // namespace

void write_file(const QString& path, const QByteArray& bytes, const QStringList& protected_files) {
    if (is_protected(QFileInfo(path), protected_files))
        throw Error(ErrorKind::File,
                    Sentence("This file belongs to the model and is not overwritten; choose another one."),
                    {.file = path.toStdString(), .field = {}});
    write_whole_file(QFile::encodeName(path).toStdString(), {bytes.data(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace headlight
