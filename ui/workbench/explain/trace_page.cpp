#include "workbench/explain/trace_page.h"

#include "language/sentences.h"
#include "view/enum_names.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"

#include <QKeyEvent>

#include <utility>

namespace headlight {

namespace {

constexpr int kMergeTraceSteps = 7308;

}  // namespace

TracePage::TracePage(Document& document, QWidget* parent)
    : StudiedPage(tr("One token through the model"), document, parent) {
    steps_ = new StepControls(this);
    add_controls(steps_);
    connect(&document.view(), &ShownView::changed, this, &TracePage::follow);
    connect(&document.pointing(), &Pointing::selection_changed, this, &TracePage::follow);
    connect(steps_, &StepControls::step_asked, this, [this](int step) {
        this->document().view().change(
            tr("go through the model"), [&](ViewState& view) { view.step = step; }, kMergeTraceSteps);
    });
}

void TracePage::set_look(const Look& look) {
    steps_->name().setFont(look.font);
    FigurePage::set_look(look);
}

void TracePage::keyPressEvent(QKeyEvent* event) {
    if (!steps_->take_key(*event)) FigurePage::keyPressEvent(event);
}

std::optional<std::int32_t> TracePage::token() const {
    const auto token = document().pointing().selected_token();
    const AnalysisPointer& analysis = document().run().analysis();
    const bool there = token && analysis && static_cast<std::size_t>(*token) < analysis->tokens.tokens.size();
    return there ? token : std::nullopt;
}

void TracePage::follow() {
    if (!isVisible()) return;
    if (!document().run().model() || !document().run().analysis())
        return refuse(tr("Type a text and select a token: its way through the model appears here."));
    if (asked() && token() == asked_token_) return draw();
    asked_token_ = token();
    TraceRequest request;
    request.text = document().run().present_request();
    request.token = asked_token_;
    ask(std::move(request));
}

void TracePage::show_reading() {
    // The first step, from which a person goes on.
    shown_ = shown_trace(reading(), document().view().state().step.value_or(0));
    steps_->show_step(static_cast<int>(shown_->step), static_cast<int>(reading()->steps.size()));
    show_figure(beside() ? narrow_trace_figure(*shown_, style()) : trace_figure(*shown_, style()),
                [shown = reading()] { return numbers_of(*shown); });
}

void TracePage::show_no_reading() {
    shown_.reset();
    steps_->show_step(0, 0);
    show_nothing();
}

std::optional<OpenFigure> TracePage::open_figure() const {
    if (!reading() || !shown_) return std::nullopt;
    OpenFigure open = opened(tr("One token through the model"), QStringLiteral("trace"));
    open.title = text_of(trace_title(*shown_));
    open.fields["view"] = QString::fromLatin1(enum_name(View::Trace));
    open.fields["query"] = reading()->token;
    open.fields["step"] = static_cast<int>(shown_->step);
    return open;
}

}  // namespace headlight
