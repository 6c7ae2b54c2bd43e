#include "figure_runs.h"

#include "attention_choice.h"
#include "staged_file.h"

#include <utility>
#include <variant>

namespace headlight {

namespace {

std::string key_of_model(const FigureOptions& options) {
    return options.model.model + '\n' + options.model.backend.backend;
}

/// What decides a run of a model.
std::string key_of(const FigureOptions& options) {
    const TextOptions& read = options.text;
    std::string key = key_of_model(options) + '\n' + read.text + '\n' + read.pair.value_or("\n") + '\n' + read.image +
                      '\n' + read.audio.string() + (options.truncate ? "\n1" : "\n0");
    for (const std::int32_t token : options.masked) key += '\n' + std::to_string(token);
    for (const std::string& change : read.interventions) key += '\n' + change;
    key += read.rewrites_target ? "\n1" : "\n0";
    return key;
}

}  // namespace

ModelRun& FigureRuns::run(const FigureOptions& options) {
    auto& run = runs_[key_of_model(options)];
    if (!run) run = std::make_unique<ModelRun>(options.model);
    return *run;
}

AnalysisRequest FigureRuns::request(const FigureOptions& options) {
    AnalysisRequest request = request_of(run(options).model(), options.text);
    request.masked_tokens = options.masked;
    request.truncate = options.truncate;
    return request;
}

AnalysisPointer FigureRuns::analysis(const FigureOptions& options, const MasksOfRun& masks) {
    const bool explained = options.kind() == "weight";
    std::string key = key_of(options) + (options.value_weighted ? "\nnorms" : "") + (explained ? "\nvalues" : "");
    for (const std::int32_t token : masks.tokens) key += "\nas " + std::to_string(token) + masks.analysis->tokens.text;
    AnalysisPointer& found = analyses_[key];
    if (found) return found;
    AnalysisRequest asked = request(options);
    asked.masked_as = masks;
    asked.value_norms = options.value_weighted || explained;
    asked.values = explained;
    return found = run(options).analyse(asked);
}

LensReading FigureRuns::lens(const FigureOptions& options) {
    LensRequest asked;
    asked.text = request(options);
    asked.token = options.token();
    asked.candidates = options.candidates;
    return std::get<LensReading>(run(options).study(asked));
}

SimilarityReading FigureRuns::similarity(const FigureOptions& options) {
    const ModelPart part = part_asked_for(options.attention, options.stage);
    const std::string key = key_of(options) + '\n' + options.attention + std::to_string(part.stage);
    const auto found = similarities_.find(key);
    if (found != similarities_.end()) return found->second;
    const StudyReading reading = run(options).study(SimilarityRequest{request(options), part});
    return similarities_[key] = std::get<SimilarityReading>(reading);
}

PositionReading FigureRuns::positions(const FigureOptions& options) {
    return std::get<PositionReading>(
        run(options).study(PositionRequest{part_asked_for(options.attention, options.stage)}));
}

HeadTestReading FigureRuns::head_tests(const FigureOptions& options) {
    HeadTestRequest asked;
    asked.part = part_asked_for(options.attention, options.stage);
    if (options.test == "sink") asked.test = HeadTestRequest::Test::Sink;
    return std::get<HeadTestReading>(run(options).study(asked));
}

Provenance FigureRuns::provenance(const FigureOptions& options) {
    Provenance provenance = run(options).model().provenance;
    provenance.interventions = options.text.changes();
    return provenance;
}

void FigureRuns::refuse_model_files(const std::filesystem::path& target) const {
    for (const auto& [name, run] : runs_) refuse_model_file(target, run->model().path);
}

}  // namespace headlight
