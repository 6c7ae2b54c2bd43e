#include "core/text/english.h"
#include "export/figure_numbers.h"

#include <algorithm>
#include <utility>

namespace headlight {

FigureNumbers numbers_of(const HeadApproximation& of) {
    FigureNumbers numbers{.title = of.title.english(), .notes = english(of.notes), .axes = {}, .parts = {}};
    const auto axis = [&](const char* name, const char* plural, std::int64_t size,
                          std::vector<std::string> labels = {}) {
        numbers.axes.push_back({name, plural, size, std::move(labels)});
        return numbers.axes.size() - 1;
    };
    const auto add = [&](const char* name, std::vector<std::size_t> axes, Tensor values) {
        NumberPart part{.name = name, .axes = std::move(axes)};
        part.values = std::move(values);
        numbers.parts.push_back(std::move(part));
    };
    const auto list = [&](const char* name, std::size_t on, const auto& rows, const auto& value) {
        std::vector<float> values;
        for (const auto& row : rows) values.push_back(static_cast<float>(value(row)));
        add(name, {on}, Tensor({std::ssize(values)}, values));
    };
    const std::int64_t tokens = std::ssize(of.tokens);
    const std::size_t queries = axis("query", "queries", tokens, of.tokens);
    const std::size_t keys = axis("key", "keys", tokens, of.tokens);
    add("exact", {queries, keys}, of.exact);
    add("weights", {queries, keys}, of.weights);
    if (!of.seen.empty()) add("seen", {queries, keys}, Tensor({tokens, tokens}, {of.seen.begin(), of.seen.end()}));
    const std::size_t errors = axis("error", "kinds", 3, {"frobenius", "row_difference", "output"});
    list("errors", errors, std::vector<double>{of.error.frobenius, of.error.row_difference, of.error.output},
         [](double value) { return value; });
    if (!of.by_size.empty()) {
        const std::size_t sizes = axis("size", "sizes_tried", std::ssize(of.by_size));
        list("sizes", sizes, of.by_size, [](const SizedError& each) { return each.size; });
        list("size_errors", sizes, of.by_size, [](const SizedError& each) { return each.frobenius; });
    }
    const std::size_t lengths = axis("length", "lengths_of_text", std::ssize(of.costs));
    list("lengths", lengths, of.costs, [](const ApproximationCost& each) { return each.tokens; });
    list("exact_cost", lengths, of.costs, [](const ApproximationCost& each) { return each.exact; });
    list("cost", lengths, of.costs, [](const ApproximationCost& each) { return each.approximated; });
    if (!of.reach.empty()) {
        const std::size_t layers = axis("layers", "layer_counts", std::ssize(of.reach));
        list("reach_mean", layers, of.reach, [](const LayerReach& each) { return each.mean; });
        list("reach_last", layers, of.reach, [](const LayerReach& each) { return each.of_last; });
    }
    if (!of.random.empty()) {
        const std::size_t rows = axis("row", "rows", of.random.size(0));
        const std::size_t columns = axis("column", "columns", of.random.size(1));
        add("random", {rows, columns}, of.random);
    }
    return numbers;
}

}  // namespace headlight
