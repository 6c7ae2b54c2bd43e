#include "workbench/sessions/session_keeper.h"

#include "core/error.h"
#include "core/read_file.h"
#include "language/sentences.h"
#include "workbench/compare/other_sides.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/shown_structure.h"
#include "workbench/document/shown_view.h"
#include "workbench/generation/continuation.h"
#include "workbench/generation/continue_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/panel_table.h"
#include "workbench/menus/settings.h"
#include "workbench/widgets/file_dialog.h"
#include "workbench/widgets/menu_entries.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

constexpr int kSoon = 500;  // milliseconds from a change to the file that keeps it

QString named(const QString& file) {
    return QFileInfo(file).completeBaseName();
}

/// Opens an image at its place among those that are shown, or in their stead.
void put_into(LiveRun& run, std::size_t place, const QString& path, bool with_others) {
    std::vector<UnreadImage> images;
    if (with_others)
        for (const OpenedImage& image : run.images())
            images.push_back(image.path.isEmpty() ? UnreadImage{.pixels = image.pixels}
                                                  : UnreadImage{.path = image.path});
    const auto at = static_cast<std::ptrdiff_t>(std::min(place, images.size()));
    images.insert(images.begin() + at, UnreadImage{.path = path});
    run.open_images(std::move(images));
}

}  // namespace

SessionKeeper::SessionKeeper(const SessionParts& parts, Settings& settings, const QString& recovery, QWidget* window)
    : QObject(window),
      parts_(parts),
      settings_(settings),
      window_(window),
      recovery_(recovery),
      hashes_(parts.document.beside()),
      pasted_png_(parts.document.beside()),
      panels_(parts.panels, hashes_, nullptr) {
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &SessionKeeper::refresh);
    connect(&models_, &SavedModels::located, this, &SessionKeeper::take_places);
    connect(&recovery_, &RecoveryFiles::failed, this, [this](const QString& sentence) {
        parts_.document.notices().post(Notice::Kind::Warning, sentence, QStringLiteral("recovery"));
    });
    connect_parts();
    connect_panels();
    connect_actions();
}

void SessionKeeper::connect_parts() {
    const auto changed = [this] { refresh_soon(); };
    Document& document = parts_.document;
    connect(&document.run(), &LiveRun::model_changed, this, &SessionKeeper::take_model);
    connect(&document.run(), &LiveRun::model_changed, this, changed);
    connect(&document.run(), &LiveRun::identity_known, this, &SessionKeeper::take_identity);
    connect(&document.run(), &LiveRun::text_changed, this, changed);
    connect(&document.run(), &LiveRun::images_changed, this, changed);
    connect(&document.run(), &LiveRun::images_changed, this, &SessionKeeper::take_images);
    connect(&document.run(), &LiveRun::images_edited, this, [this] {  // by the user, who wants these from now on
        opened_.images.clear();
        missing_images_.clear();
    });
    connect(&document.run(), &LiveRun::text_changed, this, [this, &run = document.run()] {
        if (!run.page_path().isEmpty()) hashes_.prepare({run.page_path()}, [this] { refresh_soon(); });
        if (!run.audio_path().isEmpty()) hashes_.prepare({run.audio_path()}, [this] { refresh_soon(); });
    });
    connect(&document.structure(), &ShownStructure::changed, this, [this, &structure = document.structure()] {
        if (!structure.path().isEmpty()) hashes_.prepare({structure.path()}, [this] { refresh_soon(); });
        refresh_soon();
    });
    connect(&document.run(), &LiveRun::notes_changed, this, changed);
    connect(&document.view(), &ShownView::changed, this, changed);
    connect(&document.run(), &LiveRun::busy_changed, this, changed);
    connect(&parts_.others, &OtherSides::changed, this, changed);
    connect(&parts_.continue_panel.continuation(), &Continuation::changed, this, changed);
    connect(&parts_.continue_panel.completion(), &PixelCompletion::changed, this, changed);
}

