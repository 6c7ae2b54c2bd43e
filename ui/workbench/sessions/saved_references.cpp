#include "workbench/sessions/saved_references.h"

#include "capture/tile_layout.h"
#include "core/error.h"
#include "core/mapped_file.h"
#include "core/text_bounds.h"
#include "formats/fingerprint.h"
#include "workbench/background/work_beside.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace headlight {

namespace {

QString hash_if_readable(const QString& path) {
    try {
        return hash_of_file(path.toStdString());
    } catch (const Error&) {
        return {};
    }
}

FileReference read_file(JsonFields& fields) {
    FileReference file{fields.text("path", kMostOfPath), fields.text("hash", kMostOfName)};
    if (file.path.isEmpty()) fields.fail("path", Sentence("Expected a path, found an empty text."));
    return file;
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
    return read_file(fields);
}

QJsonArray files_json(const std::vector<FileReference>& files) {
    QJsonArray array;
    for (const FileReference& file : files) array.append(file_json(file));
    return array;
}

std::vector<FileReference> read_image_references(JsonFields& from) {
    std::vector<FileReference> images;
    for (JsonFields& each : from.objects("images", static_cast<qsizetype>(kMostImages)))
        images.push_back(read_file(each));
    if (const auto only = read_file_reference(from, "image"); only && images.empty()) images.push_back(*only);
    from.forget_unknown_in("image");  // it is written as one of "images"
    return images;
}

QString hash_of_file(const std::filesystem::path& file) {
    constexpr std::uint64_t kBeginning = 1 << 20;
    const auto mapped = MappedFile::open(file);
    const std::span<const std::byte> bytes = mapped->bytes();
    const std::uint64_t header = std::min<std::uint64_t>(kBeginning, bytes.size());
    return QString::fromStdString(fingerprint_of(std::array{FileToHash{bytes, header}}));
}

FileHashes::Known FileHashes::read(const QString& path) {
    const QDateTime modified = QFileInfo(path).lastModified();
    return {modified, hash_if_readable(path)};
}

bool FileHashes::knows(const QString& path) const {
    const auto known = known_.find(path);
    return known != known_.end() && !known->second.hash.isEmpty() &&
           known->second.modified == QFileInfo(path).lastModified();
}

void FileHashes::prepare(const QStringList& paths, std::function<void()> then) {
    QStringList unknown;
    for (const QString& path : paths)
        if (QFileInfo(path).isFile() && !knows(path)) unknown << path;
    if (unknown.isEmpty()) return then();
    ++preparing_;
    const auto found = std::make_shared<std::map<QString, Known>>();
    const auto end = [this, found, then = std::move(then)] {
        --preparing_;
        for (const auto& [path, known] : *found) known_[path] = known;
        then();
    };
    beside_.start(&receiver_,
                  [unknown, found] {
                      for (const QString& path : unknown) (*found)[path] = read(path);
                  },
                  {end, [end](const QString&) { end(); }});
}

FileReference FileHashes::reference_to(const QString& path) {
    if (!knows(path)) known_[path] = read(path);
    return {path, known_[path].hash};
}

QStringList FileHashes::places_of(const FileReference& file, const QString& folder) {
    return {QDir(folder).absoluteFilePath(file.path), QDir(folder).filePath(QFileInfo(file.path).fileName())};
}

std::optional<QString> FileHashes::find(const FileReference& file, const QString& folder) {
    if (file.hash.isEmpty()) return std::nullopt;
    for (const QString& path : places_of(file, folder))
        if (reference_to(path).hash == file.hash) return path;
    return std::nullopt;
}

}  // namespace headlight
