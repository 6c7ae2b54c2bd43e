#include "workbench/why_panel.h"

#include "workbench/document.h"
#include "workbench/save_figure.h"

namespace headlight {

WhyPanel::WhyPanel(Document& document, QWidget* parent)
    : LowerPanel(tr("ASK WHY"), tr("Close the explanations"), 300, parent), document_(document) {
    save_ = add_button(tr("Save figure…"));
    tabs_ = new QTabWidget(this);
    tabs_->setDocumentMode(true);
    weight_ = new WeightPage(document, tabs_);
    tabs_->addTab(weight_, tr("This weight"));
    tabs_->setCornerWidget(weight_->lists());
    connect(tabs_, &QTabWidget::currentChanged, this,
            [this] { weight_->lists()->setVisible(tabs_->currentWidget() == weight_); });
    column().addWidget(tabs_, 1);
    set_hint(
        tr("Point at a cell of the heat map, or click it, to follow its weight. Weights say what a head reads, not "
           "why the model answers as it does."));
    connect(save_, &QToolButton::clicked, this, &WhyPanel::save);
    connect(weight_, &WeightPage::changed, this, [this] { save_->setEnabled(weight_->figure() != nullptr); });
}

void WhyPanel::set_look(const Look& look) {
    LowerPanel::set_look(look);
    weight_->set_look(look);
}

void WhyPanel::showEvent(QShowEvent* event) {
    LowerPanel::showEvent(event);
    document_.keep_values(true);
}

void WhyPanel::hideEvent(QHideEvent* event) {
    LowerPanel::hideEvent(event);
    document_.keep_values(false);
}

void WhyPanel::save() {
    if (weight_->figure()) ask_and_save(*weight_->figure(), QStringLiteral("weight.pdf"), document_, this);
}

}  // namespace headlight
