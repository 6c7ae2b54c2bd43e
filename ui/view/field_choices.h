#pragma once

#include <string>
#include <vector>

// Names that fields take, from tables of other places.
namespace headlight {

std::vector<std::string> color_map_names();
std::vector<std::string> language_ids();
std::vector<std::string> metric_names();

}  // namespace headlight
