#include "analysis/explanation.h"

#include "analysis/heads/shown_name.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace headlight {

namespace {

double dot(std::span<const float> a, std::span<const float> b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += static_cast<double>(a[i]) * static_cast<double>(b[i]);
    return sum;
}

double capped(double score, double cap) {
    return cap > 0 ? cap * std::tanh(score / cap) : score;
}

void add_terms(const AttentionSpec& spec, const ScoreSource& at, WeightExplanation& result) {
    using Kind = PositionTerm::Kind;
    const std::int64_t head = result.head;
    const std::int64_t distance = at.key - spec.query_offset - at.query;
    const auto add = [&](Kind kind, double value) { result.positions.push_back({kind, value}); };
    if (!spec.slopes.empty())
        add(Kind::Slope, static_cast<double>(spec.slopes[static_cast<std::size_t>(head)]) *
                             static_cast<double>(spec.sloped_distance(distance)));
    if (!spec.distance_bias.empty())
        add(Kind::Distance, static_cast<double>(spec.distance_bias.at(spec.heads, head, distance)));
    if (at.bias) add(Kind::Recorded, static_cast<double>(*at.bias));
    const ContentBias& content = spec.content_bias;
    if (content.empty()) return;
    const std::int64_t bucket = content.bucket(distance);
    const auto term = [&](const Tensor& terms, std::int64_t row) {
        return static_cast<double>(terms.data()[(head * terms.size(1) + row) * content.count + bucket]);
    };
    if (content.by_query) add(Kind::QueryPlace, term(*content.by_query, at.query));
    if (content.by_key) add(Kind::KeyPlace, term(*content.by_key, at.key));
}

/// Queries, keys, their product, and what of it is position.
void explain_score(const ScoreSource& at, WeightExplanation& result) {
    const AttentionSpec& spec = *at.spec;
    const std::span<const float> query = at.query_vector;
    const std::span<const float> key = at.key_vector;
    result.query_vector.assign(query.begin(), query.end());
    result.key_vector.assign(key.begin(), key.end());
    for (std::size_t i = 0; i < query.size(); ++i)
        result.products.push_back(static_cast<double>(query[i]) * static_cast<double>(key[i]));
    result.product = dot(query, key);
    result.scale = static_cast<double>(spec.scale);
    result.softcap = static_cast<double>(spec.softcap);
    const double scaled = result.scale * result.product;
    result.content = scaled;
    if (at.turn != nullptr) {
        result.query_content = turned_back(*at.turn, query, spec.query_offset + at.query);
        result.key_content = turned_back(*at.turn, key, at.key);
        result.content = result.scale * dot(result.query_content, result.key_content);
        result.positions.push_back({PositionTerm::Kind::Rotary, scaled - result.content});
    }
    result.capped = capped(scaled, result.softcap);
    result.score = result.capped;
    const std::size_t before = result.positions.size();
    add_terms(spec, at, result);
    for (std::size_t i = before; i < result.positions.size(); ++i) result.score += result.positions[i].value;
}

/// The row of the query: who competes, and what they share.
void explain_row(const AttentionField& field, const ScoreSource& at, WeightExplanation& result) {
    const TokenRange keys{0, field.key_count()};
    const TokenRange row{result.query, result.query + 1};
    const Tensor scores = field.scores(result.head, row, keys);
    const std::vector<float> weights = field.row(result.head, result.query);
    const Tensor& norms = field.value_norms_for(result.query);
    double total = 0;
    for (std::int64_t key = 0; key < keys.end; ++key) {
        if (!field.allowed(result.query, key)) continue;
        const auto weight = static_cast<double>(weights[static_cast<std::size_t>(key)]);
        const double output =
            norms.empty() ? std::numeric_limits<double>::quiet_NaN()
                          : weight * static_cast<double>(norms.slice(result.head)[static_cast<std::size_t>(key)]);
        result.row.push_back({key, static_cast<double>(scores.data()[key]), weight, output});
        total += weight;
    }
    std::ranges::stable_sort(result.row, [](const Competitor& a, const Competitor& b) { return a.weight > b.weight; });
    result.row_max = static_cast<double>(at.row_max);
    result.row_sum = static_cast<double>(at.row_sum);
    result.sink = at.spec->sinks.empty() ? 0.0 : std::max(0.0, 1.0 - total);
    result.allowed = field.allowed(result.query, result.key);
    result.replaced = field.replaced(result.head);
    result.weight = static_cast<double>(weights[static_cast<std::size_t>(result.key)]);
}

void explain_row_products(const AttentionField& field, WeightExplanation& result) {
    const auto key_vector = [&](const Competitor& each) {
        return field.score_source(result.head, result.query, each.key).key_vector;
    };
    // Not the module's: global tokens have projections of their own beside those of windows.
    const std::int64_t size = result.row.empty() ? 0 : std::ssize(key_vector(result.row.front()));
    result.row_products = Tensor({std::ssize(result.row), size});
    for (std::size_t index = 0; index < result.row.size(); ++index) {
        const ScoreSource pair = field.score_source(result.head, result.query, result.row[index].key);
        const std::span<float> products = result.row_products.slice(static_cast<std::int64_t>(index));
        for (std::size_t i = 0; i < std::min(products.size(), pair.key_vector.size()); ++i)
            products[i] = pair.query_vector[i] * pair.key_vector[i];
    }
}

void explain_output(const AttentionField& field, WeightExplanation& result) {
    const auto value_of = [&](std::int64_t key) { return field.value(result.head, result.query, key); };
    result.value = value_of(result.key);
    if (result.value.empty()) return;
    result.output.assign(result.value.size(), 0.0);
    for (const Competitor& each : result.row) {
        const std::vector<float> other = value_of(each.key);
        for (std::size_t i = 0; i < other.size(); ++i) result.output[i] += each.weight * static_cast<double>(other[i]);
    }
}

}  // namespace

PositionTermName name_of(PositionTerm::Kind kind) {
    switch (kind) {
        case PositionTerm::Kind::Rotary:
            return {"rotary", shown_name("Figure", "position: rotary turn")};
        case PositionTerm::Kind::Slope:
            return {"slope", shown_name("Figure", "position: slope × distance")};
        case PositionTerm::Kind::Distance:
            return {"distance", shown_name("Figure", "position: distance bias")};
        case PositionTerm::Kind::QueryPlace:
            return {"query_place", shown_name("Figure", "query with place of key")};
        case PositionTerm::Kind::KeyPlace:
            return {"key_place", shown_name("Figure", "key with place of query")};
        case PositionTerm::Kind::Recorded:
            return {"bias", shown_name("Figure", "recorded bias")};
    }
    return {};
}

WeightExplanation explain_weight(const AttentionField& field, std::int32_t head, std::int64_t query, std::int64_t key) {
    const ScoreSource at = field.score_source(head, query, key);
    WeightExplanation result;
    result.head = head;
    result.query = query;
    result.key = key;
    result.allowed = field.allowed(query, key);
    if (at.key >= 0) explain_score(at, result);
    explain_row(field, at, result);
    explain_row_products(field, result);
    explain_output(field, result);
    return result;
}

}  // namespace headlight
