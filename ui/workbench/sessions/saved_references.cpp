#include "workbench/sessions/saved_references.h"

#include "core/error.h"
#include "core/mapped_file.h"
#include "core/text_bounds.h"
#include "formats/fingerprint.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace headlight {

namespace {

QString hash_if_readable(const QString& path) {
    try {
        return hash_of_file(path.toStdString());
    } catch (const Error&) {
        return {};
    }
}

}  // namespace

ModelHashes ModelReference::hashes() const {
    return model_hashes_of_file(hash.toStdString(), header_hash.toStdString());
}

ModelReference reference_of(const Provenance& provenance) {
    QString path = QString::fromStdString(provenance.model_path);
    if (!path.isEmpty()) path = QFileInfo(path).absoluteFilePath();
    const ModelHashes hashes = hashes_of(provenance);
    return {QString::fromStdString(provenance.model_name), path, QString::fromStdString(stated_hash(hashes)),
            QString::fromStdString(hashes.header)};
}

QJsonObject model_json(const ModelReference& model) {
    QJsonObject object{{"name", model.name}, {"hash", model.hash}};
    if (!model.header_hash.isEmpty()) object["header_hash"] = model.header_hash;
    if (!model.path.isEmpty()) object["path"] = model.path;
    return object;
}

ModelReference read_model(JsonFields fields) {
    return {fields.text("name", kMostOfName), fields.text("path", kMostOfPath), fields.text("hash", kMostOfName),
            fields.text("header_hash", kMostOfName)};
}

QJsonObject file_json(const FileReference& file) {
    return {{"path", file.path}, {"hash", file.hash}};
}

std::optional<FileReference> read_file_reference(JsonFields& from, const QString& name) {
    JsonFields fields = from.object(name);
    if (!from.has(name)) return std::nullopt;
    FileReference file{fields.text("path", kMostOfPath), fields.text("hash", kMostOfName)};
    if (file.path.isEmpty()) fields.fail("path", "A path is expected here.");
    return file;
}

QString hash_of_file(const std::filesystem::path& file) {
    constexpr std::uint64_t kBeginning = 1 << 20;
    const auto mapped = MappedFile::open(file);
    const std::span<const std::byte> bytes = mapped->bytes();
    const std::uint64_t header = std::min<std::uint64_t>(kBeginning, bytes.size());
    return QString::fromStdString(fingerprint_of(std::array{FileToHash{bytes, header}}));
}

FileReference FileHashes::reference_to(const QString& path) {
    const QDateTime modified = QFileInfo(path).lastModified();
    Known& known = known_[path];
    if (known.hash.isEmpty() || known.modified != modified) known = {modified, hash_if_readable(path)};
    return {path, known.hash};
}

std::optional<QString> FileHashes::find(const FileReference& file, const QString& folder) {
    if (file.hash.isEmpty()) return std::nullopt;
    const QString there = QDir(folder).absoluteFilePath(file.path);
    const QString beside = QDir(folder).filePath(QFileInfo(file.path).fileName());
    for (const QString& path : {there, beside})
        if (reference_to(path).hash == file.hash) return path;
    return std::nullopt;
}

}  // namespace headlight
