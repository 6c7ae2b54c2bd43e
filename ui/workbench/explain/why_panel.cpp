#include "workbench/explain/why_panel.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/explain/approximation_page.h"
#include "workbench/explain/embedding_page.h"
#include "workbench/explain/lens_page.h"
#include "workbench/explain/matrices_page.h"
#include "workbench/explain/model/captions_page.h"
#include "workbench/explain/model/checkpoints_page.h"
#include "workbench/explain/model/contacts_page.h"
#include "workbench/explain/model/experts_page.h"
#include "workbench/explain/model/head_test_page.h"
#include "workbench/explain/model/late_interaction_page.h"
#include "workbench/explain/model/layer_page.h"
#include "workbench/explain/patch_masks_page.h"
#include "workbench/explain/recall_page.h"
#include "workbench/explain/softmax_page.h"
#include "workbench/explain/trace_page.h"
#include "workbench/explain/vocabulary_page.h"
#include "workbench/explain/weight_page.h"
#include "workbench/explain/words_page.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace headlight {

namespace {

/// A row of the table of pages.
struct PageRow {
    View view;
    const QMetaObject* type;
    const char* name;  ///< on its tab
    WhyPage* (*make)(Document& document, QWidget* parent);
};

template <typename Page>
constexpr PageRow page_row(View view, const char* name) {
    return {view, &Page::staticMetaObject, name,
            [](Document& document, QWidget* parent) -> WhyPage* { return new Page(document, parent); }};
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
    page_row<CheckpointsPage>(View::Checkpoints, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Training")),
    page_row<TracePage>(View::Trace, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Trace")),
    page_row<ApproximationPage>(View::Approximations, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Approximations")),
    page_row<VocabularyPage>(View::Vocabulary, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Vocabulary")),
    page_row<RecallPage>(View::Recall, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Recurrence")),
    page_row<ExpertsPage>(View::Experts, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Experts")),
    page_row<CaptionsPage>(View::Captions, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Captions")),
    page_row<ContactsPage>(View::Contacts, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Contacts")),
    page_row<LateInteractionPage>(View::MaxSim, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Late interaction")),
    page_row<PatchMasksPage>(View::Masks, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Patch masks")),
    page_row<LayerPage>(View::Layer, QT_TRANSLATE_NOOP("headlight::WhyPanel", "Layer and cost")),
};

}  // namespace

WhyPanel::WhyPanel(Document& document, QWidget* parent)
    : LowerPanel(tr("EXPLAIN THIS WEIGHT"), tr("Close the explanations"), 316, parent),
      document_(document),
      pages_(kPages.size()) {
    save_ = add_button(tr("Save figure…"));
    tabs_ = new PageTabs(tr("Explanations"), this);
    for (const PageRow& row : kPages) tabs_->add(tr(row.name));
    stack_ = new QStackedWidget(this);
    stack_->setObjectName(QStringLiteral("explanations"));
    line_ = new QHBoxLayout;
    line_->addWidget(tabs_, 1);
    column().addLayout(line_);
    column().addWidget(stack_, 1);
    set_hint(
        tr("Point at a cell of the heat map, or click it, to follow its weight. A weight says where a head reads from, "
           "not why the model predicts what it predicts."));
    connect(tabs_, &PageTabs::current_changed, this, &WhyPanel::show_current);
    connect(save_, &QToolButton::clicked, this, &WhyPanel::export_asked);
    show_current();
    place_controls(false);
}

WhyPage& WhyPanel::made_page(std::size_t index) {
    WhyPage*& page = pages_[index];
    if (page != nullptr) return *page;
    page = kPages.at(index).make(document_, stack_);
    stack_->addWidget(page);
    connect(page, &WhyPage::changed, this, &WhyPanel::refresh);
    page->set_beside(is_beside());
    send_look(*page, look());
    set_label_fonts(*page, look());
    return *page;
}

WhyPage& WhyPanel::made_page(const QMetaObject& type) {
    const auto* found = std::ranges::find(kPages, &type, &PageRow::type);
    return made_page(static_cast<std::size_t>(found - kPages.begin()));
}

void WhyPanel::show_page(View view) {
    const auto* found = std::ranges::find(kPages, view, &PageRow::view);
    if (found != kPages.end()) tabs_->set_current(static_cast<int>(found - kPages.begin()));
}

std::vector<Explanation> WhyPanel::pages() {
    std::vector<Explanation> pages;
    for (const PageRow& row : kPages) pages.push_back({row.view, tr(row.name)});
    return pages;
}

void WhyPanel::show_current() {
    stack_->setCurrentWidget(&made_page(static_cast<std::size_t>(tabs_->current())));
    refresh();
}

WhyPage& WhyPanel::shown() const {
    return *pages_[static_cast<std::size_t>(tabs_->current())];
}

void WhyPanel::refresh() {
    save_->setEnabled(shown().open_figure().has_value());
    auto& weight = page<WeightPage>();
    weight.controls()->setVisible(&shown() == &weight);
}

void WhyPanel::set_look(const Look& look) {
    LowerPanel::set_look(look);
    line_->setSpacing(look.px(12));
}

void WhyPanel::place_controls(bool beside) {
    if (beside) return;  // the page took them
    QWidget* controls = page<WeightPage>().controls();
    QSizePolicy policy = controls->sizePolicy();
    policy.setRetainSizeWhenHidden(true);  // or the tabs would move with the page that is chosen
    controls->setSizePolicy(policy);
    line_->addWidget(controls);
}

void WhyPanel::place_parts(bool beside) {
    place_controls(beside);  // in a narrow panel the tabs need the whole line
    for (WhyPage* page : pages_)
        if (page != nullptr) page->set_beside(beside);
    refresh();
}

void WhyPanel::keyPressEvent(QKeyEvent* event) {
    const bool forward = event->key() == Qt::Key_Tab;
    if (!event->modifiers().testFlag(Qt::ControlModifier) || (!forward && event->key() != Qt::Key_Backtab))
        return LowerPanel::keyPressEvent(event);
    tabs_->step(forward ? 1 : -1);
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
