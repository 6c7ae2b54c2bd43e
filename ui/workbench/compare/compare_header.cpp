#include "workbench/compare/compare_header.h"

#include "analysis/vectors/shuffled_text.h"
#include "figures/weights/comparison_figure.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/document/view_state.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/settings.h"
#include "workbench/widgets/clear_button.h"
#include "workbench/widgets/plain_text.h"

#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>

namespace headlight {

namespace {

QHBoxLayout* row_in(QWidget* widget) {
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    return row;
}

/// Does what the action does, with its shortcut in the tool tip.
void stand_for(QToolButton* button, QAction* action) {
    QObject::connect(button, &QToolButton::clicked, action, &QAction::trigger);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    button->setAccessibleName(action->text().remove(QLatin1Char('&')));
    button->setToolTip(QStringLiteral("%1 (%2)").arg(action->toolTip(), keys));
    button->setProperty("flat", true);
}

QString what_it_is(const OtherSide& side) {
    if (side.untouched()) return QObject::tr("the run without interventions");
    QString what = side.model() ? side.model_name() : QObject::tr("the same model");
    if (side.text()) what += QStringLiteral(" · ") + *side.text();
    return what;
}

}  // namespace

CompareHeader::CompareHeader(Document& document, OtherSides& sides, const Actions& actions, Settings& settings,
                             QWidget* parent)
    : LookFollower(parent), document_(document), sides_(sides) {
    build(actions);
    build_choice();
    models_ = new QMenu(this);
    model_menu_ = new ModelMenu(
        document_, settings, *models_, [this](const QString& model) { sides_.shown().set_model(model); }, this);
    auto* same = new QAction(tr("&The same model"), this);
    connect(same, &QAction::triggered, this, [this] { sides_.shown().set_model(std::nullopt); });
    model_menu_->set_first(same);
    model_->setMenu(models_);
    grid_ = new QGridLayout(this);
    grid_->setContentsMargins(0, 0, 0, 0);
    place();
    connect(&sides_, &OtherSides::changed, this, &CompareHeader::refresh);
    connect(&document_.run(), &LiveRun::analysis_changed, this, &CompareHeader::refresh);
}

void CompareHeader::build(const Actions& actions) {
    runs_ = new QWidget(this);
    title_ = new QLabel(tr("Compare A with"), runs_);
    tabs_ = new QTabBar(runs_);
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    tabs_->setUsesScrollButtons(false);
    tabs_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    tabs_->setAccessibleName(tr("Run that A is compared with"));
    add_ = new QToolButton(runs_);
    add_->setText(QStringLiteral("+"));
    stand_for(add_, actions.at(ActionId::CompareMore));
    remove_ = new QToolButton(runs_);
    remove_->setText(QStringLiteral("−"));
    stand_for(remove_, actions.at(ActionId::CompareFewer));
    QHBoxLayout* row = row_in(runs_);
    row->addWidget(title_);
    row->addWidget(tabs_);
    row->addWidget(add_);
    row->addWidget(remove_);
    connect(tabs_, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0) sides_.show(static_cast<std::size_t>(index));
    });
    ending_ = new QWidget(this);
    save_ = new QToolButton(ending_);
    save_->setText(tr("Save figure…"));
    close_ = new QToolButton(ending_);
    close_->setText(QStringLiteral("✕"));
    close_->setProperty("flat", true);
    close_->setAccessibleName(tr("Stop comparing"));
    close_->setToolTip(close_->accessibleName());
    row = row_in(ending_);
    row->addWidget(save_);
    row->addWidget(close_);
    connect(save_, &QToolButton::clicked, this, &CompareHeader::save_wanted);
    connect(close_, &QToolButton::clicked, this, &CompareHeader::closed);
}

