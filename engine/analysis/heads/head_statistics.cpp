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

bool same_shape(const HeadStatistics::Stack& one, const HeadStatistics::Stack& other) {
    const auto same_values = [](const HeadStatistics::Values& a, const HeadStatistics::Values& b) {
        return a.id == b.id && a.label == b.label &&
               std::ranges::equal(a.of_heads, b.of_heads, std::equal_to(), &std::vector<RunningMean>::size,
                                  &std::vector<RunningMean>::size);
    };
    return one.kind == other.kind && std::ranges::equal(one.values, other.values, same_values);
}

void add_values(const HeadStatistics::Values& from, HeadStatistics::Values& to) {
    for (std::size_t layer = 0; layer < to.of_heads.size(); ++layer) {
        for (std::size_t head = 0; head < to.of_heads[layer].size(); ++head) {
            to.of_heads[layer][head].add(from.of_heads[layer][head]);
            if (to.label) to.reached[layer][head] += from.reached[layer][head];
        }
    }
}

void add_stack(const Analysis& analysis, const HeadLabelScores& labels, std::size_t index,
               HeadStatistics::Stack& stack) {
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
            const auto scores = labels.of_head(index, static_cast<std::int32_t>(layer), head);
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

void RunningMean::widen(double low, double high) {
    // std::min and std::max keep a first argument that is NaN: extremes that are not known remain so.
    minimum = count > 0 && !std::isnan(low) ? std::min(minimum, low) : low;
    maximum = count > 0 && !std::isnan(high) ? std::max(maximum, high) : high;
}

void RunningMean::add(double value) {
    if (!std::isfinite(value)) return;
    widen(value, value);
    ++count;
    sum.add(value);
    squares.add_product(value, value);
}

void RunningMean::add(const RunningMean& other) {
    if (other.count == 0) return;
    widen(other.minimum, other.maximum);
    count += other.count;
    sum.add(other.sum);
    squares.add(other.squares);
}

double RunningMean::mean() const {
    return count > 0 ? sum.over(count) : 0;
}

double RunningMean::deviation() const {
    if (count < 2) return 0;
    // n² times the variance: n Σx² − (Σx)², in which nothing cancels because no sum is rounded.
    ExactSum spread;
    spread.add_product(static_cast<double>(count), squares);
    for (const double part : sum.parts()) spread.add_product(-part, sum);
    return std::sqrt(std::max(spread.value(), 0.0)) / static_cast<double>(count);
}

void HeadStatistics::add(const Analysis& analysis) {
    if (stacks.empty())
        for (const AttentionStack& stack : analysis.attention) stacks.push_back(empty_stack(stack));
    if (!fits(analysis))
        throw Error(ErrorKind::Input,
                    Sentence("These metrics belong to a model with other layers or heads: start new ones."));
    const HeadLabelScores labels(analysis);
    for (std::size_t index = 0; index < stacks.size(); ++index) add_stack(analysis, labels, index, stacks[index]);
    ++texts;
}

void HeadStatistics::add(const HeadStatistics& other) {
    if (other.stacks.empty()) return;
    if (stacks.empty()) {
        *this = other;
        return;
    }
    if (!std::ranges::equal(stacks, other.stacks, same_shape))
        throw Error(ErrorKind::Input, Sentence("These metrics belong to models with different layers or heads."));
    for (std::size_t stack = 0; stack < stacks.size(); ++stack)
        for (std::size_t index = 0; index < stacks[stack].values.size(); ++index)
            add_values(other.stacks[stack].values[index], stacks[stack].values[index]);
    texts += other.texts;
}

Tensor HeadStatistics::Values::means() const {
    return table_of(of_heads, [](const RunningMean& each) { return each.mean(); });
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
