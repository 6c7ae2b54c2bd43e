#include "export/figure_numbers.h"
#include "figures/contacts_figure.h"

#include <utility>
#include <vector>

namespace headlight {

FigureNumbers numbers_of(const ShownContacts& shown) {
    const ContactMap& map = *shown.map;
    const std::int64_t n = map.size();
    FigureNumbers numbers{.title = contacts_title(shown).english(), .notes = {}, .axes = {}, .parts = {}};
    numbers.axes = {{"residue", "residues", n, map.labels},
                    {"other residue", "other_residues", n, map.labels},
                    {"layer", "layers", shown.precisions->size(0)},
                    {"head", "heads", shown.precisions->size(1)},
                    {"pairs", "shares", shown.precisions->size(2), {"L", "L/2", "L/5"}}};
    const auto add = [&](const char* name, std::vector<std::size_t> axes, Tensor values) {
        NumberPart part{.name = name, .axes = std::move(axes)};
        part.values = std::move(values);
        numbers.parts.push_back(std::move(part));
    };
    add("precision", {2, 3, 4}, *shown.precisions);
    add("scores", {0, 1}, *shown.scores);
    add("distances", {0, 1}, map.distances);
    return numbers;
}

}  // namespace headlight
