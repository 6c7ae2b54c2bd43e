#include "workbench/recovery_files.h"

#include "core/error.h"
#include "export/file_writer.h"
#include "workbench/session_file.h"

#include <QDir>
#include <QMetaObject>
#include <QStandardPaths>
#include <QUuid>

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
}

RecoveryFiles::~RecoveryFiles() = default;

void RecoveryFiles::keep(const QByteArray& session) {
    if (!lock_) return;
    if (!writer_)
        writer_ = std::make_unique<NewestWins<QByteArray>>(
            [this](const QByteArray& newest, const std::stop_token&) { write(newest); });
    writer_->request(session);
}

void RecoveryFiles::write(const QByteArray& session) {
    try {
        write_file(file_, session);
    } catch (const Error& error) {
        QMetaObject::invokeMethod(
            this, [this, sentence = QString::fromStdString(error.what())] { tell(sentence); }, Qt::QueuedConnection);
    }
}

void RecoveryFiles::tell(const QString& sentence) {
    if (std::exchange(told_, true)) return;
    emit failed(tr("If the program ended now, what you changed would be lost. %1").arg(sentence));
}

void RecoveryFiles::clear() {
    writer_.reset();  // waits for what is being written
    QFile::remove(file_);
}

void RecoveryFiles::keep_now(const QByteArray& session) {
    writer_.reset();
    if (lock_) write(session);
}

std::optional<QString> RecoveryFiles::left_behind() {
    const QDir folder(folder_);
    const QStringList names =
        folder.entryList({QStringLiteral("*.") + kSessionEnding}, QDir::Files | QDir::NoSymLinks, QDir::Time);
    for (const QString& name : names) {
        const QString file = folder.filePath(name);
        if (file == file_) continue;
        if (held_.contains(file)) return file;
        auto lock = lock_for(file);
        if (!lock->tryLock(0)) continue;
        held_.emplace(file, std::move(lock));
        return file;
    }
    return std::nullopt;
}

void RecoveryFiles::discard(const QString& file) {
    QFile::remove(file);
    held_.erase(file);
}

}  // namespace headlight
