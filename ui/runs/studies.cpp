#include "runs/studies.h"

#include "core/error.h"
#include "view/inputs/captioned_images.h"
#include "view/makers/view_makers.h"
#include "view/source.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace headlight {

namespace {

/// The index that the request's query is; nothing where it is empty.
std::optional<std::int32_t> token_of(const ViewRequest& request) {
    const std::string& query = request.picture.query;
    if (query.empty()) return std::nullopt;
    std::int32_t index = 0;
    const auto [end, problem] = std::from_chars(query.data(), query.data() + query.size(), index);
    if (problem == std::errc{} && end == query.data() + query.size() && index >= 0) return index;
    throw Error(ErrorKind::Input,
                Sentence("--query: expected the index of a token, counted from 0, found \"%1\".", query));
}

StudyRequest ask_lens(const ViewRequest& request, const ReadInput& read) {
    return LensRequest{.text = read(request),
                       .token = token_of(request),
                       .candidates = static_cast<std::size_t>(request.picture.candidates)};
}

StudyRequest ask_similarity(const ViewRequest& request, const ReadInput& read) {
    return SimilarityRequest{read(request), model_part(request)};
}

StudyRequest ask_neighbors(const ViewRequest& request, const ReadInput& /*read*/) {
    return NeighborRequest{request.picture.words, static_cast<std::size_t>(request.picture.candidates)};
}

StudyRequest ask_positions(const ViewRequest& request, const ReadInput& /*read*/) {
    return PositionRequest{model_part(request)};
}

StudyRequest ask_head_tests(const ViewRequest& request, const ReadInput& /*read*/) {
    const bool sink = request.picture.test == HeadTest::Sink;
    return HeadTestRequest{.test = sink ? HeadTestRequest::Test::Sink : HeadTestRequest::Test::Repetition,
                           .part = model_part(request)};
}

StudyRequest ask_probability(const ViewRequest& request, const ReadInput& read) {
    return probability_request(request, read(request));
}

StudyRequest ask_matrices(const ViewRequest& request, const ReadInput& read) {
    return MatricesRequest{read(request), request.picture.choice};
}

StudyRequest ask_shapes(const ViewRequest& /*request*/, const ReadInput& /*read*/) {
    return ShapesRequest{.path = {}, .measure = true};
}

StudyRequest ask_word_vectors(const ViewRequest& request, const ReadInput& read) {
    return WordVectorsRequest{.text = read(request), .words = request.picture.words, .token = token_of(request)};
}

/// Run A and the run whose difference is shown.
StudyRequest ask_contexts(const ViewRequest& request, const ReadInput& read) {
    const ViewRequest side = request_of_side(request, request.sides.shown() - 1);
    if (side.input.model != request.input.model || side.input.checkpoint != request.input.checkpoint)
        throw Error(
            ErrorKind::Input,
            Sentence(
                "--with: expected the model of run A, %1, found %2: hidden states of two models cannot be compared.",
                request.input.model, side.input.model));
    return ContextsRequest{.text = read(request),
                           .other = read(side),
                           .order = request.picture.matrix.word_order,
                           .part = model_part(request)};
}

StudyRequest ask_trace(const ViewRequest& request, const ReadInput& read) {
    return TraceRequest{.text = read(request), .token = token_of(request)};
}

StudyRequest ask_checkpoints(const ViewRequest& request, const ReadInput& read) {
    const std::string& measure = request.picture.measured;
    const bool of_text = find_checkpoint_test(measure) == nullptr;
    const InputRequest& input = request.input;
    if (of_text && input.reads_nothing())
        throw Error(ErrorKind::Input,
                    Sentence("--text: expected a text for --measured %1; head tests such as test-induction need none.",
                             measure));
    return CheckpointsRequest{.path = {},
                              .text = of_text ? read(request) : AnalysisRequest(),
                              .measures = {measure},
                              .part = model_part(request)};
}

StudyRequest ask_experts(const ViewRequest& request, const ReadInput& read) {
    return ExpertsRequest{read(request)};
}

StudyRequest ask_captions(const ViewRequest& request, const ReadInput& read) {
    std::optional<AnalysisRequest> own;
    if (!request.input.images.empty() && !request.input.text.empty()) own = read(request);
    const std::filesystem::path model = path_of_model(request.input);
    return CaptionsRequest{captioned_images(captioned_samples(model), own, model)};
}

StudyRequest ask_late_interaction(const ViewRequest& request, const ReadInput& read) {
    return LateInteractionRequest{.text = read(request), .document = request.picture.document};
}

std::string shared_by_head(const ViewRequest& request) {
    return short_name(request.picture.choice);
}

std::string shared_by_query(const ViewRequest& request) {
    return request.picture.query;
}

std::string shared_by_all(const ViewRequest& /*request*/) {
    return {};
}

constexpr std::array<StudyRow, kStudyKinds> kRows{{
    {study_kind<LensRequest>(), ask_lens},
    {study_kind<SimilarityRequest>(), ask_similarity, shared_by_head},
    {study_kind<NeighborRequest>(), ask_neighbors},
    {study_kind<PositionRequest>(), ask_positions},
    {study_kind<HeadTestRequest>(), ask_head_tests},
    {study_kind<ProbabilityRequest>(), ask_probability},
    {study_kind<MatricesRequest>(), ask_matrices, shared_by_head},
    {study_kind<ShapesRequest>(), ask_shapes, shared_by_all},
    {study_kind<WordVectorsRequest>(), ask_word_vectors},
    {study_kind<ContextsRequest>(), ask_contexts},
    {study_kind<TraceRequest>(), ask_trace, shared_by_query},
    {study_kind<CheckpointsRequest>(), ask_checkpoints},
    {study_kind<ExpertsRequest>(), ask_experts, shared_by_all},
    {study_kind<CaptionsRequest>(), ask_captions},
    {study_kind<LateInteractionRequest>(), ask_late_interaction},
}};
static_assert([] {
    for (std::size_t kind = 0; kind < kRows.size(); ++kind)
        if (kRows[kind].kind != kind) return false;
    return true;
}());

}  // namespace

const std::array<StudyRow, kStudyKinds>& study_rows() {
    return kRows;
}

ProbabilityRequest probability_request(const ViewRequest& request, AnalysisRequest reading) {
    const LossSettings& losses = request.picture.losses;
    return {.text = std::move(reading),
            .masking = losses.masking,
            .seed = static_cast<std::uint32_t>(losses.seed),
            .label = losses.label};
}

}  // namespace headlight
