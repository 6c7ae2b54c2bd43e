#include "analysis/matrices/softmax_numbers.h"

#include "analysis/heads/head_names.h"
#include "analysis/matrix_view.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

bool adds_to_product(const AttentionSpec& spec) {
    return spec.softcap > 0 || !spec.slopes.empty() || !spec.distance_bias.empty() || !spec.content_bias.empty();
}

/// The extra score of a head, which is a key without a vector.
void add_sink(const AttentionField& field, std::int32_t head, SoftmaxInputs& inputs) {
    const AttentionSpec* spec = field.scoring();
    if (spec == nullptr || spec->sinks.empty() || inputs.labels.empty()) return;
    inputs.biases.resize(inputs.products.size(), 0);
    inputs.labels.emplace_back("(sink)");
    inputs.products.push_back(0);
    inputs.biases.push_back(static_cast<double>(spec->sinks.at(static_cast<std::size_t>(head))));
}

/// The row of a query over the keys that it may see.
SoftmaxInputs softmax_inputs(const AttentionField& field, std::int32_t head, std::int64_t query,
                             const std::vector<MatrixEntry>& keys) {
    SoftmaxInputs inputs;
    const Tensor scores = field.scores(head, {query, query + 1}, {0, field.key_count()});
    bool biased = false;
    for (std::int64_t key = 0; key < field.key_count(); ++key) {
        if (!field.allowed(query, key)) continue;
        const ScoreSource source = field.score_source(head, query, key);
        const auto scale = static_cast<double>(source.spec->scale);
        double product = 0;
        for (std::size_t i = 0; i < std::min(source.query_vector.size(), source.key_vector.size()); ++i)
            product += static_cast<double>(source.query_vector[i]) * static_cast<double>(source.key_vector[i]);
        inputs.labels.push_back(keys.at(static_cast<std::size_t>(key)).label);
        inputs.products.push_back(product);
        inputs.biases.push_back(static_cast<double>(scores.data()[key]) - scale * product);
        inputs.own_divisor = 1 / scale;
        biased = biased || source.bias || adds_to_product(*source.spec);
    }
    inputs.replaced = field.replaced(head);
    if (!biased) inputs.biases.clear();  // what is left is rounding
    add_sink(field, head, inputs);
    return inputs;
}

}  // namespace

double SoftmaxNumbers::effective_keys() const {
    return std::exp(entropy);
}

SoftmaxNumbers softmax_of(const SoftmaxInputs& inputs, double divisor, double temperature) {
    if (inputs.products.empty()) throw Error(ErrorKind::Input, Sentence("This query may attend to no key."));
    SoftmaxNumbers result;
    result.divisor = divisor > 0 ? divisor : inputs.own_divisor;
    result.temperature = temperature;
    for (std::size_t key = 0; key < inputs.products.size(); ++key) {
        const double bias = inputs.biases.empty() ? 0 : inputs.biases[key];
        result.logits.push_back((inputs.products[key] / result.divisor + bias) / temperature);
    }
    const double largest = *std::ranges::max_element(result.logits);
    double sum = 0;
    for (const double logit : result.logits) sum += std::exp(logit - largest);
    for (const double logit : result.logits) result.weights.push_back(std::exp(logit - largest) / sum);
    for (const double weight : result.weights)
        if (weight > 0) result.entropy -= weight * std::log(weight);
    const auto count = static_cast<std::int64_t>(result.weights.size());
    result.derivative = Tensor({count, count});
    for (std::size_t i = 0; i < result.weights.size(); ++i) {
        for (std::size_t j = 0; j < result.weights.size(); ++j) {
            // p (1 - p) from the other weights keeps its digits where p is nearly 1.
            double rest = 0;
            for (std::size_t other = 0; i == j && other < result.weights.size(); ++other)
                if (other != i) rest += result.weights[other];
            const double slope = i == j ? result.weights[i] * rest : -result.weights[i] * result.weights[j];
            result.derivative.slice(static_cast<std::int64_t>(i))[j] = static_cast<float>(slope);
            result.largest_derivative = std::max(result.largest_derivative, std::abs(slope));
        }
    }
    return result;
}

ScoreRow score_row_of(const Analysis& analysis, const HeadId& head, std::optional<std::int64_t> query) {
    const HeadId one = resolved(analysis.attention, head);
    const MatrixAxes axes = axes_of(analysis, one, {});  // says which layers and heads there are
    const auto& layers = stack_of(analysis.attention, one).layers;
    const AttentionField& field = *layers.at(static_cast<std::size_t>(one.layer.value_or(0)));
    ScoreRow row{.inputs = {}, .query = query.value_or(field.query_count() - 1)};
    row.inputs = softmax_inputs(field, one.head.value_or(0), row.query, axes.keys);
    row.title = Sentence("%1, query %2", head_title(one), axes.queries.at(static_cast<std::size_t>(row.query)).label);
    return row;
}

SoftmaxInputs typed_scores(const std::vector<double>& scores) {
    SoftmaxInputs inputs;
    inputs.products = scores;
    for (std::size_t i = 1; i <= scores.size(); ++i) inputs.labels.push_back(std::to_string(i));
    return inputs;
}

}  // namespace headlight
