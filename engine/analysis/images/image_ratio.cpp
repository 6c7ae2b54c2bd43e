#include "analysis/images/image_ratio.h"

#include "analysis/patches.h"
#include "core/error.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

constexpr float kNoRatio = std::numeric_limits<float>::quiet_NaN();

/// Tokens [begin, end) of an analysis.
struct Tokens {
    std::int32_t begin = 0;
    std::int32_t end = 0;
};

Tokens queries_of(const AttentionStack& stack) {
    const AttentionField& field = *stack.layers.front();
    const std::int64_t begin = stack.first_query + field.query_offset();
    return {static_cast<std::int32_t>(begin), static_cast<std::int32_t>(begin + field.query_count())};
}

/// Tokens that are keys of the image: its parts, and behind them those of its overview.
std::vector<std::int32_t> image_tokens(const AttentionStack& stack) {
    std::vector<std::int32_t> tokens;
    const auto add = [&](const std::optional<ImageTokens>& image) {
        if (!image) return;
        for (const std::int32_t key : image->tokens) tokens.push_back(key + static_cast<std::int32_t>(stack.first_key));
    };
    add(stack.image);
    add(stack.overview);
    return tokens;
}

/// Queries that are of the text: those between two tokens of the image, such as ends of its rows, are not.
std::vector<std::int32_t> text_queries(const AttentionStack& stack) {
    const auto [first, last] = std::ranges::minmax(image_tokens(stack));
    const Tokens queries = queries_of(stack);
    std::vector<std::int32_t> text;
    for (std::int32_t token = queries.begin; token < queries.end; ++token)
        if (token < first || token > last) text.push_back(token);
    return text;
}

/// Returns whether one of the tokens may attend to a key of the image.
bool may_attend(const AttentionStack& stack, const std::vector<std::int32_t>& tokens) {
    const AttentionField& field = *stack.layers.front();
    const std::int32_t first = queries_of(stack).begin;
    // The last token of a causal text sees the most.
    return std::ranges::any_of(tokens | std::views::reverse, [&](std::int32_t token) {
        return std::ranges::any_of(stack.image->tokens,
                                   [&](std::int32_t key) { return field.allowed(token - first, key); });
    });
}

std::vector<MatrixEntry> entries_of(const std::vector<std::int32_t>& tokens) {
    std::vector<MatrixEntry> entries;
    for (const std::int32_t token : tokens) entries.push_back({.label = {}, .tokens = {token}});
    return entries;
}

/// What every patch is divided by.
struct MeanShares {
    std::vector<double> of_patch;  ///< in the order of `image_tokens`; 0 where nobody may attend
    std::size_t tokens = 0;        ///< that the means are over
};

MeanShares mean_shares(const Analysis& analysis, const HeadId& choice, const std::vector<std::int32_t>& text,
                       const std::vector<std::int32_t>& image, const MatrixOptions& options,
                       const std::stop_token& stop) {
    constexpr std::size_t kMostWeights = std::size_t{1} << 22;  // at once, 16 MB; a rollout has fewer
    const std::size_t rows = std::max<std::size_t>(1, kMostWeights / image.size());
    MeanShares shares{std::vector<double>(image.size(), 0.0)};
    std::vector<std::size_t> counts(image.size(), 0);
    for (std::size_t begin = 0; begin < text.size(); begin += rows) {
        const auto first = text.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto last = text.begin() + static_cast<std::ptrdiff_t>(std::min(begin + rows, text.size()));
        const AttentionMatrix weights =
            make_matrix(analysis, choice, {entries_of({first, last}), entries_of(image)}, options, stop);
        for (std::size_t query = 0; query < weights.queries.size(); ++query) {
            double total = 0;
            for (std::size_t patch = 0; patch < image.size(); ++patch)
                total += static_cast<double>(weights.value(query, patch));
            if (total <= 0) continue;
            ++shares.tokens;
            for (std::size_t patch = 0; patch < image.size(); ++patch) {
                if (!weights.is_allowed(query, patch)) continue;
                shares.of_patch[patch] += static_cast<double>(weights.value(query, patch)) / total;
                ++counts[patch];
            }
        }
    }
    for (std::size_t patch = 0; patch < image.size(); ++patch)
        shares.of_patch[patch] /= static_cast<double>(std::max<std::size_t>(1, counts[patch]));
    return shares;
}