void SessionKeeper::take_images() {
    LiveRun& run = parts_.document.run();
    QStringList paths;
    std::shared_ptr<const Image> pasted;  // the first one that a session will write
    for (const OpenedImage& image : run.images()) {
        const auto filed = std::ranges::find_if(
            filed_images_, [&](const FiledImage& each) { return each.image.lock() == image.pixels; });
        if (image.path.isEmpty() && filed != filed_images_.end())  // a lesson that ended, or undo, brought it back
            return run.file_image(image.pixels, filed->path);
        if (!image.path.isEmpty())
            paths << image.path;
        else if (!pasted)
            pasted = image.pixels;
    }
    if (!paths.isEmpty()) hashes_.prepare(paths, [this] { refresh_soon(); });
    if (pasted) pasted_png_.begin(pasted);
}

void SessionKeeper::connect_panels() {
    connect(&parts_.panels, &FigurePanels::changed, this, [this] { refresh_soon(); });
    connect(&panels_, &SessionPanels::coming_back, this,
            [this] { panels_unchanged_ = !settling_ && session_state(current()) == saved_; });
    connect(&panels_, &SessionPanels::came_back, this, [this] {
        if (panels_unchanged_) saved_ = session_state(current());  // but for where files lie, nothing was changed
        refresh_soon();
    });
    const QString subject = QStringLiteral("panels");
    connect(&panels_, &SessionPanels::failed, this, [this, subject](const QString& sentence) {
        parts_.document.notices().post(Notice::Kind::Warning, sentence, subject,
                                       {{tr("Remove them from the session"), [this] { panels_.forget(); }}});
    });
    connect(&panels_, &SessionPanels::forgotten, this, [this, subject] {
        parts_.document.notices().end(subject);
        refresh_soon();
    });
    connect(&panels_, &SessionPanels::redrawn, this, [this](const QString& sentence) {
        panels_differ_ = true;
        parts_.document.notices().post(Notice::Kind::Warning, sentence, QStringLiteral("redrawn panel"));
    });
}

void SessionKeeper::connect_actions() {
    Actions& actions = parts_.actions;
    connect(actions.at(ActionId::OpenSession), &QAction::triggered, this, &SessionKeeper::ask_for_file);
    connect(actions.at(ActionId::SaveSession), &QAction::triggered, this, [this] { save(); });
    connect(actions.at(ActionId::SaveSessionAs), &QAction::triggered, this, &SessionKeeper::ask_for_name);
    connect(actions.menu(MenuId::RecentSessions), &QMenu::aboutToShow, this, &SessionKeeper::fill_recent);
}

void SessionKeeper::fill_recent() {
    QMenu& menu = *parts_.actions.menu(MenuId::RecentSessions);
    menu.clear();
    menu.setToolTipsVisible(true);
    const QStringList recent = settings_.recent_sessions();
    if (recent.isEmpty()) menu.addAction(tr("No recent sessions"))->setEnabled(false);
    for (const QString& file : recent) {
        QAction* action = menu.addAction(menu_text(QFileInfo(file).fileName()));
        action->setToolTip(file.toHtmlEscaped());
        action->setEnabled(QFileInfo::exists(file));
        connect(action, &QAction::triggered, this, [this, file] { open(file); });
    }
}

void SessionKeeper::ask_for_file() {
    choose_file(window_, tr("Open a session"), QFileInfo(file_).path(), tr("Sessions (*.headlight);;All files (*)"),
                [this](const QString& file) { open(file); });
}

void SessionKeeper::ask_for_name() {
    const QString proposed = file_.isEmpty() ? QStringLiteral("session.") + kSessionEnding : file_;
    choose_new_file(window_, tr("Save the session"), proposed, tr("Sessions (*.headlight);;All files (*)"),
                    [this](const QString& file) { save_as(file); });
}

void SessionKeeper::open(const QString& file) {
    when_saved([this, file] { read(file); });
}

