#include "workbench/explain/model/experts_page.h"

#include "language/sentences.h"
#include "view/enum_names.h"
#include "workbench/document/shown_view.h"

namespace headlight {

ExpertsPage::ExpertsPage(Document& document, QWidget* parent) : StudiedPage(tr("Experts"), document, parent) {
    connect(&document.view(), &ShownView::changed, this, &ExpertsPage::follow);
}

void ExpertsPage::follow() {
    if (!isVisible()) return;
    const LiveRun& run = document().run();
    if (!run.model() || !run.analysis())
        return refuse(tr("Type a text: the experts that a mixture chooses for its tokens appear here."));
    if (asked()) return draw();
    ask({run.present_request()});
}

std::optional<std::int32_t> ExpertsPage::layer() const {
    std::optional<std::int32_t> nearest;
    for (const RoutedLayer& each : reading()->layers)
        if (each.layer <= document().view().state().choice.layer.value_or(0)) nearest = each.layer;
    return nearest;
}

void ExpertsPage::show_reading() {
    shown_ = shown_experts(reading(), layer());
    show_figure(beside() ? narrow_experts_figure(*shown_, style()) : experts_figure(*shown_, style()),
                [shown = *shown_] { return numbers_of(shown); });
}

void ExpertsPage::show_no_reading() {
    shown_.reset();
    show_nothing();
}

std::optional<OpenFigure> ExpertsPage::open_figure() const {
    if (!reading() || !shown_) return std::nullopt;
    OpenFigure open = opened(tr("Experts"), QStringLiteral("experts"));
    open.title = text_of(experts_title(*shown_));
    open.fields["view"] = QString::fromLatin1(enum_name(View::Experts));
    open.fields["layer"] = shown_->layer;
    return open;
}

}  // namespace headlight
