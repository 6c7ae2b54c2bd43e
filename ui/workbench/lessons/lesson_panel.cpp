#include "workbench/lessons/lesson_panel.h"

#include "workbench/menus/actions.h"
#include "workbench/widgets/plain_text.h"
#include "workbench/widgets/summary_list_delegate.h"

#include <QHBoxLayout>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr int kFileRole = Qt::UserRole;

QToolButton* action_button(QAction* action, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    button->setToolTip(keys.isEmpty() ? action->toolTip() : QStringLiteral("%1 (%2)").arg(action->toolTip(), keys));
    return button;
}

}  // namespace

LessonPanel::LessonPanel(Actions& actions, QWidget* parent) : LookFollower(parent) {
    setObjectName(QStringLiteral("lesson_panel"));
    setAttribute(Qt::WA_StyledBackground);
    pages_ = new QStackedWidget(this);
    pages_->addWidget(build_list());
    pages_->addWidget(build_step(actions));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(pages_);
    for (QToolButton* closer : closers_)
        connect(closer, &QToolButton::clicked, actions.at(ActionId::Lessons),
                [&actions] { actions.at(ActionId::Lessons)->setChecked(false); });
}

QWidget* LessonPanel::build_list() {
    auto* page = new QWidget(this);
    list_title_ = new QLabel(tr("Lessons"), page);
    auto* close = new QToolButton(page);
    close->setText(tr("✕"));
    close->setProperty("flat", true);
    close->setAccessibleName(tr("Close the lessons"));
    closers_.push_back(close);
    list_ = new QListWidget(page);
    list_->setObjectName(QStringLiteral("lesson_list"));
    list_->setAccessibleName(tr("Lessons"));
    delegate_ = new SummaryListDelegate(list_);
    list_->setItemDelegate(delegate_);
    list_->setWordWrap(true);  // entries are then measured anew when the list becomes narrower
    list_->setMouseTracking(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    const auto choose = [this](QListWidgetItem* item) {
        if (item != nullptr) emit chosen(item->data(kFileRole).toString());
    };
    // A click is enough, and so is Enter.
    connect(list_, &QListWidget::itemClicked, this, choose);
    connect(list_, &QListWidget::itemActivated, this, choose);
    auto* bar = new QHBoxLayout;
    bar->addWidget(list_title_, 1);
    bar->addWidget(close);
    auto* column = new QVBoxLayout(page);
    column->addLayout(bar);
    column->addWidget(list_, 1);
    return page;
}

QWidget* LessonPanel::build_step(Actions& actions) {
    auto* page = new QWidget(this);
    all_ = new QToolButton(page);
    all_->setText(tr("‹ All lessons"));
    all_->setProperty("flat", true);
    connect(all_, &QToolButton::clicked, this, &LessonPanel::list_wanted);
    auto* close = new QToolButton(page);
    close->setText(tr("End lesson ✕"));
    close->setProperty("flat", true);
    close->setToolTip(tr("Restores your work from before the lesson"));
    closers_.push_back(close);
    heading_ = new QLabel(page);
    heading_->setTextFormat(Qt::RichText);
    heading_->setWordWrap(true);
    area_ = new QScrollArea(page);
    area_->setWidgetResizable(true);
    area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area_->setFocusPolicy(Qt::StrongFocus);
    area_->setAccessibleName(tr("The lesson's text"));
    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("lesson_text"));
    body_ = new QVBoxLayout(content);
    area_->setWidget(content);
    place_ = new QLabel(page);
    place_->setTextFormat(Qt::PlainText);
    place_->setProperty("muted", true);
    place_->setAlignment(Qt::AlignCenter);
    back_ = action_button(actions.at(ActionId::LessonBack), page);
    next_ = action_button(actions.at(ActionId::LessonNext), page);
    next_->setProperty("primary", true);
    again_ = action_button(actions.at(ActionId::LessonAgain), page);
    auto* bar = new QHBoxLayout;
    bar->addWidget(all_);
    bar->addStretch(1);
    bar->addWidget(close);
    auto* ways = new QHBoxLayout;
    ways->addWidget(back_);
    ways->addWidget(place_, 1);
    ways->addWidget(again_);
    ways->addWidget(next_);
    auto* column = new QVBoxLayout(page);
    column->addLayout(bar);
    column->addWidget(heading_);
    column->addWidget(area_, 1);
    column->addLayout(ways);
    return page;
}

