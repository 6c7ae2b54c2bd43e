#include "core/error.h"
#include "export/writers/file_writer.h"
#include "workbench/background/work_beside.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_structure.h"
#include "workbench/document/shown_view.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/panel_table.h"
#include "workbench/menus/settings.h"
#include "workbench/sessions/session_keeper.h"
#include "workbench/sessions/window_options.h"
#include "workbench/widgets/look/tinted_icon.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>

#include <algorithm>
#include <utility>

// What becomes of a session at the start, when it is saved, and at the end.
namespace headlight {

namespace {

/// State at the first start: the head of the built-in encoder that finds the noun of "it".
struct FirstSteps {
    const char* model = "story-encoder";
    const char* text = "The animal didn't cross the street because it was too tired.";
    std::int32_t layer = 2;
    std::int32_t head = 2;
    const char* token = "it";
};

/// The model that is opened where nobody named one.
QString first_model(const std::vector<BuiltInModel>& built_in) {
    const FirstSteps first;
    if (built_in.empty()) return {};
    const bool has_first = std::ranges::find(built_in, first.model, &BuiltInModel::name) != built_in.end();
    return has_first ? QString::fromLatin1(first.model) : QString::fromStdString(built_in.front().name);
}

/// The session that an earlier window left in the settings; nothing where it is damaged.
std::optional<SavedSession> last_session(const Settings& settings) {
    try {
        return session_of_json(settings.last_session(), settings.file().toStdString());
    } catch (const Error&) {
        return std::nullopt;
    }
}

/// Returns whether a session file is there that holds something else.
bool holds_other_than(const QByteArray& expected, const QString& file) {
    if (!QFileInfo::exists(file)) return false;
    try {
        return read_session_file(file.toStdString()) != expected;
    } catch (const Error&) {
        return true;
    }
}

}  // namespace

void SessionKeeper::start(const WindowOptions& options) {
    refresh_title();
    if (options.session.isEmpty() || !open_first(options.session)) show_last(options);
    offer_recovery();
    refresh_soon();
}

void SessionKeeper::show_last(const WindowOptions& options) {
    const FirstSteps first;
    Document& document = parts_.document;
    const std::optional<SavedSession> last = last_session(settings_);
    if (last)
        opened_ = *last;
    else
        opened_.text = QString::fromLatin1(first.text);
    opened_.unknown = {};
    const bool own_model = options.model.isEmpty() && !opened_.model.name.isEmpty();
    QString model = options.model;
    if (own_model) model = opened_.model.path.isEmpty() ? opened_.model.name : opened_.model.path;
    if (model.isEmpty()) model = first_model(document.run().bridge().built_in());
    if (!options.text.isEmpty() || !options.boxes.isEmpty()) {
        opened_.text = options.text;
        opened_.boxes.reset();
        opened_.pair.reset();
        opened_.view.masks = {};
        opened_.view.pointed_out = ViewState().pointed_out;
    }
    settling_ = true;
    document.run().set_texts(opened_.text, opened_.pair);
    document.view().undo_stack().clear();  // nobody typed the text that the window begins with
    document.run().set_notes(opened_.notes);
    if (!options.images.isEmpty()) {
        opened_.images.clear();  // those that were asked for are shown, or a notice says why they are not
        document.run().open_images(images_at(options.images), ImageStep::Silent);
    }
    if (!options.boxes.isEmpty()) document.run().open_page(options.boxes);
    open_last_files();
    if (last && !own_model) document.view().reset(opened_.view);
    if (!last && model == QLatin1String(first.model) && opened_.text == QLatin1String(first.text)) show_first_steps();
    if (!model.isEmpty()) document.run().open_model(model);
    if (own_model) document.view().restore(opened_.view);
    if (!opened_.notes.isEmpty()) parts_.actions.at(ActionId::Notes)->setChecked(true);
    show_panel(parts_.actions, opened_.open_panel);
    panels_.show(opened_.panels);
    if (opened_.panels.panels.empty()) return;
    only_panels_ = true;
    locate(panels_.models(), {});
}

void SessionKeeper::open_last_files() {
    Document& document = parts_.document;
    LiveRun& run = document.run();
    open_unchanged_images(std::exchange(opened_.images, {}));
    open_unchanged(std::exchange(opened_.audio, std::nullopt), [&run](const QString& path) {
        if (run.audio_path().isEmpty()) run.open_audio(path);
    });
    open_unchanged(std::exchange(opened_.boxes, std::nullopt), [&run, text = run.text()](const QString& path) {
        if (run.text() == text && !run.page()) run.open_page(path);
    });
    open_unchanged(std::exchange(opened_.structure, std::nullopt), [&document](const QString& path) {
        if (document.structure().path().isEmpty()) document.structure().open(path);
    });
}

void SessionKeeper::open_unchanged(const std::optional<FileReference>& file,
                                   const std::function<void(const QString&)>& open) {
    if (!file || file->hash.isEmpty()) return;
    hashes_.prepare({file->path}, [this, file, open] {
        if (hashes_.reference_to(file->path).hash == file->hash) open(file->path);
        refresh_soon();
    });
}

void SessionKeeper::open_unchanged_images(const std::vector<SavedImage>& images) {
    QStringList paths;
    for (const SavedImage& image : images) paths << image.file.path;
    if (paths.isEmpty()) return;
    hashes_.prepare(paths, [this, images] {
        QStringList unchanged;
        for (const SavedImage& image : images)
            if (!image.file.hash.isEmpty() && hashes_.reference_to(image.file.path).hash == image.file.hash)
                unchanged << image.file.path;
        LiveRun& run = parts_.document.run();
        if (run.images().empty() && !unchanged.isEmpty()) run.open_images(images_at(unchanged), ImageStep::Silent);
        refresh_soon();
    });
}

void SessionKeeper::show_first_steps() {
    const FirstSteps first;
    Document& document = parts_.document;
    ViewState view;
    view.choice.layer = first.layer;
    view.choice.head = first.head;
    document.view().reset(view);
    connect(
        &document.view(), &ShownView::picture_changed, this,
        [&document, first] {
            if (!document.run().analysis()) return;
            const auto& tokens = document.run().analysis()->tokens.tokens;
            const auto found = std::ranges::find(tokens, first.token, &Token::display);
            if (found != tokens.end())
                document.pointing().select_token(static_cast<std::int32_t>(found - tokens.begin()));
        },
        Qt::SingleShotConnection);
}

void SessionKeeper::save(const std::function<void()>& then) {
    if (waits_for_files([this, then] { save(then); })) return;
    if (file_.isEmpty()) return parts_.actions.at(ActionId::SaveSessionAs)->trigger();
    if (keeps_pasted_image(file_, [this, then] { save(then); })) return;
    write(file_, on_disk_, then);
}

void SessionKeeper::save_as(const QString& file) {
    if (waits_for_files([this, file] { save_as(file); })) return;
    const QString ending = QLatin1Char('.') + kSessionEnding;
    const QString path = QFileInfo(file.endsWith(ending) ? file : file + ending).absoluteFilePath();
    if (keeps_pasted_image(path, [this, path] { save_as(path); })) return;
    write(path, std::nullopt, [] {});
}

bool SessionKeeper::waits_for_files(std::function<void()> then) {
    if (works_on_files_) after_files_.push_back(std::move(then));
    return works_on_files_;
}

void SessionKeeper::work_on_files(std::function<void()> work, std::function<void()> done) {
    works_on_files_ = true;
    parts_.document.beside().start(
        this, std::move(work), {std::move(done), [this](const QString& sentence) { fail_work_on_files(sentence); }});
}

void SessionKeeper::end_work_on_files(const std::function<void()>& then) {
    works_on_files_ = false;
    then();
    for (const auto& each : std::exchange(after_files_, {})) each();  // waits again where one of them begins such work
}

void SessionKeeper::fail_work_on_files(const QString& sentence) {
    parts_.document.notices().post(Notice::Kind::Error, sentence, session_subject());
    end_work_on_files([] {});
}

bool SessionKeeper::keeps_pasted_image(const QString& file, std::function<void()> then) {
    const PastedImages pasted = current().pasted();
    if (pasted.empty()) return false;
    const std::shared_ptr<const Image>& image = pasted.front();  // the others follow when `then` asks again
    const QFileInfo place(file);
    const QString stem = place.dir().filePath(place.completeBaseName() + QStringLiteral("-image"));
    QString path = stem + QStringLiteral(".png");
    for (int number = 2; QFileInfo::exists(path); ++number) path = QStringLiteral("%1-%2.png").arg(stem).arg(number);
    const auto kept = [this, image, path, then = std::move(then)] {
        hashes_.prepare({path}, [this, image, path, then] {
            take_path_of_image(image, path);
            end_work_on_files(then);
        });
    };
    const auto failed = [this](const QString& sentence) {
        pasted_png_.forget();  // to be encoded anew, where that was what failed
        fail_work_on_files(sentence);
    };
    works_on_files_ = true;
    parts_.document.beside().start(this, [path, png = pasted_png_.bytes_of(image)] { write_file(path, png.get()); },
                                   {kept, failed});
    return true;
}

void SessionKeeper::take_path_of_image(const std::shared_ptr<const Image>& image, const QString& path) {
    std::erase_if(filed_images_, [](const FiledImage& each) { return each.image.expired(); });
    filed_images_.push_back({image, path});
    if (held_)
        for (SavedImage& each : held_->images)
            if (each.pasted == image) each = {hashes_.reference_to(path)};
    take_images();
}

void SessionKeeper::write(const QString& file, const std::optional<QByteArray>& expected,
                          const std::function<void()>& then) {
    struct Written {
        bool conflict = false;
        QByteArray content;
        QByteArray state;
    };
    const auto written = std::make_shared<Written>();
    const auto& model = parts_.document.run().model();
    const auto work = [written, file, expected, session = current(),
                       inputs = model ? QStringList{QString::fromStdString(model->path.string())} : QStringList()] {
        written->conflict = expected && holds_other_than(*expected, file);
        if (written->conflict) return;
        written->content = session_json(session);
        written->state = session_state(session);
        write_file(file, written->content, inputs);
    };
    const auto done = [this, written, file, then] {
        end_work_on_files([&] {
            if (written->conflict) return ask_about_conflict();
            take_written(file, written->content, written->state);
            then();
        });
    };
    work_on_files(work, done);
}

void SessionKeeper::take_written(const QString& file, const QByteArray& content, const QByteArray& state) {
    parts_.document.notices().end(session_subject());
    say_what_is_not_held();
    settling_ = false;
    saved_ = state;
    saved_images_.clear();
    take_file(file, content);
    refresh();
}

void SessionKeeper::say_what_is_not_held() {
    QStringList sentences;
    if (const QString letters = panels_.not_held(); !letters.isEmpty())
        sentences << tr("The session does not contain %1 of the page of panels: drawings, and figures of images "
                        "without a file, cannot be drawn again.")
                         .arg(letters);
    if (const QString letters = panels_.changed_on_screen(); !letters.isEmpty())
        sentences << tr("The zoom and the selected token of %1 are not part of the session.").arg(letters);
    if (!sentences.isEmpty())
        parts_.document.notices().post(Notice::Kind::Warning, sentences.join(QLatin1Char(' ')), session_subject());
}

void SessionKeeper::ask_about_conflict() {
    parts_.document.notices().post(
        Notice::Kind::Warning,
        tr("%1 was changed elsewhere since it was opened here, perhaps in another window. Nothing was saved yet.")
            .arg(QFileInfo(file_).fileName()),
        session_subject(),
        {{tr("Save as…"), [this] { parts_.actions.at(ActionId::SaveSessionAs)->trigger(); }},
         {tr("Replace it"), [this] { save_as(file_); }}});
}

void SessionKeeper::when_saved(std::function<void()> then) {
    if (waits_for_files([this, then] { when_saved(then); })) return;
    if (!modified() && !loses_panels()) return then();
    const QString what = file_.isEmpty()
                             ? tr("The page of panels is not saved in a session file yet.")
                             : tr("The session %1 has changes that are not saved.").arg(QFileInfo(file_).fileName());
    auto* box = new QMessageBox(QMessageBox::Question, tr("Headlight"), what,
                                QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    const QColor color = window_palette(*window_).color(QPalette::Link);
    constexpr int kIcon = 32;
    box->setIconPixmap(
        tinted_icon(QStringLiteral("question"), color, color, kIcon, window_->devicePixelRatioF()).pixmap(kIcon));
    box->setDefaultButton(QMessageBox::Save);
    connect(box, &QDialog::finished, this, [this, then = std::move(then)](int answer) {
        if (answer == QMessageBox::Discard) then();
        if (answer == QMessageBox::Save) save(then);
    });
    box->open();
}

bool SessionKeeper::loses_panels() const {
    return !may_close_ && file_.isEmpty() && !parts_.panels.empty();
}

bool SessionKeeper::may_close() {
    if (may_close_) return true;
    const auto close = [this] {
        if (window_->isVisible()) window_->close();
    };
    if (waits_for_files(close)) return false;
    if (!modified()) return true;
    when_saved([this] {
        may_close_ = true;
        window_->close();
    });
    return false;
}

void SessionKeeper::close_unasked() {
    SavedSession session = current();
    // The next start shows again what has no file of its own, but a pasted image is nowhere else.
    if (modified() || !session.pasted().empty()) {
        session.saved_as = file_;
        recovery_.keep_now(session);
        leaves_changes_ = true;
    }
    may_close_ = true;
    window_->close();
}

void SessionKeeper::end() {
    settings_.set_last_session(session_json(current()));
    soon_.stop();
    if (!leaves_changes_) recovery_.clear_now();
}

void SessionKeeper::offer_recovery() {
    const std::optional<QString> left = recovery_.left_behind();
    if (!left) return;
    parts_.document.notices().post(
        Notice::Kind::Warning, tr("Headlight closed unexpectedly. Restore your session?"),
        QStringLiteral("left behind"),
        {{tr("Restore"), [this, file = *left] { when_saved([this, file] { recover(file); }); }},
         {tr("Discard"), [this, file = *left] {
              recovery_.discard(file);
              offer_recovery();
          }}});
}

void SessionKeeper::recover(const QString& left) {
    struct Recovered {
        SavedSession session;
        QByteArray on_disk;
    };
    const auto recovered = std::make_shared<Recovered>();
    const auto work = [recovered, left] {
        recovered->session = RecoveryFiles::read(left);
        const QString& file = recovered->session.saved_as;
        try {
            if (QFileInfo::exists(file)) recovered->on_disk = read_session_file(file.toStdString());
        } catch (const Error&) {  // saving says that it is another one now
        }
    };
    const auto read = [this, recovered, left] {
        end_work_on_files([&] {
            on_disk_ = recovered->on_disk;
            show_recovered(std::move(recovered->session), left);
        });
    };
    work_on_files(work, read);
}

void SessionKeeper::show_recovered(SavedSession session, const QString& left) {
    file_ = std::exchange(session.saved_as, QString());
    refresh_title();
    show(session, QFileInfo(file_).path());
    left_ = left;
}

}  // namespace headlight
