#include "models/blocks/interventions.h"

#include "backends/head_metrics.h"
#include "capture/weight_summary.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

/// Vectors of heads side by side, [rows, heads * turn.layout.head_size], as they were before they were turned.
Tensor turned_back(const RotaryTurn& turn, Tensor vectors, std::int64_t first_position) {
    const auto size = static_cast<std::size_t>(turn.layout.head_size);
    for (std::int64_t row = 0; row < vectors.size(0); ++row) {
        const std::span<float> all = vectors.slice(row);
        for (std::size_t at = 0; at < all.size(); at += size)
            std::ranges::copy(headlight::turned_back(turn, all.subspan(at, size), first_position + row),
                              all.begin() + static_cast<std::ptrdiff_t>(at));
    }
    return vectors;
}

/// The module as it would be without positions; its row statistics are still those with them.
std::shared_ptr<const SoftmaxField> field_without_positions(const ForwardPass& pass, AttentionTrace trace) {
    Backend& backend = pass.backend();
    trace.spec.slopes.clear();
    trace.spec.distance_bias = {};
    trace.spec.content_bias = {};
    trace.terms = {};
    if (trace.turn) {
        trace.queries =
            backend.upload(turned_back(*trace.turn, backend.download(trace.queries), trace.spec.query_offset));
        trace.keys = backend.upload(turned_back(*trace.turn, backend.download(trace.keys), 0));
    }
    return pass.field_of(std::move(trace));
}

bool acts_on(const Intervention& change, std::int32_t head) {
    return change.head < 0 || change.head == head;
}

void check_size(std::int64_t queries, std::int64_t keys) {
    if (std::max(queries, keys) <= kMostReplacedTokens) return;
    throw Error(ErrorKind::Input, Sentence("The weights of a head can be changed for at most %1 tokens; this text has "
                                           "%2. Shorten it, or use zero ablation instead.",
                                           kMostReplacedTokens, std::max(queries, keys)));
}

/// How often a weight takes part in a row (see BlockPattern).
double copies_of(const AttentionSpec& spec, std::int64_t query, std::int64_t key) {
    return spec.blocks.empty() || spec.uniform(query) ? 1.0 : static_cast<double>(spec.blocks.at(query, key));
}

/// The weights of one head, changed row by row.
class HeadWeights {
  public:
    /// The computed weights, as they multiply the values; with `scored`, those of its scores instead. The first query
    /// stands at `first_position` of its text.
    HeadWeights(const SoftmaxField& field, const SoftmaxField* scored, std::int32_t head, std::int64_t first_position)
        : field_(field),
          scored_(scored ? *scored : field),
          head_(head),
          first_position_(first_position),
          weights_(field.weights(head)) {
        if (scored) {
            divide_scores(1);
            return;
        }
        for (std::int64_t query = 0; query < weights_.size(0); ++query)
            for (std::int64_t key = 0; key < weights_.size(1); ++key)
                at(query, key) *= static_cast<float>(copies_of(field_.spec(), query, key));
    }

    void apply(const Intervention& change) {
        switch (change.kind) {
            case InterventionKind::Temperature:
                return divide_scores(static_cast<double>(change.temperature));
            case InterventionKind::Uniform:
                return each_row([&](std::int64_t query) { spread(query); });
            case InterventionKind::Previous:
                return each_row([&](std::int64_t query) {
                    put_all(query, std::max<std::int64_t>(first_position_ + query - 1, 0));
                });
            case InterventionKind::Self:
                return each_row([&](std::int64_t query) { put_all(query, first_position_ + query); });
            case InterventionKind::Painted:
                return paint(change.painted);
            case InterventionKind::Zero:
            case InterventionKind::Mean:
            case InterventionKind::NoPositions:
                return;
        }
    }

    [[nodiscard]] const Tensor& weights() const { return weights_; }

  private:
    [[nodiscard]] float& at(std::int64_t query, std::int64_t key) {
        return weights_.slice(query)[static_cast<std::size_t>(key)];
    }
    [[nodiscard]] const AttentionSpec& spec() const { return field_.spec(); }

    template <typename Row>
    void each_row(const Row& row) {
        for (std::int64_t query = 0; query < weights_.size(0); ++query) row(query);
    }

    void divide_scores(double temperature) {
        each_row([&](std::int64_t query) {
            if (spec().uniform(query)) return;  // alike at any temperature
            const Tensor scores = scored_.scores(head_, {query, query + 1}, {0, weights_.size(1)});
            const bool sinks = !spec().sinks.empty();
            const double sink = sinks ? static_cast<double>(spec().sinks[static_cast<std::size_t>(head_)])
                                      : -std::numeric_limits<double>::infinity();
            double most = sink;
            for (const float score : scores.values()) most = std::max(most, static_cast<double>(score));
            std::vector<double> shares;
            double sum = sinks ? std::exp((sink - most) / temperature) : 0.0;
            for (std::int64_t key = 0; key < weights_.size(1); ++key) {
                const double score = scores.values()[static_cast<std::size_t>(key)];
                shares.push_back(field_.allowed(query, key)
                                     ? copies_of(spec(), query, key) * std::exp((score - most) / temperature)
                                     : 0.0);
                sum += shares.back();
            }
            for (std::int64_t key = 0; key < weights_.size(1); ++key)
                at(query, key) = sum != 0 && field_.allowed(query, key)
                                     ? static_cast<float>(shares[static_cast<std::size_t>(key)] / sum)
                                     : 0.0F;
        });
    }

