#include "workbench/explain/model/experts_page.h"

#include "view/enum_names.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"

namespace headlight {

ExpertsPage::ExpertsPage(Document& document, QWidget* parent) : FigurePage(tr("Experts"), parent), document_(document) {
    connect(&document_.run(), &LiveRun::analysis_changed, this, &ExpertsPage::follow);
    connect(&document_.view(), &ShownView::changed, this, &ExpertsPage::follow);
    answer_studies<ExpertsRequest>(
        document_.run().bridge(), this,
        [this](const ExpertChoices& answer) {
            choices_ = std::make_shared<const ExpertChoices>(answer);
            show_sentence({});
            draw();
        },
        [this](const Error& error) { refuse(QString::fromStdString(error.sentence())); });
}

void ExpertsPage::follow() {
    if (!isVisible()) return;
    const AnalysisPointer& analysis = document_.run().analysis();
    if (!document_.run().model() || !analysis)
        return refuse(tr("Type a text: the experts that a mixture chooses for its tokens appear here."));
    if (analysis == asked_of_) return draw();
    asked_of_ = analysis;
    document_.run().bridge().study(ExpertsRequest{document_.run().present_request()});
}

void ExpertsPage::refuse(const QString& sentence) {
    choices_.reset();
    show_sentence(sentence);
    draw();
}

std::optional<std::int32_t> ExpertsPage::layer() const {
    std::optional<std::int32_t> nearest;
    for (const RoutedLayer& each : choices_->layers)
        if (each.layer <= document_.view().state().choice.layer.value_or(0)) nearest = each.layer;
    return nearest;
}

void ExpertsPage::draw() {
    if (!isVisible()) return;
    shown_.reset();
    if (choices_) {
        shown_ = shown_experts(choices_, layer());
        const FigureStyle style = style_of(look(), asked_of_->provenance.interventions);
        show_figure(beside() ? narrow_experts_figure(*shown_, style) : experts_figure(*shown_, style),
                    [shown = *shown_] { return numbers_of(shown); });
    } else {
        show_nothing();
    }
    emit changed();
}

std::optional<OpenFigure> ExpertsPage::open_figure() const {
    if (!shown_) return std::nullopt;
    OpenFigure open = opened(tr("Experts"), QStringLiteral("experts"));
    open.title = experts_title(*shown_);
    open.fields["view"] = QString::fromLatin1(enum_name(View::Experts));
    open.fields["layer"] = shown_->layer;
    return open;
}

}  // namespace headlight
