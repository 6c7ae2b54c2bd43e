#include "analysis/heads/head_labels.h"

#include "analysis/heads/metrics.h"
#include "analysis/heads/shown_name.h"
#include "analysis/patches.h"
#include "analysis/sentences.h"
#include "core/error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <string>

namespace headlight {
namespace {

constexpr double kNoScore = std::numeric_limits<double>::quiet_NaN();

enum Rule : std::size_t {
    kPrevious,
    kNext,
    kSelf,
    kFirst,
    kSeparator,
    kPunctuation,
    kSameToken,
    kDuplicate,
    kInduction,
    kSameSentence,
    kPositional,
    kBroad,
    kLocal,
    kGlobal,
    kRules
};

constexpr std::array<HeadLabelRule, kRules> kHeadLabelRules{{
    {"previous", shown_name("HeadLabel", "Previous token"), "(1/n) Σᵢ A[i, i−1]", kClark, 0.5},
    {"next", shown_name("HeadLabel", "Next token"), "(1/n) Σᵢ A[i, i+1]", kClark, 0.5},
    {"self", shown_name("HeadLabel", "Self"), "(1/n) Σᵢ A[i, i]", kClark, 0.5},
    {"first", shown_name("HeadLabel", "First token (sink)"), "(1/n) Σᵢ A[i, 0]", "Gu et al. 2025, arXiv 2410.10781",
     0.3},
    {"separator", shown_name("HeadLabel", "Separator"), "(1/n) Σᵢ Σⱼ A[i, j], j a [SEP]", kClark, 0.5},
    {"punctuation", shown_name("HeadLabel", "Punctuation"), "(1/n) Σᵢ Σⱼ A[i, j], j a punctuation mark", kClark, 0.5},
    {"same_token", shown_name("HeadLabel", "Same token elsewhere"),
     "mean over i with xⱼ = xᵢ elsewhere of Σⱼ A[i, j], xⱼ = xᵢ, j ≠ i", "Vig 2019, arXiv 1906.05714", 0.3},
    {"duplicate", shown_name("HeadLabel", "Duplicate token"),
     "mean over i with xⱼ = xᵢ before of Σⱼ A[i, j], xⱼ = xᵢ, j < i", "Wang et al. 2023, arXiv 2211.00593", 0.3},
    {"induction", shown_name("HeadLabel", "Induction"),
     "mean over i with xⱼ = xᵢ before of Σⱼ A[i, j+1], xⱼ = xᵢ, j < i", "Olsson et al. 2022, arXiv 2209.11895", 0.3},
    {"same_sentence", shown_name("HeadLabel", "Same sentence"),
     "of Σᵢⱼ A[i, j] with |i − j| > 1, the share with j in the sentence of i; 0 if that sum is less than n/3; needs at "
     "least two sentences",
     kClark, 0.9},
    {"positional", shown_name("HeadLabel", "Positional"),
     "share of i whose largest A[i, j] is at the most common offset j − i", "Voita et al. 2019, arXiv 1905.09418", 0.9},
    {"broad", shown_name("HeadLabel", "Broad"), "mean of −Σⱼ A[i, j] ln A[i, j] / ln(keys that i may attend to)",
     kClark, 0.9},
    {"local", shown_name("HeadLabel", "Local in the image"), "1 − distance / that of even attention, patches only",
     "Dosovitskiy et al. 2021, arXiv 2010.11929", 0.5},
    {"global", shown_name("HeadLabel", "Global in the image"), "distance / that of even attention, patches only",
     "Dosovitskiy et al. 2021, arXiv 2010.11929", 0.9},
}};

/// A mean over the queries about which a rule says something.
struct Mean {
    double sum = 0;
    std::int64_t count = 0;

    void add(double value) {
        sum += value;
        ++count;
    }
    [[nodiscard]] double value() const { return count > 0 ? sum / static_cast<double>(count) : kNoScore; }
};

/// Goes through the rows of one head.
class LabelScorer {
  public:
    LabelScorer(const LabelText& text, const AttentionStack& stack, const AttentionField& field)
        : text_(text), stack_(stack), field_(field) {}