    void spread(std::int64_t query) {
        std::int64_t count = 0;
        for (std::int64_t key = 0; key < weights_.size(1); ++key) count += field_.allowed(query, key) ? 1 : 0;
        for (std::int64_t key = 0; key < weights_.size(1); ++key)
            at(query, key) = field_.allowed(query, key) ? 1.0F / static_cast<float>(count) : 0.0F;
    }

    void put_all(std::int64_t query, std::int64_t key) {
        std::ranges::fill(weights_.slice(query), 0.0F);
        if (key < weights_.size(1) && field_.allowed(query, key)) at(query, key) = 1.0F;
    }

    void paint(const std::vector<PaintedWeight>& cells) {
        each_row([&](std::int64_t query) {
            std::vector<float> painted(static_cast<std::size_t>(weights_.size(1)), -1.0F);
            bool any = false;
            for (const PaintedWeight& cell : cells) {
                if (cell.query != first_position_ + query || cell.key >= weights_.size(1)) continue;
                if (!field_.allowed(query, cell.key)) continue;
                painted[static_cast<std::size_t>(cell.key)] = cell.weight;
                any = true;
            }
            if (any) paint_row(weights_.slice(query), painted);
        });
    }

    /// `painted`: below 0 where nothing was. A sink counts among the others.
    void paint_row(std::span<float> row, const std::vector<float>& painted) const {
        double by_hand = 0;
        double others = 0;
        double all = 0;
        for (std::size_t key = 0; key < row.size(); ++key) {
            all += static_cast<double>(row[key]);
            (painted[key] >= 0 ? by_hand : others) += static_cast<double>(painted[key] >= 0 ? painted[key] : row[key]);
        }
        if (!spec().sinks.empty()) others += std::max(0.0, 1.0 - all);
        const double shrink = by_hand > 1 ? 1 / by_hand : 1.0;
        const double stretch = others > 0 ? (1 - by_hand * shrink) / others : 0.0;
        for (std::size_t key = 0; key < row.size(); ++key)
            row[key] = static_cast<float>(painted[key] >= 0 ? static_cast<double>(painted[key]) * shrink
                                                            : static_cast<double>(row[key]) * stretch);
    }

    const SoftmaxField& field_;
    const SoftmaxField& scored_;
    std::int32_t head_;
    std::int64_t first_position_;
    Tensor weights_;
};

/// Part `index` of a tensor whose first dimension counts heads.
void put_slice(Tensor& all, std::int64_t index, std::span<const float> part) {
    std::ranges::copy(part, all.slice(index).begin());
}

/// Metrics and thumbnails as the backend leaves them, with those of some heads put in.
class Summaries {
  public:
    Summaries(Backend& backend, AttentionResult& result) : backend_(backend), result_(result) {
        if (result.metrics.empty()) return;
        metrics_ = backend.download(result.metrics);
        thumbnails_ = backend.download(result.thumbnails);
    }

    void put(std::int32_t head, const Tensor& weights, const AttentionSpec& spec) {
        if (metrics_.empty()) return;
        WeightSummary summary(1, weights.size(0), weights.size(1), spec.query_offset, spec.image_keys);
        for (std::int64_t query = 0; query < weights.size(0); ++query) summary.add(0, query, weights.slice(query));
        put_slice(metrics_, head, row_of(summary.metrics().front()));
        put_slice(thumbnails_, head, summary.thumbnails().values());
    }

    void write_back() {
        if (metrics_.empty()) return;
        result_.metrics = backend_.upload(metrics_);
        result_.thumbnails = backend_.upload(thumbnails_);
    }

  private:
    Backend& backend_;
    AttentionResult& result_;
    Tensor metrics_;
    Tensor thumbnails_;
};

/// Output of a head with these weights, [queries, value_size].
Tensor output_of(Backend& backend, const Tensor& weights, const DeviceTensor& values, const AttentionSpec& spec,
                 std::int32_t head) {
    const std::int64_t key_head = head / (spec.heads / spec.key_heads);
    const DeviceTensor own = backend.columns(values, {key_head * spec.value_size, spec.value_size});
    return backend.download(
        backend.linear(backend.upload(weights), own, {}, WeightLayout::InputOutput, Activation::None));
}

std::span<float> columns_of(Tensor& output, std::int64_t row, std::int32_t head, std::int64_t size) {
    return output.slice(row).subspan(static_cast<std::size_t>(head * size), static_cast<std::size_t>(size));
}

