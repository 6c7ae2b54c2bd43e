#include "workbench/lessons/lesson_player.h"

#include "core/error.h"
#include "language/sentences.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/lessons/illustration_view.h"
#include "workbench/lessons/lesson_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/widgets/file_dialog.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace headlight {

LessonPlayer::LessonPlayer(QMainWindow& window, const LessonParts& parts, QStackedWidget& middle)
    : QObject(&window), window_(window), parts_(parts), middle_(middle), stage_(parts) {
    dock_ = new QDockWidget(tr("Lessons"), &window);
    dock_->setObjectName(QStringLiteral("lessons"));
    dock_->setFeatures(QDockWidget::NoDockWidgetFeatures);
    dock_->setTitleBarWidget(new QWidget(dock_));
    panel_ = new LessonPanel(parts.actions, dock_);
    dock_->setWidget(panel_);
    dock_->hide();
    window.addDockWidget(Qt::LeftDockWidgetArea, dock_);
    illustration_ = new IllustrationView(parts.document, &middle);
    middle.addWidget(illustration_);

    const Actions& actions = parts.actions;
    connect(actions.at(ActionId::Lessons), &QAction::toggled, this, &LessonPlayer::set_shown);
    connect(actions.at(ActionId::OpenLesson), &QAction::triggered, this, &LessonPlayer::ask_for_lesson);
    connect(actions.at(ActionId::LessonBack), &QAction::triggered, this, [this] { go_to(step_ - 1); });
    connect(actions.at(ActionId::LessonNext), &QAction::triggered, this, &LessonPlayer::go_on);
    connect(actions.at(ActionId::LessonAgain), &QAction::triggered, this, &LessonPlayer::show_step);
    // After a comparison, the middle is the step's again.
    connect(actions.at(ActionId::Compare), &QAction::toggled, this, [this] { show_figure(illustration_->request()); });
    connect(actions.at(ActionId::OnlyPicture), &QAction::toggled, this,
            [this] { show_figure(illustration_->request()); });
    connect(&stage_, &LessonStage::came_to_rest, this, [this] {
        if (!before_) emit ended();
    });
    connect(panel_, &LessonPanel::chosen, this, &LessonPlayer::open_file);
    connect(panel_, &LessonPanel::list_wanted, this, &LessonPlayer::show_list);
    connect(panel_, &LessonPanel::tried, this, &LessonPlayer::try_out);
    panel_->set_window_answers({.token = [this] { return selected_token(); }, .head = [this] { return shown_head(); }});
    refresh_actions();
}

QString LessonPlayer::selected_token() const {
    const auto token = parts_.document.pointing().selected_token();
    const auto& analysis = parts_.document.run().analysis();
    if (!token || !analysis) return {};
    return QString::fromStdString(analysis->tokens.tokens.at(static_cast<std::size_t>(*token)).display);
}

QString LessonPlayer::shown_head() const {
    return QString::fromStdString(short_name(parts_.document.view().state().choice));
}

void LessonPlayer::fit_window() {
    panel_->fit_window(window_.size());
    if (dock_->isVisible()) window_.resizeDocks({dock_}, {panel_->sizeHint().width()}, Qt::Horizontal);
}

std::vector<LessonEntry> LessonPlayer::entries() const {
    std::vector<LessonEntry> all;
    if (!folder_.isEmpty()) all = lessons_in(folder_);
    for (LessonEntry& entry : built_in_lessons()) all.push_back(std::move(entry));
    return all;
}

void LessonPlayer::open(const QString& lesson) {
    if (QFileInfo(lesson).isDir()) {
        folder_ = lesson;
        return show_list();
    }
    if (QFileInfo(lesson).isFile()) {
        folder_ = QFileInfo(lesson).absolutePath();
        return open_file(lesson);
    }
    const std::vector<LessonEntry> all = entries();
    const auto found = std::ranges::find(all, lesson, &LessonEntry::name);
    if (found != all.end()) return open_file(found->file);
    QStringList names;
    for (const LessonEntry& entry : all) names << entry.name;
    parts_.document.notices().post(Notice::Kind::Error,
                                   tr("--lesson: expected a file, a folder or a built-in lesson (%2), found \"%1\".")
                                       .arg(lesson, names.join(QStringLiteral(", "))),
                                   QStringLiteral("lesson"));
}

void LessonPlayer::ask_for_lesson() {
    choose_file(&window_, tr("Open a lesson"), folder_, tr("Lessons (*.json);;All files (*)"),
                [this](const QString& file) { open(file); });
}

