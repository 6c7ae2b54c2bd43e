#include "view/field_choices.h"

#include "analysis/heads/metrics.h"
#include "figures/drawing/figure_style.h"
#include "language/languages.h"

#include <algorithm>

namespace headlight {

std::vector<std::string> color_map_names() {
    std::vector<std::string> names;
    for (const bool dark : {false, true})
        for (const ColorMap& map : color_maps(dark))
            if (const std::string id = map.id.toStdString(); std::ranges::find(names, id) == names.end())
                names.push_back(id);
    return names;
}

std::vector<std::string> language_ids() {
    std::vector<std::string> ids;
    for (const Language& language : languages()) ids.emplace_back(language.id);
    return ids;
}

std::vector<std::string> metric_names() {
    std::vector<std::string> names;
    for (const Metric& each : metrics()) names.emplace_back(each.id);
    return names;
}

}  // namespace headlight