/// Every counted row's part of a head becomes the mean of theirs.
void average(Tensor& output, std::int32_t head, const AttentionSpec& spec) {
    const bool masked = static_cast<std::int64_t>(spec.key_mask.size()) == output.size(0);
    const auto counts = [&](std::int64_t row) {
        return !masked || spec.key_mask[static_cast<std::size_t>(row)] != kPaddingKey;
    };
    std::vector<double> mean(static_cast<std::size_t>(spec.value_size), 0.0);
    double rows = 0;
    for (std::int64_t row = 0; row < output.size(0); ++row) {
        if (!counts(row)) continue;
        const std::span<const float> part = columns_of(output, row, head, spec.value_size);
        for (std::size_t i = 0; i < mean.size(); ++i) mean[i] += static_cast<double>(part[i]);
        ++rows;
    }
    for (std::int64_t row = 0; row < output.size(0); ++row)
        for (std::size_t i = 0; i < mean.size() && rows > 0; ++i)
            columns_of(output, row, head, spec.value_size)[i] = static_cast<float>(mean[i] / rows);
}

bool leaves_out_positions(const Intervention& change) {
    return change.kind == InterventionKind::NoPositions;
}

/// Of a module whose scores have no part that comes from positions: it is refused where the module alone is meant.
void drop_positions(std::vector<Intervention>& changes) {
    for (const Intervention& change : changes)
        if (leaves_out_positions(change) && change.layer != kEveryLayer)
            throw Error(ErrorKind::Input, Sentence("The scores of layer %1 do not depend on positions. Position "
                                                   "embeddings are left out of all layers at once: no-positions:all.",
                                                   change.layer));
    std::erase_if(changes, leaves_out_positions);
}

}  // namespace

bool has_positions(const AttentionTrace& trace) {
    return trace.turn || !trace.spec.slopes.empty() || !trace.spec.distance_bias.empty() ||
           !trace.spec.content_bias.empty();
}

void replace_weights(const ForwardPass& pass, std::vector<Intervention> changes, const DeviceTensor& values,
                     AttentionTrace& trace) {
    if (!has_positions(trace)) drop_positions(changes);
    const auto replaces = [](const Intervention& change) { return replaces_weights(change.kind); };
    if (std::ranges::none_of(changes, replaces)) return;
    check_size(trace.queries.rows(), trace.keys.rows());
    Backend& backend = pass.backend();
    const auto field = pass.field_of(trace);
    const auto without_positions =
        std::ranges::any_of(changes, leaves_out_positions) ? field_without_positions(pass, trace) : nullptr;
    const AttentionSpec& spec = field->spec();
    Summaries summaries(backend, trace.result);
    Tensor output = backend.download(trace.result.output);
    trace.replaced.resize(static_cast<std::size_t>(spec.heads));
    for (std::int32_t head = 0; head < spec.heads; ++head) {
        std::vector<Intervention> own_changes = changes;
        std::erase_if(own_changes, [&](const Intervention& one) { return !replaces(one) || !acts_on(one, head); });
        if (own_changes.empty()) continue;
        pass.check_stop();
        const bool unplaced = std::ranges::any_of(own_changes, leaves_out_positions);
        HeadWeights changed(*field, unplaced ? without_positions.get() : nullptr, head, pass.first_position());
        for (const Intervention& change : own_changes) changed.apply(change);
        const Tensor own = output_of(backend, changed.weights(), values, spec, head);
        for (std::int64_t row = 0; row < own.size(0); ++row)
            std::ranges::copy(own.slice(row), columns_of(output, row, head, spec.value_size).begin());
        summaries.put(head, changed.weights(), spec);
        trace.replaced[static_cast<std::size_t>(head)] = std::make_shared<const Tensor>(changed.weights());
    }
    summaries.write_back();
    trace.result.output = backend.upload(output);
}

std::vector<Intervention> changes_within(std::span<const std::int32_t> tokens, std::span<const std::int32_t> rows,
                                         std::vector<Intervention> changes) {
    const auto row_of = [&](std::int32_t token) {
        const auto found = std::ranges::find(tokens, token);
        return found == tokens.end() ? -1 : rows[static_cast<std::size_t>(found - tokens.begin())];
    };
    for (Intervention& change : changes) {
        for (PaintedWeight& cell : change.painted) cell = {row_of(cell.query), row_of(cell.key), cell.weight};
        std::erase_if(change.painted, [](const PaintedWeight& cell) { return cell.query < 0 || cell.key < 0; });
    }
    return changes;
}

DeviceTensor change_outputs(const ForwardPass& pass, std::span<const Intervention> changes, const AttentionSpec& spec,
                            const DeviceTensor& output) {
    const auto replaces = [](const Intervention& change) { return replaces_weights(change.kind); };
    if (std::ranges::all_of(changes, replaces)) return output;
    Tensor changed = pass.backend().download(output);
    for (const Intervention& change : changes) {
        for (std::int32_t head = 0; head < spec.heads; ++head) {
            if (!acts_on(change, head)) continue;
            if (change.kind == InterventionKind::Mean) average(changed, head, spec);
            for (std::int64_t row = 0; change.kind == InterventionKind::Zero && row < changed.size(0); ++row)
                std::ranges::fill(columns_of(changed, row, head, spec.value_size), 0.0F);
        }
    }
    return pass.backend().upload(changed);
}

}  // namespace headlight
