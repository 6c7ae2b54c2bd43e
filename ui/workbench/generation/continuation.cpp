#include "workbench/generation/continuation.h"

#include "language/sentences.h"
#include "session/generation/target_text.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

constexpr std::size_t kCandidates = 10;
constexpr std::size_t kMostNodes = 1000;  // that can be drawn and followed

/// Means over a whole text are not known before its end; that of an encoder's is.
bool writes_no_text(const Intervention& change) {
    return change.kind == InterventionKind::Mean && change.attention != AttentionKind::Encoder;
}

}  // namespace

Continuation::Continuation(Document& document, QObject* parent) : QObject(parent), document_(document) {
    SessionBridge& bridge = document_.run().bridge();
    connect(&bridge, &SessionBridge::token_generated, this, &Continuation::take_token);
    connect(&bridge, &SessionBridge::generated, this, &Continuation::take_end);
    connect(&bridge, &SessionBridge::generation_failed, this, [this](const Error& error) {
        end_asking();
        if (error.kind() != ErrorKind::Cancelled)
            document_.notices().post(Notice::Kind::Error, text_of_error(error), QStringLiteral("generation"));
        emit changed();
    });
    connect(&document_.run(), &LiveRun::text_changed, this, &Continuation::forget);
    connect(&document_.run(), &LiveRun::model_changed, this, &Continuation::forget);
    connect(&document_.run(), &LiveRun::analysis_changed, this, &Continuation::take_analysis);
    connect(&document_.run(), &LiveRun::cancelled, this, [this] {
        if (!pending_) return;
        pending_.reset();
        emit changed();
    });
    connect(&document_.run(), &LiveRun::busy_changed, this, [this] {
        if (document_.run().loading() && pending_) stop();
    });
}

void Continuation::set_active(bool active) {
    active_ = active;
    look_if_needed();
}

void Continuation::set_options(const ContinuationOptions& options) {
    if (options == options_) return;
    const bool drawn_otherwise = options.choosing != options_.choosing || options.temperature != options_.temperature ||
                                 options.top_k != options_.top_k || options.top_p != options_.top_p;
    options_ = options;
    // What the new way would draw is seen at once.
    if (drawn_otherwise && active_ && !writing() && obstacle().isEmpty() && document_.run().is_current())
        ask(Kind::Look, choice());
    emit changed();
}

QString Continuation::obstacle() const {
    const auto& model = document_.run().model();
    if (!model) return tr("Open a model that generates text.");
    const QString name = QString::fromStdString(model->name);
    if (model->recorded_text) return tr("Imported attention has no model, so it cannot generate text.");
    if (!model->description.generates)
        return tr("%1 does not generate text. Open a decoder, such as story-decoder, or an encoder-decoder, such as "
                  "english-french.")
            .arg(name);
    if (document_.run().reads_audio()) return document_.run().audio() ? QString() : tr("Open a recording first.");
    if (!document_.run().reads_typed_text()) return document_.run().image() ? QString() : tr("Open an image first.");
    if (document_.run().text().trimmed().isEmpty()) return tr("Type the beginning of a text.");
    const auto changes = document_.view().state().active_interventions();
    if (std::ranges::any_of(changes, writes_no_text))
        return tr("Mean ablation is not available while text is generated. Use zero ablation instead.");
    return {};
}

bool Continuation::has_room() const {
    return tree_.nodes().size() < kMostNodes && !tree_.node(current_).ends;
}

bool Continuation::can_run() const {
    return obstacle().isEmpty() && !writing() && !document_.run().loading() && has_room();
}

bool Continuation::can_step() const {
    return can_run() && options_.choosing != Choosing::Beams;
}

std::size_t Continuation::choice() const {
    return tree_.node(current_).parent;
}

QString Continuation::written_text() const {
    const AnalysisPointer& analysis = document_.run().analysis();
    if (!analysis || analysis->written.ids != tree_.ids_to(current_)) return {};
    return QString::fromStdString(analysis->written.text);
}

void Continuation::ask(Kind kind, std::size_t node) {
    GenerationRequest request;
    request.text = document_.run().text().toStdString();
    if (document_.run().reads_audio()) request.audio = document_.run().audio();
    request.images = document_.run().images_read();
    request.written = tree_.ids_to(node);
    request.interventions = document_.view().state().active_interventions();
    request.tokens = static_cast<std::size_t>(options_.tokens);
    request.candidates = kCandidates;
    if (kind != Kind::Run && kind != Kind::Beams) request.steps = 1;
    if (kind == Kind::Beams) request.beams = static_cast<std::size_t>(options_.beams);
    request.sampling = options_.sampling();
    pending_ = Pending{kind, node};
    if (writing()) began_anew_ = false;
    document_.run().set_generating(writing());
    document_.run().bridge().generate(request);
}

