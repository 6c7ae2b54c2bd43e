#include "capture/capture.h"

#include <algorithm>

namespace headlight {

std::string_view kind_name(AttentionKind kind) {
    switch (kind) {
        case AttentionKind::Self:
            return "self";
        case AttentionKind::Encoder:
            return "encoder";
        case AttentionKind::Decoder:
            return "decoder";
        case AttentionKind::Cross:
            return "cross";
        case AttentionKind::Vision:
            return "vision";
        case AttentionKind::Text:
            return "text";
        case AttentionKind::Channel:
            return "channels";
        case AttentionKind::Pooling:
            return "pooling";
    }
    return "";
}

std::optional<AttentionKind> kind_named(std::string_view name) {
    for (const AttentionKind kind : kAttentionKinds)
        if (kind_name(kind) == name) return kind;
    return std::nullopt;
}

std::string attention_prefix(AttentionKind kind, std::int32_t stage) {
    const std::string name = kind == AttentionKind::Self ? "" : std::string(kind_name(kind)) + " ";
    return stage < 0 ? name : name + "stage " + std::to_string(stage) + " ";
}

std::string head_mark(std::int32_t layer, std::int32_t head) {
    return "L" + std::to_string(layer) + "H" + std::to_string(head);
}

bool has_distances(AttentionKind kind) {
    return kind != AttentionKind::Cross && kind != AttentionKind::Channel && kind != AttentionKind::Pooling;
}

bool replaces_weights(InterventionKind kind) {
    return kind != InterventionKind::Zero && kind != InterventionKind::Mean;
}

bool has_meaning(InterventionKind kind, AttentionKind attention, std::int32_t stage) {
    if (kind == InterventionKind::Previous) return has_distances(attention) && stage < 0;
    if (kind == InterventionKind::NoPositions) return has_distances(attention);
    if (kind == InterventionKind::Self) return has_distances(attention) || attention == AttentionKind::Channel;
    return true;
}

const Tensor* Capture::output(const std::string& name) const {
    const auto found =
        std::find_if(outputs.begin(), outputs.end(), [&](const NamedOutput& output) { return output.name == name; });
    return found == outputs.end() ? nullptr : &found->values;
}

}  // namespace headlight
