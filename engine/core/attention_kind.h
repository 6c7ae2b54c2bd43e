#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Which attention of an architecture a stack of layers belongs to.
/// Vision and Text: the two towers of a model that compares images and texts. Channel: of the channels of hidden
/// states, not of tokens (DaViT). Pooling: of a learned query, which is no token, to all patches (SigLIP). Resampler
/// and ResamplerCross: of the learned queries that make a text's tokens of an image, to each other and to all patches
/// (BLIP-2's Q-Former).
enum class AttentionKind { Self, Encoder, Decoder, Cross, Vision, Text, Channel, Pooling, Resampler, ResamplerCross };

inline constexpr std::array kAttentionKinds = {
    AttentionKind::Self,      AttentionKind::Encoder,       AttentionKind::Decoder, AttentionKind::Cross,
    AttentionKind::Vision,    AttentionKind::Text,          AttentionKind::Channel, AttentionKind::Pooling,
    AttentionKind::Resampler, AttentionKind::ResamplerCross};

/// Name of a kind in files and on the command line: "self", "encoder".
std::string_view kind_name(AttentionKind kind);
/// Names of all kinds, in the order of kAttentionKinds.
const std::vector<std::string>& kind_names();
/// The kind of that name; nothing: there is none.
std::optional<AttentionKind> kind_named(std::string_view name);

/// Returns whether queries are learned, and stand for neither tokens nor patches.
bool has_learned_queries(AttentionKind kind);

/// "cross ", "channels stage 1 ": kind and stage (-1: none) before the name of a head or a layer in tables, figures and
/// files; empty for self-attention without stages.
std::string attention_prefix(AttentionKind kind, std::int32_t stage);

}  // namespace headlight
