#include "core/text/english.h"
#include "export/figure_numbers.h"

#include <utility>

namespace headlight {

namespace {

/// A part over axes, from numbers of any type.
template <typename Numbers>
NumberPart part_over(std::string name, std::vector<std::size_t> axes, const Numbers& numbers) {
    std::vector<float> values;
    for (const auto number : numbers) values.push_back(static_cast<float>(number));
    const auto size = static_cast<std::int64_t>(values.size());
    NumberPart part;
    part.name = std::move(name);
    part.axes = std::move(axes);
    part.values = Tensor({size}, std::move(values));
    return part;
}

std::vector<std::string> labels_of(const std::vector<TokenInContexts>& tokens) {
    std::vector<std::string> labels;
    for (const TokenInContexts& token : tokens) labels.push_back(token.label);
    return labels;
}

}  // namespace

FigureNumbers numbers_of(const ShownWordVectors& shown) {
    const WordVectors& of = *shown.of;
    FigureNumbers numbers{.title = "From words to vectors", .notes = english(of.notices), .axes = {}, .parts = {}};
    numbers.axes = {{"token", "tokens", std::ssize(of.ids), of.tokens},
                    {"element", "elements", of.vectors.size(1), {}},
                    {"number", "numbers", 4, {"dot", "length_u", "length_v", "cosine"}},
                    {"candidate", "candidates", std::ssize(of.neighbors), {}},
                    {"side", "sides", 2, {"rows of E", "columns of E"}}};
    const auto query = of.vectors.slice(static_cast<std::int64_t>(shown.query));
    const auto key = of.vectors.slice(static_cast<std::int64_t>(shown.key));
    std::vector<float> products;
    for (std::size_t i = 0; i < query.size(); ++i) products.push_back(query[i] * key[i]);
    const VectorPair pair = shown.pair();
    numbers.parts.push_back(part_over("ids", {0}, of.ids));
    numbers.parts.push_back(part_over("size", {4}, std::vector<std::int64_t>{of.vocabulary, of.vectors.size(1)}));
    numbers.parts.push_back({.name = "X", .axes = {0, 1}, .values = of.vectors});
    numbers.parts.push_back(part_over("u", {1}, query));
    numbers.parts.push_back(part_over("v", {1}, key));
    numbers.parts.push_back(part_over("products", {1}, products));
    numbers.parts.push_back(part_over(
        "pair_numbers", {2}, std::vector<double>{pair.dot, pair.first_length, pair.other_length, pair.cosine()}));
    NumberPart names{.name = "neighbors", .axes = {3}};
    std::vector<std::int32_t> ids;
    std::vector<double> cosines;
    for (const Neighbor& each : of.neighbors) {
        names.texts.push_back(each.text);
        ids.push_back(each.id);
        cosines.push_back(each.cosine);
    }
    numbers.parts.push_back(std::move(names));
    numbers.parts.push_back(part_over("neighbor_ids", {3}, ids));
    numbers.parts.push_back(part_over("cosines", {3}, cosines));
    return numbers;
}

FigureNumbers numbers_of(const TokenContexts& contexts) {
    const std::int64_t tokens = std::ssize(contexts.tokens);
    const std::int64_t states = std::ssize(contexts.names);
    FigureNumbers numbers{.title = "Words in two contexts", .notes = {}, .axes = {}, .parts = {}};
    numbers.axes = {{"token", "tokens", tokens, labels_of(contexts.tokens)},
                    {"state", "states", states, english(contexts.names)}};
    NumberPart cosines{.name = "cosines", .axes = {0, 1}, .values = Tensor({tokens, states})};
    NumberPart differences{.name = "differences", .axes = {0, 1}, .values = Tensor({tokens, states})};
    for (std::int64_t token = 0; token < tokens; ++token) {
        const TokenInContexts& own = contexts.tokens[static_cast<std::size_t>(token)];
        for (std::size_t state = 0; state < contexts.names.size(); ++state) {
            cosines.values.slice(token)[state] = static_cast<float>(own.cosines[state]);
            differences.values.slice(token)[state] = static_cast<float>(own.differences[state]);
        }
    }
    std::vector<double> largest;
    for (std::size_t state = 0; state < contexts.names.size(); ++state)
        largest.push_back(contexts.largest_difference(state));
    numbers.parts = {std::move(cosines), std::move(differences), part_over("largest_differences", {1}, largest)};
    return numbers;
}

}  // namespace headlight
