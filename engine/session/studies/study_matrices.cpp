#include "session/generation/target_text.h"
#include "session/inputs/analyze_input.h"
#include "session/studies/study_parts.h"

namespace headlight {

namespace {

/// The head with the kind of its attention, which "self" does not say of every model. A model of images tells what it
/// has when it runs.
HeadId resolved_head(ReadyModel& model, const MatricesRequest& request, const std::stop_token& stop) {
    HeadId head = request.head;
    if (head.kind != AttentionKind::Self) return head;
    if (is_encoder_decoder(model.model->description())) head.kind = AttentionKind::Cross;
    if (model.runs_over_images()) return resolved(analyze_input(model, request.text, stop)->attention, head);
    return head;
}

}  // namespace

MatricesReading answer_study(ReadyModel& model, const MatricesRequest& request, const std::stop_token& stop) {
    require_model(model, Sentence("its projections are not known"));
    const HeadId head = resolved_head(model, request, stop);
    AnalysisRequest asked = request.text;
    asked.matrices = {head.kind, head.layer.value_or(0), head.head.value_or(0)};
    if (head.stage >= 0) asked.matrices.reset();  // whose tokens attend within windows
    const AnalysisPointer run = analyze_input(model, asked, stop);
    MatricesReading reading;
    reading.head = resolved(run->attention, head);
    reading.matrices = matrices_of_run(*run, reading.head);
    reading.provenance = run->provenance;
    return reading;
}

}  // namespace headlight