SessionKeeper::ReadSession SessionKeeper::read_session(const QString& file) {
    ReadSession read{.file = QFileInfo(file).absoluteFilePath()};
    read.content = read_session_file(read.file.toStdString());
    read.session = session_of_json(read.content, read.file.toStdString());
    read.session.saved_as.clear();  // of whoever wrote it
    return read;
}

bool SessionKeeper::open_first(const QString& file) {
    try {
        take_read(read_session(file));
        return true;
    } catch (const Error& error) {
        parts_.document.notices().post(Notice::Kind::Error, text_of_error(error), session_subject());
        return false;
    }
}

void SessionKeeper::read(const QString& file) {
    const auto session = std::make_shared<ReadSession>();
    const auto taken = [this, session, before = session_state(current())] {
        end_work_on_files([&] {
            if (session_state(current()) == before) return take_read(*session);
            when_saved([this, session] { take_read(*session); });  // the user went on meanwhile
        });
    };
    work_on_files([session, file] { *session = read_session(file); }, taken);
}

void SessionKeeper::take_read(const ReadSession& read) {
    emit opening();
    held_.reset();
    parts_.document.notices().end(session_subject());
    take_file(read.file, read.content);
    show(read.session, QFileInfo(read.file).path());
}

void SessionKeeper::take_file(const QString& file, const QByteArray& content) {
    file_ = file;
    on_disk_ = content;
    settings_.add_recent_session(file_);
    refresh_title();
}

void SessionKeeper::show(const SavedSession& session, const QString& folder) {
    Document& document = parts_.document;
    opened_ = session;
    ++opening_;
    folder_ = folder;
    left_.clear();
    missing_runs_.clear();
    missing_images_.clear();
    settling_ = true;
    waits_ = true;
    awaits_model_ = false;
    document.run().set_texts(session.text, session.pair);
    document.structure().open({});
    document.run().set_notes(session.notes);
    if (!session.notes.isEmpty()) parts_.actions.at(ActionId::Notes)->setChecked(true);
    show_panel(parts_.actions, session.open_panel);
    parts_.actions.at(ActionId::Compare)->setChecked(false);
    panels_.show(session.panels);
    panels_differ_ = false;
    const bool open = document.run().model() && !document.run().loading();
    const ModelMatch match = open ? match_of_model() : ModelMatch::Different;
    checks_model_ = match == ModelMatch::Undecided;
    if (session.model.name.isEmpty() || match != ModelMatch::Different) show_same_model();

    std::vector<ModelReference> wanted{session.model};
    if (session.comparison)
        for (const SavedRun& run : session.comparison->runs) wanted.push_back(run.model.value_or(ModelReference()));
    for (ModelReference& model : panels_.models()) wanted.push_back(std::move(model));
    only_panels_ = false;
    locate(std::move(wanted), folder);
}

std::vector<KnownModel> SessionKeeper::known_models() const {
    std::vector<KnownModel> known;
    for (const BuiltInModel& model : parts_.document.run().bridge().built_in()) {
        known.push_back({QString::fromStdString(model.name), model.path});
        for (const Checkpoint& checkpoint : model.checkpoints)
            known.push_back({QString::fromStdString(model.name + "/" + checkpoint.name), checkpoint.path});
    }
    for (const QString& path : settings_.recent_models())
        known.push_back({QFileInfo(path).fileName(), path.toStdString()});
    return known;
}

void SessionKeeper::locate(std::vector<ModelReference> models, const QString& folder) {
    locating_ = true;
    models_.locate({.models = std::move(models),
                    .folder = folder.toStdString(),
                    .known = known_models(),
                    .find_cached = parts_.document.run().bridge().cache_search()});
}

void SessionKeeper::show_same_model() {
    waits_ = false;
    parts_.document.view().restore(opened_.view);
    restore_continuation(opened_.continuation);
}

void SessionKeeper::take_places(const std::vector<LocatedModel>& places) {
    locating_ = false;
    if (std::exchange(only_panels_, false))
        return panels_.take_places(places, folder_, parts_.document.run().backend());
    const LocatedModel& place = places.front();
    if (waits_ && place.is_here())
        open_model_at(place.path);
    else if (waits_)
        say_model_is_missing(place);
    hashes_.prepare(places_of_files(), [this, places, opening = opening_] {
        if (opening == opening_) show_rest(places);
    });
}

