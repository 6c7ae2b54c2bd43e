#pragma once

#include "view/field.h"

#include <random>
#include <vector>

namespace headlight::testing {

/// A request in which about a third of the fields that occur in all of the places have random values that the fields
/// take; the others have the default of the last place. The same generator state gives the same request.
ViewRequest random_request(std::mt19937& random, const std::vector<ContextSet>& places);

}  // namespace headlight::testing
