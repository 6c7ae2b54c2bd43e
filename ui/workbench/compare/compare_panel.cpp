#include "workbench/compare/compare_panel.h"

#include "figures/drawing/text.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/prediction_panel.h"
#include "workbench/language/screen_number.h"

#include <QHeaderView>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace headlight {

ComparePanel::ComparePanel(Document& document, OtherSides& sides, ComparisonMaker& maker, QWidget* parent)
    : LookFollower(parent), document_(document), sides_(sides) {
    setObjectName(QStringLiteral("side_panel"));
    setAttribute(Qt::WA_StyledBackground);
    tabs_ = new QTabWidget(this);
    different_ = make_table();
    alike_ = make_table();
    map_ = new FigureView(QString(), this);
    map_->set_empty_text(tr("Heads with similar attention will appear near each other here."));
    tabs_->addTab(different_, tr("Differences"));
    tabs_->addTab(alike_, tr("Similar heads"));
    contexts_ = new ContextsView(document, sides, this);
    tabs_->addTab(map_, tr("Head map"));
    tabs_->addTab(contexts_, tr("Words"));
    tabs_->setDocumentMode(true);
    tabs_->tabBar()->setDrawBase(false);
    predictions_title_ = new QLabel(tr("Predictions"), this);
    auto* column = new QVBoxLayout(this);
    column->addWidget(tabs_, 1);
    column->addWidget(predictions_title_);
    for (Prediction& prediction : predictions_) {
        prediction.title = new QLabel(this);
        prediction.title->setTextFormat(Qt::PlainText);
        prediction.title->setProperty("muted", true);
        prediction.title->setWordWrap(true);
        prediction.bars = new BarList(&Look::primary, this);
        column->addWidget(prediction.title);
        column->addWidget(prediction.bars);
    }
    connect(different_, &QTableWidget::currentCellChanged, this, &ComparePanel::open_different);
    connect(different_, &QTableWidget::cellClicked, this, &ComparePanel::open_different);
    connect(alike_, &QTableWidget::cellClicked, this, &ComparePanel::open_alike);
    connect(alike_, &QTableWidget::currentCellChanged, this, &ComparePanel::open_alike);
    connect(map_, &FigureView::clicked, this, [this](const Hit& hit) {
        if (hit.layer && hit.head) choose_of_shown(hit.layer, hit.head);
    });
    map_->set_tool_tip([this](const Hit& hit) {
        return hit.layer && hit.head ? short_text(head_in(sides_.shown().shown_choice(), *hit.layer, *hit.head))
                                     : QString();
    });
    connect(&maker, &ComparisonMaker::heads_made, this, &ComparePanel::take);
    connect(&sides_, &OtherSides::changed, this, &ComparePanel::refresh_predictions);
    connect(&sides_, &OtherSides::changed, this, &ComparePanel::refresh_names);
    connect(&document_.run(), &LiveRun::analysis_changed, this, &ComparePanel::refresh_predictions);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &ComparePanel::refresh_predictions);
    refresh_names();
}

void ComparePanel::show_contexts(bool shown) {
    if (shown)
        tabs_->setCurrentWidget(contexts_);
    else if (tabs_->currentWidget() == contexts_)
        tabs_->setCurrentWidget(different_);
}

void ComparePanel::refresh_names() {
    const QString letter = side_letter(sides_.shown_index() + 1);
    different_->setAccessibleName(tr("Heads by the difference of %1 from A").arg(letter));
    different_->horizontalHeader()->setToolTip(
        tr("Rank heads by the mean Jensen-Shannon divergence of the rows of A and %1, in nats (0: equal rows, 0.69: "
           "nothing in common), with the token whose row differs most (arXiv 1906.04341)")
            .arg(letter));
    alike_->setAccessibleName(tr("Heads of %1 similar to the head of A").arg(letter));
    alike_->horizontalHeader()->setToolTip(
        tr("Rank the heads of %1 by their mean Jensen-Shannon divergence from the chosen head of A").arg(letter));
    map_->setAccessibleName(tr("Head map of %1").arg(letter));
}

QTableWidget* ComparePanel::make_table() {
    auto* table = new QTableWidget(0, 3, this);
    table->setHorizontalHeaderLabels({tr("Head"), tr("Divergence"), tr("Largest at")});
    table->horizontalHeader()->setStretchLastSection(true);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);  // fitted once for all rows, not for each cell
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setShowGrid(false);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setFrameShape(QFrame::NoFrame);
    table->setTabKeyNavigation(false);
    return table;
}

