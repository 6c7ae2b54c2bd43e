#include "runs/model_run.h"

#include "core/error.h"
#include "runs/model_input.h"
#include "session/built_in_models.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace headlight {

namespace {

/// What a request left: its value or its error.
template <typename Value>
struct Answer {
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
                throw Error(ErrorKind::Input, "There is no weight of query " + std::to_string(cell.query) +
                                                  " and key " + std::to_string(cell.key) + " to paint; there are " +
                                                  std::to_string(field.query_count()) + " queries and " +
                                                  std::to_string(field.key_count()) + " keys, counted from 0.");
    }
}

}  // namespace

ModelRun::ModelRun(const InputRequest& input, RunHost host)
    : host_(std::move(host)), session_(input.backend), cancel_(host_.stop, [this] { session_.cancel(); }) {
    if (host_.stop.stop_requested()) throw_cancelled();
    session_.on_move([this](const LoadedModel& model) {
        for (const auto& notice : model.notices) host_.notice(notice);
    });
    Answer<LoadedModel> answer;
    session_.load(
        find_model(input.model), [&](LoadedModel model) { answer.value = std::move(model); }, answer.failed());
    session_.wait();
    model_ = answer.take();
    for (const auto& notice : model_.notices) host_.notice(notice);
}

AnalysisRequest ModelRun::reading(const InputRequest& input) const {
    return request_of(model_, input, host_);
}

Provenance ModelRun::provenance(std::vector<Intervention> interventions) const {
    Provenance provenance = model_.provenance;
    provenance.identity->wait();
    provenance.interventions = std::move(interventions);
    return provenance;
}

AnalysisPointer ModelRun::analyse(const AnalysisRequest& request) {
    Answer<AnalysisPointer> answer;
    session_.analyse(
        "command", request, [&](AnalysisPointer analysis) { answer.value = std::move(analysis); }, answer.failed());
    session_.wait();
    AnalysisPointer analysis = answer.take();
    check_painted(request.interventions, analysis->attention);
    analysis->provenance.identity->wait();
    for (const auto& notice : analysis->tokens.notices) host_.notice(notice);
    return analysis;
}

Capture ModelRun::run(const ModelInput& input, const CaptureRequest& request) {
    Answer<Capture> answer;
    session_.run(
        "command", input, request, [&](Capture capture) { answer.value = std::move(capture); }, answer.failed());
    session_.wait();
    Capture capture = answer.take();
    check_painted(request.interventions, capture.attention);
    return capture;
}

StudyReading ModelRun::study(const StudyRequest& request) {
    Answer<StudyReading> answer;
    session_.study(
        "command", request, [&](StudyReading reading) { answer.value = std::move(reading); }, answer.failed());
    session_.wait();
    return answer.take();
}

GeneratedText ModelRun::generate(const GenerationRequest& request,
                                 const std::function<void(const GeneratedToken&)>& step) {
    Answer<GeneratedText> answer;
    session_.generate(
        "command", request, step, [&](GeneratedText text) { answer.value = std::move(text); }, answer.failed());
    session_.wait();
    return answer.take();
}

}  // namespace headlight
