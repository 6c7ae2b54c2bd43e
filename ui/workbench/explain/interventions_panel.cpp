#include "workbench/explain/interventions_panel.h"

#include "analysis/prediction_change.h"
#include "figures/drawing/text.h"
#include "session/generation/target_text.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_part.h"
#include "workbench/document/shown_view.h"
#include "workbench/language/screen_number.h"
#include "workbench/widgets/plain_text.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr int kSteps = 20;            // of the temperature to either side of 1, up to ten times as much or as little
constexpr int kBrushSteps = 100;      // of the painted weight, from 0 to 1
constexpr std::size_t kMostRows = 8;  // of predictions

enum ListColumn { kName, kRemove };
enum PredictionColumn { kWhat, kBefore, kNow, kDifference };

/// Rounded, so that what is said is what is done.
double temperature_of(int step) {
    return std::round(100 * std::pow(10.0, static_cast<double>(step) / kSteps)) / 100;
}

QString probability_text(const std::optional<float>& probability) {
    return probability ? weight_text(static_cast<double>(*probability)) : QStringLiteral("–");
}

}  // namespace

InterventionsPanel::InterventionsPanel(Document& document, QWidget* parent)
    : LowerPanel(tr("INTERVENTIONS"), tr("Close the interventions"), 232, parent), document_(document) {
    rewrite_ = new QCheckBox(tr("Regenerate the target"), this);
    add_button(rewrite_);
    rewrite_->setToolTip(
        tr("Generate the target with the interventions; otherwise both runs read the target of the original run"));
    no_positions_ = new QCheckBox(tr("Without positions"), this);
    add_button(no_positions_);
    no_positions_->setToolTip(
        tr("Leave out everything that encodes positions: position embeddings, rotary turns of queries and keys, and "
           "biases of the scores"));
    compare_ = add_button(tr("Compare with the original run"));
    compare_->setToolTip(tr("Compare this head with the original run, with the signed difference"));
    remove_all_ = add_button(tr("Remove all"));
    auto* parts = new QHBoxLayout;
    parts->addWidget(build_controls());
    parts->addWidget(build_list(), 4);
    parts->addWidget(build_predictions(), 5);
    column().addLayout(parts, 1);
    set_parts(*parts);
    setFocusProxy(head_);
    connect(layer_, &QToolButton::toggled, this, &InterventionsPanel::refresh_controls);
    connect(rewrite_, &QCheckBox::clicked, &document_, [this](bool on) { set_rewrites_target(document_, on); });
    connect(no_positions_, &QCheckBox::clicked, &document_, [this] {
        if (const AttentionStack* stack = shown_stack(document_))
            toggle_intervention(document_, every_layer(*stack), InterventionKind::NoPositions);
    });
    connect(compare_, &QToolButton::clicked, this, &InterventionsPanel::comparison_wanted);
    connect(remove_all_, &QToolButton::clicked, &document_, [this] { remove_interventions(document_); });
    connect(&document_.view(), &ShownView::changed, this, &InterventionsPanel::refresh);
    for (const auto signal : {&LiveRun::analysis_changed, &LiveRun::untouched_changed})
        connect(&document_.run(), signal, this, &InterventionsPanel::refresh);
    for (const auto signal : {&Pointing::selection_changed, &Pointing::hover_changed})
        connect(&document_.pointing(), signal, this, &InterventionsPanel::refresh);
    refresh();
}

QWidget* InterventionsPanel::build_controls() {
    controls_ = new QWidget(this);
    auto* column = new QVBoxLayout(controls_);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(build_target());
    column->addWidget(build_kinds());
    column->addWidget(build_sliders());
    column->addStretch(1);
    return controls_;
}

QWidget* InterventionsPanel::build_target() {
    auto* row = new QWidget(controls_);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* group = new QButtonGroup(row);
    const auto button = [&](const QString& accessible_name) {
        auto* made = new QToolButton(row);
        made->setCheckable(true);
        made->setProperty("tight", true);
        made->setAccessibleName(accessible_name);
        made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        group->addButton(made);
        layout->addWidget(made);
        return made;
    };
    head_ = button(tr("Change the shown head"));
    layer_ = button(tr("Change all heads of the layer"));
    head_->setChecked(true);
    return row;
}

