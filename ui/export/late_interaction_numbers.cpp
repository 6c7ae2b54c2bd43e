#include "core/text/english.h"
#include "export/figure_numbers.h"

#include <utility>

namespace headlight {

FigureNumbers numbers_of(const LateInteraction& interaction) {
    FigureNumbers numbers{.title = "Late interaction", .notes = english(interaction.notices), .axes = {}, .parts = {}};
    numbers.axes = {{"query", "query_tokens", std::ssize(interaction.query), interaction.query},
                    {"document", "document_tokens", std::ssize(interaction.document), interaction.document},
                    {"score", "scores", 1, {"sum"}}};
    const auto add = [&](const char* name, std::vector<std::size_t> axes, Tensor values) {
        NumberPart part{.name = name, .axes = std::move(axes)};
        part.values = std::move(values);
        numbers.parts.push_back(std::move(part));
    };
    std::vector<float> maxima;
    std::vector<float> places;
    for (const BestMatch& match : best_matches(interaction)) {
        maxima.push_back(static_cast<float>(match.cosine));
        places.push_back(static_cast<float>(match.token));
    }
    const auto rows = static_cast<std::int64_t>(maxima.size());
    const std::vector<float> compared(interaction.compared.begin(), interaction.compared.end());
    add("cosines", {0, 1}, interaction.cosines);
    add("maxima", {0}, Tensor({rows}, std::move(maxima)));
    add("best", {0}, Tensor({rows}, std::move(places)));
    add("compared", {1}, Tensor({std::ssize(compared)}, compared));
    add("score", {2}, Tensor({1}, static_cast<float>(maxsim_score(interaction))));
    return numbers;
}

}  // namespace headlight
