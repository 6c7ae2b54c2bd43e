#include "analysis/parameter_counts.h"
#include "export/figure_numbers.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

Tensor costs_of(const std::vector<RunCost>& costs, std::int64_t RunCost::*member) {
    std::vector<float> values;
    for (const RunCost& cost : costs) values.push_back(static_cast<float>(cost.*member));
    return {{std::ssize(costs)}, std::move(values)};
}

}  // namespace

FigureNumbers numbers_of(const ShownLayer& layer) {
    FigureNumbers numbers{"Layer and cost", {}, {}, {}};
    if (!layer.problem.empty()) numbers.notes.push_back(layer.problem);
    NumberAxis names{"part", "parts"};
    NumberPart counted{.name = "parameters", .axes = {0}};
    if (const auto counts = parameter_counts(layer.model))
        for (const auto& [name, count] : counts->parts()) {
            names.labels.emplace_back(name);
            counted.texts.push_back(std::to_string(count));
        }
    names.size = std::ssize(names.labels);
    NumberAxis lengths{"length", "lengths", std::ssize(layer.costs)};
    for (const RunCost& cost : layer.costs) lengths.labels.push_back(std::to_string(cost.tokens));
    numbers.axes = {std::move(names), std::move(lengths)};
    numbers.parts.push_back(std::move(counted));
    if (layer.costs.empty()) return numbers;
    numbers.parts.push_back({.name = "linear", .axes = {1}, .values = costs_of(layer.costs, &RunCost::linear)});
    numbers.parts.push_back({.name = "attention", .axes = {1}, .values = costs_of(layer.costs, &RunCost::attention)});
    numbers.parts.push_back(
        {.name = "cache_bytes", .axes = {1}, .values = costs_of(layer.costs, &RunCost::cache_bytes)});
    NumberPart times{.name = "milliseconds", .axes = {1}, .values = Tensor({std::ssize(layer.costs)})};
    for (std::size_t row = 0; row < layer.costs.size(); ++row)
        times.values.values()[row] = static_cast<float>(layer.costs[row].milliseconds);
    if (std::ranges::any_of(times.values.values(), [](float time) { return time > 0; }))
        numbers.parts.push_back(std::move(times));
    return numbers;
}

}  // namespace headlight
