#include "workbench/compare_view.h"

#include "workbench/document.h"
#include "workbench/figures_of_view.h"
#include "workbench/matrix_lookup.h"
#include "workbench/plain_text.h"
#include "workbench/save_figure.h"
#include "workbench/settings.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace headlight {

CompareView::CompareView(Document& document, OtherSide& other, Settings& settings, QWidget* parent)
    : QWidget(parent), document_(document), other_(other) {
    setObjectName(QStringLiteral("stage"));
    setAttribute(Qt::WA_StyledBackground);
    build_header();
    models_ = new QMenu(this);
    model_menu_ = new ModelMenu(
        document_, settings, *models_, [this](const QString& model) { other_.set_model(model); }, this);
    auto* same = new QAction(tr("&The same model"), this);
    connect(same, &QAction::triggered, this, [this] { other_.set_model(std::nullopt); });
    model_menu_->set_first(same);
    model_->setMenu(models_);
    build_views();
    auto* column = new QVBoxLayout(this);
    column->addWidget(header_);
    column->addLayout(grid_, 1);
    connect(&other_, &OtherSide::changed, this, &CompareView::refresh);
    connect(&document_, &Document::analysis_changed, this, &CompareView::refresh);
    connect(&document_, &Document::picture_changed, this, &CompareView::refresh);
    connect(&document_, &Document::hover_changed, this, &CompareView::follow_focus);
    connect(&document_, &Document::selection_changed, this, &CompareView::follow_focus);
    connect(&maker_, &ComparisonMaker::made, this, &CompareView::take);
}

void CompareView::build_header() {
    header_ = new QWidget(this);
    auto* with = new QLabel(tr("Compare with"), header_);
    model_ = new QToolButton(header_);
    model_->setPopupMode(QToolButton::InstantPopup);
    model_->setAccessibleName(tr("The other side's model"));
    model_->setToolTip(model_->accessibleName());
    text_ = new QLineEdit(header_);
    text_->setPlaceholderText(tr("the same text; type another one here"));
    text_->setAccessibleName(tr("The other side's text"));
    text_->setClearButtonEnabled(true);
    text_->setMaxLength(kMaxTextLength);
    head_ = new QComboBox(header_);
    head_->setAccessibleName(tr("The other side's head"));
    head_->setToolTip(head_->accessibleName());
    head_->setMaxVisibleItems(20);
    save_ = new QToolButton(header_);
    save_->setText(tr("Save figure…"));
    close_ = new QToolButton(header_);
    close_->setText(QStringLiteral("✕"));
    close_->setProperty("flat", true);
    close_->setAccessibleName(tr("Stop comparing"));
    close_->setToolTip(close_->accessibleName());
    auto* row = new QHBoxLayout(header_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(with);
    row->addWidget(model_);
    row->addWidget(text_, 1);
    row->addWidget(head_);
    row->addWidget(save_);
    row->addWidget(close_);
    connect(text_, &QLineEdit::textChanged, this,
            [this](const QString& text) { other_.set_text(text.isEmpty() ? std::nullopt : std::optional(text)); });
    connect(head_, &QComboBox::activated, this, &CompareView::choose_head);
    connect(save_, &QToolButton::clicked, this, &CompareView::save);
    connect(close_, &QToolButton::clicked, this, &CompareView::closed);
}

void CompareView::build_views() {
    const std::array<QString, 3> names{tr("This side"), tr("The other side"), tr("The difference")};
    grid_ = new QGridLayout;
    grid_->setContentsMargins(0, 0, 0, 0);
    for (std::size_t index = 0; index < views_.size(); ++index) {
        panes_[index] = new QWidget(this);
        names_[index] = new QLabel(panes_[index]);
        names_[index]->setTextFormat(Qt::PlainText);
        names_[index]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        views_[index] = new FigureView(names[index], panes_[index]);
        auto* column = new QVBoxLayout(panes_[index]);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(names_[index]);
        column->addWidget(views_[index], 1);
        connect(views_[index], &FigureView::hovered, this, &CompareView::take_hover);
        connect(views_[index], &FigureView::clicked, this, &CompareView::take_click);
        connect(views_[index], &FigureView::walked, &document_, &Document::walk);
        connect(views_[index], &FigureView::viewport_changed, this,
                [this, index](const Viewport& viewport) { share_viewport(index, viewport); });
        views_[index]->set_tool_tip([this](const Hit& hit) { return cell_sentence(hit); });
    }
    place_views();
}

void CompareView::place_views() {
    // Side by side, or with the difference under both, whichever leaves more room for cells beside the labels.
    constexpr double kLabels = 90;
    const double labels = look_.px(kLabels);
    const double beside = std::min(width() / 3.0, static_cast<double>(height())) - labels;
    const double stacked = std::min(width(), height()) / 2.0 - labels;
    const bool row = beside >= stacked;
    for (QWidget* pane : panes_) grid_->removeWidget(pane);
    grid_->addWidget(panes_[0], 0, 0);
    grid_->addWidget(panes_[1], 0, 1);
    if (row)
        grid_->addWidget(panes_[2], 0, 2);
    else
        grid_->addWidget(panes_[2], 1, 0, 1, 2);
    for (int column = 0; column < 3; ++column) grid_->setColumnStretch(column, row || column < 2 ? 1 : 0);
    grid_->setRowStretch(0, 1);
    grid_->setRowStretch(1, row ? 0 : 1);
}

void CompareView::set_look(const Look& look) {
    look_ = look;
    layout()->setContentsMargins(look.px(12), look.px(8), look.px(8), look.px(4));
    layout()->setSpacing(look.px(6));
    header_->layout()->setSpacing(look.px(8));
    grid_->setSpacing(look.px(6));
    for (QLabel* name : names_) name->setFont(look.section_font());
    for (FigureView* view : views_) view->set_look(look);
    head_->setMinimumContentsLength(8);
    place_views();
    refresh();
}

QSize CompareView::minimumSizeHint() const {
    return {look_.px(160), look_.px(120)};
}

void CompareView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place_views();
}

