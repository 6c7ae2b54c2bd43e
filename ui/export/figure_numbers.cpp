#include "export/figure_numbers.h"

#include "core/error.h"
#include "core/text/english.h"
#include "figures/panels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>

namespace headlight {

namespace {

constexpr float kNothing = std::numeric_limits<float>::quiet_NaN();

std::vector<std::string> labels_of(const std::vector<MatrixEntry>& entries) {
    std::vector<std::string> labels;
    for (const MatrixEntry& entry : entries) labels.push_back(entry.label);
    return labels;
}

NumberAxis labeled(std::string name, std::string plural, std::vector<std::string> labels) {
    const auto size = static_cast<std::int64_t>(labels.size());
    return {std::move(name), std::move(plural), size, std::move(labels)};
}

NumberAxis queries_of(const std::vector<MatrixEntry>& entries) {
    return labeled("query", "queries", labels_of(entries));
}

NumberAxis keys_of(const std::vector<MatrixEntry>& entries) {
    return labeled("key", "keys", labels_of(entries));
}

/// Numbers over one axis.
template <typename Number>
NumberPart part_of(std::string name, std::size_t axis, const std::vector<Number>& numbers) {
    std::vector<float> values;
    for (const Number number : numbers) values.push_back(static_cast<float>(number));
    const auto size = static_cast<std::int64_t>(values.size());
    return {std::move(name), {axis}, Tensor({size}, std::move(values))};
}

/// A matrix over two axes, with its mask; of other numbers than weights only where something is masked.
NumberPart part_of(std::string name, const AttentionMatrix& matrix, std::size_t queries, std::size_t keys) {
    NumberPart part{std::move(name), {queries, keys}, matrix.values};
    if (part.name == "weights" || std::ranges::count(matrix.allowed, 0) > 0) {
        part.allowed = matrix.allowed;
        part.allowed_axes = part.axes;
    }
    return part;
}

void check_count(double count) {
    constexpr double kMostWeights = 40e6;
    if (count > kMostWeights)
        throw Error(ErrorKind::Input,
                    Sentence("All heads of this text have %1 million weights; a file of numbers holds at most 40 "
                             "million. Write them with \"headlight attention\", or choose one head.",
                             std::llround(count / 1e6)));
}

/// The single numbers on the way of a weight, in the order in which they come about.
std::vector<std::pair<std::string, double>> steps_of(const WeightExplanation& weight) {
    std::vector<std::pair<std::string, double>> steps{
        {"product", weight.product}, {"scale", weight.scale}, {"content", weight.content}};
    for (const PositionTerm& term : weight.positions) steps.emplace_back(name_of(term.kind).id, term.value);
    if (weight.softcap > 0) {
        steps.emplace_back("softcap", weight.softcap);
        steps.emplace_back("capped", weight.capped);
    }
    steps.emplace_back("score", weight.score);
    steps.emplace_back("row_max", weight.row_max);
    steps.emplace_back("row_sum", weight.row_sum);
    steps.emplace_back("sink", weight.sink);
    steps.emplace_back("weight", weight.weight);
    return steps;
}

/// Values of the row for each key, in the order of the keys; masked where the query may not attend to it.
NumberPart row_part(const std::string& name, const ExplainedWeight& weight, std::size_t axis,
                    double Competitor::*number) {
    std::vector<double> values(weight.keys.size(), 0);
    std::vector<std::uint8_t> allowed(weight.keys.size(), 0);
    for (const Competitor& each : weight.numbers.row) {
        values.at(static_cast<std::size_t>(each.key)) = each.*number;
        allowed.at(static_cast<std::size_t>(each.key)) = 1;
    }
    NumberPart part = part_of(name, axis, values);
    part.allowed = std::move(allowed);
    part.allowed_axes = {axis};
    return part;
}

/// Products of the query with each key, in the order of the keys; masked where the query may not see it.
NumberPart products_by_key(const ExplainedWeight& weight, std::size_t keys, std::size_t elements) {
    const WeightExplanation& of = weight.numbers;
    const std::int64_t size = of.row_products.size(1);
    NumberPart part{"key_products", {keys, elements}};
    part.values = Tensor({static_cast<std::int64_t>(weight.keys.size()), size});
    part.allowed.assign(weight.keys.size(), 0);
    part.allowed_axes = {keys};
    for (std::size_t row = 0; row < of.row.size(); ++row) {
        std::ranges::copy(of.row_products.slice(static_cast<std::int64_t>(row)),
                          part.values.slice(of.row[row].key).begin());
        part.allowed[static_cast<std::size_t>(of.row[row].key)] = 1;
    }
    return part;
}

/// Losses of a text, position by position.
void add_positions(const TextProbability& text, std::size_t axis, FigureNumbers& numbers) {
    std::vector<double> losses;
    std::vector<double> sums;
    std::vector<double> shares;
    NumberPart expected{.name = "expected", .axes = {axis}};
    NumberPart best{.name = "best", .axes = {axis}};
    double sum = 0;
    for (const TokenLoss& token : text.tokens) {
        sum += token.loss.value_or(0);
        losses.push_back(token.loss.value_or(static_cast<double>(kNothing)));
        sums.push_back(token.loss ? sum : static_cast<double>(kNothing));
        shares.push_back(token.best ? static_cast<double>(token.best->probability) : static_cast<double>(kNothing));
        expected.texts.push_back(token.expected);
        best.texts.push_back(token.best ? token.best->text : "");
    }
    numbers.parts.push_back(std::move(expected));
    numbers.parts.push_back(part_of("losses", axis, losses));
    numbers.parts.push_back(part_of("sums", axis, sums));
    numbers.parts.push_back(std::move(best));
    numbers.parts.push_back(part_of("best_probabilities", axis, shares));
}

template <typename Number>
void add_vector(FigureNumbers& numbers, const std::string& name, std::size_t axis, const std::vector<Number>& vector) {
    if (!vector.empty()) numbers.parts.push_back(part_of(name, axis, vector));
}

}  // namespace

FigureNumbers numbers_of(const AttentionMatrix& matrix, const std::string& name) {
    return {matrix.title.english(),
            english(matrix.notes),
            {queries_of(matrix.queries), keys_of(matrix.keys)},
            {part_of(name, matrix, 0, 1)}};
}

FigureNumbers numbers_of_heads(std::span<const AttentionMatrix> matrices, const std::string& name) {
    const AttentionMatrix& first = matrices.front();
    std::vector<std::string> titles;
    std::vector<float> values;
    NumberPart weights{name, {0, 1, 2}};
    weights.allowed_axes = weights.axes;
    for (const AttentionMatrix& matrix : matrices) {
        titles.push_back(matrix.title.english());
        const auto of_head = matrix.values.values();
        values.insert(values.end(), of_head.begin(), of_head.end());
        weights.allowed.insert(weights.allowed.end(), matrix.allowed.begin(), matrix.allowed.end());
    }
    const NumberAxis heads = labeled("head", "heads", std::move(titles));
    FigureNumbers numbers{"", english(first.notes), {heads, queries_of(first.queries), keys_of(first.keys)}, {}};
    weights.values = Tensor({heads.size, numbers.axes[1].size, numbers.axes[2].size}, std::move(values));
    numbers.parts.push_back(std::move(weights));
    return numbers;
}

FigureNumbers numbers_of_all_heads(const Analysis& analysis, const HeadId& attention, const std::stop_token& stop) {
    const auto& layers = stack_of(analysis.attention, attention).layers;
    const MatrixAxes axes = axes_of(analysis, {.kind = attention.kind, .stage = attention.stage}, {});
    std::int32_t most = 0;
    for (const auto& field : layers) most = std::max(most, field->heads());
    const auto queries = static_cast<std::int64_t>(axes.queries.size());
    const auto keys = static_cast<std::int64_t>(axes.keys.size());
    const auto layer_count = static_cast<std::int64_t>(layers.size());
    check_count(static_cast<double>(layer_count) * most * static_cast<double>(queries) * static_cast<double>(keys));
    NumberPart weights{"weights", {0, 1, 2, 3}, Tensor({layer_count, most, queries, keys}, kNothing)};
    weights.allowed_axes = {0, 2, 3};
    float* place = weights.values.data();
    for (const auto& field : layers) {
        for (std::int32_t head = 0; head < most; ++head, place += queries * keys) {
            if (stop.stop_requested()) throw Error(ErrorKind::Cancelled, Sentence("Writing the numbers was stopped."));
            if (head >= field->heads()) continue;
            const Tensor of_head = field->weights(head);
            std::ranges::copy(of_head.values(), place);
        }
        for (std::int64_t query = 0; query < queries; ++query)
            for (std::int64_t key = 0; key < keys; ++key) weights.allowed.push_back(field->allowed(query, key) ? 1 : 0);
    }
    FigureNumbers numbers{"All heads", {}, {{"layer", "layers", layer_count}, {"head", "heads", most}}, {}};
    numbers.axes.push_back(queries_of(axes.queries));
    numbers.axes.push_back(keys_of(axes.keys));
    numbers.parts.push_back(std::move(weights));
    return numbers;
}

FigureNumbers numbers_of(const Comparison& comparison, std::size_t difference, const std::vector<SideName>& names) {
    const AttentionMatrix less = difference_of(comparison, difference);
    FigureNumbers numbers{difference_title(names.at(difference)).english(),
                          english(less.notes),
                          {queries_of(less.queries), keys_of(less.keys)},
                          {}};
    for (std::size_t side = 0; side < comparison.sides.size(); ++side) {
        const AttentionMatrix& matrix = comparison.sides[side];
        numbers.parts.push_back(part_of(names.at(side).letter.toStdString(), matrix, 0, 1));
        numbers.notes.push_back(side_title(names[side], matrix.title).english());
    }
    numbers.parts.push_back(part_of("difference", less, 0, 1));
    return numbers;
}

FigureNumbers numbers_of(const ExplainedWeight& weight, WeightForm form) {
    const WeightExplanation& of = weight.numbers;
    const auto steps = steps_of(of);
    std::vector<std::string> names;
    std::vector<double> values;
    for (const auto& [name, value] : steps) {
        names.push_back(name);
        values.push_back(value);
    }
    // A pair that no window holds has no vectors, but its query's other pairs do.
    const auto elements =
        std::max<std::int64_t>(std::ssize(of.query_vector), form == WeightForm::AllKeys ? of.row_products.size(1) : 0);
    const auto value_elements = static_cast<std::int64_t>(std::max(of.value.size(), of.output.size()));
    FigureNumbers numbers{weight_title(weight, form).english(),
                          {weight.head.english(), "query " + std::to_string(of.query) + ": " + weight.query,
                           "key " + std::to_string(of.key) + ": " + weight.keys.at(static_cast<std::size_t>(of.key))},
                          {labeled("step", "step_names", std::move(names)),
                           {"element", "elements", elements},
                           labeled("key", "keys", weight.keys)},
                          {}};
    if (value_elements > 0) numbers.axes.push_back({"element", "value_elements", value_elements});
    if (!of.allowed) numbers.notes.emplace_back("masked");
    numbers.parts.push_back(part_of("steps", 0, values));
    add_vector(numbers, "query_vector", 1, of.query_vector);
    add_vector(numbers, "key_vector", 1, of.key_vector);
    add_vector(numbers, "query_content", 1, of.query_content);
    add_vector(numbers, "key_content", 1, of.key_content);
    add_vector(numbers, "products", 1, of.products);
    if (form == WeightForm::AllKeys) numbers.parts.push_back(products_by_key(weight, 2, 1));
    numbers.parts.push_back(row_part("scores", weight, 2, &Competitor::score));
    numbers.parts.push_back(row_part("weights", weight, 2, &Competitor::weight));
    numbers.parts.push_back(row_part("output_norms", weight, 2, &Competitor::output));
    add_vector(numbers, "value", 3, of.value);
    add_vector(numbers, "output", 3, of.output);
    return numbers;
}

FigureNumbers numbers_of(const LensTable& table) {
    std::vector<std::string> layers;
    std::size_t most = 0;
    for (std::size_t row = 0; row < table.layers.size(); ++row) {
        layers.push_back(lens_row_name(row, table.layers.size()).english());
        most = std::max(most, table.layers[row].size());
    }
    const auto rows = static_cast<std::int64_t>(layers.size());
    const auto columns = static_cast<std::int64_t>(most);
    NumberPart probabilities{"probabilities", {0, 1}, Tensor({rows, columns}, kNothing)};
    NumberPart ids{"ids", {0, 1}, Tensor({rows, columns}, kNothing)};
    NumberPart tokens{"tokens", {0, 1}};
    tokens.texts.resize(layers.size() * most);
    for (std::size_t row = 0; row < table.layers.size(); ++row) {
        for (std::size_t column = 0; column < table.layers[row].size(); ++column) {
            const Candidate& candidate = table.layers[row][column];
            const std::size_t place = row * most + column;
            probabilities.values.values()[place] = candidate.probability;
            ids.values.values()[place] = static_cast<float>(candidate.id);
            tokens.texts[place] = candidate.text;
        }
    }
    return {"Logit lens",
            {(table.in_place ? "in place of \"" : "after \"") + table.token + "\""},
            {labeled("layer", "layers", std::move(layers)), {"candidate", "candidates", columns}},
            {std::move(tokens), std::move(ids), std::move(probabilities)}};
}

FigureNumbers numbers_of(const TextProbability& text) {
    FigureNumbers numbers{"Probability of the text: " + loss_name(text.kind).english(), english(text.notes), {}, {}};
    if (text.softmaxes.empty()) {
        std::vector<std::string> read;
        for (const TokenLoss& token : text.tokens) read.push_back(token.read);
        numbers.axes = {labeled("position", "positions", std::move(read))};
        add_positions(text, 0, numbers);
    } else {
        numbers.axes = {labeled("choice", "choices", text.choices)};
        for (const ChoiceLoss& choice : text.softmaxes)
            numbers.parts.push_back(part_of(choice.name + "_probabilities", 0, choice.probabilities));
    }
    const LossTotal total = total_of(text);
    std::vector<std::string> names{"count", "sum", "mean", "perplexity"};
    std::vector<double> values{static_cast<double>(total.count), total.sum, total.mean(), total.perplexity()};
    for (const ChoiceLoss& choice : text.softmaxes) {
        if (!choice.loss) continue;
        names.push_back(choice.name);
        values.push_back(*choice.loss);
    }
    numbers.axes.push_back(labeled("total", "total_names", std::move(names)));
    numbers.parts.push_back(part_of("totals", 1, values));
    return numbers;
}

FigureNumbers numbers_of(const TokenSimilarity& similarity) {
    std::vector<float> values;
    for (const Tensor& layer : similarity.layers)
        values.insert(values.end(), layer.values().begin(), layer.values().end());
    FigureNumbers numbers{
        "Similarity of tokens by layer", {}, {labeled("layer", "layers", english(similarity.names))}, {}};
    if (similarity.notice) numbers.notes.push_back(similarity.notice->english());
    numbers.axes.push_back(labeled("query", "queries", similarity.tokens));
    numbers.axes.push_back(labeled("key", "keys", similarity.tokens));
    const std::int64_t tokens = numbers.axes[1].size;
    numbers.parts.push_back({"cosines", {0, 1, 2}, Tensor({numbers.axes[0].size, tokens, tokens}, std::move(values))});
    return numbers;
}

FigureNumbers numbers_of_scores(const Tensor& scores, const std::string& name) {
    return {
        name, {}, {{"layer", "layers", scores.size(0)}, {"head", "heads", scores.size(1)}}, {{name, {0, 1}, scores}}};
}

FigureNumbers numbers_of(const HeadsByMetric& heads) {
    FigureNumbers numbers = numbers_of_scores(heads.values, heads.metric);
    if (heads.deviations.empty()) return numbers;
    numbers.notes.push_back("means over " + std::to_string(heads.texts) + " texts");
    numbers.parts.push_back({"deviations", {0, 1}, heads.deviations});
    return numbers;
}

FigureNumbers numbers_of_panels(const std::vector<FigureNumbers>& panels) {
    FigureNumbers all;
    for (std::size_t index = 0; index < panels.size(); ++index) {
        const FigureNumbers& panel = panels[index];
        const std::string letter = panel_letter(index).remove('(').remove(')').toStdString();
        all.notes.push_back(letter + ": " + panel.title);
        for (const std::string& note : panel.notes) all.notes.push_back(letter + ": " + note);
        const std::size_t first = all.axes.size();
        for (NumberAxis axis : panel.axes) {
            axis.plural.insert(0, letter + '.');
            all.axes.push_back(std::move(axis));
        }
        for (NumberPart part : panel.parts) {
            part.prefix = letter + '.' + part.prefix;
            for (std::size_t& axis : part.axes) axis += first;
            for (std::size_t& axis : part.allowed_axes) axis += first;
            all.parts.push_back(std::move(part));
        }
    }
    return all;
}

SourcedNumbers numbers_of_panels(std::vector<SourcedNumbers> panels) {
    std::vector<FigureNumbers> all;
    std::vector<Provenance> runs;
    for (SourcedNumbers& panel : panels) {
        runs.insert(runs.end(), panel.runs.begin(), panel.runs.end());
        all.push_back(std::move(panel.numbers));
    }
    return {numbers_of_panels(all), std::move(runs)};
}

}  // namespace headlight