void Continuation::step() {
    if (!can_step()) return;
    ask(Kind::Step, current_);
    emit changed();
}

void Continuation::run() {
    if (!can_run()) return;
    ask(options_.choosing == Choosing::Beams && options_.beams > 1 ? Kind::Beams : Kind::Run, current_);
    emit changed();
}

void Continuation::stop() {
    if (!pending_) return;
    document_.run().bridge().cancel_generation();
    end_asking();
    go_to(current_);
}

void Continuation::back() {
    if (can_go_back()) go_to(choice());
}

void Continuation::go_to(std::size_t node) {
    if (writing()) return;
    current_ = node;
    document_.run().show_continuation(tree_.ids_to(node));
    look_if_needed();
    emit changed();
}

void Continuation::restore(const GenerationTree& tree, std::size_t current) {
    forget();
    began_anew_ = false;
    tree_ = tree;
    go_to(current);
}

void Continuation::choose(const StepCandidate& candidate) {
    if (writing() || !obstacle().isEmpty()) return;
    go_to(tree_.add(choice(), candidate.id, display(candidate.id), candidate.probability, candidate.ends));
}

std::string Continuation::display(std::int32_t id) const {
    const auto& tokenizer = document_.run().model()->tokenizer;
    return tokenizer ? tokenizer->display(id) : std::to_string(id);
}

void Continuation::take_token(const GeneratedToken& token) {
    if (!pending_ || pending_->kind == Kind::Beams) return;  // beams come at the end, all of them
    if (!token.candidates.empty()) tree_.set_candidates(pending_->node, token.candidates);
    if (pending_->kind != Kind::Look) {
        pending_->node =
            tree_.add(pending_->node, token.id, display(token.id), static_cast<double>(token.probability), token.ends);
        current_ = pending_->node;
        if (!has_room()) return stop();
    }
    emit changed();
}

void Continuation::take_beams(const GeneratedText& text) {
    const std::size_t from = pending_->node;
    const auto most = static_cast<std::size_t>(options_.tokens);
    const auto& tokenizer = document_.run().model()->tokenizer;
    const std::int32_t end = tokenizer ? tokenizer->special().end : -1;
    for (const Beam& beam : text.beams) {
        std::size_t node = from;
        for (std::size_t i = 0; i < beam.ids.size(); ++i) {
            const bool last = i + 1 == beam.ids.size();
            const bool ends = last && (beam.ids.size() < most || beam.ids[i] == end);
            node = tree_.add(node, beam.ids[i], display(beam.ids[i]), beam.probabilities[i], ends);
            if (last) tree_.set_score(node, beam.score);
        }
        if (&beam == &text.beams.front()) current_ = node;
    }
}

void Continuation::take_end(const GeneratedText& text) {
    if (!pending_) return;
    if (pending_->kind == Kind::Beams) take_beams(text);
    const Pending ended = *pending_;
    end_asking();
    if (ended.kind != Kind::Look) return go_to(current_);
    if (ended.node != choice()) look_if_needed();  // someone went on meanwhile
}

void Continuation::end_asking() {
    pending_.reset();
    document_.run().set_generating(false);
}

void Continuation::look_if_needed() {
    if (!active_ || pending_ || !obstacle().isEmpty() || document_.run().loading()) return;
    if (!tree_.node(choice()).candidates.empty()) return;
    // While someone types, pictures come first.
    if (current_ == GenerationTree::kRoot && !document_.run().is_current()) return;
    ask(Kind::Look, choice());
}

void Continuation::take_analysis() {
    const AnalysisPointer& analysis = document_.run().analysis();
    if (!analysis || !document_.run().is_current()) return;
    const auto count = static_cast<std::int32_t>(analysis->text_tokens());
    if (!analysis->written.ids.empty() && count >= 2) {
        selected_ = count - 2;  // the query that led to the last token
        document_.pointing().select_token(selected_);
    } else if (const auto before = std::exchange(selected_, std::nullopt);
               before == document_.pointing().selected_token()) {
        document_.pointing().select_token(std::nullopt);
    }
    look_if_needed();
}

void Continuation::forget() {
    if (pending_) document_.run().bridge().cancel_generation();
    end_asking();
    if (tree_.nodes().size() > 1) began_anew_ = true;
    tree_ = GenerationTree(document_.run().text().toStdString());
    current_ = GenerationTree::kRoot;
    emit changed();
}

}  // namespace headlight