QWidget* InterventionsPanel::build_kinds() {
    auto* rows = new QWidget(controls_);
    auto* grid = new QGridLayout(rows);
    grid->setContentsMargins(0, 0, 0, 0);
    const auto label = [&](const QString& text, int row) {
        auto* made = new QLabel(text, rows);
        made->setProperty("muted", true);
        grid->addWidget(made, row, 0);
    };
    const auto button = [&](InterventionKind kind, const QString& text, const QString& tool_tip, int row, int column,
                            int columns) {
        auto* made = new QToolButton(rows);
        made->setText(text);
        made->setToolTip(tool_tip);
        made->setCheckable(true);
        made->setProperty("tight", true);
        made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        grid->addWidget(made, row, column, 1, columns);
        kinds_[kind] = made;
        connect(made, &QToolButton::clicked, this, [this, kind] {
            if (const auto on = target()) toggle_intervention(document_, *on, kind);
            refresh_controls();
        });
    };
    label(tr("Output"), 0);
    button(InterventionKind::Zero, tr("zero"), tr("Replace the output by zeros (zero ablation)"), 0, 1, 3);
    button(InterventionKind::Mean, tr("mean"),
           tr("Replace the output by its mean over the tokens of this text (mean ablation)"), 0, 4, 3);
    label(tr("Attention"), 1);
    button(InterventionKind::Uniform, tr("uniform"),
           tr("Give the same weight to every key that the query may attend to"), 1, 1, 2);
    button(InterventionKind::Previous, tr("previous"),
           tr("Put all weight on the previous token; the first token attends to itself"), 1, 3, 2);
    button(InterventionKind::Self, tr("itself"), tr("Put all weight of every token on the token itself"), 1, 5, 2);
    for (int column = 1; column < 7; ++column) grid->setColumnStretch(column, 1);
    return rows;
}

QWidget* InterventionsPanel::build_sliders() {
    auto* rows = new QWidget(controls_);
    auto* grid = new QGridLayout(rows);
    grid->setContentsMargins(0, 0, 0, 0);
    const auto slider = [&](const QString& accessible_name, int least, int most, int row) {
        auto* made = new QSlider(Qt::Horizontal, rows);
        made->setRange(least, most);
        made->setAccessibleName(accessible_name);
        made->setToolTip(accessible_name);
        grid->addWidget(made, row, 1);
        return made;
    };
    const auto number = [&](int row) {
        auto* made = new QLabel(rows);
        made->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(made, row, 2);
        return made;
    };
    auto* name = new QLabel(tr("Temperature"), rows);
    name->setProperty("muted", true);
    grid->addWidget(name, 0, 0);
    temperature_ = slider(tr("Temperature: sharper to the left, flatter to the right, unchanged in the middle"),
                          -kSteps, kSteps, 0);
    temperature_text_ = number(0);
    paint_ = new QToolButton(rows);
    paint_->setText(tr("Paint"));
    paint_->setCheckable(true);
    paint_->setProperty("tight", true);
    paint_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    paint_->setToolTip(
        tr("Set weights of the shown head with a click or a drag in the heat map, or with the arrow keys and Space; "
           "Ctrl+click or Delete removes them, and the other keys of the row share the rest"));
    grid->addWidget(paint_, 1, 0);
    brush_ = slider(tr("Weight that is painted, from 0 to 1"), 0, kBrushSteps, 1);
    brush_->setValue(kBrushSteps);
    brush_text_ = number(1);
    grid->setColumnStretch(1, 1);
    connect(temperature_, &QSlider::valueChanged, this, &InterventionsPanel::take_temperature);
    connect(paint_, &QToolButton::toggled, this, &InterventionsPanel::take_brush);
    connect(brush_, &QSlider::valueChanged, this, &InterventionsPanel::take_brush);
    return rows;
}

QTreeWidget* InterventionsPanel::make_tree(const QString& accessible_name) {
    auto* tree = new QTreeWidget(this);
    tree->setObjectName(QStringLiteral("candidates"));
    tree->setAccessibleName(accessible_name);
    tree->setRootIsDecorated(false);
    tree->setUniformRowHeights(true);
    tree->header()->setStretchLastSection(false);
    tree->header()->setSectionsMovable(false);
    tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return tree;
}

QWidget* InterventionsPanel::build_list() {
    list_ = make_tree(tr("All interventions; Space turns one on or off, Delete removes it"));
    list_->setColumnCount(2);
    list_->setHeaderHidden(true);
    list_->header()->setSectionResizeMode(kName, QHeaderView::Stretch);
    list_->installEventFilter(this);
    connect(list_, &QTreeWidget::itemChanged, this, [this](const QTreeWidgetItem* item, int column) {
        if (column != kName) return;
        const auto index = static_cast<std::size_t>(list_->indexOfTopLevelItem(const_cast<QTreeWidgetItem*>(item)));
        const bool on = item->checkState(kName) == Qt::Checked;
        // The list is made anew: not while it tells what became of a row of it.
        QMetaObject::invokeMethod(
            this, [this, index, on] { switch_intervention(document_, index, on); }, Qt::QueuedConnection);
    });
    connect(list_, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item, int column) {
        if (column != kRemove) return;
        remove_intervention(document_,
                            static_cast<std::size_t>(list_->indexOfTopLevelItem(const_cast<QTreeWidgetItem*>(item))));
    });
    return list_;
}

