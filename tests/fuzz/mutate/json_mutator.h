#pragma once

#include "mutate/json_tree.h"
#include "mutate/random.h"

namespace headlight::fuzz {

/// Makes one change to a document.
void mutate_tree(JsonNode& root, Random& random);
/// A number as JSON spells it, at which readers may go wrong.
std::string boundary_spelled(Random& random);

}  // namespace headlight::fuzz
