#pragma once

#include "analysis/matrix_view.h"
#include "figures/figure.h"
#include "session/requests.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace headlight {

class Document;

// What the window does to the list of interventions: every function is one step of undo.

/// A head, or all heads of a layer (head -1), or of every layer (kEveryLayer).
struct InterventionTarget {
    AttentionKind attention{};
    std::int32_t layer = 0;
    std::int32_t head = -1;
    std::int32_t stage = -1;  ///< see Intervention
    bool operator==(const InterventionTarget&) const = default;
};

/// Returns whether a model may have such a head, as far as is known before it ran.
bool may_fit(const Intervention& change, const LoadedModel& model);
/// Why what is shown cannot be intervened on, for people; empty where it can.
QString intervention_obstacle(const Document& document);
/// The shown head or its layer; nothing where there is an obstacle.
std::optional<InterventionTarget> shown_target(const Document& document, bool whole_layer);

/// All layers of the attention, and what they read.
InterventionTarget every_layer(const AttentionStack& stack);
/// Returns whether the shown attention is a softmax of scores, in whose place others can be put.
bool can_replace_weights(const Document& document);

/// Active intervention of this kind on the target; null where there is none.
const Intervention* active_intervention(const Document& document, const InterventionTarget& target,
                                        InterventionKind kind);
/// Puts it on, or takes it away where it is on. It takes the place of what it cannot stand beside: a head gives zeros
/// or a mean, and has one pattern or temperature.
void toggle_intervention(Document& document, const InterventionTarget& target, InterventionKind kind);
/// 1 takes it away. Steps that follow each other are one for undo.
void set_temperature(Document& document, const InterventionTarget& target, double temperature);
/// Paints the document's brush into a cell of the shown head, or takes what was painted there away. The cells of a
/// stroke are one step of undo.
void paint_weight(Document& document, const AttentionMatrix& matrix, const Hit& hit, bool begins, bool erase);

void switch_intervention(Document& document, std::size_t index, bool on);
void remove_intervention(Document& document, std::size_t index);
void remove_interventions(Document& document);
/// Returns whether an encoder-decoder writes its own target with the interventions, or the untouched model does.
void set_rewrites_target(Document& document, bool rewrites);

/// "L2H5 zeroed": as the list says it.
QString intervention_name(const Intervention& change);
/// Heads of the shown attention with something on.
std::vector<HeadId> intervened_heads(const Document& document);
/// Active interventions on one of them, a line each; empty where there are none.
QString interventions_on_head(const Document& document, std::int32_t layer, std::int32_t head);

}  // namespace headlight
