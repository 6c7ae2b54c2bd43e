#include "workbench/sessions/recovery_files.h"

#include "core/error.h"
#include "export/writers/file_writer.h"
#include "figures/drawing/image_file.h"
#include "language/sentences.h"
#include "workbench/sessions/pasted_png.h"

#include <QDir>
#include <QFileInfo>
#include <QMetaObject>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

QString lock_of(const QString& file) {
    return file + QStringLiteral(".lock");
}

/// A lock counts as long as the program that took it runs, however long that is.
std::unique_ptr<QLockFile> lock_for(const QString& file) {
    auto lock = std::make_unique<QLockFile>(lock_of(file));
    lock->setStaleLockTime(0);
    return lock;
}

/// How the names of the images begin that lie beside a session. A newer one gets another number: whatever session is
/// read has its own.
QString image_stem(const QString& file) {
    return QFileInfo(file).completeBaseName() + QStringLiteral("-image-");
}

void remove_images(const QString& file, const QStringList& but = {}) {
    const QDir folder = QFileInfo(file).dir();
    for (const QString& name : folder.entryList({image_stem(file) + QStringLiteral("*.png")}, QDir::Files))
        if (const QString image = folder.filePath(name); !but.contains(image)) QFile::remove(image);
}

}  // namespace

QString RecoveryFiles::usual_folder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/headlight/recovery");
}

RecoveryFiles::RecoveryFiles(const QString& folder, QObject* parent) : QObject(parent), folder_(folder) {
    if (!QDir().mkpath(folder_)) return;
    // What is typed is nobody else's business.
    QFile::setPermissions(folder_, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    file_ =
        QDir(folder_).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + QLatin1Char('.') + kSessionEnding);
    lock_ = lock_for(file_);
    if (!lock_->tryLock(0)) lock_.reset();
    remove_remains();
}

RecoveryFiles::~RecoveryFiles() = default;

/// Of windows that were gone before their session was kept.
void RecoveryFiles::remove_remains() {
    const QDir folder(folder_);
    for (const QString& name : folder.entryList({QStringLiteral("*.") + kSessionEnding + QStringLiteral(".lock")})) {
        const QString file = folder.filePath(QFileInfo(name).completeBaseName());
        if (QFileInfo::exists(file) || !lock_for(file)->tryLock(0)) continue;
        remove_images(file);
    }
}

void RecoveryFiles::keep(const SavedSession& session) {
    request(session);
}

void RecoveryFiles::keep_in_place_of(const QString& left, const SavedSession& session) {
    replaced_ << left;
    request(session);
}

void RecoveryFiles::request(const std::optional<SavedSession>& session) {
    if (!lock_) return;
    const auto work = [this](const std::optional<SavedSession>& newest, const std::stop_token&) {
        if (!newest) return remove_own();
        if (write(*newest)) QMetaObject::invokeMethod(this, &RecoveryFiles::discard_replaced, Qt::QueuedConnection);
    };
    if (!writer_) writer_ = std::make_unique<NewestWins<std::optional<SavedSession>>>(work);
    writer_->request(session);
}

bool RecoveryFiles::write(const SavedSession& session) {
    try {
        SavedSession kept = session;
        QStringList paths;
        std::vector<KeptImage> images;
        for (SavedImage& each : kept.images) {
            if (!each.pasted) continue;
            const auto found = std::ranges::find(images_, each.pasted, &KeptImage::image);
            images.push_back(found != images_.end() ? *found : KeptImage{each.pasted, write_image(each.pasted)});
            each = {images.back().file.value_or(FileReference())};
            paths << each.file.path;
        }
        images_ = std::move(images);
        write_file(file_, session_json(kept));
        remove_images(file_, paths);
        return true;
    } catch (const Error& error) {
        tell(told_, tr("Your changes are not backed up and would be lost in a crash. %1").arg(text_of_error(error)));
        return false;
    }
}

std::optional<FileReference> RecoveryFiles::write_image(const std::shared_ptr<const Image>& image) {
    constexpr std::size_t kMostPixels = 16'000'000;
    const QString lost = tr("The pasted image is not backed up and would be lost in a crash. %1");
    if (image->count() > kMostPixels) {
        tell(told_of_image_,
             lost.arg(tr("It has more than %L1 pixels; save the session to keep it.").arg(kMostPixels)));
        return std::nullopt;
    }
    const QString name = QStringLiteral("%1%2.png").arg(image_stem(file_)).arg(++written_images_);
    const QString file = QDir(folder_).filePath(name);
    try {
        write_file(file, png_of(*image));
        return FileReference{file, hash_of_file(file.toStdString())};
    } catch (const Error& error) {
        tell(told_of_image_, lost.arg(text_of_error(error)));
        return std::nullopt;
    }
}

void RecoveryFiles::tell(bool& told, const QString& sentence) {
    QMetaObject::invokeMethod(
        this,
        [this, &told, sentence] {
            if (!std::exchange(told, true)) emit failed(sentence);
        },
        Qt::QueuedConnection);
}

void RecoveryFiles::clear() {
    discard_replaced();
    if (writer_) writer_->request(std::nullopt);
}

void RecoveryFiles::remove_own() {
    QFile::remove(file_);
    remove_images(file_);
    images_.clear();
}

void RecoveryFiles::discard_replaced() {
    for (const QString& file : std::exchange(replaced_, {})) discard(file);
}

void RecoveryFiles::keep_now(const SavedSession& session) {
    writer_.reset();  // waits for what is being written
    if (lock_ && write(session)) discard_replaced();
}

void RecoveryFiles::clear_now() {
    writer_.reset();
    discard_replaced();
    remove_own();
}

std::optional<QString> RecoveryFiles::left_behind() {
    const QDir folder(folder_);
    const QStringList names =
        folder.entryList({QStringLiteral("*.") + kSessionEnding}, QDir::Files | QDir::NoSymLinks, QDir::Time);
    for (const QString& name : names) {
        const QString file = folder.filePath(name);
        if (file == file_ || replaced_.contains(file)) continue;
        if (held_.contains(file)) return file;
        auto lock = lock_for(file);
        if (!lock->tryLock(0)) continue;
        held_.emplace(file, std::move(lock));
        return file;
    }
    return std::nullopt;
}

SavedSession RecoveryFiles::read(const QString& file) {
    SavedSession session = session_of_json(read_session_file(file.toStdString()), file.toStdString());
    for (SavedImage& image : session.images) {
        const QString name = QFileInfo(image.file.path).fileName();
        if (!name.startsWith(image_stem(file))) continue;
        try {
            image = {{}, read_image_file(QFileInfo(file).dir().filePath(name))};
        } catch (const Error&) {  // is not on this machine any more, as a session says it
        }
    }
    return session;
}

void RecoveryFiles::discard(const QString& file) {
    QFile::remove(file);
    remove_images(file);
    held_.erase(file);
}

}  // namespace headlight
