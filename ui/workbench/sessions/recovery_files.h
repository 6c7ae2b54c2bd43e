#pragma once

#include "workbench/background/newest_wins.h"
#include "workbench/sessions/session_file.h"

#include <QLockFile>
#include <QObject>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

/// Keeps what a window shows in a file of its own, so that it outlives a crash, and a pasted image beside it. Every
/// window's file is locked as long as it runs: a file without its window was left by one that ended otherwise.
class RecoveryFiles : public QObject {
    Q_OBJECT

  public:
    /// The folder is made when it is not there; where it cannot be made nothing is kept.
    explicit RecoveryFiles(const QString& folder, QObject* parent = nullptr);
    ~RecoveryFiles() override;

    /// Where this is usual: a folder of the user's data.
    static QString usual_folder();

    /// Keeps this in place of what was kept, written on a thread of its own.
    void keep(const SavedSession& session);
    /// The same of a session that `left_behind` named; its file goes when this one is written.
    void keep_in_place_of(const QString& left, const SavedSession& session);
    /// Nothing needs to be kept; the file goes, on that thread.
    void clear();
    /// The same two, done before they return.
    void keep_now(const SavedSession& session);
    void clear_now();

    /// The newest file of a window that is gone; no other window is offered it while this one runs.
    [[nodiscard]] std::optional<QString> left_behind();
    /// Reads the session; images that were pasted are so again, where they can still be read. Throws Error as
    /// `session_of_json` and `read_session_file` do.
    [[nodiscard]] static SavedSession read(const QString& file);
    /// Removes a file that was left behind.
    void discard(const QString& file);

  signals:
    /// Once, when what is shown cannot be kept, and once when its image cannot: a sentence for people.
    void failed(const QString& sentence);

  private:
    /// Leaves it to the thread; nothing: the files go.
    void request(const std::optional<SavedSession>& session);
    /// Returns whether it is written.
    bool write(const SavedSession& session);
    void remove_own();
    void discard_replaced();
    /// The file with a pasted image; nothing where it could not be written.
    std::optional<FileReference> write_image(const std::shared_ptr<const Image>& image);
    void tell(bool& told, const QString& sentence);
    void remove_remains();

    QString folder_;
    QString file_;
    std::unique_ptr<QLockFile> lock_;
    std::map<QString, std::unique_ptr<QLockFile>> held_;  ///< by file: those that were left behind
    QStringList replaced_;                                ///< of these, the ones that go when something is written
    bool told_ = false;
    bool told_of_image_ = false;
    // Of the thread that writes:
    struct KeptImage {
        std::shared_ptr<const Image> image;
        std::optional<FileReference> file;  ///< nothing: it could not be kept
    };
    std::vector<KeptImage> images_;  ///< of the session that was written last
    int written_images_ = 0;
    std::unique_ptr<NewestWins<std::optional<SavedSession>>> writer_;
};

}  // namespace headlight
