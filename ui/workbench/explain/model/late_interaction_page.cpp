#include "workbench/explain/model/late_interaction_page.h"

#include "figures/vectors/late_interaction_figure.h"
#include "view/enum_names.h"
#include "view/views.h"
#include "workbench/document/shown_view.h"
#include "workbench/widgets/clear_button.h"

namespace headlight {

namespace {

constexpr int kMergeDocument = 7311;

}  // namespace

LateInteractionPage::LateInteractionPage(Document& document, QWidget* parent)
    : StudiedPage(tr("Late interaction"), document, parent) {
    line_ = new QLineEdit(this);
    line_->setAccessibleName(tr("Document that the query is compared with"));
    line_->setPlaceholderText(tr("document; without one, the second text"));
    line_->setToolTip(tr("Compare each token of the text, a query, with each token of this document"));
    add_clear_button(*line_);
    add_controls(line_);
    connect(line_, &QLineEdit::textEdited, this, [this](const QString& text) {
        this->document().view().change(
            tr("type a document"), [&](ViewState& view) { view.document = text.trimmed().toStdString(); },
            kMergeDocument);
    });
    connect(&document.view(), &ShownView::changed, this, &LateInteractionPage::follow);
}

void LateInteractionPage::set_look(const Look& look) {
    line_->setFont(look.font);
    FigurePage::set_look(look);
}

void LateInteractionPage::follow() {
    if (!isVisible()) return;
    const std::string& typed = document().view().state().document;
    if (line_->text().trimmed() != QString::fromStdString(typed)) line_->setText(QString::fromStdString(typed));
    const LiveRun& run = document().run();
    if (!run.model() || !run.analysis())
        return refuse(tr("Type a query as the text: its tokens appear here beside those of a document."));
    if (asked() && typed == asked_document_) return draw();
    AnalysisRequest query = run.present_request();
    asked_document_.reset();
    if (typed.empty() && query.pair.value_or("").empty() && query.images.empty())
        return refuse(tr("Type a document: each token of the text, a query, is compared with each of its tokens."));
    asked_document_ = typed;
    ask({std::move(query), typed});
}

void LateInteractionPage::show_reading() {
    show_figure(
        beside() ? narrow_late_interaction_figure(*reading(), style()) : late_interaction_figure(*reading(), style()),
        [shown = reading()] { return numbers_of(*shown); });
}

std::optional<OpenFigure> LateInteractionPage::open_figure() const {
    if (!reading()) return std::nullopt;
    OpenFigure open = opened(tr("Late interaction"), QStringLiteral("late-interaction"));
    open.title = display_name(View::MaxSim);
    open.fields["view"] = QString::fromLatin1(enum_name(View::MaxSim));
    if (asked_document_ && !asked_document_->empty())
        open.fields["document"] = QString::fromStdString(*asked_document_);
    return open;
}

}  // namespace headlight
