#include "analysis/parameter_counts.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace headlight {

namespace {

constexpr std::string_view kFirstLayer = "layers.0.";

bool begins_with_any(std::string_view name, std::initializer_list<std::string_view> beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](std::string_view each) { return name.starts_with(each); });
}

/// The count that a tensor of a layer, named without the layer, belongs to.
std::int64_t ParameterCounts::*part_of(std::string_view name) {
    if (name.find("norm") != std::string_view::npos) return &ParameterCounts::norms;
    // "self.query.weight": the last name before the kind of tensor is the part's.
    const std::size_t kind = name.rfind('.');
    const std::string_view part = name.substr(0, kind);
    const std::size_t before = part.rfind('.');
    const std::string_view last = before == std::string_view::npos ? part : part.substr(before + 1);
    if (begins_with_any(last, {"query", "key", "value"})) return &ParameterCounts::inputs;
    if (last == "attention_output" || last == "output") return &ParameterCounts::output;
    if (begins_with_any(last, {"up", "down", "gate", "router"}) || name.starts_with("experts"))
        return &ParameterCounts::feed_forward;
    return &ParameterCounts::others;
}

}  // namespace

std::optional<ParameterCounts> parameter_counts(const ModelDescription& model) {
    if (model.parameters_by_tensor.empty()) return std::nullopt;
    const bool two_stacks = std::any_of(model.parameters_by_tensor.begin(), model.parameters_by_tensor.end(),
                                        [](const auto& tensor) { return tensor.first.starts_with("decoder.layers."); });
    const std::string first = (two_stacks ? "decoder." : "") + std::string(kFirstLayer);
    ParameterCounts counts;
    for (const auto& [name, count] : model.parameters_by_tensor) {
        if (name.starts_with(first)) counts.*part_of(std::string_view(name).substr(first.size())) += count;
        if (name.find("layers.") != std::string::npos)
            counts.layers += count;
        else if (name.starts_with("words"))
            counts.words += count;
        else if (name.find("positions") != std::string::npos)
            counts.positions += count;
        else
            counts.rest += count;
    }
    return counts;
}

}  // namespace headlight
