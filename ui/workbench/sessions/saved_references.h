#pragma once

#include "analysis/provenance.h"
#include "export/json_fields.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace headlight {

class WorkBeside;

/// A model as a session names it: the session holds none of it.
struct ModelReference {
    QString name;
    QString path;  ///< empty: built in
    QString hash;  ///< `stated_hash`, or what an older version wrote
    QString header_hash{};
    [[nodiscard]] ModelHashes hashes() const;
    bool operator==(const ModelReference&) const = default;
};

/// The model of a run, by its absolute path.
ModelReference reference_of(const Provenance& provenance);

QJsonObject model_json(const ModelReference& model);
ModelReference read_model(JsonFields fields);

/// A recording or an image, which stays where it is.
struct FileReference {
    QString path;
    QString hash;  ///< `hash_of_file`
    bool operator==(const FileReference&) const = default;
};

QJsonObject file_json(const FileReference& file);
/// Nothing where there is none. Throws Error(Format) for one without a path.
std::optional<FileReference> read_file_reference(JsonFields& from, const QString& name);

QJsonArray files_json(const std::vector<FileReference>& files);
/// The images of a session or a panel: "images", or "image" with the only one, as versions before several wrote it.
/// Throws Error(Format) for one without a path, and for more than a text may hold.
std::vector<FileReference> read_image_references(JsonFields& from);

/// The hash that tells files apart: of all of them up to 16 MiB, of size and beginning beyond. Throws Error(File).
QString hash_of_file(const std::filesystem::path& file);

/// Remembers the hashes of files, which are read only once.
class FileHashes {
  public:
    /// `beside` outlives it.
    explicit FileHashes(WorkBeside& beside) : beside_(beside) {}

    /// Reads the files beside the window, then calls `then`; at once where all are known. What is asked before that is
    /// read by whoever asks.
    void prepare(
        const QStringList& paths, std::function<void()> then = [] {});
    /// Returns whether a call of `then` is to come.
    [[nodiscard]] bool preparing() const { return preparing_ > 0; }
    /// Where `find` looks for the file.
    [[nodiscard]] static QStringList places_of(const FileReference& file, const QString& folder);
    /// Without a hash where the file cannot be read.
    FileReference reference_to(const QString& path);
    /// Where the file is now: where it was, seen from `folder`, or in that folder; nothing where none there is the
    /// same.
    std::optional<QString> find(const FileReference& file, const QString& folder);

  private:
    struct Known {
        QDateTime modified;
        QString hash;
    };
    /// As the file is now.
    [[nodiscard]] static Known read(const QString& path);
    [[nodiscard]] bool knows(const QString& path) const;

    WorkBeside& beside_;
    QObject receiver_;
    int preparing_ = 0;
    std::map<QString, Known> known_;
};

}  // namespace headlight