QWidget* InterventionsPanel::build_predictions() {
    auto* side = new QWidget(this);
    predictions_title_ = new QLabel(side);
    predictions_title_->setTextFormat(Qt::PlainText);
    predictions_title_->setWordWrap(true);
    predictions_title_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    predictions_title_->setProperty("muted", true);
    predictions_ = make_tree(tr("Model prediction, in the original run and now"));
    predictions_->setColumnCount(4);
    predictions_->setHeaderLabels({QString(), tr("original"), tr("now"), tr("change")});
    for (const int section : {kBefore, kNow, kDifference})
        predictions_->headerItem()->setTextAlignment(section, Qt::AlignRight | Qt::AlignVCenter);
    predictions_->header()->setSectionResizeMode(kWhat, QHeaderView::Stretch);
    predictions_->setSelectionMode(QAbstractItemView::NoSelection);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(predictions_title_);
    column->addWidget(predictions_, 1);
    return side;
}

void InterventionsPanel::set_look(const Look& look) {
    LowerPanel::set_look(look);
    place_parts(is_beside());
    temperature_text_->setMinimumWidth(look.px(38));
    brush_text_->setMinimumWidth(look.px(38));
    for (QTreeWidget* tree : {list_, predictions_}) tree->setFont(look.font);
    list_->header()->setSectionResizeMode(kRemove, QHeaderView::Fixed);
    list_->header()->setMinimumSectionSize(look.px(20));
    list_->header()->resizeSection(kRemove, look.px(30));
    for (const int section : {kBefore, kNow, kDifference}) {
        predictions_->header()->setSectionResizeMode(section, QHeaderView::Fixed);
        predictions_->header()->resizeSection(section, look.px(section == kBefore ? 84 : 66));
    }
    refresh();
}

void InterventionsPanel::place_parts(bool beside) {
    controls_->setMinimumWidth(beside ? 0 : look().px(290));
    controls_->setMaximumWidth(beside ? QWIDGETSIZE_MAX : look().px(290));
}

void InterventionsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void InterventionsPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    paint_->setChecked(false);
}

bool InterventionsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_ && event->type() == QEvent::KeyPress && list_->currentItem() != nullptr) {
        const int pressed = static_cast<const QKeyEvent*>(event)->key();
        if (pressed == Qt::Key_Delete || pressed == Qt::Key_Backspace) {
            remove_intervention(document_, static_cast<std::size_t>(list_->indexOfTopLevelItem(list_->currentItem())));
            return true;
        }
    }
    return LowerPanel::eventFilter(watched, event);
}

std::optional<InterventionTarget> InterventionsPanel::target() const {
    return shown_target(document_, layer_->isChecked());
}

void InterventionsPanel::take_temperature(int step) {
    if (const auto on = target()) set_temperature(document_, *on, temperature_of(step));
    refresh_controls();
}

void InterventionsPanel::take_brush() {
    const float weight = static_cast<float>(brush_->value()) / kBrushSteps;
    brush_text_->setText(screen_number(static_cast<double>(weight), 'f', 2));
    document_.pointing().set_brush(paint_->isChecked() ? std::optional(weight) : std::nullopt);
}

void InterventionsPanel::refresh() {
    if (!isVisible()) return;
    refresh_controls();
    refresh_list();
    refresh_predictions();
}

void InterventionsPanel::refresh_controls() {
    const QString obstacle = intervention_obstacle(document_);
    const HeadId& choice = document_.view().state().choice;
    const bool one_head = choice.layer && choice.head;
    head_->setEnabled(one_head);
    if (!one_head) layer_->setChecked(true);
    head_->setText(one_head ? short_text(choice) : tr("Head"));
    layer_->setText(choice.layer ? tr("Layer %1").arg(*choice.layer) : tr("Layer"));
    const auto on = target();
    for (const auto& [kind, button] : kinds_) {
        const bool possible = can_replace_weights(document_) || !replaces_weights(kind);
        button->setEnabled(on && possible && has_meaning(kind, on->attention, on->stage));
        button->setChecked(on && active_intervention(document_, *on, kind) != nullptr);
    }
    temperature_->setEnabled(on && can_replace_weights(document_));
    const Intervention* heat = on ? active_intervention(document_, *on, InterventionKind::Temperature) : nullptr;
    const double value = heat ? static_cast<double>(heat->temperature) : 1.0;
    const QSignalBlocker quiet(temperature_);
    temperature_->setValue(static_cast<int>(std::lround(kSteps * std::log10(value))));
    temperature_text_->setText(screen_number(value, 'g', 2));
    paint_->setEnabled(on && one_head && can_replace_weights(document_));
    brush_->setEnabled(paint_->isEnabled());
    brush_text_->setText(screen_number(static_cast<double>(brush_->value()) / kBrushSteps, 'f', 2));
    const bool untouched = document_.view().state().interventions.empty();
    set_hint(!obstacle.isEmpty() ? obstacle
             : untouched ? tr("Change the shown head or its layer; later layers and predictions update at once.")
                         : QString());
    const bool writes = document_.run().model() && is_encoder_decoder(document_.run().model()->description);
    rewrite_->setVisible(writes);
    rewrite_->setEnabled(writes && !document_.run().pair());
    rewrite_->setChecked(document_.view().state().rewrites_target);
    const AttentionStack* stack = shown_stack(document_);
    const auto& model = document_.run().model();
    const bool recorded = model && model->recorded_text && !model->model_at_hand;
    no_positions_->setEnabled(stack && !recorded &&
                              has_meaning(InterventionKind::NoPositions, stack->kind, stack->stage));
    no_positions_->setChecked(
        stack && active_intervention(document_, every_layer(*stack), InterventionKind::NoPositions) != nullptr);
    compare_->setEnabled(document_.view().intervenes());
    remove_all_->setEnabled(!untouched);
}

