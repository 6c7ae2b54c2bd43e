#include "runs/model_source.h"

#include "capture/intervention_text.h"
#include "core/error.h"
#include "view/view_makers.h"
#include "view/views.h"

#include <charconv>
#include <utility>
#include <variant>

namespace headlight {

namespace {

std::string key_of_model(const InputRequest& input) {
    return input.model + '\n' + input.backend.backend;
}

/// Key of a run: everything that decides it.
std::string key_of(const InputRequest& input) {
    std::string key = key_of_model(input) + '\n' + input.text + '\n' + input.pair.value_or("\n") + '\n' +
                      input.image.string() + '\n' + input.audio.string() + (input.truncate ? "\n1" : "\n0");
    for (const std::int32_t token : input.masked) key += '\n' + std::to_string(token);
    for (const Intervention& change : input.active_interventions()) key += '\n' + spec_of(change);
    key += input.rewrites_target ? "\n1" : "\n0";
    return key;
}

/// The index that the request's query is; nothing where it is empty.
std::optional<std::int32_t> token_of(const ViewRequest& request) {
    const std::string& query = request.picture.query;
    if (query.empty()) return std::nullopt;
    std::int32_t index = 0;
    const auto [end, problem] = std::from_chars(query.data(), query.data() + query.size(), index);
    if (problem == std::errc{} && end == query.data() + query.size() && index >= 0) return index;
    throw Error(ErrorKind::Input, "--query: expected the index of a token, counted from 0, found \"" + query + "\".");
}

bool keeps_norms(const ViewRequest& request) {
    return request.picture.matrix.value_weighted || view_row(request.view()).takes_values;
}

std::string key_of_run(const ViewRequest& request) {
    const bool values = view_row(request.view()).takes_values;
    return key_of(request.input) + (keeps_norms(request) ? "\nnorms" : "") + (values ? "\nvalues" : "");
}

}  // namespace

ProbabilityRequest probability_request(const ViewRequest& request, AnalysisRequest reading) {
    const LossSettings& losses = request.picture.losses;
    return {.text = std::move(reading),
            .masking = losses.masking,
            .seed = static_cast<std::uint32_t>(losses.seed),
            .label = losses.label};
}

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

LensReading ModelSource::lens(const ViewRequest& request) {
    LensRequest asked;
    asked.text = reading(request);
    asked.token = token_of(request);
    asked.candidates = static_cast<std::size_t>(request.picture.candidates);
    return std::get<LensReading>(run(request.input).study(asked));
}

SimilarityReading ModelSource::similarity(const ViewRequest& request) {
    const ModelPart part = model_part(request);
    const std::string key = key_of(request.input) + '\n' + short_name(request.picture.choice);
    const auto found = similarities_.find(key);
    if (found != similarities_.end()) return found->second;
    const StudyReading reading = run(request.input).study(SimilarityRequest{this->reading(request), part});
    return similarities_[key] = std::get<SimilarityReading>(reading);
}

PositionReading ModelSource::positions(const ViewRequest& request) {
    return std::get<PositionReading>(run(request.input).study(PositionRequest{model_part(request)}));
}

HeadTestReading ModelSource::head_tests(const ViewRequest& request) {
    HeadTestRequest asked;
    asked.part = model_part(request);
    if (request.picture.test == HeadTest::Sink) asked.test = HeadTestRequest::Test::Sink;
    return std::get<HeadTestReading>(run(request.input).study(asked));
}

TextProbability ModelSource::probability(const ViewRequest& request) {
    return std::get<TextProbability>(run(request.input).study(probability_request(request, reading(request))));
}

MatricesReading ModelSource::matrices(const ViewRequest& request) {
    const std::string key = key_of(request.input) + '\n' + short_name(request.picture.choice);
    if (const auto found = matrices_.find(key); found != matrices_.end()) return found->second;
    const StudyReading reading =
        run(request.input).study(MatricesRequest{this->reading(request), request.picture.choice});
    return matrices_[key] = std::get<MatricesReading>(reading);
}

ModelShapes ModelSource::shapes(const ViewRequest& request) {
    if (!request.picture.measure) return ViewSource::shapes(request);
    const std::string key = key_of_model(request.input);
    if (const auto found = shapes_.find(key); found != shapes_.end()) return found->second;
    const StudyReading reading = run(request.input).study(ShapesRequest{.path = {}, .measure = true});
    return shapes_[key] = std::get<ModelShapes>(reading);
}

WordVectors ModelSource::word_vectors(const ViewRequest& request) {
    WordVectorsRequest asked;
    asked.text = reading(request);
    asked.words = request.picture.words;
    asked.token = token_of(request);
    return std::get<WordVectors>(run(request.input).study(asked));
}

TokenContexts ModelSource::contexts(const ViewRequest& request) {
    const ViewRequest side = request_of_side(request, request.sides.shown() - 1);
    if (side.input.model != request.input.model)
        throw Error(ErrorKind::Input, "--with: expected the model of run A, " + request.input.model + ", found " +
                                          side.input.model + ": hidden states of two models cannot be compared.");
    ContextsRequest asked;
    asked.text = reading(request);
    asked.other = reading(side);
    asked.order = request.picture.matrix.word_order;
    asked.part = model_part(request);
    return std::get<TokenContexts>(run(request.input).study(asked));
}

NeighborReading ModelSource::neighbors(const ViewRequest& request) {
    return std::get<NeighborReading>(
        run(request.input)
            .study(NeighborRequest{request.picture.words, static_cast<std::size_t>(request.picture.candidates)}));
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