/// For each column of a matrix the patches that it is, in the order of `image_tokens`; none where it is no patch.
std::vector<std::vector<std::size_t>> patches_of_columns(const AttentionMatrix& matrix,
                                                         const std::vector<std::int32_t>& image) {
    std::map<std::int32_t, std::size_t> patches;
    for (std::size_t patch = 0; patch < image.size(); ++patch) patches.emplace(image[patch], patch);
    std::vector<std::vector<std::size_t>> columns;
    for (const MatrixEntry& entry : matrix.keys) {
        std::vector<std::size_t>& own = columns.emplace_back();
        for (const std::int32_t token : entry.tokens)
            if (const auto found = patches.find(token); found != patches.end()) own.push_back(found->second);
        if (own.size() != entry.tokens.size()) own.clear();
    }
    return columns;
}

/// Puts the ratios into the columns of patches that may be attended to, and NaN into those of no patch. `dividend` and
/// `divisor` are of a query and the patches of a column.
void put_ratios(AttentionMatrix& matrix, const std::vector<std::vector<std::size_t>>& columns, const auto& dividend,
                const auto& divisor) {
    bool lacks = false;
    for (std::size_t query = 0; query < matrix.queries.size(); ++query) {
        const std::span<float> row = matrix.values.slice(static_cast<std::int64_t>(query));
        for (std::size_t key = 0; key < columns.size(); ++key) {
            if (!matrix.is_allowed(query, key)) continue;
            const double by = columns[key].empty() ? 0 : divisor(query, columns[key]);
            lacks = lacks || (!columns[key].empty() && by <= 0);
            row[key] = by > 0 ? static_cast<float>(dividend(query, key, columns[key]) / by) : kNoRatio;
        }
    }
    if (lacks) matrix.notes.push_back(Sentence("no ratio where the divisor is 0"));
}

double sum_over(const std::vector<std::size_t>& patches, const auto& of_patch) {
    double sum = 0;
    for (const std::size_t patch : patches) sum += of_patch(patch);
    return sum;
}

void check_ratio(const Analysis& analysis, const HeadId& choice) {
    if (has_image_ratio(analysis, choice)) return;
    throw Error(ErrorKind::Input,
                Sentence("--image-weights: expected attention of text tokens to the patches of an image, which these "
                         "heads do not have. Choose \"plain\", or another --attention."));
}

/// Queries of one run that stand for those of another.
class Counterparts {
  public:
    Counterparts(const Analysis& analysis, const Analysis& neutral, const HeadId& choice)
        : own_(queries_of(stack_of(analysis.attention, choice))),
          other_(queries_of(stack_of(neutral.attention, choice))) {
        const std::int32_t most = std::min(own_.end - own_.begin, other_.end - other_.begin);
        const auto id = [](const Analysis& run, std::int32_t token) {
            return run.tokens.tokens[static_cast<std::size_t>(token)].id;
        };
        while (alike_ < most && id(analysis, own_.end - 1 - alike_) == id(neutral, other_.end - 1 - alike_)) ++alike_;
        const auto written = static_cast<std::int32_t>(neutral.written.ids.size());
        last_of_prompt_ = std::max(other_.begin, other_.end - 1 - written);
    }

    [[nodiscard]] std::vector<std::int32_t> of(const MatrixEntry& query) const {
        if (query.tokens.front() < own_.end - alike_) return {last_of_prompt_};
        std::vector<std::int32_t> tokens;
        for (const std::int32_t token : query.tokens) tokens.push_back(token - own_.end + other_.end);
        return tokens;
    }

  private:
    Tokens own_;
    Tokens other_;
    std::int32_t alike_ = 0;  ///< tokens that both end with
    std::int32_t last_of_prompt_ = 0;
};

/// Rows of the neutral run, each once, and which of them every query of a matrix is divided by.
struct NeutralRows {
    std::vector<MatrixEntry> entries;
    std::vector<std::size_t> of_query;
};

NeutralRows neutral_rows(const AttentionMatrix& matrix, const Counterparts& counterparts) {
    NeutralRows rows;
    std::map<std::vector<std::int32_t>, std::size_t> known;
    for (const MatrixEntry& query : matrix.queries) {
        const auto [row, is_new] = known.emplace(counterparts.of(query), rows.entries.size());
        if (is_new) rows.entries.push_back({.label = {}, .tokens = row->first});
        rows.of_query.push_back(row->second);
    }
    return rows;
}

