#include "core/text/english.h"
#include "export/figure_numbers.h"

#include <algorithm>
#include <utility>

namespace headlight {

FigureNumbers numbers_of(const ShownCheckpoints& shown) {
    const CheckpointMeasures& of = *shown.measures;
    const CheckpointMeasure& measure = measure_named(of, shown.measure);
    FigureNumbers numbers{.title = checkpoints_title(shown, measure_named(of, shown.measure).name).english(),
                          .notes = english(of.notes),
                          .axes = {},
                          .parts = {}};
    numbers.axes = {{"checkpoint", "checkpoints", std::ssize(of.names), of.names},
                    {"layer", "layers", measure.values.size(1)},
                    {"head", "heads", measure.values.size(2)}};
    const auto add = [&](const std::string& name, std::vector<std::size_t> axes, Tensor values) {
        NumberPart part{.name = name, .axes = std::move(axes)};
        part.values = std::move(values);
        numbers.parts.push_back(std::move(part));
    };
    const auto numbers_from = [](const auto& list) {
        std::vector<float> values(list.size());
        std::ranges::transform(list, values.begin(), [](auto value) { return static_cast<float>(value); });
        return Tensor({std::ssize(values)}, values);
    };
    add(measure.id, {0, 1, 2}, measure.values);
    add("steps", {0}, numbers_from(of.steps));
    if (of.losses.empty()) return numbers;
    numbers.axes.push_back({"logged_step", "logged_steps", std::ssize(of.losses)});
    for (const std::int64_t step : of.loss_steps) numbers.axes.back().labels.push_back(std::to_string(step));
    add("loss", {3}, numbers_from(of.losses));
    return numbers;
}

}  // namespace headlight
