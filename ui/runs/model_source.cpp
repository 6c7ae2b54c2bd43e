#include "runs/model_source.h"

#include "capture/intervention_text.h"
#include "core/error.h"
#include "runs/model_input.h"
#include "runs/studies.h"
#include "view/views.h"

#include <utility>

namespace headlight {

namespace {

std::string key_of_model(const InputRequest& input) {
    return input.model + '\n' + input.checkpoint + '\n' + input.image_encoder.string() + '\n' + input.backend.backend;
}

/// Key of a run: everything that decides it.
std::string key_of(const InputRequest& input) {
    std::string key = key_of_model(input) + '\n' + input.text + '\n' + input.record + '\n' + input.pair.value_or("\n");
    for (const InputFile& file : kInputFiles) key += '\n' + (input.*file.path).string();
    for (const std::filesystem::path& image : input.images) key += '\n' + image.string();
    key += input.truncate ? "\n1" : "\n0";
    for (const std::int32_t token : input.masked) key += '\n' + std::to_string(token);
    for (const Intervention& change : input.active_interventions()) key += '\n' + spec_of(change);
    key += input.rewrites_target ? "\n1" : "\n0";
    return key;
}

bool keeps_norms(const ViewRequest& request) {
    return request.picture.matrix.value_weighted || view_row(request.view()).takes_values;
}

std::string key_of_run(const ViewRequest& request) {
    const bool values = view_row(request.view()).takes_values;
    return key_of(request.input) + (keeps_norms(request) ? "\nnorms" : "") + (values ? "\nvalues" : "");
}

}  // namespace

ModelSource::ModelSource(RunHost host) : host_(std::move(host)) {}

ModelRun& ModelSource::run(const InputRequest& input) {
    const std::string key = key_of_model(input);
    if (const auto found = runs_.find(key); found != runs_.end()) return *found->second;
    return *runs_.emplace(key, std::make_unique<ModelRun>(input, host_)).first->second;
}

AnalysisRequest ModelSource::reading(const ViewRequest& request) {
    AnalysisRequest reading = run(request.input).reading(request.input);
    reading.masked_tokens = request.input.masked;
    reading.truncate = request.input.truncate;
    return reading;
}

AnalysisPointer ModelSource::analysis(const ViewRequest& request, const MasksOfRun& masks) {
    const ViewRow& row = view_row(request.view());
    std::string key = key_of_run(request);
    for (const std::int32_t token : masks.tokens) key += "\nas " + std::to_string(token) + masks.analysis->tokens.text;
    if (const auto found = analyses_.find(key); found != analyses_.end()) return found->second;
    AnalysisRequest asked = reading(request);
    asked.masked_as = masks;
    asked.value_norms = keeps_norms(request);
    asked.values = row.takes_values;
    return analyses_.emplace(key, run(request.input).analyze(asked)).first->second;
}

AnalysisPointer ModelSource::neutral(const ViewRequest& request) {
    if (run(request.input).model().recorded_text)
        throw Error(ErrorKind::Input,
                    Sentence("--image-weights neutral: expected a model that reads another text, found "
                             "imported attention, which is of one text. Open its model."));
    const std::string& prompt = request.picture.neutral_prompt;
    const std::string key = key_of_run(request) + "\nneutral " + prompt;
    if (const auto found = analyses_.find(key); found != analyses_.end()) return found->second;
    AnalysisRequest asked = with_neutral_prompt(reading(request), prompt, *analysis(request));
    asked.value_norms = keeps_norms(request);
    return analyses_.emplace(key, run(request.input).analyze(asked)).first->second;
}

StudyReading ModelSource::answer(const ViewRequest& request, std::size_t kind) {
    const StudyRow& row = study_rows()[kind];
    const auto ask = [&] {
        return run(request.input).study(row.ask(request, [this](const ViewRequest& of) { return reading(of); }));
    };
    if (row.shared == nullptr) return ask();
    const std::string key = key_of(request.input) + '\n' + std::to_string(kind) + '\n' + row.shared(request);
    if (const auto found = readings_.find(key); found != readings_.end()) return found->second;
    return readings_.emplace(key, ask()).first->second;
}

ModelShapes ModelSource::shapes(const ViewRequest& request) {
    return request.picture.measure ? study<ShapesRequest>(request) : ViewSource::shapes(request);
}

Provenance ModelSource::provenance(const ViewRequest& request) {
    if (const auto found = analyses_.find(key_of_run(request)); found != analyses_.end())
        return found->second->provenance;
    return run(request.input).provenance(request.input.active_interventions());
}

std::vector<std::filesystem::path> ModelSource::model_paths() const {
    std::vector<std::filesystem::path> paths;
    for (const auto& [name, run] : runs_) paths.emplace_back(run->model().path);
    return paths;
}

}  // namespace headlight
