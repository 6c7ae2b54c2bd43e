#include "analysis/heads/metrics.h"

#include "analysis/heads/head_id.h"
#include "analysis/heads/shown_name.h"
#include "analysis/patches.h"
#include "core/error.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <limits>

namespace headlight {
namespace {

constexpr std::array<Metric, 12> kMetrics{{
    {"entropy", shown_name("Metric", "Entropy"), "(1/n) Σᵢ −Σⱼ A[i, j] ln A[i, j]", kClark,
     shown_name("Figure", "nats")},
    {"distance", shown_name("Metric", "Mean distance"), "Σᵢⱼ A[i, j] |i − j| / Σᵢⱼ A[i, j]",
     "Vig & Belinkov 2019, arXiv 1906.04284", shown_name("Figure", "tokens")},
    {"image_distance", shown_name("Metric", "Distance in the image"),
     shown_name("Figure", "(1/n) Σᵢ Σⱼ A[i, j] |pᵢ − pⱼ| / Σⱼ A[i, j], patches only"),
     "Dosovitskiy et al. 2021, arXiv 2010.11929", shown_name("Figure", "pixels")},
    {"confidence", shown_name("Metric", "Confidence"), "(1/n) Σᵢ maxⱼ A[i, j]",
     "Voita et al. 2019, arXiv 1905.09418 (who leave the end token out)", ""},
    {"previous", shown_name("Metric", "Previous token"), "(1/n) Σᵢ A[i, i−1]", kClark, ""},
    {"next", shown_name("Metric", "Next token"), "(1/n) Σᵢ A[i, i+1]", kClark, ""},
    {"self", shown_name("Metric", "Self"), "(1/n) Σᵢ A[i, i]", kClark, ""},
    {"first", shown_name("Metric", "First token (sink)"), "(1/n) Σᵢ A[i, 0]", "Gu et al. 2025, arXiv 2410.10781", ""},
    {"to_separators", shown_name("Metric", "To separators"), shown_name("Figure", "(1/n) Σᵢ Σⱼ A[i, j], j a [SEP]"),
     kClark, ""},
    {"to_classification", shown_name("Metric", "To [CLS]"), shown_name("Figure", "(1/n) Σᵢ A[i, j], j the [CLS]"),
     kClark, ""},
    {"to_image", shown_name("Metric", "To the image"),
     shown_name("Figure", "(1/m) Σᵢ Σⱼ A[i, j], j of the image, i the m tokens that are not"),
     "Chen et al. 2024, arXiv 2403.06764", ""},
    {"punctuation", shown_name("Metric", "To punctuation"),
     shown_name("Figure", "(1/n) Σᵢ Σⱼ A[i, j], j a punctuation mark"), kClark, ""},
}};

/// Member that the forward pass computes for a metric; null for the metrics that are computed from the weights.
float HeadMetrics::*metric_of(std::string_view id) {
    if (id == "entropy") return &HeadMetrics::entropy;
    if (id == "distance") return &HeadMetrics::mean_distance;
    if (id == "confidence") return &HeadMetrics::maximum;
    if (id == "previous") return &HeadMetrics::previous;
    if (id == "next") return &HeadMetrics::next;
    if (id == "self") return &HeadMetrics::self;
    if (id == "first") return &HeadMetrics::first;
    if (id == "to_image") return &HeadMetrics::to_image;
    return nullptr;
}

/// Returns whether the typed text of a token is only punctuation (Unicode's categories P*), space around it aside.
bool is_punctuation(const Analysis& analysis, const Token& token) {
    const std::string& typed = token.sequence == 1 ? analysis.tokens.pair : analysis.tokens.text;
    if (token.special || token.id == analysis.mask_id || token.range.end > typed.size()) return false;
    bool found = false;
    for (std::size_t offset = token.range.begin; offset < token.range.end;) {
        const DecodedCodePoint decoded = decode_utf8(typed, offset);
        const auto code_point = static_cast<UChar32>(decoded.value);
        offset += decoded.length;
        if (u_isUWhiteSpace(code_point) != 0) continue;
        if (u_ispunct(code_point) == 0) return false;
        found = true;
    }
    return found;
}

bool belongs(const Analysis& analysis, const Token& token, std::string_view metric_id) {
    if (metric_id == "to_separators") return analysis.separator_id >= 0 && token.id == analysis.separator_id;
    if (metric_id == "to_classification")
        return analysis.classification_id >= 0 && token.id == analysis.classification_id;
    return is_punctuation(analysis, token);
}

/// Adds a key behind the others of the ranges, so that one question to the field answers for neighbors.
void add_key(std::vector<TokenRange>& ranges, std::int64_t key) {
    if (!ranges.empty() && ranges.back().end == key)
        ranges.back().end = key + 1;
    else
        ranges.push_back({key, key + 1});
}

/// The keys of a metric as ranges of neighbors. Key 0 is token `first_key`.
std::vector<TokenRange> key_ranges(const Analysis& analysis, std::string_view metric_id, std::int64_t first_key,
                                   std::int64_t key_count) {
    std::vector<TokenRange> ranges;
    const auto& tokens = analysis.tokens.tokens;
    const auto count = std::min<std::int64_t>(key_count, static_cast<std::int64_t>(tokens.size()) - first_key);
    for (std::int64_t key = 0; key < count; ++key)
        if (belongs(analysis, tokens[static_cast<std::size_t>(first_key + key)], metric_id)) add_key(ranges, key);
    return ranges;
}

/// The keys of a stack that are of an image, as such ranges.
std::vector<TokenRange> image_ranges(const AttentionStack& stack) {
    std::vector<TokenRange> ranges;
    for (const std::int64_t key : image_keys(stack)) add_key(ranges, key);
    return ranges;
}

/// Queries that may see any key: the n of the formulas.
std::int64_t seeing_queries(const AttentionField& field) {
    std::int64_t count = 0;
    for (std::int64_t query = 0; query < field.query_count(); ++query) {
        const TokenRange visible = field.visible_keys({query, query + 1});
        for (std::int64_t key = visible.begin; key < visible.end; ++key) {
            if (!field.allowed(query, key)) continue;
            ++count;
            break;
        }
    }
    return count;
}

/// The parts of ascending ranges that lie in `within`.
std::vector<TokenRange> cut_to(const std::vector<TokenRange>& ranges, TokenRange within) {
    std::vector<TokenRange> cut;
    const auto first =
        std::ranges::partition_point(ranges, [&](TokenRange range) { return range.end <= within.begin; });
    for (auto range = first; range != ranges.end() && range->begin < within.end; ++range)
        cut.push_back({std::max(range->begin, within.begin), std::min(range->end, within.end)});
    return cut;
}

/// Sum of the weights of some queries on the keys of ascending ranges. Ranges that lie close together are one question
/// to the field, for which a key costs as much as a few dozens.
double weight_on(const AttentionField& field, std::int32_t head, TokenRange queries,
                 const std::vector<TokenRange>& ranges) {
    constexpr std::int64_t kClose = 64;
    double sum = 0;
    for (std::size_t first = 0, end = 0; first < ranges.size(); first = end) {
        for (end = first + 1; end < ranges.size() && ranges[end].begin - ranges[end - 1].end <= kClose;) ++end;
        const std::int64_t begin = ranges[first].begin;
        const Tensor weights = field.weights(head, queries, {begin, ranges[end - 1].end});
        for (std::int64_t row = 0; row < queries.size(); ++row)
            for (std::size_t i = first; i < end; ++i)
                for (std::int64_t key = ranges[i].begin; key < ranges[i].end; ++key)
                    sum += static_cast<double>(weights.slice(row)[static_cast<std::size_t>(key - begin)]);
    }
    return sum;
}

/// Share of attention on the keys of the ranges, mean over the queries. Throws Error(Cancelled) when the token is set.
float share_on(const AttentionField& field, std::int32_t head, const std::vector<TokenRange>& ranges,
               std::int64_t queries, const std::stop_token& stop) {
    constexpr std::int64_t kBlock = 128;
    double sum = 0;
    for (std::int64_t begin = 0; begin < field.query_count(); begin += kBlock) {
        if (stop.stop_requested()) throw_cancelled();
        const TokenRange block{begin, std::min(begin + kBlock, field.query_count())};
        sum += weight_on(field, head, block, cut_to(ranges, field.visible_keys(block)));
    }
    return static_cast<float>(sum / static_cast<double>(queries));
}

const AttentionStack& stack_of(const Analysis& analysis, std::size_t stack) {
    if (stack < analysis.attention.size()) return analysis.attention[stack];
    throw Error(ErrorKind::Input,
                Sentence("The analysis has no attention to measure: it was made without capturing it."));
}

/// Returns whether a metric compares the positions of query and key, which are of different texts in cross-attention.
bool compares_positions(std::string_view id) {
    return id == "distance" || id == "previous" || id == "next" || id == "self";
}

/// NaN where the stack is not of an image.
float image_distance(const Analysis& analysis, const AttentionStack& stack, const AttentionField& field,
                     std::int32_t head) {
    if (!analysis.image || !stack.patches) return std::numeric_limits<float>::quiet_NaN();
    const auto [height, width] = patch_size(*analysis.image, *stack.patches);
    return mean_patch_distance(field, head, *stack.patches, height, width);
}

/// The metric of the heads [begin, end) of a layer.
std::vector<float> metric_layer(const Analysis& analysis, const AttentionStack& stack, std::size_t layer,
                                std::string_view id, std::int32_t begin, std::int32_t end,
                                const std::stop_token& stop) {
    std::vector<float> values(static_cast<std::size_t>(end - begin), std::numeric_limits<float>::quiet_NaN());
    if (!has_metric(stack, id)) return values;
    const AttentionField& field = *stack.layers[layer];
    if (id == "image_distance") {
        for (std::int32_t head = begin; head < end; ++head)
            values[static_cast<std::size_t>(head - begin)] = image_distance(analysis, stack, field, head);
        return values;
    }
    // Where a text is written about an image, no pass counted what it attends to: all keys are of the image's tokens.
    const bool about_image = id == "to_image" && stack.kind == AttentionKind::Cross;
    const auto metric = about_image ? nullptr : metric_of(id);
    const auto ranges = about_image         ? image_ranges(stack)
                        : metric != nullptr ? std::vector<TokenRange>()
                                            : key_ranges(analysis, id, stack.first_key, field.key_count());
    const std::int64_t queries = ranges.empty() ? 0 : seeing_queries(field);
    for (std::int32_t head = begin; head < end; ++head) {
        float& value = values[static_cast<std::size_t>(head - begin)];
        if (metric != nullptr && static_cast<std::size_t>(head) < field.metrics().size()) {
            value = field.metrics()[static_cast<std::size_t>(head)].*metric;
        } else if (queries > 0) {
            value = share_on(field, head, ranges, queries, stop);
        }
    }
    return values;
}

}  // namespace

bool has_metric(const AttentionStack& stack, std::string_view metric_id) {
    if (metric_id == "image_distance") return stack.patches && !has_coarser_keys(stack);
    if (metric_id == "to_image") return stack.image && !stack.patches;  // of an image there is no other part
    return !compares_positions(metric_id) || (has_distances(stack.kind) && !has_coarser_keys(stack));
}

std::span<const Metric> metrics() {
    return kMetrics;
}

const Metric& find_metric(std::string_view metric_id) {
    std::string known;
    for (const Metric& metric : kMetrics) {
        if (metric.id == metric_id) return metric;
        known += (known.empty() ? "" : ", ") + std::string(metric.id);
    }
    throw Error(ErrorKind::Input, Sentence("Expected one of the metrics %1; found \"%2\".", known, metric_id));
}

ValueRange color_range(const Metric& metric, const Tensor& values) {
    if (metric.is_share()) return {0, 1};
    float high = 0;
    for (const float value : values.values()) {
        if (value > high) high = value;  // false for NaN
    }
    return {0, high > 0 ? high : 1};
}

Tensor measure_heads(const Analysis& analysis, std::size_t stack, std::string_view metric_id,
                     const std::stop_token& stop) {
    const Metric& metric = find_metric(metric_id);
    const AttentionStack& chosen = stack_of(analysis, stack);
    const auto& layers = chosen.layers;
    std::int32_t heads = 0;
    for (const auto& field : layers) heads = std::max(heads, field->heads());
    Tensor values(Shape{static_cast<std::int64_t>(layers.size()), heads}, std::numeric_limits<float>::quiet_NaN());
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        const std::vector<float> row =
            metric_layer(analysis, chosen, layer, metric.id, 0, layers[layer]->heads(), stop);
        std::copy(row.begin(), row.end(), values.slice(static_cast<std::int64_t>(layer)).begin());
    }
    return values;
}

float measure_head(const Analysis& analysis, std::size_t stack, std::int32_t layer, std::int32_t head,
                   std::string_view metric_id, const std::stop_token& stop) {
    const Metric& metric = find_metric(metric_id);
    const AttentionStack& chosen = stack_of(analysis, stack);
    const auto& layers = chosen.layers;
    const bool exists = layer >= 0 && static_cast<std::size_t>(layer) < layers.size() && head >= 0 &&
                        head < layers[static_cast<std::size_t>(layer)]->heads();
    if (!exists) {
        throw Error(ErrorKind::Input, Sentence("There is no head %1 in this model.",
                                               short_name(head_in({chosen.kind, chosen.stage}, layer, head))));
    }
    return metric_layer(analysis, chosen, static_cast<std::size_t>(layer), metric.id, head, head + 1, stop).front();
}

}  // namespace headlight
