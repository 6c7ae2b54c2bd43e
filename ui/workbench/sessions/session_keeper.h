#pragma once

#include "workbench/sessions/pasted_png.h"
#include "workbench/sessions/recovery_files.h"
#include "workbench/sessions/saved_models.h"
#include "workbench/sessions/session_panels.h"
#include "workbench/sessions/shown_session.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace headlight {

class Settings;
struct WindowOptions;

/// The subject of all notices about sessions.
inline QString session_subject() {
    return QStringLiteral("session");
}

/// Opens, saves and keeps what a window shows: session files, the title that names them, what is recovered after a
/// crash, and what is there again at the next start. Lives on the GUI thread.
class SessionKeeper : public QObject {
    Q_OBJECT

  public:
    /// `recovery`: folder for what must outlive a crash.
    SessionKeeper(const SessionParts& parts, Settings& settings, const QString& recovery, QWidget* window);

    /// Shows what the program start names, else what was shown last, else a sentence worth seeing.
    void start(const WindowOptions& options);
    /// Reads it beside the window, and shows it in an event that follows. A failure leaves what is shown as it is. Asks
    /// first where changes would be lost.
    void open(const QString& file);
    /// To its file; asks for one where it has none. Writes a pasted image first and then the session, both beside the
    /// window; calls `then` when all is written. A notice says why it was not.
    void save(const std::function<void()>& then = [] {});
    void save_as(const QString& file);
    /// Returns whether the window may close now. Otherwise the user is asked, and the answer closes it.
    [[nodiscard]] bool may_close();
    /// Closes without a question; unsaved changes are offered at the next start.
    void close_unasked();
    /// The window closes.
    void end();
    /// While a lesson plays, what was shown before it is what is saved and kept.
    void hold();
    void release();

    /// Empty where it was never saved.
    [[nodiscard]] const QString& file() const { return file_; }
    /// Returns whether what was opened is shown as far as it is on this machine, and no file is being written or read
    /// for it.
    [[nodiscard]] bool settled() const { return !settling_ && !works_on_files_; }
    /// Returns whether a session with a file differs from it.
    [[nodiscard]] bool modified();

  signals:
    /// Something else will be shown.
    void opening();
    /// Marks that the opened session is shown, as far as it is on this machine.
    void shown();

  private:
    void connect_parts();
    void connect_panels();
    void take_images();
    void connect_actions();
    void show_last(const WindowOptions& options);
    /// Opens files of the last session that are as they were.
    void open_last_files();
    void open_unchanged(const std::optional<FileReference>& file, const std::function<void(const QString&)>& open);
    void open_unchanged_images(const std::vector<SavedImage>& images);
    void show_first_steps();
    struct ReadSession {
        QString file;
        QByteArray content{};
        SavedSession session{};
    };
    /// Throws Error. May be called on any thread.
    static ReadSession read_session(const QString& file);
    /// Opens what the program start names, before the window is shown. Returns whether there is something to show.
    bool open_first(const QString& file);
    void read(const QString& file);
    void take_read(const ReadSession& read);
    /// `folder`: where files are looked for that are not where they were.
    void show(const SavedSession& session, const QString& folder);
    /// The models that the user knows, but for those in the Hugging Face cache.
    [[nodiscard]] std::vector<KnownModel> known_models() const;
    void locate(std::vector<ModelReference> models, const QString& folder);
    void show_same_model();
    void take_places(const std::vector<LocatedModel>& places);
    void open_model_at(const std::filesystem::path& path);
    void say_model_is_missing(const LocatedModel& place);
    /// `places`: of the models of the session's runs.
    void show_comparison(std::span<const LocatedModel> places);
    /// Where the files of the session may lie.
    [[nodiscard]] QStringList places_of_files() const;
    /// Shows the parts that wait for the places of models and for the hashes of files.
    void show_rest(std::span<const LocatedModel> places);
    void open_files();
    void open_images();
    void open_file(const FileReference& file, const std::function<void(const QString&)>& open);
    void take_model();
    /// The content hash of the open model is known.
    void take_identity();
    /// Returns whether the open model is that of `opened_`.
    [[nodiscard]] ModelMatch match_of_model() const;
    void warn_of_other_model();
    void restore_continuation(const SavedContinuation& continuation);

