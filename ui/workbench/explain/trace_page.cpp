#include "workbench/explain/trace_page.h"

#include "view/enum_names.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"

#include <QKeyEvent>

namespace headlight {

namespace {

constexpr int kMergeTraceSteps = 7308;

}  // namespace

TracePage::TracePage(Document& document, QWidget* parent)
    : FigurePage(tr("One token through the model"), parent), document_(document) {
    steps_ = new StepControls(this);
    add_controls(steps_);
    connect(&document_.run(), &LiveRun::analysis_changed, this, &TracePage::follow);
    connect(&document_.view(), &ShownView::changed, this, &TracePage::follow);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &TracePage::follow);
    connect(steps_, &StepControls::step_asked, this, [this](int step) {
        document_.view().change(
            tr("go through the model"), [&](ViewState& view) { view.step = step; }, kMergeTraceSteps);
    });
    answer_studies<TraceRequest>(
        document_.run().bridge(), this, [this](const auto& answer) { take(answer); },
        [this](const Error& error) { refuse(QString::fromStdString(error.sentence())); });
}

void TracePage::set_look(const Look& look) {
    steps_->name().setFont(look.font);
    FigurePage::set_look(look);
}

void TracePage::keyPressEvent(QKeyEvent* event) {
    if (!steps_->take_key(*event)) FigurePage::keyPressEvent(event);
}

std::optional<std::int32_t> TracePage::token() const {
    const auto token = document_.pointing().selected_token();
    const AnalysisPointer& analysis = document_.run().analysis();
    const bool there = token && analysis && static_cast<std::size_t>(*token) < analysis->tokens.tokens.size();
    return there ? token : std::nullopt;
}

void TracePage::follow() {
    if (!isVisible()) return;
    const AnalysisPointer& analysis = document_.run().analysis();
    if (!document_.run().model() || !analysis)
        return refuse(tr("Type a text and select a token: its way through the model appears here."));
    if (analysis == asked_of_ && token() == asked_token_) return draw();
    asked_of_ = analysis;
    asked_token_ = token();
    TraceRequest request;
    request.text = document_.run().present_request();
    request.token = asked_token_;
    document_.run().bridge().study(request);
}

void TracePage::take(const TokenTrace& trace) {
    trace_ = std::make_shared<const TokenTrace>(trace);
    show_sentence({});
    draw();
}

void TracePage::refuse(const QString& sentence) {
    trace_.reset();
    show_sentence(sentence);
    draw();
}

void TracePage::draw() {
    if (!isVisible()) return;
    shown_.reset();
    if (!trace_) {
        steps_->show_step(0, 0);
        show_nothing();
        emit changed();
        return;
    }
    // The first step, from which a person goes on.
    shown_ = shown_trace(trace_, document_.view().state().step.value_or(0));
    steps_->show_step(static_cast<int>(shown_->step), static_cast<int>(trace_->steps.size()));
    const FigureStyle style = style_of(look(), asked_of_->provenance.interventions);
    show_figure(beside() ? narrow_trace_figure(*shown_, style) : trace_figure(*shown_, style),
                [shown = trace_] { return numbers_of(*shown); });
    emit changed();
}

std::optional<OpenFigure> TracePage::open_figure() const {
    if (!shown_) return std::nullopt;
    OpenFigure open = opened(tr("One token through the model"), QStringLiteral("trace"));
    open.title = trace_title(*shown_);
    open.fields["view"] = QString::fromLatin1(enum_name(View::Trace));
    open.fields["query"] = trace_->token;
    open.fields["step"] = static_cast<int>(shown_->step);
    return open;
}

}  // namespace headlight
