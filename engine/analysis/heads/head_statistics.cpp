#include "analysis/heads/head_statistics.h"

#include "analysis/heads/head_labels.h"
#include "analysis/heads/metrics.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace headlight {
namespace {

HeadStatistics::Values empty_values(std::string_view id, bool label, const AttentionStack& stack) {
    HeadStatistics::Values values{std::string(id), label, {}, {}};
    for (const auto& field : stack.layers) {
        values.of_heads.emplace_back(static_cast<std::size_t>(field->heads()));
        if (label) values.reached.emplace_back(static_cast<std::size_t>(field->heads()), 0);
    }
    return values;
}

HeadStatistics::Stack empty_stack(const AttentionStack& stack) {
    HeadStatistics::Stack result{std::string(kind_name(stack.kind)), {}};
    for (const Metric& metric : metrics()) result.values.push_back(empty_values(metric.id, false, stack));
    for (const HeadLabelRule& rule : head_label_rules()) result.values.push_back(empty_values(rule.id, true, stack));
    return result;
}

Tensor table_of(const std::vector<std::vector<RunningMean>>& of_heads,
                const std::function<double(const RunningMean&)>& number) {
    std::size_t heads = 0;
    for (const auto& layer : of_heads) heads = std::max(heads, layer.size());
    Tensor table({static_cast<std::int64_t>(of_heads.size()), static_cast<std::int64_t>(heads)},
                 std::numeric_limits<float>::quiet_NaN());
    for (std::size_t layer = 0; layer < of_heads.size(); ++layer)
        for (std::size_t head = 0; head < of_heads[layer].size(); ++head)
            if (of_heads[layer][head].count > 0)
                table.values()[layer * heads + head] = static_cast<float>(number(of_heads[layer][head]));
    return table;
}

bool has_shape(const HeadStatistics::Stack& known, const AttentionStack& stack) {
    bool same =
        known.kind == kind_name(stack.kind) && known.values.size() == metrics().size() + head_label_rules().size();
    for (const auto& values : known.values) {
        same = same && values.of_heads.size() == stack.layers.size();
        for (std::size_t layer = 0; same && layer < stack.layers.size(); ++layer)
            same = values.of_heads[layer].size() == static_cast<std::size_t>(stack.layers[layer]->heads());
    }
    return same;
}

void add_stack(const Analysis& analysis, std::size_t index, HeadStatistics::Stack& stack) {
    const auto& layers = analysis.attention[index].layers;
    for (std::size_t metric = 0; metric < metrics().size(); ++metric) {
        const Tensor all = measure_heads(analysis, index, metrics()[metric].id);
        for (std::size_t layer = 0; layer < layers.size(); ++layer)
            for (std::size_t head = 0; head < stack.values[metric].of_heads[layer].size(); ++head)
                stack.values[metric].of_heads[layer][head].add(
                    static_cast<double>(all.slice(static_cast<std::int64_t>(layer))[head]));
    }
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        for (std::int32_t head = 0; head < layers[layer]->heads(); ++head) {
            const auto scores = head_label_scores(analysis, index, static_cast<std::int32_t>(layer), head);
            for (std::size_t rule = 0; rule < scores.size(); ++rule) {
                HeadStatistics::Values& values = stack.values[metrics().size() + rule];
                values.of_heads[layer][static_cast<std::size_t>(head)].add(scores[rule]);
                if (scores[rule] >= head_label_rules()[rule].threshold)
                    ++values.reached[layer][static_cast<std::size_t>(head)];
            }
        }
    }
}

}  // namespace

void RunningMean::add(double value) {
    if (std::isnan(value)) return;
    ++count;
    const double before = value - mean;
    mean += before / static_cast<double>(count);
    squares += before * (value - mean);
}

double RunningMean::deviation() const {
    return count > 1 ? std::sqrt(squares / static_cast<double>(count)) : 0;
}

void HeadStatistics::add(const Analysis& analysis) {
    if (stacks.empty())
        for (const AttentionStack& stack : analysis.attention) stacks.push_back(empty_stack(stack));
    if (!fits(analysis))
        throw Error(ErrorKind::Input, "These statistics are of a model with other layers or heads: start new ones.");
    for (std::size_t index = 0; index < stacks.size(); ++index) add_stack(analysis, index, stacks[index]);
    ++texts;
}

Tensor HeadStatistics::Values::means() const {
    return table_of(of_heads, [](const RunningMean& each) { return each.mean; });
}

Tensor HeadStatistics::Values::deviations() const {
    return table_of(of_heads, [](const RunningMean& each) { return each.deviation(); });
}

bool HeadStatistics::fits(const Analysis& analysis) const {
    return std::ranges::equal(stacks, analysis.attention, has_shape);
}

const HeadStatistics::Values* HeadStatistics::find(std::size_t stack, std::string_view id, bool label) const {
    if (stack >= stacks.size()) return nullptr;
    const auto found = std::ranges::find_if(
        stacks[stack].values, [&](const Values& values) { return values.id == id && values.label == label; });
    return found == stacks[stack].values.end() ? nullptr : &*found;
}

}  // namespace headlight
