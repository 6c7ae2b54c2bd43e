#pragma once

#include <cstdint>
#include <vector>

namespace headlight {

enum class AttentionKind;

/// Kinds of changes of a head. The first two change its output, the others its weights.
enum class InterventionKind {
    Zero,         ///< it gives zeros
    Mean,         ///< every token is given the mean over the tokens of the text
    Temperature,  ///< weights are those of the scores divided by the temperature
    Uniform,      ///< all keys that a query may see weigh the same
    Previous,     ///< all weight on the token before; the first token sees itself
    Self,         ///< all weight on the token itself
    Painted,      ///< some weights are as painted, and the others of their rows share what is left in proportion
    NoPositions,  ///< weights are those of the scores without what positions turn or add; of kEveryLayer also the
                  ///< vectors of positions that are added to tokens are left out (NoPE, arXiv 2305.19466)
};

/// Layer of an intervention on all layers and on what they read: InterventionKind::NoPositions only.
inline constexpr std::int32_t kEveryLayer = -1;

/// Returns whether the kind puts other weights in the place of a head's own.
bool replaces_weights(InterventionKind kind);

/// A weight set by hand; pairs that a mask forbids stay 0.
struct PaintedWeight {
    std::int32_t query = 0;
    std::int32_t key = 0;
    float weight = 0;  ///< 0 to 1
    bool operator==(const PaintedWeight&) const = default;
};

/// A change that a run makes to one head, or to all heads of a layer. Layers and heads count from 0 within their kind
/// of attention, and layers within their stage. The tokens of attention within windows are the patches of its image;
/// those of attention between channels are channels, of which each attends to its head's.
struct Intervention {
    InterventionKind kind = InterventionKind::Zero;
    AttentionKind attention{};
    std::int32_t layer = 0;                ///< or kEveryLayer
    std::int32_t head = -1;                ///< -1: all heads of the layer
    std::int32_t stage = -1;               ///< of a model that works on fewer and fewer patches; -1: it has no stages
    float temperature = 1;                 ///< of InterventionKind::Temperature; more than 0
    std::vector<PaintedWeight> painted{};  ///< of InterventionKind::Painted
    bool operator==(const Intervention&) const = default;
};

/// Returns whether the kind fits this attention: only tokens of one text or image have positions and one before
/// them, and that of a patch may lie in another window.
bool has_meaning(InterventionKind kind, AttentionKind attention, std::int32_t stage);

}  // namespace headlight
