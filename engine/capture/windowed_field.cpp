#include "capture/windowed_field.h"

#include "backends/head_metrics.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <utility>

namespace headlight {

namespace {

std::int64_t token_count(const std::vector<AttentionWindow>& windows) {
    std::int64_t count = 0;
    for (const AttentionWindow& window : windows) count += static_cast<std::int64_t>(window.tokens.size());
    return count;
}

void check(const AttentionSpec& spec, const std::vector<AttentionWindow>& windows) {
    const auto count = static_cast<std::size_t>(token_count(windows));
    std::vector<std::uint8_t> seen(count, 0);
    const auto fail = [] {
        throw Error(ErrorKind::Input,
                    Sentence("The windows of an attention module have shapes that do not fit each other."));
    };
    if (windows.empty()) fail();
    for (const AttentionWindow& window : windows) {
        if (!window.field || window.field->heads() != spec.heads || window.rows.size() != window.tokens.size()) fail();
        for (std::size_t i = 0; i < window.tokens.size(); ++i) {
            const std::int32_t token = window.tokens[i];
            if (token < 0 || static_cast<std::size_t>(token) >= count || seen[static_cast<std::size_t>(token)] != 0 ||
                window.rows[i] < 0 || window.rows[i] >= window.field->query_count())
                fail();
            seen[static_cast<std::size_t>(token)] = 1;
        }
    }
}

/// Adds one weight to the metrics of its head.
void add_weight(HeadMetrics& metrics, double& distances, std::int64_t query, std::int64_t key, double weight) {
    if (weight > 0) metrics.entropy -= static_cast<float>(weight * std::log(weight));
    distances += weight * static_cast<double>(std::abs(query - key));
    const auto part = static_cast<float>(weight);
    if (key == query - 1) metrics.previous += part;
    if (key == query + 1) metrics.next += part;
    if (key == query) metrics.self += part;
    if (key == 0) metrics.first += part;
}

/// The metrics and the thumbnail of one head.
HeadMetrics summary(const std::vector<AttentionWindow>& windows, std::int32_t head, std::int64_t count,
                    std::span<float> tiles, std::int64_t side) {
    HeadMetrics metrics;
    double distances = 0;
    double total = 0;
    for (const AttentionWindow& window : windows) {
        const Tensor weights = window.field->weights(head);
        for (std::size_t i = 0; i < window.tokens.size(); ++i) {
            const std::int64_t query = window.tokens[i];
            const std::span<const float> row = weights.slice(window.rows[i]);
            float most = 0;
            for (std::size_t j = 0; j < window.tokens.size(); ++j) {
                const std::int64_t key = window.tokens[j];
                const float weight = row[static_cast<std::size_t>(window.rows[j])];
                add_weight(metrics, distances, query, key, static_cast<double>(weight));
                total += static_cast<double>(weight);
                most = std::max(most, weight);
                float& tile = tiles[static_cast<std::size_t>(query * side / count * side + key * side / count)];
                tile = std::max(tile, weight);
            }
            metrics.maximum += most;
        }
    }
    for (float* mean :
         {&metrics.entropy, &metrics.previous, &metrics.next, &metrics.self, &metrics.first, &metrics.maximum})
        *mean /= static_cast<float>(count);
    metrics.mean_distance = total > 0 ? static_cast<float>(distances / total) : 0.0F;
    return metrics;
}

/// Returns whether the fields hold their windows, and nothing beside them, with metrics.
bool have_metrics(const std::vector<AttentionWindow>& windows) {
    return std::ranges::all_of(windows, [](const AttentionWindow& window) {
        return std::ssize(window.tokens) == window.field->query_count() && !window.field->metrics().empty() &&
               !window.field->thumbnails().empty();
    });
}

/// The metrics of one head as means of its windows', which count as much as they have tokens.
HeadMetrics mean_metrics(const std::vector<AttentionWindow>& windows, std::int32_t head, std::int64_t count) {
    HeadMetricRow sums{};
    for (const AttentionWindow& window : windows) {
        const HeadMetricRow own = row_of(window.field->metrics()[static_cast<std::size_t>(head)]);
        const auto share = static_cast<float>(window.tokens.size()) / static_cast<float>(count);
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += own[i] * share;
    }
    return head_metrics_of(sums);
}

/// The cells of a thumbnail of the whole that each row of a window's own thumbnail covers.
std::vector<std::vector<std::int64_t>> cells_of(const AttentionWindow& window, std::int64_t rows, std::int64_t count,
                                                std::int64_t side) {
    std::vector<std::vector<std::int64_t>> cells(static_cast<std::size_t>(rows));
    for (std::size_t i = 0; i < window.tokens.size(); ++i) {
        auto& own = cells[static_cast<std::size_t>(window.rows[i] * rows / std::ssize(window.tokens))];
        const std::int64_t cell = window.tokens[i] * side / count;
        if (std::ranges::find(own, cell) == own.end()) own.push_back(cell);
    }
    return cells;
}

/// The thumbnail of one head from its windows': the largest weight in each cell.
void join_thumbnails(const std::vector<AttentionWindow>& windows, std::int32_t head, std::int64_t count,
                     std::span<float> tiles, std::int64_t side) {
    for (const AttentionWindow& window : windows) {
        const Tensor& own = window.field->thumbnails();
        const std::int64_t rows = own.size(1);
        const auto cells = cells_of(window, rows, count, side);
        for (std::int64_t row = 0; row < rows; ++row)
            for (std::int64_t column = 0; column < rows; ++column) {
                const float weight = own.slice(head)[static_cast<std::size_t>(row * rows + column)];
                for (const std::int64_t y : cells[static_cast<std::size_t>(row)])
                    for (const std::int64_t x : cells[static_cast<std::size_t>(column)]) {
                        float& tile = tiles[static_cast<std::size_t>(y * side + x)];
                        tile = std::max(tile, weight);
                    }
            }
    }
}

class WindowedField final : public AttentionField {
  public:
    WindowedField(AttentionSpec spec, std::vector<AttentionWindow> windows, FieldSummary summary)
        : AttentionField({spec.heads, token_count(windows), token_count(windows)}, std::move(summary)),
          spec_(std::move(spec)),
          windows_(std::move(windows)),
          window_of_(static_cast<std::size_t>(query_count()), 0) {
        for (std::size_t i = 0; i < windows_.size(); ++i)
            for (const std::int32_t token : windows_[i].tokens)
                window_of_[static_cast<std::size_t>(token)] = static_cast<std::int32_t>(i);
    }