QStringList SessionKeeper::places_of_files() const {
    QStringList places;
    for (const SavedImage& image : opened_.images)
        if (!image.pasted) places += FileHashes::places_of(image.file, folder_);
    for (const auto& file : {opened_.audio, opened_.boxes, opened_.structure})
        if (file) places += FileHashes::places_of(*file, folder_);
    for (const SavedPanel& panel : opened_.panels.panels) {
        for (const FileReference& image : panel.images) places += FileHashes::places_of(image, folder_);
        for (const auto& file : {panel.audio, panel.boxes, panel.metrics})
            if (file) places += FileHashes::places_of(*file, folder_);
    }
    return places;
}

void SessionKeeper::show_rest(std::span<const LocatedModel> places) {
    open_files();
    const std::size_t runs = opened_.comparison ? opened_.comparison->runs.size() : 0;
    if (opened_.comparison) show_comparison(places.subspan(1, runs));
    panels_.take_places(places.subspan(1 + runs), folder_, parts_.document.run().backend());
    refresh_soon();
}

void SessionKeeper::open_model_at(const std::filesystem::path& path) {
    awaits_model_ = true;
    parts_.document.run().open_model(path);
    parts_.document.view().restore(opened_.view);
}

void SessionKeeper::say_model_is_missing(const LocatedModel& place) {
    constexpr std::size_t kShownOfHash = 8;
    const ModelReference& model = opened_.model;
    const QString where = model.path.isEmpty() ? tr("built in") : model.path;
    if (place.kind == LocatedModel::Kind::Strange)
        return parts_.document.notices().post(Notice::Kind::Warning,
                                              tr("The model at %1 is not the one that the session was saved with, so "
                                                 "only the text and the notes were opened.")
                                                  .arg(QString::fromStdString(place.path.string())),
                                              session_subject(),
                                              {{tr("Open it"), [this, path = place.path] { open_model_at(path); }}});
    parts_.document.notices().post(
        Notice::Kind::Warning,
        tr("The session's model, %1 (%2, weights %3), is not on this machine. Its text and its notes are open; open "
           "the model to see the rest.")
            .arg(model.name, where, QString::fromStdString(shown_hash(model.hashes(), kShownOfHash))),
        session_subject(), {{tr("Open model…"), [this] { parts_.actions.at(ActionId::OpenModel)->trigger(); }}});
}

void SessionKeeper::show_comparison(std::span<const LocatedModel> places) {
    std::vector<OtherRun> runs;
    QStringList missing;
    std::size_t shown = 0;
    for (std::size_t index = 0; index < places.size(); ++index) {
        const SavedRun& saved = opened_.comparison->runs[index];
        const LocatedModel& place = places[index];
        const bool found = place.is_here();
        if (saved.model && !found) {
            missing << saved.model->name;
            missing_runs_.push_back(saved);
            continue;
        }
        if (index == opened_.comparison->shown) shown = runs.size();
        OtherRun run{.text = saved.text,
                     .choice = saved.choice,
                     .stack_of_version_1 = saved.stack_of_version_1,
                     .untouched = saved.untouched,
                     .intervened = saved.intervened};
        if (saved.model) run.model = QString::fromStdString(place.path.string());
        runs.push_back(run);
    }
    if (!missing.isEmpty())
        parts_.document.notices().post(
            Notice::Kind::Warning,
            tr("The model that the session compares with, %1, is not on this machine, or was changed.")
                .arg(missing.join(QStringLiteral(", "))),
            QStringLiteral("comparison"));
    if (runs.empty()) return;
    parts_.others.set_runs(runs, shown);
    parts_.actions.at(ActionId::Compare)->setChecked(true);
}