void CompareView::edit_text() {
    if (text_->text().isEmpty()) text_->setText(document_.text().simplified());
    text_->setFocus();
    text_->selectAll();
    const auto token = document_.selected_token();
    const AnalysisPointer& analysis = document_.analysis();
    if (!token || !analysis || text_->text() != document_.text()) return;
    const auto index = static_cast<std::size_t>(*token);
    if (index >= analysis->tokens.tokens.size() || analysis->tokens.tokens[index].word < 0) return;
    const Word& word = analysis->tokens.words[static_cast<std::size_t>(analysis->tokens.tokens[index].word)];
    if (word.sequence != 0) return;
    const QString before = QString::fromStdString(analysis->tokens.text.substr(0, word.range.begin));
    const QString chosen =
        QString::fromStdString(analysis->tokens.text.substr(word.range.begin, word.range.end - word.range.begin));
    text_->setSelection(static_cast<int>(before.size()), static_cast<int>(chosen.size()));
}

ComparisonNames CompareView::names() const {
    const QString left = document_.model() ? QString::fromStdString(document_.model()->name) : QString();
    return {QStringLiteral("A · %1").arg(left), QStringLiteral("B · %1").arg(other_.model_name())};
}

void CompareView::refresh_header() {
    const QString model = other_.untouched() ? tr("the untouched run")
                          : other_.model()   ? other_.model_name()
                                             : tr("the same model");
    model_->setText(QStringLiteral("%1 ▾").arg(model));
    if (!text_->hasFocus()) {
        const QSignalBlocker quiet(text_);
        const QString shown = other_.text().value_or(QString());
        if (shown != text_->text()) {
            text_->setText(shown);
            text_->setCursorPosition(0);
        }
    }
    refresh_heads();
}

void CompareView::refresh_heads() {
    QStringList heads{tr("same head")};
    if (const AnalysisPointer& analysis = other_.analysis()) {
        const AttentionStack& stack = analysis->attention.at(other_.shown_choice().stack);
        for (std::size_t layer = 0; layer < stack.layers.size(); ++layer)
            for (std::int32_t head = 0; head < stack.layers[layer]->heads(); ++head)
                heads << QStringLiteral("%1.%2").arg(layer).arg(head);
    }
    const QSignalBlocker quiet(head_);
    if (head_->count() != heads.size()) {
        head_->clear();
        head_->addItems(heads);
    }
    const HeadChoice shown = other_.shown_choice();
    const bool own = other_.choice() && shown.layer && shown.head;
    head_->setCurrentIndex(own ? head_->findText(QStringLiteral("%1.%2").arg(*shown.layer).arg(*shown.head)) : 0);
}