void CompareHeader::build_choice() {
    choice_ = new QWidget(this);
    model_ = new QToolButton(choice_);
    model_->setPopupMode(QToolButton::InstantPopup);
    text_ = new QLineEdit(choice_);
    text_->setPlaceholderText(tr("Same text as A; type another text here"));
    text_->setMaxLength(kMaxTextLength);
    head_ = new QComboBox(choice_);
    name_fields(side_letter(1));
    add_clear_button(*text_);
    head_->setMaxVisibleItems(20);
    head_->setMinimumContentsLength(8);
    QHBoxLayout* row = row_in(choice_);
    row->addWidget(model_);
    row->addWidget(text_, 1);
    row->addWidget(head_);
    build_options();
    row->addWidget(options_);
    connect(text_, &QLineEdit::textChanged, this, [this](const QString& text) {
        sides_.shown().set_text(text.isEmpty() ? std::nullopt : std::optional(text));
    });
    connect(head_, &QComboBox::activated, this, &CompareHeader::choose_head);
}

void CompareHeader::build_options() {
    options_ = new QToolButton(choice_);
    options_->setText(tr("Words ▾"));
    options_->setPopupMode(QToolButton::InstantPopup);
    options_->setAccessibleName(tr("Words and interventions of the comparison"));
    options_->setToolTip(options_->accessibleName());
    auto* menu = new QMenu(options_);
    auto* shuffled = new QAction(tr("&Shuffle the words of A"), menu);
    any_order_ = new QAction(tr("Match words in &any order"), menu);
    intervened_ = new QAction(tr("Apply the &interventions of A"), menu);
    any_order_->setCheckable(true);
    intervened_->setCheckable(true);
    menu->addActions({shuffled, any_order_, intervened_});
    options_->setMenu(menu);
    connect(shuffled, &QAction::triggered, this, &CompareHeader::shuffle);
    connect(any_order_, &QAction::triggered, this, [this](bool any) {
        document_.view().change(tr("match words in any order"), [any](ViewState& view) {
            view.matrix.word_order = any ? WordOrder::Any : WordOrder::Kept;
        });
    });
    connect(intervened_, &QAction::triggered, this, [this](bool on) { sides_.shown().set_intervened(on); });
}

void CompareHeader::shuffle() {
    const AnalysisPointer& analysis = document_.run().analysis();
    if (!analysis) return;
    sides_.shown().set_text(QString::fromStdString(shuffled_words(analysis->tokens, ++shuffles_)));
    document_.view().change(tr("match words in any order"),
                            [](ViewState& view) { view.matrix.word_order = WordOrder::Any; });
}

void CompareHeader::place() {
    // Beside each other where the text keeps enough room to be read, else in two lines.
    constexpr double kOneLine = 820;
    const bool one_line = width() >= look_.px(kOneLine);
    for (QWidget* part : {runs_, choice_, ending_}) grid_->removeWidget(part);
    grid_->addWidget(runs_, 0, 0, Qt::AlignLeft | Qt::AlignVCenter);
    if (one_line)
        grid_->addWidget(choice_, 0, 1);
    else
        grid_->addWidget(choice_, 1, 0, 1, 3);
    grid_->addWidget(ending_, 0, 2, Qt::AlignRight | Qt::AlignVCenter);
    grid_->setColumnStretch(1, 1);
}

void CompareHeader::set_look(const Look& look) {
    look_ = look;
    grid_->setHorizontalSpacing(look.px(12));
    grid_->setVerticalSpacing(look.px(4));
    for (QWidget* part : {runs_, choice_, ending_}) part->layout()->setSpacing(look.px(8));
    runs_->layout()->setSpacing(look.px(2));
    for (QWidget* each : std::initializer_list<QWidget*>{title_, tabs_, text_}) each->setFont(look.font);
    place();
    refresh();
}

void CompareHeader::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

