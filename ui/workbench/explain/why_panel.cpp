#include "workbench/explain/why_panel.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/explain/embedding_page.h"
#include "workbench/explain/head_test_page.h"
#include "workbench/explain/layer_page.h"
#include "workbench/explain/lens_page.h"
#include "workbench/explain/matrices_page.h"
#include "workbench/explain/softmax_page.h"
#include "workbench/explain/weight_page.h"
#include "workbench/explain/words_page.h"

#include <QTabBar>

#include <algorithm>

namespace headlight {

WhyPanel::WhyPanel(Document& document, QWidget* parent)
    : LowerPanel(tr("EXPLAIN THIS WEIGHT"), tr("Close the explanations"), 316, parent), document_(document) {
    save_ = add_button(tr("Save figure…"));
    tabs_ = new QTabWidget(this);
    weight_ = new WeightPage(document, tabs_);
    lens_ = new LensPage(document, tabs_);
    embeddings_ = new EmbeddingPage(document, tabs_);
    head_tests_ = new HeadTestPage(document, tabs_);
    matrices_ = new MatricesPage(document, tabs_);
    softmax_ = new SoftmaxPage(document, tabs_);
    layer_ = new LayerPage(document, tabs_);
    words_ = new WordsPage(document, tabs_);
    add(weight_, View::Weight, tr("This weight"));
    add(matrices_, View::Matrices, tr("Matrices"));
    add(softmax_, View::Softmax, tr("Softmax"));
    add(words_, View::Embedding, tr("Words"));
    add(lens_, View::Lens, tr("Logit lens"));
    add(embeddings_, View::Similarity, tr("Similarity"));
    add(head_tests_, View::Heads, tr("Test heads"));
    add(layer_, View::Layer, tr("Layer and cost"));
    tabs_->setObjectName(QStringLiteral("explanations"));
    tabs_->setCornerWidget(weight_->controls());
    tabs_->setUsesScrollButtons(true);
    column().addWidget(tabs_, 1);
    set_hint(
        tr("Point at a cell of the heat map, or click it, to follow its weight. A weight says where a head reads from, "
           "not why the model predicts what it predicts."));
    connect(tabs_, &QTabWidget::currentChanged, this, &WhyPanel::refresh);
    connect(save_, &QToolButton::clicked, this, &WhyPanel::export_asked);
    refresh();
}

void WhyPanel::add(WhyPage* page, View view, const QString& name) {
    pages_.push_back(page);
    views_.push_back(view);
    tabs_->addTab(page, name);
    connect(page, &WhyPage::changed, this, &WhyPanel::refresh);
}

void WhyPanel::show_page(View view) {
    const auto found = std::ranges::find(views_, view);
    if (found != views_.end()) tabs_->setCurrentIndex(static_cast<int>(found - views_.begin()));
}

WhyPage& WhyPanel::shown() const {
    return *pages_[static_cast<std::size_t>(tabs_->currentIndex())];
}

void WhyPanel::refresh() {
    save_->setEnabled(shown().open_figure().has_value());
    weight_->controls()->setVisible(&shown() == weight_);
}

void WhyPanel::set_look(const Look& look) {
    LowerPanel::set_look(look);
    tabs_->tabBar()->setFont(look.font);
}

void WhyPanel::place_parts(bool beside) {
    // In a narrow panel the tabs need the whole line.
    tabs_->setCornerWidget(beside ? nullptr : weight_->controls());
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