void SessionKeeper::open_files() {
    Document& document = parts_.document;
    open_images();
    if (opened_.audio) open_file(*opened_.audio, [&document](const QString& path) { document.run().open_audio(path); });
    if (opened_.boxes) open_file(*opened_.boxes, [&document](const QString& path) { document.run().open_page(path); });
    if (opened_.structure)
        open_file(*opened_.structure, [&document](const QString& path) { document.structure().open(path); });
}

void SessionKeeper::open_images() {
    LiveRun& run = parts_.document.run();
    std::vector<UnreadImage> images;
    const std::vector<SavedImage> saved = std::exchange(opened_.images, {});
    for (std::size_t place = 0; place < saved.size(); ++place) {
        const SavedImage& image = saved[place];
        if (image.pasted) {
            images.push_back({.pixels = image.pasted});
            continue;
        }
        if (const auto path = hashes_.find(image.file, folder_)) {
            images.push_back({.path = *path});
            continue;
        }
        missing_images_.push_back({place, image.file});
        open_file(image.file, [this, place](const QString& path) {  // when the user says so
            const bool with_others = !std::exchange(misses_all_images_, false);
            put_into(parts_.document.run(), place, path, with_others);
        });
    }
    misses_all_images_ = images.empty();
    if (!images.empty())
        run.open_images(std::move(images), ImageStep::Silent);
    else if (!saved.empty())
        run.set_images({});
}

void SessionKeeper::open_file(const FileReference& file, const std::function<void(const QString&)>& open) {
    if (const auto path = hashes_.find(file, folder_)) return open(*path);
    const QString there = QDir(folder_).absoluteFilePath(file.path);
    if (QFileInfo(there).isFile())
        return parts_.document.notices().post(
            Notice::Kind::Warning,
            tr("%1 is not the file that the session was saved with, so it was not opened.").arg(file.path), file.path,
            {{tr("Open it"), [open, there] { open(there); }}});
    parts_.document.notices().post(Notice::Kind::Warning,
                                   tr("The session's file %1 is not on this machine.").arg(file.path), file.path);
}

void SessionKeeper::take_model() {
    refresh_title();
    const ModelMatch match = match_of_model();
    checks_model_ = checks_model_ && match == ModelMatch::Undecided;
    if (!waits_) return;
    const bool same = match != ModelMatch::Different;
    const bool awaited = std::exchange(awaits_model_, false);
    if (!awaited && locating_) return;  // of before
    waits_ = false;
    if (!same && !awaited) return;  // the user went on with another one
    if (!same) warn_of_other_model();
    checks_model_ = match == ModelMatch::Undecided;
    if (!awaited) parts_.document.view().restore(opened_.view);
    restore_continuation(opened_.continuation);
}

ModelMatch SessionKeeper::match_of_model() const {
    return compare_model(parts_.document.run().model()->provenance, opened_.model.hashes());
}

void SessionKeeper::warn_of_other_model() {
    parts_.document.notices().post(
        Notice::Kind::Warning,
        tr("The session was saved with other weights, another configuration or another tokenizer of %1 than %2 has "
           "here: numbers may differ.")
            .arg(opened_.model.name, QString::fromStdString(parts_.document.run().model()->name)),
        session_subject());
}

void SessionKeeper::take_identity() {
    if (std::exchange(checks_model_, false) && match_of_model() == ModelMatch::Different) warn_of_other_model();
}

void SessionKeeper::restore_continuation(const SavedContinuation& continuation) {
    const auto& model = parts_.document.run().model();
    parts_.continue_panel.choose(continuation.options);
    parts_.continue_panel.completion().restore(continuation.image);
    if (continuation.image) parts_.actions.at(ActionId::ContinueText)->setChecked(true);
    if (continuation.tokens.empty() || !model || !model->tokenizer) return;
    std::size_t node = GenerationTree::kRoot;
    const GenerationTree tree = tree_of(continuation, parts_.document.run().text(), *model->tokenizer, node);
    parts_.continue_panel.continuation().restore(tree, node);
    parts_.actions.at(ActionId::ContinueText)->setChecked(true);
}