    [[nodiscard]] bool allowed(std::int64_t query, std::int64_t key) const override {
        return window_of_[static_cast<std::size_t>(query)] == window_of_[static_cast<std::size_t>(key)];
    }
    [[nodiscard]] std::int64_t lost_rows(std::int32_t head) const override;
    [[nodiscard]] bool replaced(std::int32_t head) const override { return windows_.front().field->replaced(head); }
    [[nodiscard]] const AttentionSpec* scoring() const override { return &spec_; }
    [[nodiscard]] Tensor scores(std::int32_t head, TokenRange query_range, TokenRange key_range) const override;
    [[nodiscard]] ScoreSource score_source(std::int32_t head, std::int64_t query, std::int64_t key) const override;
    [[nodiscard]] std::vector<float> value(std::int32_t head, std::int64_t query, std::int64_t key) const override;
    [[nodiscard]] std::optional<ScoreInputs> inputs() const override;
    [[nodiscard]] std::optional<Tensor> square_windows() const override;
    [[nodiscard]] std::size_t memory() const override;

  protected:
    [[nodiscard]] Tensor part_of_weights(std::int32_t head, TokenRange queries, TokenRange keys) const override {
        return gathered(head, queries, keys, false, 0.0F);
    }

  private:
    /// The window of a token, and its row there.
    struct Place {
        const SoftmaxField* window = nullptr;
        std::int64_t row = 0;
    };
    [[nodiscard]] Place place_of(std::int64_t token) const;
    /// Rows of all tokens, of which `part` gives those of a window.
    [[nodiscard]] Tensor joined_rows(const std::function<Tensor(const ScoreInputs&)>& part) const;
    /// Biases [tokens, tokens] of a head; 0 outside of the windows.
    [[nodiscard]] Tensor joined_bias(std::int32_t head) const;
    /// The weights of windows that have as many places as tokens, and all equally many.
    [[nodiscard]] Tensor whole_windows() const;
    /// Weights, or scores, gathered from the windows; `nothing` outside of them.
    [[nodiscard]] Tensor gathered(std::int32_t head, TokenRange queries, TokenRange keys, bool scores,
                                  float nothing) const;

