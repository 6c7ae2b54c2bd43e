#include "runs/model_run.h"

#include "core/error.h"
#include "runs/model_input.h"
#include "view/qt_threads.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace headlight {

namespace {

const std::string kTag = "run";

/// Value of a request, or its error.
template <typename Value>
struct Result {
    std::optional<Value> value;
    std::optional<Error> error;

    Session::Failed failed() {
        return [this](const Error& problem) { error = problem; };
    }
    Value take() {
        if (error) throw *error;
        if (!value) throw_cancelled();
        return std::move(*value);
    }
};

/// Throws Error(Input) for painted weights of tokens that the run did not have.
void check_painted(const std::vector<Intervention>& interventions, const std::vector<AttentionStack>& stacks) {
    for (const Intervention& change : interventions) {
        const auto stack = std::ranges::find_if(stacks, [&](const AttentionStack& each) {
            return each.kind == change.attention && each.stage == change.stage;
        });
        if (stack == stacks.end()) continue;
        const AttentionField& field = *stack->layers.front();
        for (const PaintedWeight& cell : change.painted)
            if (cell.query >= field.query_count() || cell.key >= field.key_count())
                throw Error(ErrorKind::Input, Sentence("There is no weight of query %1 and key %2 to paint: the head "
                                                       "has %3 queries and %4 keys, counted from 0.",
                                                       cell.query, cell.key, field.query_count(), field.key_count()));
    }
}

}  // namespace

ModelRun::ModelRun(const InputRequest& input, RunHost host)
    : host_(std::move(host)), session_(input.backend), cancel_(host_.stop, [this] { session_.cancel(); }) {
    if (host_.stop.stop_requested()) throw_cancelled();
    limit_qt_threads(threads_of(input.backend));
    session_.on_move([this](const LoadedModel& model) {
        for (const auto& notice : model.notices) host_.notice(notice);
    });
    Result<LoadedModel> result;
    session_.load(
        path_of_model(input), [&](LoadedModel model) { result.value = std::move(model); }, result.failed());
    session_.wait();
    model_ = result.take();
    for (const auto& notice : model_.notices) host_.notice(notice);
}

void ModelRun::refuse_when_stopped() const {
    if (host_.stop.stop_requested()) throw_cancelled();
}

AnalysisRequest ModelRun::reading(const InputRequest& input) const {
    return request_of(model_, input, host_);
}

Provenance ModelRun::provenance(std::vector<Intervention> interventions) const {
    Provenance provenance = model_.provenance;
    provenance.identity->wait(host_.stop);
    provenance.interventions = std::move(interventions);
    return provenance;
}

AnalysisPointer ModelRun::analyze(const AnalysisRequest& request) {
    refuse_when_stopped();
    Result<AnalysisPointer> result;
    session_.analyze(
        kTag, request, [&](AnalysisPointer analysis) { result.value = std::move(analysis); }, result.failed());
    session_.wait();
    AnalysisPointer analysis = result.take();
    if (model_.refine.last && request.interventions.empty()) analysis = model_.refine.last(analysis);
    hand_over(request, *analysis);
    return analysis;
}

std::vector<AnalysisPointer> ModelRun::analyze_texts(const std::vector<AnalysisRequest>& requests) {
    refuse_when_stopped();
    Result<std::vector<AnalysisPointer>> result;
    session_.analyze_texts(
        kTag, requests, [&](std::vector<AnalysisPointer> analyses) { result.value = std::move(analyses); },
        result.failed());
    session_.wait();
    std::vector<AnalysisPointer> analyses = result.take();
    for (std::size_t i = 0; i < requests.size(); ++i) hand_over(requests[i], *analyses[i]);
    return analyses;
}

void ModelRun::hand_over(const AnalysisRequest& request, const Analysis& analysis) const {
    check_painted(request.interventions, analysis.attention);
    analysis.provenance.identity->wait(host_.stop);
    for (const auto& notice : analysis.tokens.notices) host_.notice(notice);
}

ReadImage ModelRun::read_image(const AnalysisRequest& request) {
    refuse_when_stopped();
    Result<ReadImage> result;
    session_.read_image(
        kTag, request, [&](ReadImage read) { result.value = std::move(read); }, result.failed());
    session_.wait();
    ReadImage read = result.take();
    for (const auto& notice : read.text.notices) host_.notice(notice);
    return read;
}

Capture ModelRun::run(const ModelInput& input, const CaptureRequest& request) {
    refuse_when_stopped();
    Result<Capture> result;
    session_.run(
        kTag, input, request, [&](Capture capture) { result.value = std::move(capture); }, result.failed());
    session_.wait();
    Capture capture = result.take();
    check_painted(request.interventions, capture.attention);
    return capture;
}

StudyReading ModelRun::study(const StudyRequest& request) {
    refuse_when_stopped();
    Result<StudyReading> result;
    session_.study(
        kTag, request, [&](StudyReading reading) { result.value = std::move(reading); }, result.failed());
    session_.wait();
    return result.take();
}

GeneratedText ModelRun::generate(const GenerationRequest& request,
                                 const std::function<void(const GeneratedToken&)>& step) {
    refuse_when_stopped();
    Result<GeneratedText> result;
    session_.generate(
        kTag, request, step, [&](GeneratedText text) { result.value = std::move(text); }, result.failed());
    session_.wait();
    return result.take();
}

}  // namespace headlight
