#include "workbench/lessons/lesson_stage.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/generation/continue_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/panel_table.h"

#include <QFileInfo>
#include <QScopedValueRollback>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace headlight {

LessonStage::LessonStage(const LessonParts& parts, QObject* parent)
    : QObject(parent), parts_(parts), document_(parts.document) {
    // What follows a run is told in several signals; all of the window has heard them when this goes on.
    for (const auto signal : {&LiveRun::busy_changed, &LiveRun::analysis_changed, &LiveRun::model_changed})
        connect(&document_.run(), signal, this, &LessonStage::advance, Qt::QueuedConnection);
    connect(&document_.view(), &ShownView::picture_changed, this, &LessonStage::show_side, Qt::QueuedConnection);
}

void LessonStage::show(const LessonScene& scene) {
    begin({scene, true, std::nullopt, false});
}

void LessonStage::change(const LessonScene& scene) {
    begin({scene, false, std::nullopt, false});
}

void LessonStage::stop() {
    if (!pending_) return;
    pending_.reset();
    emit came_to_rest();
}

void LessonStage::begin(Pending pending) {
    pending_ = std::move(pending);
    predictions_wanted_ = false;
    const LessonScene scene = pending_->scene;
    const bool whole = pending_->whole;
    if (whole) {
        Continuation& continuation = parts_.continue_panel.continuation();
        continuation.stop();
        continuation.go_to(GenerationTree::kRoot);
        // Those of the person would be refused by another model.
        ViewState plain = document_.view().state();
        plain.interventions.clear();
        if (!(plain == document_.view().state())) document_.view().reset(plain);
    }
    open_panels(scene, whole);
    open_input(scene, whole);
    compare(scene, whole);
    QMetaObject::invokeMethod(this, &LessonStage::advance, Qt::QueuedConnection);
}

void LessonStage::open_input(const LessonScene& scene, bool whole) {
    const bool other_model = scene.model && (!document_.run().model() || document_.run().model()->path != *scene.model);
    // While a model is loaded, texts wait for it: the one before does not read them.
    if (other_model) document_.run().open_model(*scene.model);
    if (scene.pair || whole) document_.run().set_pair(scene.pair && !scene.pair->isEmpty() ? scene.pair : std::nullopt);
    if (scene.text) document_.run().set_text(*scene.text);
}

void LessonStage::open_panels(const LessonScene& scene, bool whole) {
    QString wanted = scene.panel;
    if (wanted.isEmpty() && !scene.compare.empty()) wanted = QStringLiteral("compare");
    if (wanted.isEmpty() && scene.continuation) wanted = QStringLiteral("continue");
    if (!whole && wanted.isEmpty()) return;
    for (const PanelRow& panel : panel_rows()) {
        if (!panel.in_lessons) continue;
        QAction* action = parts_.actions.at(panel.action.id);
        if (wanted == panel.id)
            action->setChecked(true);
        else if (whole)
            action->setChecked(false);
    }
    if (wanted == QLatin1String("explain")) parts_.show_page(scene.page);
    if (scene.continuation) parts_.continue_panel.choose(scene.continuation->options);
}

void LessonStage::compare(const LessonScene& scene, bool whole) {
    if (!whole && scene.compare.empty()) return;
    std::vector<OtherRun> runs;
    for (const LessonComparison& wanted : scene.compare) {
        OtherRun& run = runs.emplace_back();
        run.model = wanted.model;
        run.text = wanted.text;
        run.untouched = wanted.untouched;
        run.intervened = wanted.intervened;
        if (wanted.layer)
            run.choice = HeadId{.kind = scene.view.values().picture.choice.kind,
                                .stage = scene.view.values().picture.choice.stage,
                                .layer = wanted.layer,
                                .head = wanted.head};
    }
    const bool contexts = std::ranges::any_of(scene.compare, &LessonComparison::contexts);
    if (!scene.compare.empty()) parts_.show_contexts(contexts);
    if (runs.empty()) runs.emplace_back();
    parts_.other_sides.set_runs(std::move(runs), scene.shown);
}

void LessonStage::advance() {
    if (!pending_ || advancing_ || document_.run().loading()) return;
    const QScopedValueRollback quiet(advancing_, true);
    const auto& wanted = pending_->before ? std::optional(pending_->before->model) : pending_->scene.model;
    const bool failed =
        wanted && !wanted->empty() && (!document_.run().model() || document_.run().model()->path != *wanted);
    if (failed || !document_.run().model()) return stop();  // a notice has said why
    if (!give_image()) return;
    if (document_.run().running() || document_.run().reading()) return;
    const bool nothing_to_read = !document_.run().analysis();
    if (!nothing_to_read && !document_.run().is_current()) return;
    finish();
}

/// Returns whether the image that is wanted has been read, or none is.
bool LessonStage::give_image() {
    if (pending_->image_given || !document_.run().reads_images()) return true;
    pending_->image_given = true;
    if (pending_->before) {
        const std::vector<OpenedImage>& images = pending_->before->images;
        if (images.empty() || images == document_.run().images()) return true;
        document_.run().set_images(images);
        return false;
    }
    if (!pending_->scene.image) return true;
    document_.run().open_images({{.path = QString::fromStdString(pending_->scene.image->string())}}, ImageStep::Silent);
    return false;
}

void LessonStage::finish() {
    const Pending done = std::move(*pending_);
    pending_.reset();
    if (done.before)
        finish_restoring(*done.before);
    else
        finish_scene(done.scene, done.whole);
    emit came_to_rest();
}

