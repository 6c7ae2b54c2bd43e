#include "analysis/heads/head_ranking.h"

#include "analysis/heads/head_distance.h"
#include "analysis/heads/head_labels.h"
#include "analysis/heads/metrics.h"
#include "analysis/matrix_questions.h"
#include "analysis/strongest_first.h"
#include "core/error.h"
#include "core/thread_pool.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace headlight {
namespace {

constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();

std::optional<std::size_t> entry_with(const std::vector<MatrixEntry>& entries, std::int32_t token) {
    const auto found = std::ranges::find_if(
        entries, [&](const MatrixEntry& entry) { return std::ranges::binary_search(entry.tokens, token); });
    if (found == entries.end()) return std::nullopt;
    return static_cast<std::size_t>(found - entries.begin());
}

/// Gives heads their values, one layer's axes at a time.
class HeadRanker {
  public:
    HeadRanker(const AnalysisPointer& analysis, const HeadId& attention, const HeadCriterion& criterion,
               const MatrixOptions& options, const std::stop_token& stop)
        : analysis_(analysis), attention_(attention), criterion_(criterion), options_(options), stop_(stop) {}

    /// Fills the values of the heads, which are all of the attention, layer by layer.
    void fill(std::vector<RankedHead>& heads) const {
        switch (criterion_.kind) {
            case HeadCriterion::Kind::Metric:
                return fill_metric(heads);
            case HeadCriterion::Kind::Label:
                return fill_labels(heads);
            default:
                ThreadPool(analysis_->threads).for_each(std::ssize(heads), [&](std::int64_t index) {
                    if (stop_.stop_requested()) throw_cancelled();
                    fill_one(heads[static_cast<std::size_t>(index)]);
                });
        }
    }

  private:
    void fill_metric(std::vector<RankedHead>& heads) const {
        const std::size_t stack = stack_index(analysis_->attention, attention_);
        ThreadPool(analysis_->threads).for_each(std::ssize(heads), [&](std::int64_t at) {
            if (stop_.stop_requested()) throw_cancelled();
            RankedHead& head = heads[static_cast<std::size_t>(at)];
            head.value = static_cast<double>(measure_head(*analysis_, stack, head.layer, head.head, criterion_.id));
        });
    }

    void fill_labels(std::vector<RankedHead>& heads) const {
        const auto rules = head_label_rules();
        const auto rule = std::ranges::find(rules, criterion_.id, &HeadLabelRule::id);
        if (rule == rules.end()) {
            std::string known;
            for (const HeadLabelRule& each : rules) known += (known.empty() ? "" : ", ") + std::string(each.id);
            throw Error(ErrorKind::Input,
                        Sentence("Expected one of the labels %1; found \"%2\".", known, criterion_.id));
        }
        const auto index = static_cast<std::size_t>(rule - rules.begin());
        const std::size_t stack = stack_index(analysis_->attention, attention_);
        const HeadLabelScores labels(*analysis_);
        ThreadPool(analysis_->threads).for_each(std::ssize(heads), [&](std::int64_t at) {
            RankedHead& head = heads[static_cast<std::size_t>(at)];
            head.value = labels.of_head(stack, head.layer, head.head, stop_)[index];
        });
    }

    void fill_one(RankedHead& head) const {
        const HeadId id = head_in(attention_, head.layer, head.head);
        if (criterion_.kind == HeadCriterion::Kind::Similarity) {
            const double apart = divergence({analysis_, criterion_.reference}, {analysis_, id}, options_, stop_).mean;
            head.value = std::isnan(apart) ? kNoValue : std::clamp(1 - apart / std::numbers::ln2, 0.0, 1.0);
            return;
        }
        MatrixAxes axes = axes_of(*analysis_, id, options_);
        if (criterion_.kind == HeadCriterion::Kind::Key)
            head.value = mean_of_column(id, std::move(axes));
        else
            read_row(id, std::move(axes), head);
    }

    /// The weight of a pair, or the largest one of a row. The whole row is read, because options may divide by its sum.
    void read_row(const HeadId& id, MatrixAxes axes, RankedHead& head) const {
        const auto query = entry_with(axes.queries, criterion_.query);
        if (!query || axes.keys.empty()) return;
        axes.queries = {axes.queries[*query]};
        const AttentionMatrix row = make_matrix(*analysis_, id, std::move(axes), options_, stop_);
        if (criterion_.kind == HeadCriterion::Kind::Weight) {
            const auto key = entry_with(row.keys, criterion_.key);
            if (key && row.is_allowed(0, *key)) head.value = static_cast<double>(row.value(0, *key));
            return;
        }
        const std::vector<WeightedEntry> largest = strongest_keys(row, 0, 1);
        if (largest.empty()) return;
        head.value = static_cast<double>(largest.front().weight);
        head.key = row.keys[largest.front().entry].tokens.front();
    }

    [[nodiscard]] double mean_of_column(const HeadId& id, MatrixAxes axes) const {
        constexpr std::size_t kRows = 256;  // held at a time
        const auto found = entry_with(axes.keys, criterion_.key);
        if (!found) return kNoValue;
        const bool divides = options_.renormalize || options_.value_weighted;  // by the sum of the row
        const std::vector<MatrixEntry> keys =
            divides ? std::move(axes.keys) : std::vector<MatrixEntry>{axes.keys[*found]};
        const std::size_t key = divides ? *found : 0;
        double sum = 0;
        std::int64_t count = 0;
        for (std::size_t begin = 0; begin < axes.queries.size(); begin += kRows) {
            const auto first = axes.queries.begin() + static_cast<std::ptrdiff_t>(begin);
            const auto rows = static_cast<std::ptrdiff_t>(std::min(kRows, axes.queries.size() - begin));
            const AttentionMatrix part = make_matrix(*analysis_, id, {{first, first + rows}, keys}, options_, stop_);
            for (std::size_t query = 0; query < part.queries.size(); ++query) {
                if (!part.is_allowed(query, key)) continue;
                sum += static_cast<double>(part.value(query, key));
                ++count;
            }
        }
        return count > 0 ? sum / static_cast<double>(count) : kNoValue;
    }

    const AnalysisPointer& analysis_;
    const HeadId& attention_;
    const HeadCriterion& criterion_;
    const MatrixOptions& options_;
    const std::stop_token& stop_;
};

std::vector<RankedHead> heads_of(const AttentionStack& stack) {
    std::vector<RankedHead> heads;
    for (std::size_t layer = 0; layer < stack.layers.size(); ++layer)
        for (std::int32_t head = 0; head < stack.layers[layer]->heads(); ++head)
            heads.push_back({.layer = static_cast<std::int32_t>(layer), .head = head});
    return heads;
}

}  // namespace

std::vector<RankedHead> rank_heads(const AnalysisPointer& analysis, const HeadId& attention,
                                   const HeadCriterion& criterion, const MatrixOptions& options,
                                   const std::stop_token& stop) {
    std::vector<RankedHead> heads = heads_of(stack_of(analysis->attention, attention));
    HeadRanker(analysis, attention, criterion, options, stop).fill(heads);
    std::vector<std::size_t> order(heads.size());
    for (std::size_t index = 0; index < order.size(); ++index) order[index] = index;
    std::ranges::sort(order, [&](std::size_t left, std::size_t right) {
        return comes_first(heads[left].value, left, heads[right].value, right);
    });
    std::vector<RankedHead> ranked;
    for (const std::size_t index : order) ranked.push_back(heads[index]);
    return ranked;
}

}  // namespace headlight
