#include "analysis/parameter_counts.h"

#include "analysis/heads/shown_name.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace headlight {

namespace {

/// Beginnings of the names of a layer's tensors; the first that a model has is that of the layer that is counted.
struct FirstLayer {
    std::string_view start;
    std::string_view name;
};
constexpr std::array kFirstLayers{
    FirstLayer{"decoder.layers.0.", shown_name("Figure", "decoder layer 0")},
    FirstLayer{"encoder.layers.0.blocks.0.", shown_name("Figure", "stage 0, layer 0")},
    FirstLayer{"encoder.layers.0.", shown_name("Figure", "layer 0")},
    FirstLayer{"layers.0.", shown_name("Figure", "layer 0")},
    FirstLayer{"blocks.0.0.", shown_name("Figure", "stage 0, layer 0")},
};

bool has_tensors(const ModelDescription& model, std::string_view start) {
    return std::ranges::any_of(model.parameters_by_tensor,
                               [&](const auto& tensor) { return tensor.first.starts_with(start); });
}

bool begins_with_any(std::string_view name, std::initializer_list<std::string_view> beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](std::string_view each) { return name.starts_with(each); });
}

/// The count that a tensor of a layer, named without the layer, belongs to.
std::int64_t ParameterCounts::*part_of(std::string_view name) {
    if (name.find("norm") != std::string_view::npos) return &ParameterCounts::norms;
    if (name.starts_with("cross.")) return &ParameterCounts::cross;
    // "self.query.weight": the last name before the kind of tensor is the part's.
    const std::size_t kind = name.rfind('.');
    const std::string_view part = name.substr(0, kind);
    const std::size_t before = part.rfind('.');
    const std::string_view last = before == std::string_view::npos ? part : part.substr(before + 1);
    if (begins_with_any(last, {"query", "key", "value"}))
        return last.ends_with("_global") ? &ParameterCounts::global_inputs : &ParameterCounts::inputs;
    if (last == "attention_output" || last == "output" || last == "proj") return &ParameterCounts::output;
    if (begins_with_any(last, {"up", "down", "gate", "router", "fc"}) || name.starts_with("experts"))
        return &ParameterCounts::feed_forward;
    return &ParameterCounts::others;
}

}  // namespace

std::vector<std::pair<std::string_view, std::int64_t>> ParameterCounts::parts() const {
    return {{"layer.inputs", inputs},
            {"layer.global_inputs", global_inputs},
            {"layer.output", output},
            {"layer.cross", cross},
            {"layer.feed_forward", feed_forward},
            {"layer.norms", norms},
            {"layer.others", others},
            {"layer", layer()},
            {"layers", layers},
            {"token_embedding", words},
            {"position_embedding", positions},
            {"others", rest},
            {"all", all()}};
}

std::optional<ParameterCounts> parameter_counts(const ModelDescription& model) {
    if (model.parameters_by_tensor.empty()) return std::nullopt;
    ParameterCounts counts;
    const auto* const first =
        std::ranges::find_if(kFirstLayers, [&](const FirstLayer& layer) { return has_tensors(model, layer.start); });
    const std::string_view start = first == kFirstLayers.end() ? "" : first->start;
    if (!start.empty()) counts.layer_name = first->name;
    for (const auto& [name, count] : model.parameters_by_tensor) {
        if (!start.empty() && name.starts_with(start))
            counts.*part_of(std::string_view(name).substr(start.size())) += count;
        if (name.find("layers.") != std::string::npos || name.starts_with("blocks."))
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