void LessonPanel::set_look(const Look& look) {
    look_ = look;
    for (int page = 0; page < pages_->count(); ++page) {
        pages_->widget(page)->layout()->setContentsMargins(look.px(14), look.px(10), look.px(14), look.px(10));
        pages_->widget(page)->layout()->setSpacing(look.px(8));
    }
    body_->setContentsMargins(0, 0, look.px(6), 0);
    type_ = 0;
}

void LessonPanel::fit_window(const QSize& window) {
    // Read from the last row; on a small screen, a little more than the window's own type.
    constexpr double kLines = 46;
    constexpr double kLettersWide = 21.5;
    const double own = look_.font.pixelSize();
    const double type = std::clamp(window.height() / kLines, 1.15 * own, 2.6 * own);
    width_ = std::min(static_cast<int>(std::lround(kLettersWide * type)), window.width() * 2 / 5);
    updateGeometry();
    if (type == type_) return;
    type_ = type;
    fit_texts();
}

QSize LessonPanel::sizeHint() const {
    return {width_, 10 * width_};
}

void LessonPanel::fit_texts() {
    const double scale = type_ / look_.font.pixelSize();
    list_title_->setFont(look_.sized(1.3 * scale, true));
    delegate_->set_look(look_, scale);
    list_->setSpacing(look_.px(3));
    heading_->setFont(look_.sized(1.35 * scale, true));
    // Four of them stand in a row.
    const double buttons_scale = std::clamp(0.85 * scale, 1.0, 1.6);
    // The window's style sheet sets the type of buttons.
    const QString type = QStringLiteral("font-size: %1px;").arg(std::lround(buttons_scale * look_.font.pixelSize()));
    std::vector<QToolButton*> buttons = closers_;
    buttons.insert(buttons.end(), {back_, next_, again_, all_});
    for (QToolButton* button : buttons) button->setStyleSheet(type);
    place_->setFont(look_.sized(buttons_scale));
    if (!lesson_.steps.empty()) show_step(lesson_, step_);
}

void LessonPanel::show_list(const std::vector<LessonEntry>& lessons) {
    list_->clear();
    for (const LessonEntry& lesson : lessons) {
        auto* item = new QListWidgetItem(lesson.title, list_);
        item->setData(SummaryListDelegate::kSummaryRole, lesson.summary);
        item->setData(Qt::AccessibleDescriptionRole, lesson.summary);
        item->setData(kFileRole, lesson.file);
        item->setToolTip(plain_tool_tip(lesson.file));
    }
    if (!lessons.empty()) list_->setCurrentRow(0);
    pages_->setCurrentIndex(0);
    list_->setFocus();
}