    AttentionSpec spec_;
    std::vector<AttentionWindow> windows_;
    std::vector<std::int32_t> window_of_;  // of every token
};

WindowedField::Place WindowedField::place_of(std::int64_t token) const {
    const AttentionWindow& window = windows_[static_cast<std::size_t>(window_of_[static_cast<std::size_t>(token)])];
    const auto found = std::find(window.tokens.begin(), window.tokens.end(), token);
    return {window.field.get(), window.rows[static_cast<std::size_t>(found - window.tokens.begin())]};
}

Tensor WindowedField::gathered(std::int32_t head, TokenRange queries, TokenRange keys, bool scores,
                               float nothing) const {
    Tensor result({queries.size(), keys.size()}, nothing);
    for (const AttentionWindow& window : windows_) {
        const auto inside = [&](std::int32_t token) { return token >= queries.begin && token < queries.end; };
        if (std::none_of(window.tokens.begin(), window.tokens.end(), inside)) continue;
        const TokenRange all{0, window.field->query_count()};
        const Tensor own = scores ? window.field->scores(head, all, all) : window.field->weights(head);
        for (std::size_t i = 0; i < window.tokens.size(); ++i) {
            if (!inside(window.tokens[i])) continue;
            const std::span<const float> from = own.slice(window.rows[i]);
            const std::span<float> to = result.slice(window.tokens[i] - queries.begin);
            for (std::size_t j = 0; j < window.tokens.size(); ++j) {
                const std::int64_t key = window.tokens[j];
                if (key >= keys.begin && key < keys.end)
                    to[static_cast<std::size_t>(key - keys.begin)] = from[static_cast<std::size_t>(window.rows[j])];
            }
        }
    }
    return result;
}

Tensor WindowedField::scores(std::int32_t head, TokenRange query_range, TokenRange key_range) const {
    check_question(head, query_range, key_range);
    return gathered(head, query_range, key_range, true, -std::numeric_limits<float>::infinity());
}

ScoreSource WindowedField::score_source(std::int32_t head, std::int64_t query, std::int64_t key) const {
    check_question(head, {query, query + 1}, {key, key + 1});
    const Place row = place_of(query);
    const Place column = place_of(key);
    if (row.window == column.window) return row.window->score_source(head, row.row, column.row);
    ScoreSource of_row = row.window->score_source(head, row.row, row.row);
    of_row.key = -1;
    of_row.query_vector = of_row.key_vector = {};
    return of_row;
}

std::vector<float> WindowedField::value(std::int32_t head, std::int64_t query, std::int64_t key) const {
    check_question(head, {query, query + 1}, {key, key + 1});
    const Place place = place_of(key);
    return place.window->value(head, place.row, place.row);  // the same for all queries: none is global
}

std::int64_t WindowedField::lost_rows(std::int32_t head) const {
    if (replaced(head)) return AttentionField::lost_rows(head);
    std::int64_t lost = 0;
    for (const AttentionWindow& window : windows_) {
        const std::span<const float> sums = window.field->row_sum().slice(head);
        lost += std::ranges::count_if(
            window.rows, [&](std::int32_t row) { return std::isnan(sums[static_cast<std::size_t>(row)]); });
    }
    return lost;
}

Tensor WindowedField::joined_rows(const std::function<Tensor(const ScoreInputs&)>& part) const {
    Tensor joined;
    for (const AttentionWindow& window : windows_) {
        const Tensor own = part(*window.field->inputs());
        if (joined.empty()) joined = Tensor({query_count(), own.size(1)});
        for (std::size_t i = 0; i < window.tokens.size(); ++i)
            std::ranges::copy(own.slice(window.rows[i]), joined.slice(window.tokens[i]).begin());
    }
    return joined;
}

Tensor WindowedField::joined_bias(std::int32_t head) const {
    Tensor joined({query_count(), key_count()});
    for (const AttentionWindow& window : windows_) {
        const Tensor own = window.field->inputs()->bias(head);
        for (std::size_t i = 0; i < window.tokens.size(); ++i)
            for (std::size_t j = 0; j < window.tokens.size(); ++j)
                joined.slice(window.tokens[i])[static_cast<std::size_t>(window.tokens[j])] =
                    own.slice(window.rows[i])[static_cast<std::size_t>(window.rows[j])];
    }
    return joined;
}

std::optional<ScoreInputs> WindowedField::inputs() const {
    const std::optional<ScoreInputs> first = windows_.front().field->inputs();
    // Rows of weights also have what padding takes.
    if (!first || std::ranges::any_of(windows_, &AttentionWindow::padded)) return std::nullopt;
    ScoreInputs inputs;
    inputs.queries = [this](std::int32_t head) {
        return joined_rows([head](const ScoreInputs& window) { return window.queries(head); });
    };
    inputs.keys = [this](std::int32_t head) {
        return joined_rows([head](const ScoreInputs& window) { return window.keys(head); });
    };
    if (first->values)
        inputs.values = [this](std::int32_t head) {
            return joined_rows([head](const ScoreInputs& window) { return window.values(head); });
        };
    if (first->bias) inputs.bias = [this](std::int32_t head) { return joined_bias(head); };
    inputs.masks_pairs = true;
    return inputs;
}

Tensor WindowedField::whole_windows() const {
    const std::int64_t places = windows_.front().field->query_count();
    Tensor all({std::ssize(windows_), heads(), places, places});
    float* out = all.data();
    for (const AttentionWindow& window : windows_) {
        for (std::int32_t head = 0; head < heads(); ++head) {
            const Tensor weights = window.field->weights(head);
            out = std::ranges::copy(weights.values(), out).out;
        }
    }
    return all;
}

std::optional<Tensor> WindowedField::square_windows() const {
    // Without empty places, every window is a tile by itself.
    if (std::ranges::all_of(windows_, [](const AttentionWindow& window) {
            return window.padded || std::ssize(window.tokens) == window.field->query_count();
        }))
        return whole_windows();
    // A place of a window is counted in rows of 2 * side - 1, of which the last side - 1 are empty (WindowAttention):
    // the last place is 2 * side * (side - 1).
    std::int64_t last = 0;
    for (const AttentionWindow& window : windows_)
        for (const std::int32_t row : window.rows) last = std::max<std::int64_t>(last, row);
    std::int64_t side = 1;
    while (2 * side * (side - 1) < last) ++side;
    const std::int64_t places = side * side;
    Tensor all({query_count() / places, heads(), places, places});
    std::int64_t before = 0;  // tokens in the parts so far: those of one window follow each other
    for (const AttentionWindow& part : windows_) {
        const std::int64_t window = before / places;
        before += static_cast<std::int64_t>(part.tokens.size());
        const auto place = [&](std::int32_t row) { return row / (2 * side - 1) * side + row % (2 * side - 1); };
        for (std::int32_t head = 0; head < heads(); ++head) {
            const Tensor weights = part.field->weights(head);
            float* const out = all.data() + (window * heads() + head) * places * places;
            for (const std::int32_t query : part.rows)
                for (const std::int32_t key : part.rows)
                    out[place(query) * places + place(key)] = weights.slice(query)[static_cast<std::size_t>(key)];
        }
    }
    return all;
}

std::size_t WindowedField::memory() const {
    std::size_t bytes = AttentionField::memory() + spec_.distance_bias.table.size() * sizeof(float) +
                        window_of_.size() * sizeof(std::int32_t);
    for (const AttentionWindow& window : windows_)
        bytes += window.field->memory() + 2 * window.tokens.size() * sizeof(std::int32_t);
    return bytes;
}

}  // namespace

std::shared_ptr<const AttentionField> windowed_field(AttentionSpec spec, std::vector<AttentionWindow> windows,
                                                     Tensor value_norms) {
    check(spec, windows);
    FieldSummary whole;
    const std::int64_t count = token_count(windows);
    const std::int64_t side = std::min<std::int64_t>(count, kThumbnailSize);
    whole.thumbnails = Tensor({spec.heads, side, side});
    const bool joins = have_metrics(windows);
    for (std::int32_t head = 0; head < spec.heads; ++head) {
        const std::span<float> tiles = whole.thumbnails.slice(head);
        if (joins) join_thumbnails(windows, head, count, tiles, side);
        whole.metrics.push_back(joins ? mean_metrics(windows, head, count)
                                      : summary(windows, head, count, tiles, side));
    }
    whole.value_norms = std::move(value_norms);
    return std::make_shared<const WindowedField>(std::move(spec), std::move(windows), std::move(whole));
}

}  // namespace headlight
