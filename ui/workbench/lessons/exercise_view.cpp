#include "workbench/lessons/exercise_view.h"

#include "workbench/lessons/lesson.h"
#include "workbench/widgets/wrapping_row.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QRadioButton>
#include <QVBoxLayout>

namespace headlight {

namespace {

/// The window's style sheet sets the type of controls.
QString type_of(const QFont& font) {
    return QStringLiteral("font-size: %1px;").arg(font.pixelSize());
}

QString placeholder_of(AnswerKind kind) {
    switch (kind) {
        case AnswerKind::Number:
            return ExerciseView::tr("A number, or a sum such as 12 * 13 / 2");
        case AnswerKind::Token:
            return ExerciseView::tr("A token");
        case AnswerKind::Head:
            return ExerciseView::tr("A head, such as L2H2");
        default:
            return ExerciseView::tr("Your answer");
    }
}

/// Text of a choice, which takes as many lines as it needs; the text of a radio button has one. A press chooses it.
class ChoiceText : public QLabel {
  public:
    ChoiceText(const QString& text, QAbstractButton& button, QWidget* parent) : QLabel(text, parent), button_(button) {
        setTextFormat(Qt::PlainText);
        setWordWrap(true);
    }

  protected:
    void mousePressEvent(QMouseEvent* event) override { event->accept(); }
    void mouseReleaseEvent(QMouseEvent* event) override {
        if (event->button() == Qt::LeftButton && rect().contains(event->pos())) button_.click();
    }

  private:
    QAbstractButton& button_;
};

}  // namespace

QString solution_text(const PosedExercise& exercise) {
    QString text = exercise.kind == AnswerKind::Text
                       ? lesson_rich_text(exercise.answer)
                       : QStringLiteral("<b>%1</b>").arg(lesson_rich_text(exercise.answer));
    if (!exercise.solution.isEmpty()) text += QStringLiteral("<br>") + lesson_rich_text(exercise.solution);
    return text;
}

ExerciseView::ExerciseView(const PosedExercise& exercise, int number, const QFont& font, const WindowAnswers& window,
                           QWidget* parent)
    : QWidget(parent), exercise_(exercise) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(font.pixelSize() / 3);
    QLabel* question =
        add_label(QStringLiteral("<b>%1</b>&nbsp; %2").arg(number).arg(lesson_rich_text(exercise.question)), font);
    column->addWidget(question);
    column->addWidget(exercise.kind == AnswerKind::Choice ? build_choices(font) : build_line(font, window));
    column->addWidget(build_buttons(font));
    column->addWidget(verdict_);
    solution_ = add_label(solution_text(exercise), font);
    solution_->setObjectName(QStringLiteral("exercise_solution"));
    solution_->hide();
    column->addWidget(solution_);
    setAccessibleName(tr("Exercise %1").arg(number));
}

QLabel* ExerciseView::add_label(const QString& rich_text, const QFont& font) {
    auto* label = new QLabel(this);
    label->setTextFormat(Qt::RichText);
    label->setText(rich_text);
    label->setWordWrap(true);
    label->setFont(font);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QWidget* ExerciseView::build_choices(const QFont& font) {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(font.pixelSize() / 4);
    choices_ = new QButtonGroup(this);
    for (int choice = 0; choice < exercise_.choices.size(); ++choice) {
        auto* button = new QRadioButton(box);
        button->setAccessibleName(exercise_.choices[choice]);
        button->setStyleSheet(type_of(font));
        choices_->addButton(button, choice);
        auto* text = new ChoiceText(exercise_.choices[choice], *button, box);
        text->setFont(font);
        auto* row = new QHBoxLayout;
        row->addWidget(button, 0, Qt::AlignTop);
        row->addWidget(text, 1);
        column->addLayout(row);
    }
    connect(choices_, &QButtonGroup::idClicked, this, [this] { emit answered(answer()); });
    return box;
}

QWidget* ExerciseView::build_line(const QFont& font, const WindowAnswers& window) {
    line_ = new QLineEdit(this);
    line_->setStyleSheet(type_of(font));
    line_->setPlaceholderText(placeholder_of(exercise_.kind));
    line_->setAccessibleName(tr("Answer"));
    connect(line_, &QLineEdit::textEdited, this, &ExerciseView::answered);
    connect(line_, &QLineEdit::returnPressed, this, &ExerciseView::check);
    const bool token = exercise_.kind == AnswerKind::Token;
    const std::function<QString()>& answers = token ? window.token : window.head;
    if ((!token && exercise_.kind != AnswerKind::Head) || !answers) return line_;
    from_window_ = new QToolButton(this);
    from_window_->setText(token ? tr("Use selected token") : tr("Use shown head"));
    from_window_->setToolTip(token ? tr("Takes the token that is selected in the window as the answer")
                                   : tr("Takes the head that the window shows as the answer"));
    connect(from_window_, &QToolButton::clicked, this, [this, answers] {
        line_->setText(answers());
        emit answered(line_->text());
        check();
    });
    return line_;
}

QWidget* ExerciseView::build_buttons(const QFont& font) {
    auto* box = new QWidget(this);
    auto* row = new WrappingRow(box);
    row->setSpacing(font.pixelSize() / 2);
    auto* check_button = new QToolButton(box);
    check_button->setText(tr("Check answer"));
    check_button->setToolTip(tr("Compares your answer with the solution"));
    solution_button_ = new QToolButton(box);
    solution_button_->setText(tr("Show solution"));
    solution_button_->setToolTip(tr("Shows the answer and why it is right"));
    solution_button_->setProperty("flat", true);
    verdict_ = add_label({}, font);
    verdict_->setObjectName(QStringLiteral("exercise_verdict"));
    verdict_->hide();
    row->addWidget(check_button);
    if (from_window_ != nullptr) row->addWidget(from_window_);
    row->addWidget(solution_button_);
    for (QToolButton* button : box->findChildren<QToolButton*>()) button->setStyleSheet(type_of(font));
    connect(check_button, &QToolButton::clicked, this, &ExerciseView::check);
    connect(solution_button_, &QToolButton::clicked, this, &ExerciseView::show_solution);
    return box;
}

QString ExerciseView::answer() const {
    if (choices_ == nullptr) return line_->text();
    return choices_->checkedId() < 0 ? QString() : exercise_.choices.at(choices_->checkedId());
}

void ExerciseView::set_answer(const QString& answer) {
    if (choices_ == nullptr)
        line_->setText(answer);
    else if (QAbstractButton* button = choices_->button(static_cast<int>(exercise_.choices.indexOf(answer))))
        button->setChecked(true);
}

void ExerciseView::check() {
    const Verdict verdict = judge(exercise_, answer());
    verdict_->setText(verdict.sentence.toHtmlEscaped());
    verdict_->setAccessibleName(verdict.sentence);
    verdict_->show();
    if (verdict.right == true) show_solution();
}

void ExerciseView::show_solution() {
    solution_->show();
    solution_button_->setEnabled(false);
}

}  // namespace headlight
