#include "capture/capture.h"

#include <algorithm>

namespace headlight {

std::string head_mark(std::int32_t layer, std::int32_t head) {
    return "L" + std::to_string(layer) + "H" + std::to_string(head);
}

bool CaptureRequest::goes_beyond_weights() const {
    return value_norms || values || hidden || lens || routers || logits != LogitPositions::None || matrices ||
           traced_token || !interventions.empty();
}

bool has_distances(AttentionKind kind) {
    return kind != AttentionKind::Cross && kind != AttentionKind::Channel && !has_learned_queries(kind);
}

bool replaces_weights(InterventionKind kind) {
    return kind != InterventionKind::Zero && kind != InterventionKind::Mean;
}

bool has_meaning(InterventionKind kind, AttentionKind attention, std::int32_t stage) {
    if (kind == InterventionKind::Previous) return has_distances(attention) && stage < 0;
    if (kind == InterventionKind::NoPositions) return has_distances(attention);
    const bool has_itself = attention == AttentionKind::Channel || attention == AttentionKind::Resampler;
    if (kind == InterventionKind::Self) return has_distances(attention) || has_itself;
    return true;
}

const Tensor* Capture::output(const std::string& name) const {
    const auto found =
        std::find_if(outputs.begin(), outputs.end(), [&](const NamedOutput& output) { return output.name == name; });
    return found == outputs.end() ? nullptr : &found->values;
}

}  // namespace headlight