    void score(std::int32_t head, const std::stop_token& stop, std::int64_t most_weights) {
        const std::int64_t rows = std::max<std::int64_t>(most_weights / field_.key_count(), 1);
        if (rows < field_.query_count()) return score_some(head, rows, stop);
        constexpr std::int64_t kBlock = 48;
        for (std::int64_t begin = 0; begin < field_.query_count(); begin += kBlock) {
            if (stop.stop_requested()) throw_cancelled();
            const TokenRange queries{begin, std::min(begin + kBlock, field_.query_count())};
            const Tensor weights = field_.weights(head, queries, {0, field_.key_count()});
            for (std::int64_t query = queries.begin; query < queries.end; ++query)
                add_row(query, weights.slice(query - begin));
        }
    }

    [[nodiscard]] double value(Rule rule) const {
        if (lost_) return kNoScore;
        if (rule == kSameSentence) return in_sentence();
        if (rule != kPositional) return means_[rule].value();
        double most = 0;
        double all = 0;
        for (const auto& [offset, count] : offsets_) {
            most = std::max(most, count);
            all += count;
        }
        return all > 0 ? most / all : kNoScore;
    }

  private:
    /// So many queries, evenly spaced.
    void score_some(std::int32_t head, std::int64_t count, const std::stop_token& stop) {
        for (std::int64_t i = 0; i < count; ++i) {
            if (stop.stop_requested()) throw_cancelled();
            const std::int64_t query = (2 * i + 1) * field_.query_count() / (2 * count);
            add_row(query, field_.row(head, query));
        }
    }

    /// Weights on a token itself and on its neighbors are left out, which mostly are of its sentence: a head of the
    /// previous token is none that keeps to sentences.
    [[nodiscard]] double in_sentence() const {
        constexpr double kEnough = 1.0 / 3;
        if (far_.count == 0) return kNoScore;
        return far_.value() < kEnough ? 0 : far_in_sentence_.value() / far_.value();
    }

    void add_row(std::int64_t query, std::span<const float> row) {
        double seen = 0;
        double entropy = 0;
        std::size_t largest = 0;
        for (std::size_t key = 0; key < row.size(); ++key) {
            const auto weight = static_cast<double>(row[key]);
            if (!(weight > 0) && !field_.allowed(query, static_cast<std::int64_t>(key))) continue;
            ++seen;
            lost_ = lost_ || std::isnan(weight);
            if (weight > 0) entropy -= weight * std::log(weight);
            if (row[key] > row[largest]) largest = key;
        }
        if (seen > 1) means_[kBroad].add(entropy / std::log(seen));
        if (!has_distances(stack_.kind) || has_coarser_keys(stack_) || seen == 0) return;
        const std::int64_t own = query + field_.query_offset();
        ++offsets_[static_cast<std::int64_t>(largest) - own];
        if (!stack_.patches) add_tokens(own, row);
    }

    void add_tokens(std::int64_t own, std::span<const float> row) {
        const auto first = static_cast<std::size_t>(stack_.first_key);
        const std::size_t all = text_.ids.size();
        if (own < 0 || first + static_cast<std::size_t>(own) >= all) return;
        const std::size_t place = first + static_cast<std::size_t>(own);
        if (text_.special[place] != 0) return;
        const auto count = static_cast<std::int64_t>(std::min(row.size(), all - first));
        const std::int32_t id = text_.ids[place];
        const std::int32_t sentence = text_.sentences[place];
        double same = 0;
        double duplicate = 0;
        double induction = 0;
        double far = 0;
        double far_in_sentence = 0;
        bool elsewhere = false;
        bool earlier = false;
        for (std::int64_t key = 0; key < count; ++key) {
            const std::size_t other = first + static_cast<std::size_t>(key);
            const auto weight = static_cast<double>(row[static_cast<std::size_t>(key)]);
            if (std::abs(key - own) > 1) {
                far += weight;
                if (text_.sentences[other] == sentence) far_in_sentence += weight;
            }
            if (key == own || text_.ids[other] != id) continue;
            elsewhere = true;
            same += weight;
            if (key > own) continue;
            earlier = true;
            duplicate += weight;
            if (key + 1 < own) induction += static_cast<double>(row[static_cast<std::size_t>(key + 1)]);
        }
        if (text_.several_sentences && sentence >= 0) {
            far_.add(far);
            far_in_sentence_.add(far_in_sentence);
        }
        if (elsewhere) means_[kSameToken].add(same);
        if (!earlier) return;
        means_[kDuplicate].add(duplicate);
        means_[kInduction].add(induction);
    }

