#include "core/text/english.h"
#include "export/figure_numbers.h"
#include "figures/recall_figure.h"

#include <algorithm>
#include <utility>

namespace headlight {

FigureNumbers numbers_of(const Recall& of) {
    FigureNumbers numbers{.title = recall_title().english(), .notes = english(of.notes), .axes = {}, .parts = {}};
    const auto axis = [&](const char* name, const char* plural, std::size_t size,
                          std::vector<std::string> labels = {}) {
        numbers.axes.push_back({name, plural, static_cast<std::int64_t>(size), std::move(labels)});
        return numbers.axes.size() - 1;
    };
    const auto labeled = [&](const char* name, const char* plural, std::vector<std::string> labels) {
        const std::size_t size = labels.size();
        return axis(name, plural, size, std::move(labels));
    };
    const auto add = [&](const std::string& name, std::vector<std::size_t> axes, Tensor values) {
        NumberPart part{.name = name, .axes = std::move(axes)};
        part.values = std::move(values);
        numbers.parts.push_back(std::move(part));
    };
    std::vector<std::string> questions;
    for (const std::size_t at : of.questions) questions.push_back(of.tokens[at]);
    std::vector<std::string> digits;
    for (const char digit : of.digits) digits.emplace_back(1, digit);
    const std::size_t question = labeled("question", "questions", std::move(questions));
    const std::size_t token = labeled("token", "tokens", of.tokens);
    const std::size_t digit = labeled("digit", "digits", std::move(digits));
    const std::size_t distances = of.networks.empty() ? 0 : of.networks.front().by_distance.size();
    const std::size_t distance = axis("distance", "distances", distances);
    for (const NetworkRecall& network : of.networks) {
        add(network.name + "_influence", {question, token}, network.influence);
        if (!network.weights.empty()) add(network.name + "_weights", {question, token}, network.weights);
        add(network.name + "_probabilities", {question, digit}, network.probabilities);
        std::vector<float> right(distances);
        std::ranges::transform(network.by_distance, right.begin(),
                               [](double share) { return static_cast<float>(share); });
        add(network.name + "_right", {distance}, Tensor({std::ssize(right)}, right));
    }
    return numbers;
}

}  // namespace headlight