ViewState LessonStage::usual_view() const {
    ViewState view;
    view.color_map = document_.view().state().color_map;
    if (document_.run().reads_images() && !document_.run().reads_text()) {
        view.figure = View::Image;
        view.metric = "image_distance";
    }
    if (document_.run().writes_target()) view.metric = "confidence";
    return view;
}

void LessonStage::report_missing_heads(const ViewState& view, const Analysis& analysis) {
    QStringList missing;
    if (!exists(analysis.attention, view.choice)) missing << long_text(view.choice);
    for (const HeadId& pin : view.pinned)
        if (!exists(analysis.attention, pin)) missing << long_text(pin);
    if (missing.isEmpty()) return;
    document_.notices().post(
        Notice::Kind::Warning,
        tr("This step of the lesson shows heads that %1 does not have: %2. The model's first head is "
           "shown instead; check the fields \"layer\" and \"head\" of the lesson.")
            .arg(QString::fromStdString(analysis.provenance.model_name), missing.join(QStringLiteral("; "))),
        QStringLiteral("lesson"));
}

void LessonStage::finish_scene(const LessonScene& scene, bool whole) {
    const AnalysisPointer& analysis = document_.run().analysis();
    ViewState view = whole ? usual_view() : document_.view().state();
    apply(scene.view, view);
    for (HeadId& pin : view.pinned) {  // those of older lessons are of the attention that is shown
        if (pin.kind != AttentionKind::Self || pin.stage >= 0) continue;
        pin.kind = view.choice.kind;
        pin.stage = view.choice.stage;
    }
    if (analysis) {
        report_missing_heads(view, *analysis);
        view = fitted(view, analysis->attention);
    }
    if (whole)
        document_.view().reset(view);
    else
        document_.view().change(tr("try a suggestion of the lesson"), [&](ViewState& now) { now = view; });
    mask(scene.masked);
    if (whole || scene.token) document_.pointing().select_token(scene.token ? find(*scene.token) : std::nullopt);
    if (scene.continuation && scene.continuation->run) run_continuation();
    if (whole || !scene.config.empty()) show_configuration(scene.config);
    predictions_wanted_ = predictions_wanted_ || scene.predictions;
    show_side();
}

void LessonStage::show_configuration(const std::filesystem::path& path) {
    if (path.empty() && !shows_configuration_) return;  // what people opened themselves stays
    parts_.show_configuration(path);
    shows_configuration_ = !path.empty();
}

void LessonStage::show_side() {
    if (!predictions_wanted_ || document_.run().running() || !document_.view().picture()) return;
    predictions_wanted_ = !document_.view().picture_is_of_analysis();
    // The panels beside have then taken what they show.
    QTimer::singleShot(0, this, parts_.show_predictions);
}

std::optional<std::int32_t> LessonStage::find(const LessonToken& token) const {
    if (!document_.run().analysis()) return std::nullopt;
    const auto& tokens = document_.run().analysis()->tokens.tokens;
    if (token.index >= 0)
        return token.index < static_cast<std::int32_t>(tokens.size()) ? std::optional(token.index) : std::nullopt;
    const std::string text = token.text.toStdString();
    const auto found =
        std::ranges::find_if(tokens, [&](const Token& each) { return each.display == text || each.piece == text; });
    if (found == tokens.end()) return std::nullopt;
    return static_cast<std::int32_t>(found - tokens.begin());
}

void LessonStage::mask(const std::vector<LessonToken>& tokens) {
    for (const LessonToken& token : tokens)
        if (const auto index = find(token); index && !document_.view().is_masked(*index))
            document_.view().toggle_mask(*index);
}

void LessonStage::run_continuation() {
    // A run already begins with the text's first candidates, which the panel asks for when it opens.
    Continuation& continuation = parts_.continue_panel.continuation();
    continuation.go_to(GenerationTree::kRoot);
    continuation.run();
}

BeforeLesson LessonStage::state() const {
    BeforeLesson state;
    if (document_.run().model()) state.model = document_.run().model()->path;
    state.text = document_.run().text();
    state.pair = document_.run().pair();
    state.images = document_.run().images();
    state.view = document_.view().state();
    state.token = document_.pointing().selected_token();
    for (const PanelRow& panel : panel_rows())
        if (panel.in_lessons && parts_.actions.at(panel.action.id)->isChecked())
            state.panels.push_back(panel.action.id);
    state.continuation = parts_.continue_panel.continuation().tree();
    state.written = parts_.continue_panel.continuation().current();
    state.others = parts_.other_sides.runs();
    state.shown_other = parts_.other_sides.shown_index();
    return state;
}

void LessonStage::restore(const BeforeLesson& state) {
    LessonScene input;
    if (!state.model.empty()) input.model = state.model;
    input.text = state.text;
    input.pair = state.pair;
    begin({input, true, state, false});
    // The second text may be there and empty.
    document_.run().set_pair(state.pair);
    for (const PanelRow& panel : panel_rows())
        if (panel.in_lessons)
            parts_.actions.at(panel.action.id)->setChecked(std::ranges::count(state.panels, panel.action.id) > 0);
    parts_.other_sides.set_runs(state.others, state.shown_other);
}

void LessonStage::finish_restoring(const BeforeLesson& before) {
    document_.view().restore(before.view);
    document_.pointing().select_token(before.token);
    show_configuration({});
    if (before.continuation.nodes().size() > 1)
        parts_.continue_panel.continuation().restore(before.continuation, before.written);
}

}  // namespace headlight