void LessonPlayer::open_file(const QString& file) {
    Lesson read;
    try {
        read = read_lesson(file, [this](const QString& model) { return parts_.document.run().bridge().find(model); });
    } catch (const Error& error) {
        return parts_.document.notices().post(Notice::Kind::Error, text_of_error(error), QStringLiteral("lesson"));
    }
    parts_.document.notices().end(QStringLiteral("lesson"));
    if (!before_) {
        emit began();
        before_ = stage_.state();
    }
    lesson_ = std::move(read);
    step_ = 0;
    next_lesson_ = lesson_after(file);
    parts_.actions.at(ActionId::Lessons)->setChecked(true);
    show_step();
    panel_->area().setFocus();
}

void LessonPlayer::show_list() {
    forget_lesson();
    parts_.actions.at(ActionId::Lessons)->setChecked(true);
    panel_->show_list(entries());
    refresh_actions();
}

void LessonPlayer::set_shown(bool shown) {
    if (!shown) forget_lesson();
    if (shown && !lesson_) panel_->show_list(entries());
    dock_->setVisible(shown);
    fit_window();
    refresh_actions();
    emit width_changed();
}

void LessonPlayer::end() {
    parts_.actions.at(ActionId::Lessons)->setChecked(false);
}

void LessonPlayer::leave() {
    before_.reset();
    stage_.stop();
    end();
}

void LessonPlayer::forget_lesson() {
    lesson_.reset();
    show_figure(std::nullopt);
    if (before_) stage_.restore(*std::exchange(before_, std::nullopt));
}

QString LessonPlayer::lesson_after(const QString& file) const {
    const std::vector<LessonEntry> all = entries();
    const auto same_file = [&](const LessonEntry& entry) { return QFileInfo(entry.file) == QFileInfo(file); };
    const auto found = std::ranges::find_if(all, same_file);
    return found == all.end() || found + 1 == all.end() ? QString() : (found + 1)->file;
}

bool LessonPlayer::at_last_step() const {
    return lesson_ && step_ + 1 == lesson_->steps.size();
}

void LessonPlayer::go_on() {
    if (!at_last_step())
        go_to(step_ + 1);
    else if (!next_lesson_.isEmpty())
        open_file(next_lesson_);
}

void LessonPlayer::go_to(std::size_t step) {
    if (!lesson_ || step >= lesson_->steps.size()) return;
    step_ = step;
    show_step();
}

void LessonPlayer::show_step() {
    if (!lesson_) return;
    panel_->show_step(*lesson_, step_);
    const LessonScene& scene = lesson_->steps[step_].scene;
    stage_.show(scene);
    show_figure(scene.figure);
    refresh_actions();
}

void LessonPlayer::try_out(std::size_t trial) {
    if (!lesson_ || trial >= lesson_->steps[step_].trials.size()) return;
    const auto& scene = lesson_->steps[step_].trials[trial].scene;
    if (!scene) return;
    stage_.change(*scene);
    if (scene->figure) show_figure(scene->figure);
}

void LessonPlayer::show_figure(const std::optional<IllustrationRequest>& figure) {
    illustration_->set_request(figure);
    // What is beside the middle belongs to the head's picture.
    const bool compared = parts_.actions.at(ActionId::Compare)->isChecked();
    const bool alone = parts_.actions.at(ActionId::OnlyPicture)->isChecked();
    parts_.grids.setVisible(!alone && (!lesson_ || !(figure || compared)));
    parts_.beside.setVisible(!alone && (!lesson_ || !figure || compared));
    emit width_changed();
    if (compared) return;
    if (figure)
        middle_.setCurrentWidget(illustration_);
    else if (shows_illustration())
        middle_.setCurrentIndex(0);
}

bool LessonPlayer::shows_illustration() const {
    return middle_.currentWidget() == illustration_;
}

void LessonPlayer::refresh_actions() {
    const Actions& actions = parts_.actions;
    actions.at(ActionId::LessonBack)->setEnabled(lesson_ && step_ > 0);
    QAction& next = *actions.at(ActionId::LessonNext);
    next.setEnabled(lesson_ && (!at_last_step() || !next_lesson_.isEmpty()));
    const bool to_lesson = at_last_step() && !next_lesson_.isEmpty();
    next.setText(to_lesson ? tr("&Next lesson") : tr("&Next step of the lesson"));
    next.setIconText(to_lesson ? tr("Next lesson") : tr("Next"));
    actions.at(ActionId::LessonAgain)->setEnabled(lesson_.has_value());
}

}  // namespace headlight