void LessonPanel::clear_body() {
    trials_.clear();
    exercises_.clear();
    while (QLayoutItem* item = body_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

QLabel* LessonPanel::add_text(const QString& rich_text, const QFont& font, bool muted) {
    auto* label = new QLabel(area_->widget());
    label->setTextFormat(Qt::RichText);
    label->setText(rich_text);
    label->setWordWrap(true);
    label->setFont(font);
    label->setProperty("muted", muted);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    body_->addWidget(label);
    return label;
}

void LessonPanel::add_trial(const LessonTrial& trial, std::size_t index, const QFont& font) {
    auto* row = new QWidget(area_->widget());
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    auto* button = new QToolButton(row);
    button->setText(trial.scene ? tr("▶") : tr("•"));
    button->setStyleSheet(QStringLiteral("font-size: %1px;").arg(font.pixelSize()));
    button->setEnabled(trial.scene.has_value());
    button->setProperty(trial.scene ? "trial" : "flat", true);
    const int side = static_cast<int>(std::lround(1.7 * type_));
    button->setFixedSize(side, side);
    button->setAccessibleName(tr("Try: %1").arg(trial.text));
    button->setFocusPolicy(trial.scene ? Qt::StrongFocus : Qt::NoFocus);
    auto* words = new QLabel(row);
    words->setTextFormat(Qt::RichText);
    words->setText(lesson_rich_text(trial.text));
    words->setWordWrap(true);
    words->setFont(font);
    line->addWidget(button, 0, Qt::AlignTop);
    line->addWidget(words, 1);
    body_->addWidget(row);
    if (!trial.scene) return;
    connect(button, &QToolButton::clicked, this, [this, index] { emit tried(index); });
    trials_.push_back(button);
}

void LessonPanel::add_exercises(const LessonStep& step, const QFont& font) {
    if (step.exercises.empty()) return;
    if (!step.trials.empty()) {  // otherwise they follow the step's own heading and text
        QFont bold = font;
        bold.setBold(true);
        add_text(tr("Exercises"), bold, false)->setContentsMargins(0, look_.px(6), 0, 0);
    }
    std::size_t place = 0;  // on a worksheet of the whole lesson, which has the same numbers
    for (std::size_t before = 0; before < step_; ++before) place += lesson_.steps[before].exercises.size();
    for (std::size_t index = 0; index < step.exercises.size(); ++index, ++place) {
        const QString key = QStringLiteral("%1#%2#%3").arg(lesson_.file).arg(place).arg(sheet_);
        auto* view = new ExerciseView(pose(step.exercises[index], sheet_, place), static_cast<int>(place) + 1, font,
                                      window_answers_, area_->widget());
        if (const auto given = answers_.find(key); given != answers_.end()) view->set_answer(given->second);
        connect(view, &ExerciseView::answered, this, [this, key](const QString& answer) { answers_[key] = answer; });
        body_->addWidget(view);
        exercises_.push_back(view);
    }
    if (std::ranges::all_of(step.exercises, [](const Exercise& exercise) { return exercise.numbers.empty(); })) return;
    auto* other = new QToolButton(area_->widget());
    other->setText(tr("Other numbers"));
    other->setToolTip(tr("Poses the exercises again with other numbers"));
    other->setStyleSheet(QStringLiteral("font-size: %1px;").arg(font.pixelSize()));
    body_->addWidget(other);
    connect(other, &QToolButton::clicked, this, &LessonPanel::show_other_numbers, Qt::QueuedConnection);
}

void LessonPanel::show_other_numbers() {
    ++sheet_;
    show_step(lesson_, step_);
}

void LessonPanel::show_step(const Lesson& lesson, std::size_t step) {
    const bool same = &lesson == &lesson_;
    if (!same) lesson_ = lesson;
    step_ = step;
    const LessonStep& shown = lesson_.steps.at(step);
    const double scale = type_ / look_.font.pixelSize();
    clear_body();
    heading_->setText(lesson_rich_text(shown.heading));
    body_->setSpacing(static_cast<int>(std::lround(0.6 * type_)));
    for (const QString& paragraph : shown.paragraphs) add_text(lesson_rich_text(paragraph), look_.sized(scale), false);
    if (!shown.trials.empty()) {
        QLabel* title = add_text(tr("Try this"), look_.sized(scale, true), false);
        title->setContentsMargins(0, look_.px(6), 0, 0);
    }
    for (std::size_t index = 0; index < shown.trials.size(); ++index)
        add_trial(shown.trials[index], index, look_.sized(scale));
    add_exercises(shown, look_.sized(0.9 * scale));
    if (!shown.source.isEmpty()) add_text(lesson_rich_text(shown.source), look_.sized(0.72 * scale), true);
    body_->addStretch(1);
    if (!same) area_->verticalScrollBar()->setValue(0);
    place_->setText(tr("%1 of %2").arg(step + 1).arg(lesson_.steps.size()));
    place_->setAccessibleName(
        tr("Step %1 of %2 of the lesson %3").arg(step + 1).arg(lesson_.steps.size()).arg(lesson_.title));
    pages_->setCurrentIndex(1);
}

}  // namespace headlight