    const LabelText& text_;
    const AttentionStack& stack_;
    const AttentionField& field_;
    bool lost_ = false;  // whether a weight is NaN, so that nothing can be said
    std::array<Mean, kRules> means_{};
    Mean far_;                                // weight of a query beyond itself and its neighbors
    Mean far_in_sentence_;                    // as much of it as is in the sentence of the query
    std::map<std::int64_t, double> offsets_;  // how often the largest weight stood so far from the query
};

/// The mean distance of two patches: that of even attention.
double even_distance(const PatchGrid& grid, double height, double width) {
    double sum = 0;
    for (std::int32_t rows = 0; rows < grid.rows; ++rows) {
        for (std::int32_t columns = 0; columns < grid.columns; ++columns) {
            const double pairs =
                (rows == 0 ? 1.0 : 2.0) * (grid.rows - rows) * (columns == 0 ? 1.0 : 2.0) * (grid.columns - columns);
            sum += pairs * std::hypot(rows * height, columns * width);
        }
    }
    return sum / std::pow(static_cast<double>(grid.rows) * grid.columns, 2);
}

/// The distance in the image as a share of that of even attention; NaN where there is no image.
double share_of_even_distance(const Analysis& analysis, const AttentionStack& stack, const AttentionField& field,
                              std::int32_t head) {
    if (!analysis.image || !stack.patches) return kNoScore;
    const auto [height, width] = patch_size(*analysis.image, *stack.patches);
    const double even = even_distance(*stack.patches, height, width);
    if (!(even > 0)) return kNoScore;
    return static_cast<double>(mean_patch_distance(field, head, *stack.patches, height, width)) / even;
}

}  // namespace

std::span<const HeadLabelRule> head_label_rules() {
    return kHeadLabelRules;
}

LabelText::LabelText(const TokenizedText& text) : sentences(sentences_of_tokens(text)) {
    for (const Token& token : text.tokens) {
        ids.push_back(token.id);
        special.push_back(token.special ? 1 : 0);
    }
    const auto first = std::ranges::find_if(sentences, [](std::int32_t sentence) { return sentence >= 0; });
    several_sentences =
        std::any_of(first, sentences.end(), [&](std::int32_t sentence) { return sentence >= 0 && sentence != *first; });
}

HeadLabelScores::HeadLabelScores(const Analysis& analysis) : analysis_(analysis), text_(analysis.tokens) {}

std::vector<double> HeadLabelScores::of_head(std::size_t stack, std::int32_t layer, std::int32_t head,
                                             const std::stop_token& stop, std::int64_t most_weights,
                                             std::span<const float> known) const {
    const auto measured = [&](const char* id) {
        const auto place = std::ranges::find(metrics(), std::string_view(id), &Metric::id) - metrics().begin();
        return static_cast<double>(known.empty() ? measure_head(analysis_, stack, layer, head, id, stop)
                                                 : known[static_cast<std::size_t>(place)]);
    };
    std::vector<double> scores(kRules, kNoScore);
    scores[kPrevious] = measured("previous");  // throws where there is no such head
    scores[kNext] = measured("next");
    scores[kSelf] = measured("self");
    scores[kFirst] = measured("first");
    scores[kSeparator] = measured("to_separators");
    scores[kPunctuation] = measured("punctuation");
    const AttentionStack& chosen = analysis_.attention[stack];
    const AttentionField& field = *chosen.layers[static_cast<std::size_t>(layer)];
    LabelScorer scorer(text_, chosen, field);
    scorer.score(head, stop, most_weights);
    for (const Rule rule : {kSameToken, kDuplicate, kInduction, kSameSentence, kPositional, kBroad})
        scores[rule] = scorer.value(rule);
    const double share = share_of_even_distance(analysis_, chosen, field, head);
    scores[kGlobal] = std::min(share, 1.0);
    scores[kLocal] = 1 - share;
    if (!std::isnan(share)) scores[kLocal] = std::max(scores[kLocal], 0.0);
    if (std::isnan(share)) scores[kGlobal] = kNoScore;
    return scores;
}

}  // namespace headlight