    [[nodiscard]] SavedSession current();
    void add_missing_runs(SavedSession& session) const;
    void add_missing_images(SavedSession& session) const;
    void refresh_soon();
    void refresh();
    void settle();
    void refresh_title();
    void take_file(const QString& file, const QByteArray& content);
    /// `expected`: what the file holds unless somebody else wrote it; nothing: it is replaced whatever it holds.
    void write(const QString& file, const std::optional<QByteArray>& expected, const std::function<void()>& then);
    void take_written(const QString& file, const QByteArray& content, const QByteArray& state);
    /// Returns whether a pasted image is being put into a file beside the session's, which brings it back; then `then`
    /// is called, which asks again.
    bool keeps_pasted_image(const QString& file, std::function<void()> then);
    void take_path_of_image(const std::shared_ptr<const Image>& image, const QString& path);
    /// Returns whether files are being written or read beside the window: `then` is called after that, so that nothing
    /// else is opened, saved or closed meanwhile.
    bool waits_for_files(std::function<void()> then);
    /// Does the work beside the window, then `done` in it, which begins with `end_work_on_files`. A notice says why the
    /// work failed.
    void work_on_files(std::function<void()> work, std::function<void()> done);
    void end_work_on_files(const std::function<void()>& then);
    void fail_work_on_files(const QString& sentence);
    void say_what_is_not_held();
    /// Returns whether the page has panels that no file holds; the next start shows them again, another session does
    /// not.
    [[nodiscard]] bool loses_panels() const;
    void ask_about_conflict();
    void offer_recovery();
    void recover(const QString& left);
    void show_recovered(SavedSession session, const QString& left);
    /// Runs it now, or when the user was asked what becomes of changes that are not saved.
    void when_saved(std::function<void()> then);
    void ask_for_file();
    void ask_for_name();
    void fill_recent();

    SessionParts parts_;
    Settings& settings_;
    QWidget* window_;
    RecoveryFiles recovery_;
    SavedModels models_;
    FileHashes hashes_;
    PastedPng pasted_png_;
    SessionPanels panels_;
    bool panels_differ_ = false;     ///< some came back with other weights
    bool panels_unchanged_ = false;  ///< while one comes back: the session was as saved before
    int opening_ = 0;                ///< number of the session that was opened last
    QTimer soon_;
    QString file_;
    QByteArray on_disk_;  ///< what the file held when it was last read or written
    QByteArray saved_;    ///< the session as it was then; compared with what is shown now
    QByteArray kept_;     ///< what was last kept for recovery
    using PastedImages = std::vector<std::shared_ptr<const Image>>;
    PastedImages saved_images_;  ///< that were pasted before, and belong to `saved_` as little
    PastedImages kept_images_;   ///< pasted, beside `kept_`
    struct FiledImage {
        std::weak_ptr<const Image> image;
        QString path;
    };
    std::vector<FiledImage> filed_images_;  ///< that were pasted, and written beside a session's file
    struct MissingImage {
        std::size_t place = 0;  ///< among all images of the session
        FileReference file;
    };
    std::vector<MissingImage> missing_images_;  ///< of `opened_`, that are not on this machine
    bool misses_all_images_ = false;
    QString folder_;  ///< of what was opened
    QString left_;    ///< the file that what is shown was recovered from
    std::optional<SavedSession> held_;
    SavedSession opened_;                 ///< with what nothing here shows, and what waits for its model or file
    std::vector<SavedRun> missing_runs_;  ///< of `opened_`, whose models are not here
    bool waits_ = false;                  ///< the model of `opened_` is not here, or not yet
    bool checks_model_ = false;           ///< whether the open model is that of `opened_` is not decided yet
    bool awaits_model_ = false;           ///< it was found and is being loaded
    bool settling_ = false;               ///< what was opened is not yet shown as it will be
    bool locating_ = false;
    bool only_panels_ = false;     ///< of the last session, whose model is opened by its path
    bool works_on_files_ = false;  ///< beside the window
    std::vector<std::function<void()>> after_files_;
    bool may_close_ = false;
    bool leaves_changes_ = false;
};

}  // namespace headlight
