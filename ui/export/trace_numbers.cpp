#include "export/figure_numbers.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

/// What the norms subtract and divide by, over an axis of the steps that are norms.
void add_norms(FigureNumbers& numbers, const TokenTrace& trace) {
    std::vector<std::string> steps;
    std::vector<float> means;
    std::vector<float> deviations;
    for (std::size_t index = 0; index < trace.steps.size(); ++index) {
        const std::optional<NormStatistics>& norm = trace.steps[index].norm;
        if (!norm) continue;
        steps.push_back(std::to_string(index));
        means.push_back(static_cast<float>(norm->mean.value_or(0)));
        deviations.push_back(static_cast<float>(norm->deviation));
    }
    if (steps.empty()) return;
    const std::size_t axis = numbers.axes.size();
    const std::int64_t count = std::ssize(steps);
    numbers.axes.push_back({"norm", "norms", count, std::move(steps)});
    numbers.parts.push_back({.name = "norm_means", .axes = {axis}, .values = Tensor({count}, std::move(means))});
    numbers.parts.push_back(
        {.name = "norm_deviations", .axes = {axis}, .values = Tensor({count}, std::move(deviations))});
}

}  // namespace

FigureNumbers numbers_of(const TokenTrace& trace) {
    const auto count = static_cast<std::int64_t>(trace.steps.size());
    FigureNumbers numbers{.title = "One token through the model", .notes = {}, .axes = {}, .parts = {}};
    numbers.axes = {{"step", "steps", count, {}}};
    NumberPart names{.name = "names", .axes = {0}};
    NumberPart layers{.name = "layers", .axes = {0}, .values = Tensor({count})};
    for (std::int64_t step = 0; step < count; ++step) {
        names.texts.push_back(trace.steps[static_cast<std::size_t>(step)].name.english());
        layers.values.data()[step] = static_cast<float>(trace.steps[static_cast<std::size_t>(step)].layer);
    }
    numbers.parts = {std::move(names), std::move(layers)};
    for (std::size_t index = 0; index < trace.steps.size(); ++index) {
        const TraceStep& step = trace.steps[index];
        const std::string mark = std::to_string(index);
        const std::int64_t columns = std::ssize(step.values) / step.rows;
        NumberPart part{.name = "step." + mark, .axes = {}};
        if (step.rows > 1) {
            part.axes.push_back(numbers.axes.size());
            numbers.axes.push_back({"head of step " + mark, "heads_of_step_" + mark, step.rows, {}});
        }
        part.axes.push_back(numbers.axes.size());
        numbers.axes.push_back({"number of step " + mark, "numbers_of_step_" + mark, columns, step.labels});
        part.values = step.rows > 1 ? Tensor({step.rows, columns}, step.values) : Tensor({columns}, step.values);
        numbers.parts.push_back(std::move(part));
    }
    add_norms(numbers, trace);
    return numbers;
}

}  // namespace headlight
