#pragma once

#include "capture/intervention.h"
#include "core/text/sentence.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Short description of an intervention: "L2H5 zeroed", "layer 1 at temperature 0.5".
std::string describe(const Intervention& change);
/// All of them as a figure says it: "intervention: L2H5 zeroed"; long lists are cut. Empty where there is none.
std::string describe(const std::vector<Intervention>& changes);

/// The same, to be shown in another language.
Sentence intervention_note(const Intervention& change);
/// Nothing where there is none.
std::optional<Sentence> interventions_note(const std::vector<Intervention>& changes);

/// An intervention as it is written in files and on the command line: [KIND/][stageN/]WHAT:LAYER[.HEAD]
///     zero:2.5  mean:2  temperature=0.5:2.5  uniform:2.5  previous:2.5  self:2.5  paint@QUERY,KEY=WEIGHT;...:2.5
///     no-positions:2.5  no-positions:all
/// KIND is a `kind_name`; without it the intervention is on self-attention. Models that have stages count layers in
/// each.
std::string spec_of(const Intervention& change);
/// The intervention that `spec_of` gives this text for. Throws Error(Input) that says what is wrong with the text.
Intervention parse_intervention(std::string_view text);

}  // namespace headlight