void CompareHeader::edit_text() {
    if (text_->text().isEmpty()) text_->setText(document_.run().text().simplified());
    text_->setFocus();
    text_->selectAll();
    const auto token = document_.pointing().selected_token();
    const AnalysisPointer& analysis = document_.run().analysis();
    if (!token || !analysis || text_->text() != document_.run().text()) return;
    const auto index = static_cast<std::size_t>(*token);
    if (index >= analysis->tokens.tokens.size() || analysis->tokens.tokens[index].word < 0) return;
    const Word& word = analysis->tokens.words[static_cast<std::size_t>(analysis->tokens.tokens[index].word)];
    if (word.sequence != 0) return;
    const QString before = QString::fromStdString(analysis->tokens.text.substr(0, word.range.begin));
    const QString chosen =
        QString::fromStdString(analysis->tokens.text.substr(word.range.begin, word.range.end - word.range.begin));
    text_->setSelection(static_cast<int>(before.size()), static_cast<int>(chosen.size()));
}

void CompareHeader::name_fields(const QString& letter) {
    model_->setAccessibleName(tr("Model of %1").arg(letter));
    model_->setToolTip(model_->accessibleName());
    text_->setAccessibleName(tr("Text of %1").arg(letter));
    head_->setAccessibleName(tr("Head of %1").arg(letter));
    head_->setToolTip(head_->accessibleName());
}

void CompareHeader::refresh() {
    if (!sides_.is_on()) return;
    refresh_tabs();
    OtherSide& side = sides_.shown();
    name_fields(side_letter(sides_.shown_index() + 1));
    const QString model = side.untouched() ? tr("the original run")
                          : side.model()   ? side.model_name()
                                           : tr("the same model");
    model_->setText(QStringLiteral("%1 ▾").arg(model));
    const QString shown = side.text().value_or(QString());
    if (shown != text_->text()) {
        const QSignalBlocker quiet(text_);
        text_->setText(shown);
        text_->setCursorPosition(0);
    }
    any_order_->setChecked(document_.view().state().matrix.word_order == WordOrder::Any);
    intervened_->setChecked(side.intervened());
    intervened_->setEnabled(side.text() || side.model());
    refresh_heads();
}

void CompareHeader::refresh_tabs() {
    const QSignalBlocker quiet(tabs_);
    const int count = static_cast<int>(sides_.count());
    while (tabs_->count() > count) tabs_->removeTab(tabs_->count() - 1);
    while (tabs_->count() < count) tabs_->addTab(side_letter(static_cast<std::size_t>(tabs_->count()) + 1));
    for (int index = 0; index < count; ++index)
        tabs_->setTabToolTip(index, plain_tool_tip(what_it_is(sides_.at(static_cast<std::size_t>(index)))));
    tabs_->setCurrentIndex(static_cast<int>(sides_.shown_index()));
    add_->setEnabled(sides_.count() < OtherSides::kMost);
    remove_->setVisible(sides_.count() > 1);
}

void CompareHeader::refresh_heads() {
    const OtherSide& side = sides_.shown();
    const HeadId shown = side.shown_choice();
    std::vector<HeadId> heads;
    if (const AnalysisPointer& analysis = side.analysis(); analysis && !analysis->attention.empty()) {
        const auto& layers = stack_of(analysis->attention, shown).layers;
        for (std::size_t layer = 0; layer < layers.size(); ++layer)
            for (std::int32_t head = 0; head < layers[layer]->heads(); ++head)
                heads.push_back(head_in(shown, static_cast<std::int32_t>(layer), head));
    }
    const QSignalBlocker quiet(head_);
    if (heads != heads_ || head_->count() == 0) {
        heads_ = heads;
        head_->clear();
        head_->addItem(tr("same head"));
        for (const HeadId& head : heads_) head_->addItem(short_text(head));
    }
    const bool own = side.choice() && shown.layer && shown.head;
    const auto place = std::ranges::find(heads_, own ? head_in(shown, *shown.layer, *shown.head) : HeadId{});
    head_->setCurrentIndex(own && place != heads_.end() ? static_cast<int>(place - heads_.begin()) + 1 : 0);
}

void CompareHeader::choose_head() {
    const int index = head_->currentIndex() - 1;
    if (index < 0) return sides_.shown().set_choice(std::nullopt);
    sides_.shown().set_choice(heads_.at(static_cast<std::size_t>(index)));
}

}  // namespace headlight