void ComparePanel::set_look(const Look& look) {
    look_ = look;
    layout()->setContentsMargins(look.px(8), look.px(8), look.px(12), look.px(10));
    layout()->setSpacing(look.px(6));
    predictions_title_->setFont(look.section_font());
    for (QTableWidget* table : {different_, alike_}) {
        table->verticalHeader()->setDefaultSectionSize(look.px(22));
        table->resizeColumnsToContents();
    }
    tabs_->setFont(look.font);
    for (const Prediction& prediction : predictions_) {
        prediction.title->setFont(look.font);
    }
    refresh_predictions();
}

void ComparePanel::fill(QTableWidget& table, const std::vector<HeadDivergence>& heads, const HeadId& attention,
                        const Analysis& queries) {
    const QSignalBlocker quiet(&table);
    table.clearSelection();
    table.setRowCount(static_cast<int>(heads.size()));
    for (std::size_t row = 0; row < heads.size(); ++row) {
        const HeadDivergence& head = heads[row];
        const auto token = static_cast<std::size_t>(head.query.value_or(-1));
        constexpr double kShown = 0.0005;  // of the three decimals beside it
        const QString most = head.query && head.largest >= kShown && token < queries.tokens.tokens.size()
                                 ? isolated(queries.tokens.tokens[token].display)
                                 : QString();
        const QStringList texts{short_text(head_in(attention, head.layer, head.head)),
                                std::isnan(head.mean) ? QStringLiteral("–") : screen_number(head.mean, 'f', 3), most};
        for (int column = 0; column < texts.size(); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            if (column == 1) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            table.setItem(static_cast<int>(row), column, item);
        }
    }
    table.resizeColumnsToContents();
}

void ComparePanel::take(const ComparedHeadsPointer& heads) {
    if (!sides_.is_on() || heads->letter != sides_.shown_index() + 1) return;
    heads_ = heads;
    fill(*different_, heads->different, heads->first.choice, *heads->first.analysis);
    fill(*alike_, heads->alike, heads->shown.choice, *heads->first.analysis);
    map_->set_figure(heads->map);
    const HeadId& shown = heads->shown.choice;
    map_->set_outlines({{Hit{{}, {}, shown.layer, shown.head}, look_.accent, 2}});
}

void ComparePanel::choose_of_shown(std::optional<std::int32_t> layer, std::optional<std::int32_t> head) {
    HeadId choice = sides_.shown().shown_choice();
    choice.layer = layer;
    choice.head = head;
    sides_.shown().set_choice(choice);
}

void ComparePanel::open_different(int row) {
    if (!heads_ || row < 0 || row >= static_cast<int>(heads_->different.size())) return;
    const HeadDivergence& head = heads_->different[static_cast<std::size_t>(row)];
    HeadId choice = document_.view().state().choice;
    choice.layer = head.layer;
    choice.head = head.head;
    sides_.shown().set_choice(std::nullopt);
    document_.view().show_head(choice);
    if (head.query) document_.pointing().select_token(head.query);
}

void ComparePanel::open_alike(int row) {
    if (!heads_ || row < 0 || row >= static_cast<int>(heads_->alike.size())) return;
    const HeadDivergence& head = heads_->alike[static_cast<std::size_t>(row)];
    choose_of_shown(head.layer, head.head);
}

QString ComparePanel::prediction_title(std::size_t side) const {
    const QLabel& title = *predictions_.at(side).title;
    return title.isHidden() ? QString() : title.text();
}

void ComparePanel::refresh_predictions() {
    if (!sides_.is_on()) return;
    for (std::size_t side = 0; side < predictions_.size(); ++side) refresh_prediction(side);
}

void ComparePanel::refresh_prediction(std::size_t side) {
    const Prediction& prediction = predictions_[side];
    const bool there = side <= sides_.count();
    prediction.title->setVisible(there);
    prediction.bars->setVisible(false);
    if (!there) return;
    const std::size_t most = sides_.count() == 1 ? 5 : 3;
    const AnalysisPointer analysis = side == 0 ? document_.run().analysis() : sides_.at(side - 1).analysis();
    const QString letter = side_letter(side);
    QString title = letter;
    std::vector<BarList::Row> rows;
    const auto contents =
        analysis ? prediction_contents(*analysis, std::nullopt) : std::vector<PredictionPanel::Content>();
    if (!contents.empty()) {
        // What stands here without numbers is advice, but for a text that the model wrote.
        const bool written = analysis->model.task == ModelTask::TextToText;
        title = QStringLiteral("%1 · %2").arg(letter, contents.front().title);
        if (written) title += QStringLiteral(": ") + contents.front().text;
        rows = contents.front().rows;
        if (rows.empty() && !written) title = tr("%1 · no prediction for this text").arg(letter);
    }
    if (rows.size() > most) rows.resize(most);
    prediction.title->setText(title);
    prediction.bars->setVisible(!rows.empty());
    prediction.bars->set_rows(std::move(rows));
}

}  // namespace headlight
