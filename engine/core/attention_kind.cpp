#include "core/attention_kind.h"

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
        case AttentionKind::Resampler:
            return "resampler";
        case AttentionKind::ResamplerCross:
            return "resampler-cross";
    }
    return "";
}

const std::vector<std::string>& kind_names() {
    static const std::vector<std::string> kNames = [] {
        std::vector<std::string> names;
        for (const AttentionKind kind : kAttentionKinds) names.emplace_back(kind_name(kind));
        return names;
    }();
    return kNames;
}

std::optional<AttentionKind> kind_named(std::string_view name) {
    for (const AttentionKind kind : kAttentionKinds)
        if (kind_name(kind) == name) return kind;
    return std::nullopt;
}

bool has_learned_queries(AttentionKind kind) {
    return kind == AttentionKind::Pooling || kind == AttentionKind::Resampler || kind == AttentionKind::ResamplerCross;
}

std::string attention_prefix(AttentionKind kind, std::int32_t stage) {
    const std::string name = kind == AttentionKind::Self ? "" : std::string(kind_name(kind)) + " ";
    return stage < 0 ? name : name + "stage " + std::to_string(stage) + " ";
}

}  // namespace headlight