void check_same_patches(const AttentionStack& own, const AttentionStack& neutral) {
    const ImageTokens& left = *own.image;
    const ImageTokens& right = *neutral.image;
    if (left.rows == right.rows && left.columns == right.columns &&
        image_tokens(own).size() == image_tokens(neutral).size())
        return;
    throw Error(ErrorKind::Input,
                Sentence("--neutral-prompt: expected %1 x %2 patches as with the text, found %3 x %4.", left.rows,
                         left.columns, right.rows, right.columns));
}

std::string prompt_of(const Analysis& neutral) {
    const std::string& text = neutral.tokens.text;
    return neutral.tokens.has_pair ? text
                                   : text.substr(0, text.size() - std::min(text.size(), neutral.written.text.size()));
}

}  // namespace

bool has_image_ratio(const Analysis& analysis, const HeadId& choice) {
    const AttentionStack& stack = stack_of(analysis.attention, choice);
    const bool of_tokens = !stack.patches && stack.names.empty() && !stack.layers.empty();
    return of_tokens && stack.image && !stack.image->tokens.empty() && may_attend(stack, text_queries(stack));
}

AttentionMatrix without_image_sinks(const Analysis& analysis, const HeadId& choice, AttentionMatrix matrix,
                                    const MatrixOptions& options, const std::stop_token& stop) {
    check_ratio(analysis, choice);
    const AttentionStack& stack = stack_of(analysis.attention, choice);
    const std::vector<std::int32_t> image = image_tokens(stack);
    const MeanShares means = mean_shares(analysis, choice, text_queries(stack), image, options, stop);
    // The matrix may lack some patches, which belong to a query's attention to the image all the same.
    const AttentionMatrix weights = make_matrix(analysis, choice, {matrix.queries, entries_of(image)}, options, stop);
    std::vector<double> totals;
    for (std::size_t query = 0; query < weights.queries.size(); ++query) {
        double& total = totals.emplace_back(0);
        for (std::size_t patch = 0; patch < image.size(); ++patch)
            total += static_cast<double>(weights.value(query, patch));
    }
    matrix.notes.push_back(
        Sentence("each patch's share of a token's attention to the image, divided by the mean of its shares over the "
                 "text tokens that attend to the image (%1)",
                 means.tokens));
    put_ratios(
        matrix, patches_of_columns(matrix, image),
        [&](std::size_t query, std::size_t, const std::vector<std::size_t>& patches) {
            return sum_over(patches,
                            [&](std::size_t patch) { return static_cast<double>(weights.value(query, patch)); });
        },
        [&](std::size_t query, const std::vector<std::size_t>& patches) {
            return totals[query] * sum_over(patches, [&](std::size_t patch) { return means.of_patch[patch]; });
        });
    return matrix;
}

AttentionMatrix relative_to_prompt(const Analysis& analysis, const Analysis& neutral, const HeadId& choice,
                                   AttentionMatrix matrix, const MatrixOptions& options, const std::stop_token& stop) {
    check_ratio(analysis, choice);
    check_ratio(neutral, choice);
    const AttentionStack& stack = stack_of(analysis.attention, choice);
    const AttentionStack& other = stack_of(neutral.attention, choice);
    check_same_patches(stack, other);
    NeutralRows rows = neutral_rows(matrix, Counterparts(analysis, neutral, choice));
    // All keys, because rows may be normalized over them.
    const AttentionMatrix weights =
        make_matrix(neutral, choice, {std::move(rows.entries), axes_of(neutral, choice, options).keys}, options, stop);
    const std::vector<std::vector<std::size_t>> columns = patches_of_columns(weights, image_tokens(other));
    std::vector<std::optional<std::size_t>> column_of_patch(image_tokens(other).size());
    for (std::size_t key = 0; key < columns.size(); ++key)
        if (columns[key].size() == 1) column_of_patch[columns[key].front()] = key;
    matrix.notes.push_back(
        Sentence("each weight divided by the one with the prompt \"%1\": of the same token where both texts end with "
                 "it, else of the prompt's last token",
                 prompt_of(neutral)));
    put_ratios(
        matrix, patches_of_columns(matrix, image_tokens(stack)),
        [&](std::size_t query, std::size_t key, const std::vector<std::size_t>&) {
            return static_cast<double>(matrix.value(query, key));
        },
        [&](std::size_t query, const std::vector<std::size_t>& patches) {
            return sum_over(patches, [&](std::size_t patch) {
                const auto& column = column_of_patch[patch];
                return column ? static_cast<double>(weights.value(rows.of_query[query], *column)) : 0.0;
            });
        });
    return matrix;
}

}  // namespace headlight