void CompareView::choose_head() {
    if (head_->currentIndex() <= 0) return other_.set_choice(std::nullopt);
    const QStringList parts = head_->currentText().split(QLatin1Char('.'));
    HeadChoice choice = document_.view().choice;
    choice.layer = parts.value(0).toInt();
    choice.head = parts.value(1).toInt();
    other_.set_choice(choice);
}

void CompareView::refresh() {
    if (!other_.is_on()) return;
    refresh_header();
    if (!other_.failure().isEmpty()) return show_empty(other_.failure());
    if (!document_.analysis() || !other_.analysis())
        return show_empty(tr("The two runs will stand here side by side."));
    FigureStyle style;
    if (const PicturePointer& picture = document_.picture()) style = *picture->style;
    style.map = colour_map(document_.view().colour_map, style.theme.dark);
    style.scale = document_.view().scale;
    maker_.request({{document_.analysis(), document_.view().choice},
                    {other_.analysis(), other_.shown_choice()},
                    document_.view().matrix,
                    style});
}

void CompareView::show_empty(const QString& why) {
    picture_.reset();
    for (FigureView* view : views_) {
        view->set_figure(nullptr);
        view->set_empty_text(QString());
    }
    views_[1]->set_empty_text(why);
    for (QLabel* name : names_) name->clear();
    save_->setEnabled(false);
}

void CompareView::take(const ComparedPicturePointer& picture) {
    if (!other_.is_on()) return;
    if (!picture->comparison) return show_empty(QString::fromStdString(picture->failure));
    picture_ = picture;
    sharing_ = true;
    views_[0]->set_figure(picture->figures.left);
    views_[1]->set_figure(picture->figures.right);
    views_[2]->set_figure(picture->figures.difference);
    sharing_ = false;
    const ComparisonNames who = names();
    const auto titled = [](const QString& name, const std::string& head) {
        return QStringLiteral("%1 · %2").arg(name, QString::fromStdString(head));
    };
    names_[0]->setText(titled(who.left, picture->comparison->left.title));
    names_[1]->setText(titled(who.right, picture->comparison->right.title));
    names_[2]->setText(tr("Difference: B − A"));
    save_->setEnabled(true);
    follow_focus();
}

void CompareView::share_viewport(std::size_t from, const Viewport& viewport) {
    if (sharing_) return;
    sharing_ = true;
    for (std::size_t index = 0; index < views_.size(); ++index)
        if (index != from) views_[index]->show_viewport(viewport);
    sharing_ = false;
}

void CompareView::take_hover(const Hit& hit) {
    if (!picture_) return;
    document_.set_hover(focus_of_hit(picture_->comparison->left, hit));
}

void CompareView::take_click(const Hit& hit) {
    if (!picture_) return;
    const TokenFocus focus = focus_of_hit(picture_->comparison->left, hit);
    const auto token = focus.query ? focus.query : focus.key;
    document_.select_token(token == document_.selected_token() ? std::nullopt : token);
}

void CompareView::follow_focus() {
    if (!picture_) return;
    const Hit hit = hit_of_focus(picture_->comparison->left, {document_.focused_query(), document_.hover().key});
    for (FigureView* view : views_) view->set_outlines(outlines_of(hit, look_));
}

QString CompareView::cell_sentence(const Hit& hit) const {
    if (!picture_ || (!hit.query && !hit.key)) return {};
    const Comparison& both = *picture_->comparison;
    const QString left = weight_sentence(both.left, hit);
    const QString right = weight_sentence(both.right, hit);
    if (!hit.query || !hit.key) return QStringLiteral("A: %1\nB: %2").arg(left, right);
    const float difference =
        both.difference.value(static_cast<std::size_t>(*hit.query), static_cast<std::size_t>(*hit.key));
    return QStringLiteral("A: %1\nB: %2\nB − A: %3")
        .arg(left, right,
             std::isnan(difference) ? tr("no partner") : QString::number(static_cast<double>(difference), 'f', 4));
}

std::shared_ptr<const Figure> CompareView::figure(const FigureStyle& style) const {
    if (!picture_) return nullptr;
    return comparison_figure(*picture_->comparison, names(), style);
}

void CompareView::save() {
    if (!picture_) return;
    FigureStyle style = picture_->request.style;
    ask_and_save(*figure(style), QStringLiteral("comparison.pdf"), document_, this);
}

}  // namespace headlight
