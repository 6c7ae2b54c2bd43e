#include "workbench/compare/other_side.h"

#include "core/error.h"
#include "language/sentences.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/document/view_state.h"

#include <utility>

namespace headlight {

OtherSide::OtherSide(Document& document, MakeBridge make_bridge, QObject* parent)
    : QObject(parent), document_(document), make_bridge_(std::move(make_bridge)) {
    connect(&document_.run(), &LiveRun::analysis_changed, this, [this] {
        if (on_ && follows())
            refresh();
        else
            follow_document();
    });
    connect(&document_.run(), &LiveRun::untouched_changed, this, [this] {
        if (on_ && run_.untouched) refresh();
    });
    connect(&document_.run(), &LiveRun::model_changed, this, [this] {
        if (on_) refresh();
    });
    connect(&document_.run(), &LiveRun::text_changed, this, [this] {
        if (on_ && !follows() && !run_.text)
            refresh();
        else
            follow_document();
    });
    connect(&document_.view(), &ShownView::changed, this, [this] {
        follow_document();
        if (on_) emit changed();
    });
}

OtherSide::~OtherSide() = default;

SessionBridge& OtherSide::bridge() {
    if (bridge_) return *bridge_;
    bridge_ = make_bridge_();
    connect(bridge_.get(), &SessionBridge::loaded, this, &OtherSide::take_model);
    connect(bridge_.get(), &SessionBridge::load_failed, this, &OtherSide::fail);
    connect(bridge_.get(), &SessionBridge::analyzed, this, &OtherSide::take_analysis);
    connect(bridge_.get(), &SessionBridge::overtaken_analyzed, this, &OtherSide::take_analysis);
    connect(bridge_.get(), &SessionBridge::analysis_failed, this, &OtherSide::fail);
    return *bridge_;
}

void OtherSide::set_on(bool on) {
    if (on == on_) return;
    on_ = on;
    if (!on_) {
        run_.untouched = false;
        bridge_.reset();
        loaded_.reset();
        wanted_.clear();
        analysis_.reset();
        failure_.clear();
    }
    refresh();
}

void OtherSide::set_run(const OtherRun& run) {
    run_ = run;
    refresh();
}

void OtherSide::set_model(const std::optional<QString>& model) {
    set_run({.model = model, .text = run_.text, .intervened = run_.intervened});
}

void OtherSide::set_intervened(bool intervened) {
    OtherRun run = run_;
    run.intervened = intervened;
    set_run(run);
}

std::vector<Intervention> OtherSide::interventions() const {
    if (run_.untouched || (!follows() && !run_.intervened)) return {};
    return document_.view().state().active_interventions();
}

void OtherSide::set_untouched(bool untouched) {
    set_run({.untouched = untouched});
}

void OtherSide::set_text(const std::optional<QString>& text) {
    if (text == run_.text) return;
    set_run({.model = run_.model,
             .text = text,
             .choice = run_.choice,
             .stack_of_version_1 = run_.stack_of_version_1,
             .intervened = run_.intervened});
}

void OtherSide::set_choice(const std::optional<HeadId>& choice) {
    run_.choice = choice;
    run_.stack_of_version_1.reset();
    emit changed();
}

HeadId OtherSide::shown_choice() const {
    ViewState view;
    view.choice = run_.choice.value_or(document_.view().state().choice);
    if (!analysis_) return view.choice;
    return fitted(view, analysis_->attention).choice;
}

QString OtherSide::model_name() const {
    if (run_.untouched) return tr("original run");
    if (analysis_) return QString::fromStdString(analysis_->provenance.model_name);
    if (run_.model) return *run_.model;
    return document_.run().model() ? QString::fromStdString(document_.run().model()->name) : QString();
}

bool OtherSide::loading() const {
    return on_ && document_.run().model() && !follows() && !loaded_ && failure_.isEmpty();
}

void OtherSide::refresh() {
    if (!on_ || !document_.run().model()) return emit changed();
    failure_.clear();
    if (follows()) {
        const AnalysisPointer untouched = run_.untouched ? document_.run().untouched() : nullptr;
        analysis_ = untouched ? untouched : document_.run().analysis();
        name_stack_of_version_1();
        return emit changed();
    }
    std::filesystem::path path = document_.run().model()->path;
    try {
        if (run_.model) path = document_.run().bridge().find(*run_.model);
    } catch (const Error& error) {
        return fail(error);
    }
    if (path != wanted_) {
        wanted_ = path;
        loaded_.reset();
        bridge().load(path);
    } else if (loaded_) {
        analyze();
    }
    emit changed();
}

void OtherSide::analyze() {
    AnalysisRequest request = document_.run().request_for(*loaded_);
    if (run_.text) request.text = run_.text->toStdString();
    request.interventions = intervened_ = interventions();
    request.masked_as = masks_of_document();
    masked_ = request.masked_as.tokens;
    bridge().analyze(request);
}

MasksOfRun OtherSide::masks_of_document() const {
    if (!document_.run().model() || !document_.run().is_current()) return {};
    return {document_.run().analysis(), document_.run().present_request().masked_tokens};
}

void OtherSide::follow_document() {
    if (!on_ || follows() || !loaded_) return;
    if (masks_of_document().tokens != masked_ || interventions() != intervened_) analyze();
}

QStringList OtherSide::notices() const {
    QStringList notices;
    if (follows() || !analysis_) return notices;
    for (const std::string& notice : analysis_->tokens.notices) notices << QString::fromStdString(notice);
    return notices;
}

void OtherSide::take_model(const LoadedModel& model) {
    loaded_ = model;
    analyze();
    emit changed();
}

void OtherSide::name_stack_of_version_1() {
    if (!analysis_ || !run_.choice || !run_.stack_of_version_1) return;
    if (follows() && !document_.run().is_current()) return;  // perhaps of the model before
    run_.choice = in_stack_of_version_1(analysis_->attention, *run_.choice, *run_.stack_of_version_1);
    run_.stack_of_version_1.reset();
}

void OtherSide::take_analysis(const AnalysisPointer& analysis) {
    if (follows()) return;
    analysis_ = analysis;
    name_stack_of_version_1();
    failure_.clear();
    emit changed();
}

void OtherSide::fail(const Error& error) {
    failure_ = text_of_error(error);
    analysis_.reset();
    emit changed();
}

}  // namespace headlight
