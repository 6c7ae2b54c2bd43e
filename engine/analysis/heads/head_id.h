#pragma once

#include "capture/capture.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// How several heads or layers become one matrix. Rollout and Flow: attention through all layers up to the chosen one
/// (all of them where none is chosen), as `rollout` and `attention_flow` compute it; a chosen head is shown alone.
enum class Aggregation { Mean, Max, Rollout, Flow };

/// Name of a head, or of several as one, in any model. Layers, heads and stages count from 0.
struct HeadId {
    AttentionKind kind = AttentionKind::Self;  ///< Self: also the main attention of a model without any of that kind
    std::int32_t stage = -1;                   ///< of a model with stages; -1: its first, or it has none
    std::optional<std::int32_t> layer = 0;     ///< nothing: all layers
    std::optional<std::int32_t> head = 0;      ///< nothing: all heads
    Aggregation aggregation = Aggregation::Mean;
    bool operator==(const HeadId&) const = default;
};

/// The single head in the attention of an id.
HeadId head_in(const HeadId& attention, std::int32_t layer, std::int32_t head);

/// Returns whether both ids name the same kind and stage of attention.
bool same_attention(const HeadId& left, const HeadId& right);

/// Returns whether the id passes through layers: rollout and flow do, a chosen head is shown alone.
bool passes_layers(const HeadId& id);

/// Name in tables, grids and files: "L2H2", "cross L0H1", "channels stage 1 L0H2", "L2 mean", "H3 max", "mean",
/// "rollout L0-L3", "flow".
std::string short_name(const HeadId& id);

/// The id of a short name; nothing for any other text.
std::optional<HeadId> head_named(std::string_view name);

/// Name in sentences and titles: "Layer 2, head 2", "Cross-attention, layer 0, head 1", "Stage 1, layer 0, head 2",
/// "Mean of all heads of layer 2", "Rollout of layers 0 to 3".
std::string long_name(const HeadId& id);

/// Index of the attention that the id names; Self without any of that kind names the model's main attention (cross of
/// an encoder-decoder, else the first). Nothing: the model has no such attention.
std::optional<std::size_t> find_stack(const std::vector<AttentionStack>& stacks, const HeadId& id);

/// The index that `find_stack` finds. Throws Error(Input), which names the kinds or stages that there are, where it
/// finds none.
std::size_t stack_index(const std::vector<AttentionStack>& stacks, const HeadId& id);

/// The attention at `stack_index`, which is part of `stacks`.
const AttentionStack& stack_of(const std::vector<AttentionStack>& stacks, const HeadId& id);

/// The id with kind and stage of the attention that it names; layer, head and aggregation stay. Throws as `stack_index`
/// does.
HeadId resolved(const std::vector<AttentionStack>& stacks, HeadId id);

}  // namespace headlight
