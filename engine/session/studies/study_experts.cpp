#include "core/error.h"
#include "session/analyze_text.h"
#include "session/studies/study_parts.h"

#include <utility>

namespace headlight {

ExpertChoices answer_study(ReadyModel& model, const ExpertsRequest& request, const std::stop_token& stop) {
    require_model(model, Sentence("no router can be asked"));
    const ReadText read = read_text(model, request.text, stop);
    CaptureRequest wanted;
    wanted.attention = false;
    wanted.logits = LogitPositions::None;
    wanted.routers = true;
    wanted.interventions = request.text.interventions;
    const Capture capture = model.model->forward(read.input, wanted, stop, {});
    ExpertChoices choices;
    for (const Token& token : read.tokens.tokens) choices.tokens.push_back(token.display);
    for (std::int32_t layer = 0; layer < model.model->description().layers; ++layer)
        if (const Tensor* weights = capture.output("router_weights." + std::to_string(layer)))
            choices.layers.push_back({layer, *weights});
    if (choices.layers.empty())
        throw Error(ErrorKind::Input,
                    Sentence("%1 has no experts. Open a mixture of experts, such as Mixtral or Qwen3-MoE.",
                             model.provenance.model_name));
    return choices;
}

}  // namespace headlight