void InterventionsPanel::refresh_list() {
    const auto& listed = document_.view().state().interventions;
    const QSignalBlocker quiet(list_);
    const int current = list_->currentItem() ? list_->indexOfTopLevelItem(list_->currentItem()) : -1;
    while (list_->topLevelItemCount() > static_cast<int>(listed.size()))
        delete list_->takeTopLevelItem(list_->topLevelItemCount() - 1);
    for (std::size_t index = 0; index < listed.size(); ++index) {
        QTreeWidgetItem* item = list_->topLevelItem(static_cast<int>(index));
        if (!item) item = new QTreeWidgetItem(list_);
        const QString name = intervention_name(listed[index].change);
        item->setText(kName, name);
        item->setToolTip(kName, plain_tool_tip(name));
        item->setCheckState(kName, listed[index].on ? Qt::Checked : Qt::Unchecked);
        item->setForeground(kName, listed[index].on ? look().text : look().muted);
        item->setText(kRemove, QStringLiteral("✕"));
        item->setTextAlignment(kRemove, Qt::AlignCenter);
        item->setToolTip(kRemove, tr("Remove"));
    }
    if (current >= 0 && current < list_->topLevelItemCount()) list_->setCurrentItem(list_->topLevelItem(current));
    list_->setVisible(!listed.empty());  // instead of an empty box
}

void InterventionsPanel::add_prediction(const QString& name, std::optional<float> before, std::optional<float> now) {
    const bool both = before && now;
    const double change = both ? static_cast<double>(*now) - static_cast<double>(*before) : 0;
    const QString sign = change > 0 ? QStringLiteral("+") : QStringLiteral("−");
    const bool shows = both && std::abs(change) >= 0.0005;
    auto* item = new QTreeWidgetItem(predictions_, {name, probability_text(before), probability_text(now),
                                                    shows ? sign + weight_text(std::abs(change)) : QString()});
    for (const int column : {kBefore, kNow, kDifference})
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    item->setForeground(kBefore, look().muted);
    item->setToolTip(kWhat, plain_tool_tip(name));
}

void InterventionsPanel::refresh_predictions() {
    predictions_->clear();
    const AnalysisPointer& now = document_.run().analysis();
    const AnalysisPointer untouched = document_.run().untouched();
    if (!now) predictions_->hide();
    if (!now) return predictions_title_->clear();
    const PredictionChanges changes = prediction_changes(untouched ? untouched->predictions : now->predictions,
                                                         now->predictions, document_.pointing().focused_query());
    const auto& tokens = now->tokens.tokens;
    const bool masked = now->mask_id >= 0 && now->model.task != ModelTask::NextWord;
    QString title = tr("Model prediction");
    if (changes.rows.empty())
        title = document_.run().masks_words()
                    ? tr("Shift+click a token under the text to mask it: the model predicts the masked token.")
                    : tr("This model has no prediction for this input.");
    if (changes.position && static_cast<std::size_t>(*changes.position) < tokens.size())
        title = masked
                    ? tr("Candidates for token %1").arg(*changes.position)
                    : tr("Next after “%1”").arg(isolated(tokens[static_cast<std::size_t>(*changes.position)].display));
    predictions_title_->setText(title);
    for (std::size_t row = 0; row < std::min(kMostRows, changes.rows.size()); ++row) {
        const PredictionChange& change = changes.rows[row];
        QString name = isolated(change.name);
        const bool of_token = !changes.position && change.number >= 0;
        if (of_token && static_cast<std::size_t>(change.number) < tokens.size())
            name =
                QStringLiteral("%1 · %2").arg(isolated(tokens[static_cast<std::size_t>(change.number)].display), name);
        add_prediction(name, change.before, change.now);
    }
    predictions_->setVisible(!changes.rows.empty());
}

}  // namespace headlight
