#include "workbench/compare_panel.h"

#include "workbench/document.h"
#include "workbench/plain_text.h"
#include "workbench/prediction_panel.h"

#include <QHeaderView>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace headlight {

ComparePanel::ComparePanel(Document& document, OtherSide& other, ComparisonMaker& maker, QWidget* parent)
    : QWidget(parent), document_(document), other_(other) {
    setObjectName(QStringLiteral("side_panel"));
    setAttribute(Qt::WA_StyledBackground);
    tabs_ = new QTabWidget(this);
    different_ = make_table(tr("Heads by how much they differ"),
                            tr("Mean Jensen-Shannon divergence of the rows of A and B, in nats (0: the same, 0.69: "
                               "nothing in common), and the token whose row differs most (arXiv 1906.04341)"));
    alike_ = make_table(tr("Heads of B like the head of A"),
                        tr("Heads of B by their mean Jensen-Shannon divergence from the chosen head of A"));
    map_ = new FigureView(tr("Map of the heads of B"), this);
    map_->set_empty_text(tr("Heads that look at similar things will stand near each other here."));
    tabs_->addTab(different_, tr("Differ"));
    tabs_->addTab(alike_, tr("Alike"));
    tabs_->addTab(map_, tr("Map"));
    tabs_->setDocumentMode(true);
    tabs_->tabBar()->setDrawBase(false);
    predictions_title_ = new QLabel(tr("Predictions"), this);
    auto* column = new QVBoxLayout(this);
    column->addWidget(tabs_, 1);
    column->addWidget(predictions_title_);
    for (std::size_t side = 0; side < sides_.size(); ++side) {
        sides_[side] = new QLabel(this);
        sides_[side]->setTextFormat(Qt::PlainText);
        sides_[side]->setProperty("muted", true);
        sides_[side]->setWordWrap(true);
        predictions_[side] = new BarList(this);
        column->addWidget(sides_[side]);
        column->addWidget(predictions_[side]);
    }
    connect(different_, &QTableWidget::currentCellChanged, this, &ComparePanel::open_different);
    connect(different_, &QTableWidget::cellClicked, this, &ComparePanel::open_different);
    connect(alike_, &QTableWidget::cellClicked, this, &ComparePanel::open_alike);
    connect(alike_, &QTableWidget::currentCellChanged, this, &ComparePanel::open_alike);
    connect(map_, &FigureView::clicked, this, [this](const Hit& hit) {
        if (!hit.layer || !hit.head) return;
        HeadChoice choice = other_.shown_choice();
        choice.layer = hit.layer;
        choice.head = hit.head;
        other_.set_choice(choice);
    });
    map_->set_tool_tip([](const Hit& hit) {
        return hit.layer && hit.head ? tr("Layer %1 · head %2").arg(*hit.layer).arg(*hit.head) : QString();
    });
    connect(&maker, &ComparisonMaker::heads_made, this, &ComparePanel::take);
    connect(&other_, &OtherSide::changed, this, &ComparePanel::refresh_predictions);
    connect(&document_, &Document::analysis_changed, this, &ComparePanel::refresh_predictions);
    connect(&document_, &Document::selection_changed, this, &ComparePanel::refresh_predictions);
}

QTableWidget* ComparePanel::make_table(const QString& accessible_name, const QString& tool_tip) {
    auto* table = new QTableWidget(0, 3, this);
    table->setHorizontalHeaderLabels({tr("Head"), tr("Divergence"), tr("Most at")});
    table->horizontalHeader()->setStretchLastSection(true);
    table->horizontalHeader()->setToolTip(tool_tip);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->verticalHeader()->hide();
    table->setAccessibleName(accessible_name);
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
    map_->set_look(look);
    for (QTableWidget* table : {different_, alike_}) table->verticalHeader()->setDefaultSectionSize(look.px(22));
    for (BarList* bars : predictions_) bars->set_look(look, look.primary);
    refresh_predictions();
}

void ComparePanel::fill(QTableWidget& table, const std::vector<HeadDivergence>& heads, const Analysis& queries) {
    const QSignalBlocker quiet(&table);
    table.clearSelection();
    table.setRowCount(static_cast<int>(heads.size()));
    for (std::size_t row = 0; row < heads.size(); ++row) {
        const HeadDivergence& head = heads[row];
        const auto token = static_cast<std::size_t>(head.query.value_or(-1));
        const QString most = head.query && token < queries.tokens.tokens.size()
                                 ? token_text(queries.tokens.tokens[token].display)
                                 : QString();
        const QStringList texts{QStringLiteral("%1.%2").arg(head.layer).arg(head.head),
                                std::isnan(head.mean) ? QStringLiteral("–") : QString::number(head.mean, 'f', 3), most};
        for (int column = 0; column < texts.size(); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            if (column == 1) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            table.setItem(static_cast<int>(row), column, item);
        }
    }
}

void ComparePanel::take(const ComparedHeadsPointer& heads) {
    if (!other_.is_on()) return;
    heads_ = heads;
    fill(*different_, heads->different, *heads->request.left.analysis);
    fill(*alike_, heads->alike, *heads->request.left.analysis);
    map_->set_figure(heads->map);
    const HeadChoice& shown = heads->request.right.choice;
    map_->set_outlines({{Hit{{}, {}, shown.layer, shown.head}, look_.accent, 2}});
}

void ComparePanel::open_different(int row) {
    if (!heads_ || row < 0 || row >= static_cast<int>(heads_->different.size())) return;
    const HeadDivergence& head = heads_->different[static_cast<std::size_t>(row)];
    HeadChoice choice = document_.view().choice;
    choice.layer = head.layer;
    choice.head = head.head;
    other_.set_choice(std::nullopt);
    document_.show_head(choice);
    if (head.query) document_.select_token(head.query);
}

void ComparePanel::open_alike(int row) {
    if (!heads_ || row < 0 || row >= static_cast<int>(heads_->alike.size())) return;
    const HeadDivergence& head = heads_->alike[static_cast<std::size_t>(row)];
    HeadChoice choice = other_.shown_choice();
    choice.layer = head.layer;
    choice.head = head.head;
    other_.set_choice(choice);
}

void ComparePanel::refresh_predictions() {
    if (!other_.is_on()) return;
    constexpr std::size_t kMostRows = 5;
    const std::array<AnalysisPointer, 2> analyses{document_.analysis(), other_.analysis()};
    for (std::size_t side = 0; side < analyses.size(); ++side) {
        const QString letter = side == 0 ? QStringLiteral("A") : QStringLiteral("B");
        QString title = letter;
        std::vector<BarList::Row> rows;
        if (analyses[side]) {
            const auto contents = prediction_contents(*analyses[side], std::nullopt);
            // What stands here without numbers is advice, but for a text that the model wrote.
            const bool written = analyses[side]->model.task == ModelTask::TextToText;
            if (!contents.empty()) {
                title = QStringLiteral("%1 · %2").arg(letter, contents.front().title);
                if (written) title += QStringLiteral(": ") + contents.front().text;
                rows = contents.front().rows;
                if (rows.empty() && !written) title = tr("%1 · nothing to predict here").arg(letter);
            }
        }
        if (rows.size() > kMostRows) rows.resize(kMostRows);
        sides_[side]->setText(title);
        predictions_[side]->setVisible(!rows.empty());
        predictions_[side]->set_rows(std::move(rows));
    }
}

}  // namespace headlight
