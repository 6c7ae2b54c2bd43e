#include "workbench/explain/trace_page.h"

#include "view/enum_names.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <cmath>

namespace headlight {

namespace {

constexpr int kMergeTraceSteps = 7308;

}  // namespace

TracePage::TracePage(Document& document, QWidget* parent) : WhyPage(parent), document_(document) {
    steps_ = new StepControls(this);
    scroll_ = new FigureScroll(tr("One token through the model"), this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(steps_);
    column->addWidget(scroll_, 1);
    connect(&document_.run(), &LiveRun::analysis_changed, this, &TracePage::ask);
    connect(&document_.view(), &ShownView::changed, this, &TracePage::ask);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &TracePage::ask);
    connect(steps_, &StepControls::step_asked, this, [this](int step) {
        document_.view().change(
            tr("go through the model"), [&](ViewState& view) { view.step = step; }, kMergeTraceSteps);
    });
    answer_studies<TraceRequest>(
        document_.run().bridge(), this, [this](const auto& answer) { take(answer); },
        [this](const Error& error) { refuse(QString::fromStdString(error.sentence())); });
}

void TracePage::set_look(const Look& look) {
    look_ = look;
    steps_->name().setFont(look.font);
    draw();
}

void TracePage::set_beside(bool beside) {
    beside_ = beside;
    draw();
}

void TracePage::showEvent(QShowEvent* event) {
    WhyPage::showEvent(event);
    ask();
}

void TracePage::keyPressEvent(QKeyEvent* event) {
    if (!steps_->take_key(*event)) WhyPage::keyPressEvent(event);
}

std::optional<std::int32_t> TracePage::token() const {
    const auto token = document_.pointing().selected_token();
    const AnalysisPointer& analysis = document_.run().analysis();
    const bool there = token && analysis && static_cast<std::size_t>(*token) < analysis->tokens.tokens.size();
    return there ? token : std::nullopt;
}

void TracePage::ask() {
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
    scroll_->set_sentence({});
    draw();
}

void TracePage::refuse(const QString& sentence) {
    trace_.reset();
    scroll_->set_sentence(sentence);
    draw();
}

void TracePage::draw() {
    if (!isVisible()) return;
    shown_.reset();
    if (!trace_) {
        steps_->show_step(0, 0);
        scroll_->flow().set_figure(nullptr);
        emit changed();
        return;
    }
    // The first step, from which a person goes on.
    shown_ = shown_trace(trace_, document_.view().state().step.value_or(0));
    steps_->show_step(static_cast<int>(shown_->step), static_cast<int>(trace_->steps.size()));
    scroll_->flow().set_numbers([shown = trace_] { return numbers_of(*shown); });
    const FigureStyle style = style_of(look_, asked_of_->provenance.interventions);
    const auto figure = beside_ ? narrow_trace_figure(*shown_, style) : trace_figure(*shown_, style);
    // Not enlarged: in a wide and low panel little of it would be seen.
    scroll_->flow().setMaximumWidth(static_cast<int>(std::ceil(figure->natural_size().width())));
    scroll_->flow().set_figure(figure);
    emit changed();
}

std::optional<OpenFigure> TracePage::open_figure() const {
    if (!shown_) return std::nullopt;
    OpenFigure open{tr("One token through the model"), QStringLiteral("trace"), scroll_->flow().figure()};
    open.title = trace_title(*shown_);
    open.numbers = scroll_->flow().numbers();
    open.fields["view"] = QString::fromLatin1(enum_name(View::Trace));
    open.fields["query"] = trace_->token;
    open.fields["step"] = static_cast<int>(shown_->step);
    return open;
}

}  // namespace headlight
