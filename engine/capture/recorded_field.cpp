#include "capture/recorded_field.h"

#include "capture/weight_summary.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace headlight {

namespace {

/// Sums of fp16 weights over thousands of keys stay within this.
constexpr double kSumTolerance = 0.02;
constexpr std::int64_t kBlockRows = 64;

/// Rows of numbers, read where they lie.
class RecordedRows {
  public:
    explicit RecordedRows(TensorView view) : view_(std::move(view)) { check_size(view_); }

    [[nodiscard]] std::int64_t size(std::size_t dimension) const { return view_.shape.at(dimension); }
    /// Fills in numbers of [matrix, row] from `first` on.
    void read(std::int64_t matrix, std::int64_t row, std::int64_t first, std::span<float> out) const {
        const auto bytes = static_cast<std::size_t>(block_size(view_.type).bytes);
        const std::int64_t at = (matrix * view_.shape[1] + row) * view_.shape[2] + first;
        decode_numbers({view_.type,
                        {std::ssize(out)},
                        view_.bytes.subspan(static_cast<std::size_t>(at) * bytes, out.size() * bytes),
                        {}},
                       out);
    }

  private:
    TensorView view_;
};

/// Weights of one layer, in whatever form they are stored.
class Recording {
  public:
    explicit Recording(const RecordedWeights& recorded) : weights_(recorded.weights) {
        if (!recorded.windows) return;
        windows_ = recorded.windows->global;
        half_ = (weights_.size(2) - std::ssize(*windows_) - 1) / 2;
        if (recorded.windows->weights) global_rows_.emplace(*recorded.windows->weights);
    }

    [[nodiscard]] std::int64_t heads() const { return weights_.size(0); }
    [[nodiscard]] std::int64_t queries() const { return weights_.size(1); }
    [[nodiscard]] std::int64_t keys() const { return windows_ ? weights_.size(1) : weights_.size(2); }
    [[nodiscard]] std::int64_t query_offset() const { return std::max<std::int64_t>(keys() - queries(), 0); }

    /// Fills in a part of one row; zeros where there is nothing.
    void read(std::int64_t head, std::int64_t query, TokenRange keys, std::span<float> out) const {
        if (windows_) return read_windows(head, query, keys, out);
        weights_.read(head, query, keys.begin, out);
    }

    /// Who sees whom in windows.
    void describe(AttentionSpec& seen) const {
        if (!windows_) return;
        seen.window = seen.ahead = static_cast<std::int32_t>(half_ + 1);
        seen.global_keys = true;
        seen.key_mask.assign(static_cast<std::size_t>(keys()), kOrdinaryKey);
        for (const std::int64_t token : *windows_) seen.key_mask[static_cast<std::size_t>(token)] = kGlobalKey;
    }

  private:
    /// The rows of global tokens are in the columns of a tensor of their own.
    void read_windows(std::int64_t head, std::int64_t query, TokenRange keys, std::span<float> out) const {
        const auto place = [&](std::int64_t key) { return static_cast<std::size_t>(key - keys.begin); };
        const auto inside = [&](std::int64_t key) { return key >= keys.begin && key < keys.end; };
        const auto own = std::ranges::lower_bound(*windows_, query);
        if (own != windows_->end() && *own == query) {
            for (std::int64_t key = keys.begin; key < keys.end; ++key)
                global_rows_->read(head, key, own - windows_->begin(), out.subspan(place(key), 1));
            return;
        }
        std::ranges::fill(out, 0.0F);
        const auto first = std::ssize(*windows_);
        std::vector<float> row(static_cast<std::size_t>(weights_.size(2)));
        weights_.read(head, query, 0, row);
        for (std::int64_t key = std::max(keys.begin, query - half_); key < std::min(keys.end, query + half_ + 1); ++key)
            out[place(key)] = row[static_cast<std::size_t>(first + key - query + half_)];
        for (std::int64_t i = 0; i < first; ++i)
            if (const std::int64_t key = (*windows_)[static_cast<std::size_t>(i)]; inside(key))
                out[place(key)] = row[static_cast<std::size_t>(i)];
    }

