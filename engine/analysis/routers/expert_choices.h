#pragma once

#include "core/tensor.h"
#include "core/text/sentence.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// What the router of a layer chose for each token.
struct RoutedLayer {
    std::int32_t layer = 0;
    Tensor weights;  ///< [tokens, experts], factors of what the chosen experts give; 0: not chosen
};

/// Experts of a text's tokens, in all layers that have a router.
struct ExpertChoices {
    std::vector<std::string> tokens;   ///< labels
    std::vector<RoutedLayer> layers;   ///< ascending
    std::optional<Sentence> notice{};  ///< what was changed or left out; nothing: nothing was
};

/// The layer of this number. Throws Error(Input) with those that have a router where it has none.
const RoutedLayer& routed_layer(const ExpertChoices& choices, std::int32_t layer);

/// The weights of a layer with a row for each expert: [experts, tokens].
Tensor weights_by_expert(const RoutedLayer& layer);

/// Load: the share of tokens that each expert was chosen for, [experts, layers], in the order of `layers`.
Tensor expert_loads(const ExpertChoices& choices);

/// The share of tokens that two experts of a layer were chosen for together, [experts, experts]; on the diagonal stands
/// the load of each.
Tensor chosen_together(const RoutedLayer& layer);

}  // namespace headlight
