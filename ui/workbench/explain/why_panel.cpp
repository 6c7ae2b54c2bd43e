#include "workbench/explain/why_panel.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/explain/approximation_page.h"
#include "workbench/explain/embedding_page.h"
#include "workbench/explain/head_test_page.h"
#include "workbench/explain/layer_page.h"
#include "workbench/explain/lens_page.h"
#include "workbench/explain/matrices_page.h"
#include "workbench/explain/softmax_page.h"
#include "workbench/explain/trace_page.h"
#include "workbench/explain/vocabulary_page.h"
#include "workbench/explain/weight_page.h"
#include "workbench/explain/words_page.h"

#include <QTabBar>

#include <algorithm>
#include <array>

namespace headlight {

namespace {

/// A row of the table of pages.
struct PageRow {
    View view;
    const char* name;  ///< on its tab
    WhyPage* (*make)(Document& document, QWidget* parent);
};

template <typename Page>
constexpr PageRow page_row(View view, const char* name) {
    return {view, name, [](Document& document, QWidget* parent) -> WhyPage* { return new Page(document, parent); }};
}

/// In the order of the tabs.
constexpr std::array kPages{
    page_row<WeightPage>(View::Weight, QT_TRANSLATE_NOOP("headlight::WhyPanel", "This weight")),
    page_row<MatricesPage>(View::Matrices, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Matrices")),
    page_row<SoftmaxPage>(View::Softmax, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Softmax")),
    page_row<WordsPage>(View::Embedding, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Words")),
    page_row<LensPage>(View::Lens, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Logit lens")),
    page_row<EmbeddingPage>(View::Similarity, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Similarity")),
    page_row<HeadTestPage>(View::Heads, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Test heads")),
    page_row<TracePage>(View::Trace, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Trace")),
    page_row<ApproximationPage>(View::Approximations, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Approximations")),
    page_row<VocabularyPage>(View::Vocabulary, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Vocabulary")),
    page_row<LayerPage>(View::Layer, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Layer and cost")),
};

}  // namespace

WhyPanel::WhyPanel(Document& document, QWidget* parent)
    : LowerPanel(tr("EXPLAIN THIS WEIGHT"), tr("Close the explanations"), 316, parent), document_(document) {
    save_ = add_button(tr("Save figure…"));
    tabs_ = new QTabWidget(this);
    for (const PageRow& row : kPages) {
        WhyPage* page = row.make(document, tabs_);
        pages_.push_back(page);
        tabs_->addTab(page, tr(row.name));
        connect(page, &WhyPage::changed, this, &WhyPanel::refresh);
    }
    tabs_->setObjectName(QStringLiteral("explanations"));
    tabs_->setCornerWidget(page<WeightPage>().controls());
    tabs_->setUsesScrollButtons(true);
    column().addWidget(tabs_, 1);
    set_hint(
        tr("Point at a cell of the heat map, or click it, to follow its weight. A weight says where a head reads from, "
           "not why the model predicts what it predicts."));
    connect(tabs_, &QTabWidget::currentChanged, this, &WhyPanel::refresh);
    connect(save_, &QToolButton::clicked, this, &WhyPanel::export_asked);
    refresh();
}

void WhyPanel::show_page(View view) {
    const auto found = std::ranges::find(kPages, view, &PageRow::view);
    if (found != kPages.end()) tabs_->setCurrentIndex(static_cast<int>(found - kPages.begin()));
}

WhyPage& WhyPanel::shown() const {
    return *pages_[static_cast<std::size_t>(tabs_->currentIndex())];
}

void WhyPanel::refresh() {
    save_->setEnabled(shown().open_figure().has_value());
    auto& weight = page<WeightPage>();
    weight.controls()->setVisible(&shown() == &weight);
}

void WhyPanel::set_look(const Look& look) {
    LowerPanel::set_look(look);
    tabs_->tabBar()->setFont(look.font);
}

void WhyPanel::place_parts(bool beside) {
    // In a narrow panel the tabs need the whole line.
    tabs_->setCornerWidget(beside ? nullptr : page<WeightPage>().controls());
    for (WhyPage* page : pages_) page->set_beside(beside);
    refresh();
}

void WhyPanel::showEvent(QShowEvent* event) {
    LowerPanel::showEvent(event);
    document_.run().keep_values(true);
}

void WhyPanel::hideEvent(QHideEvent* event) {
    LowerPanel::hideEvent(event);
    document_.run().keep_values(false);
}

}  // namespace headlight