    RecordedRows weights_;
    std::optional<std::vector<std::int64_t>> windows_{};  // global tokens; nothing: the weights are stored in full
    std::int64_t half_ = 0;                               // keys of a window before the query, and after it
    std::optional<RecordedRows> global_rows_{};
};

/// Calls `visit(head, query, row)` for every row.
template <typename Visit>
void visit_rows(const Recording& recording, const std::stop_token& stop, const Visit& visit) {
    std::vector<float> row(static_cast<std::size_t>(recording.keys()));
    for (std::int64_t head = 0; head < recording.heads(); ++head) {
        for (std::int64_t at = 0; at < recording.queries(); at += kBlockRows) {
            if (stop.stop_requested()) throw_cancelled();
            const TokenRange range{at, std::min(at + kBlockRows, recording.queries())};
            for (std::int64_t query = range.begin; query < range.end; ++query) {
                recording.read(head, query, {0, recording.keys()}, row);
                visit(head, query, std::span<const float>(row));
            }
        }
    }
}

class RecordedField final : public AttentionField {
  public:
    /// `seen` says no more than which keys a query may see, `mask` which of these it may not.
    RecordedField(Recording recording, AttentionSpec seen, std::optional<TensorView> mask, FieldSummary summary)
        : AttentionField({seen.heads, recording.queries(), recording.keys()}, std::move(summary)),
          recording_(std::move(recording)),
          seen_(std::move(seen)),
          mask_(std::move(mask)) {}

    [[nodiscard]] bool allowed(std::int64_t query, std::int64_t key) const override {
        return seen_.allowed(query, key) && !masked(query, key);
    }
    [[nodiscard]] bool masks_pairs() const override { return mask_.has_value(); }
    /// No forward pass lost any: what is not finite was recorded so (examine_weights).
    [[nodiscard]] std::int64_t lost_rows(std::int32_t /*head*/) const override { return 0; }

  protected:
    [[nodiscard]] const AttentionSpec* mask() const override { return &seen_; }
    [[nodiscard]] Tensor part_of_weights(std::int32_t head, TokenRange queries, TokenRange keys) const override {
        Tensor part({queries.size(), keys.size()});
        for (std::int64_t query = queries.begin; query < queries.end; ++query) {
            const TokenRange seen = seen_keys(seen_, {query, query + 1}, keys);
            if (seen.size() == 0) continue;
            const std::span<float> row =
                part.slice(query - queries.begin)
                    .subspan(static_cast<std::size_t>(seen.begin - keys.begin), static_cast<std::size_t>(seen.size()));
            recording_.read(head, query, seen, row);
            for (std::int64_t key = seen.begin; mask_ && key < seen.end; ++key)
                if (masked(query, key)) row[static_cast<std::size_t>(key - seen.begin)] = 0;
        }
        return part;
    }
    [[nodiscard]] Sentence no_scores_because() const override {
        return Sentence(
            "Imported attention has weights but no queries and keys, so its weights cannot be explained. Open the "
            "model to explain them.");
    }

  private:
    [[nodiscard]] bool masked(std::int64_t query, std::int64_t key) const {
        return mask_ && mask_->bytes[static_cast<std::size_t>(query * key_count() + key)] == std::byte{0};
    }

    Recording recording_;
    AttentionSpec seen_;
    std::optional<TensorView> mask_;
};

}  // namespace

RecordedFindings& RecordedFindings::operator+=(const RecordedFindings& other) {
    not_numbers += other.not_numbers;
    negative += other.negative;
    other_sums += other.other_sums;
    rows += other.rows;
    causal = causal && other.causal;
    return *this;
}

RecordedFindings examine_weights(const RecordedWeights& weights, const std::stop_token& stop) {
    const Recording recording(weights);
    RecordedFindings found;
    found.causal = recording.queries() <= recording.keys() && recording.keys() > 1;
    visit_rows(recording, stop, [&](std::int64_t, std::int64_t query, std::span<const float> row) {
        double sum = 0;
        const auto behind = static_cast<std::size_t>(recording.query_offset() + query + 1);
        for (std::size_t key = 0; key < row.size(); ++key) {
            const float weight = row[key];
            if (!std::isfinite(weight)) ++found.not_numbers;
            if (weight < 0) ++found.negative;
            if (key >= behind && weight != 0) found.causal = false;
            sum += static_cast<double>(weight);
        }
        ++found.rows;
        if (std::isfinite(sum) && std::abs(sum - 1) > kSumTolerance && sum != 0) ++found.other_sums;
    });
    return found;
}

std::shared_ptr<const AttentionField> recorded_field(const RecordedWeights& weights, bool causal,
                                                     std::int64_t query_offset, const std::stop_token& stop) {
    const Recording recording(weights);
    if (weights.mask) check_size(*weights.mask);
    const std::int64_t heads = recording.heads();
    const std::int64_t queries = recording.queries();
    const std::int64_t keys = recording.keys();
    AttentionSpec seen;
    seen.heads = seen.key_heads = static_cast<std::int32_t>(heads);
    seen.causal = causal;
    seen.query_offset = query_offset;
    recording.describe(seen);
    WeightSummary summary(heads, queries, keys, query_offset);
    visit_rows(recording, stop, [&](std::int64_t head, std::int64_t query, std::span<const float> row) {
        summary.add(head, query, row);
    });
    return std::make_shared<const RecordedField>(recording, std::move(seen), weights.mask,
                                                 FieldSummary{summary.thumbnails(), summary.metrics(), {}});
}

}  // namespace headlight