void SessionKeeper::hold() {
    if (!held_) held_ = current();
}

void SessionKeeper::release() {
    held_.reset();
    refresh_soon();
}

SavedSession SessionKeeper::current() {
    if (held_) return *held_;
    SavedSession now = shown_session(parts_, hashes_);
    now.unknown = opened_.unknown;
    now.panels = panels_.current();
    // What is not on this machine is not lost.
    add_missing_images(now);
    if (!now.audio) now.audio = opened_.audio;
    if (!now.boxes && now.text == opened_.text) now.boxes = opened_.boxes;
    if (!now.structure) now.structure = opened_.structure;
    add_missing_runs(now);
    if (waits_) {
        now.model = opened_.model;
        now.view = opened_.view;
        now.comparison = opened_.comparison;
        now.continuation = opened_.continuation;
    }
    return now;
}

void SessionKeeper::add_missing_images(SavedSession& session) const {
    if (session.images.empty()) session.images = opened_.images;  // which are not looked for yet
    if (misses_all_images_ && !session.images.empty()) return;    // a sample stands in for them
    for (const MissingImage& missing : missing_images_) {
        const auto place = static_cast<std::ptrdiff_t>(std::min(missing.place, session.images.size()));
        session.images.insert(session.images.begin() + place, SavedImage{missing.file});
    }
}

void SessionKeeper::add_missing_runs(SavedSession& session) const {
    if (missing_runs_.empty()) return;
    if (!session.comparison) session.comparison.emplace();
    auto& runs = session.comparison->runs;
    for (const SavedRun& run : missing_runs_)
        if (runs.size() < OtherSides::kMost) runs.push_back(run);
}

void SessionKeeper::refresh_soon() {
    if (!soon_.isActive()) soon_.start(settling_ ? 0 : kSoon);
}

void SessionKeeper::refresh() {
    if (settling_) {
        const bool loading = parts_.document.run().loading() || parts_.others.loading();
        if (locating_ || hashes_.preparing() || loading || parts_.document.run().running() ||
            parts_.document.run().reading())
            return;
        settle();
    }
    const SavedSession session = current();
    const QByteArray now = session_state(session);
    const PastedImages pasted = session.pasted();
    const bool changed = now != saved_ || (!pasted.empty() && pasted != saved_images_);
    window_->setWindowModified(!file_.isEmpty() && changed);
    if (now == kept_ && pasted == kept_images_) return;
    kept_ = now;
    kept_images_ = pasted;
    if (!changed) return recovery_.clear();
    SavedSession named_session = session;
    named_session.saved_as = file_;
    recovery_.keep(named_session);
}

void SessionKeeper::settle() {
    settling_ = false;
    awaits_model_ = false;
    SavedSession baseline = current();
    if (!left_.isEmpty()) {
        saved_.clear();  // whatever its file holds is older
        saved_images_.clear();
        baseline.saved_as = file_;
        recovery_.keep_in_place_of(std::exchange(left_, QString()), baseline);
        offer_recovery();
        return emit shown();
    }
    // What was typed meanwhile is a change.
    baseline.text = opened_.text;
    baseline.pair = opened_.pair;
    baseline.notes = opened_.notes;
    if (panels_differ_) baseline.panels = opened_.panels;
    saved_ = session_state(baseline);
    saved_images_ = baseline.pasted();
    kept_ = saved_;
    kept_images_ = saved_images_;
    emit shown();
}

bool SessionKeeper::modified() {
    refresh();
    return window_->isWindowModified();
}

void SessionKeeper::refresh_title() {
    QStringList parts;
    if (!file_.isEmpty()) parts << named(file_).replace(QLatin1String("[*]"), QLatin1String("[*][*]")) + "[*]";
    if (parts_.document.run().model()) parts << QString::fromStdString(parts_.document.run().model()->name);
    parts << QStringLiteral("Headlight");
    window_->setWindowTitle(parts.join(QStringLiteral(" – ")));
}

}  // namespace headlight
