#include "analysis/matrix_view.h"

#include "analysis/attention_flow.h"
#include "analysis/axis.h"
#include "analysis/heads/head_names.h"
#include "analysis/provenance.h"
#include "analysis/rollout.h"
#include "capture/row_pooling.h"
#include "core/error.h"
#include "core/thread_pool.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <span>

namespace headlight {
namespace {

/// One of the heads that make up the matrix.
struct ChosenHead {
    const AttentionField* field;
    std::int32_t head;
};

const AttentionStack& chosen_stack(const Analysis& analysis, const HeadId& choice) {
    const AttentionStack& stack = stack_of(analysis.attention, choice);
    if (stack.layers.empty())
        throw Error(ErrorKind::Input,
                    Sentence("The analysis has no attention to show: it was made without capturing it."));
    return stack;
}

void check_layer(std::int32_t layer, std::int32_t count) {
    if (layer >= 0 && layer < count) return;
    throw Error(ErrorKind::Input,
                Sentence("There is no layer %1: the model has %2 layers, counted from 0.", layer, count));
}

void check_head(std::int32_t head, std::int32_t layer, std::int32_t count) {
    if (head >= 0 && head < count) return;
    throw Error(ErrorKind::Input,
                Sentence("There is no head %1: layer %2 has %3 heads, counted from 0.", head, layer, count));
}

[[noreturn]] void refuse_without_attention(const AttentionStack& stack, std::int32_t layer) {
    std::string others;
    for (std::size_t other = 0; other < stack.layers.size(); ++other)
        if (stack.layers[other]->heads() > 0) others += (others.empty() ? "" : ", ") + std::to_string(other);
    throw Error(ErrorKind::Input,
                Sentence("Layer %1 has no attention but a %2 in its place; layers with attention: %3.", layer,
                         stack.layers[static_cast<std::size_t>(layer)]->in_place_of_attention(), others));
}

std::vector<ChosenHead> chosen_heads(const Analysis& analysis, const HeadId& choice) {
    const AttentionStack& stack = chosen_stack(analysis, choice);
    const auto layers = static_cast<std::int32_t>(stack.layers.size());
    if (choice.layer) check_layer(*choice.layer, layers);
    std::vector<ChosenHead> heads;
    for (std::int32_t layer = choice.layer.value_or(0); layer < (choice.layer ? *choice.layer + 1 : layers); ++layer) {
        const AttentionField& field = *stack.layers[static_cast<std::size_t>(layer)];
        if (choice.layer && field.heads() == 0) refuse_without_attention(stack, layer);
        if (choice.head && field.heads() == 0) continue;
        if (choice.head) check_head(*choice.head, layer, field.heads());
        for (std::int32_t head = choice.head.value_or(0); head < (choice.head ? *choice.head + 1 : field.heads());
             ++head) {
            heads.push_back({&field, head});
        }
    }
    for (const ChosenHead& head : heads) {
        if (head.field->query_count() != heads.front().field->query_count() ||
            head.field->key_count() != heads.front().field->key_count()) {
            throw Error(ErrorKind::Input, Sentence("These layers attend over texts of different lengths, so their "
                                                   "heads cannot be combined. Choose one layer."));
        }
    }
    return heads;
}

/// The tokens that query 0 and key 0 of the heads stand for.
struct FirstTokens {
    std::int64_t query = 0;
    std::int64_t key = 0;
};

FirstTokens first_tokens(const AttentionStack& stack, const std::vector<ChosenHead>& heads) {
    return {stack.first_query + heads.front().field->query_offset(), stack.first_key};
}

/// Columns that take the weights of consecutive keys.
struct KeyRun {
    std::int64_t key;    ///< first
    std::size_t column;  ///< its column
    std::int64_t count;
};

/// Keys that are left out are in no run; those of one word are each a run. Key 0 is token `first_key`.
std::vector<KeyRun> runs_of_keys(const std::vector<MatrixEntry>& entries, std::int64_t first_key) {
    std::vector<KeyRun> runs;
    for (std::size_t column = 0; column < entries.size(); ++column) {
        for (const std::int64_t token : entries[column].tokens) {
            const std::int64_t key = token - first_key;
            const bool goes_on = !runs.empty() && key == runs.back().key + runs.back().count &&
                                 column == runs.back().column + static_cast<std::size_t>(runs.back().count);
            if (goes_on) {
                ++runs.back().count;
            } else {
                runs.push_back({key, column, 1});
            }
        }
    }
    return runs;
}

/// Fills the values of a matrix whose axes stand: blocks of rows outside, on several threads, and heads inside, so that
/// one block of one head is all that a thread holds.
class MatrixFiller {
  public:
    MatrixFiller(AttentionMatrix& matrix, const std::vector<ChosenHead>& heads, const FirstTokens& first,
                 Aggregation aggregation, bool value_weighted)
        : matrix_(matrix),
          heads_(heads),
          aggregation_(aggregation),
          value_weighted_(value_weighted),
          first_query_(first.query),
          runs_(runs_of_keys(matrix.keys, first.key)) {}

    void fill(ThreadCount threads, const std::stop_token& stop) {
        std::vector<std::size_t> ends;
        for (std::size_t begin = 0; begin < matrix_.queries.size(); begin = ends.back())
            ends.push_back(end_of_block(begin));
        const auto fill_block = [&](std::int64_t index) {
            const auto block = static_cast<std::size_t>(index);
            fill_rows(block == 0 ? 0 : ends[block - 1], ends[block], stop);
        };
        const auto blocks = static_cast<std::int64_t>(ends.size());
        const std::int64_t weights =
            static_cast<std::int64_t>(heads_.size() * matrix_.queries.size()) * heads_.front().field->key_count();
        ThreadPool(weights < kWeightsWorthThreads ? ThreadCount() : threads).for_each(blocks, fill_block);
    }

  private:
    /// Fewer are computed sooner than threads start.
    static constexpr std::int64_t kWeightsWorthThreads = std::int64_t{1} << 20;

    [[nodiscard]] std::size_t end_of_block(std::size_t begin) const {
        const std::int64_t tokens = RowPooling::rows_at_once(heads_.front().field->key_count());
        const std::int32_t first = matrix_.queries[begin].tokens.front();
        std::size_t end = begin + 1;
        while (end < matrix_.queries.size() && matrix_.queries[end].tokens.back() - first < tokens) ++end;
        return end;
    }

    /// The rows of the query entries [begin, end), all heads joined.
    void fill_rows(std::size_t begin, std::size_t end, const std::stop_token& stop) {
        const std::size_t columns = matrix_.keys.size();
        const std::span<float> rows(matrix_.values.data() + begin * columns, (end - begin) * columns);
        std::vector<float> block;
        for (const ChosenHead& head : heads_) {
            if (stop.stop_requested()) throw_cancelled();
            read_block(head, begin, end, block);
            if (aggregation_ == Aggregation::Mean) {
                for (std::size_t i = 0; i < rows.size(); ++i) rows[i] += block[i];
            } else {
                for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = std::max(rows[i], block[i]);
            }
        }
        if (aggregation_ != Aggregation::Mean || heads_.size() == 1) return;
        for (float& value : rows) value /= static_cast<float>(heads_.size());
    }

    /// One head's rows for the query entries [begin, end): mean over the pieces attending, sum over the pieces attended
    /// to.
    void read_block(const ChosenHead& head, std::size_t begin, std::size_t end, std::vector<float>& block) const {
        const TokenRange queries{matrix_.queries[begin].tokens.front() - first_query_,
                                 matrix_.queries[end - 1].tokens.back() - first_query_ + 1};
        const TokenRange keys = kept_keys(head.field->visible_keys(queries));
        const std::size_t columns = matrix_.keys.size();
        block.assign((end - begin) * columns, 0.0F);
        if (keys.size() == 0) return;
        Tensor weights = head.field->weights(head.head, queries, keys);
        if (value_weighted_) weigh_by_values(head, queries.begin, keys, weights);
        for (std::size_t entry = begin; entry < end; ++entry) {
            const std::span<float> out(block.data() + (entry - begin) * columns, columns);
            const auto& tokens = matrix_.queries[entry].tokens;
            for (const std::int32_t token : tokens)
                add_row(weights.slice(token - first_query_ - queries.begin), keys, out);
            if (tokens.size() == 1) continue;
            for (float& value : out) value /= static_cast<float>(tokens.size());
        }
    }

    /// The part of `visible` from the first to the last key that has a column: a matrix of few columns asks for no
    /// others.
    [[nodiscard]] TokenRange kept_keys(TokenRange visible) const {
        if (runs_.empty()) return visible;
        std::int64_t first = runs_.front().key;
        std::int64_t last = first;
        for (const KeyRun& run : runs_) {
            first = std::min(first, run.key);
            last = std::max(last, run.key + run.count);
        }
        const std::int64_t begin = std::clamp(first, visible.begin, visible.end);
        return {begin, std::clamp(last, begin, visible.end)};
    }

    static void weigh_by_values(const ChosenHead& head, std::int64_t first_query, TokenRange keys, Tensor& weights) {
        if (head.field->value_norms().empty())
            throw Error(ErrorKind::Input, Sentence("Value-weighted attention needs the norms of the values, which this "
                                                   "attention does not have. Use the weights alone."));
        for (std::int64_t row = 0; row < weights.size(0); ++row) {
            const std::span<const float> by_key = head.field->value_norms_for(first_query + row).slice(head.head);
            const std::span<float> values = weights.slice(row);
            for (std::size_t i = 0; i < values.size(); ++i)
                values[i] *= by_key[static_cast<std::size_t>(keys.begin) + i];
        }
    }

    void add_row(std::span<const float> weights, TokenRange keys, std::span<float> out) const {
        for (const KeyRun& run : runs_) {
            const std::int64_t first = std::max(run.key, keys.begin);
            const std::int64_t last = std::min(run.key + run.count, keys.end);
            if (first >= last) continue;
            const float* from = weights.data() + (first - keys.begin);
            float* to = out.data() + run.column + (first - run.key);
            for (std::int64_t i = 0; i < last - first; ++i) to[i] += from[i];
        }
    }

    AttentionMatrix& matrix_;
    const std::vector<ChosenHead>& heads_;
    Aggregation aggregation_;
    bool value_weighted_;
    std::int64_t first_query_;
    std::vector<KeyRun> runs_;
};

/// Fills the values from a matrix over tokens: mean over the pieces attending, sum over the pieces attended to.
void fill_from_tokens(AttentionMatrix& matrix, const Tensor& weights, const FirstTokens& first) {
    for (std::size_t query = 0; query < matrix.queries.size(); ++query) {
        const auto& rows = matrix.queries[query].tokens;
        const std::span<float> out = matrix.values.slice(static_cast<std::int64_t>(query));
        for (std::size_t key = 0; key < matrix.keys.size(); ++key) {
            double sum = 0;
            for (const std::int32_t row : rows)
                for (const std::int32_t column : matrix.keys[key].tokens)
                    sum += static_cast<double>(
                        weights.slice(row - first.query)[static_cast<std::size_t>(column - first.key)]);
            out[key] = static_cast<float>(sum / static_cast<double>(rows.size()));
        }
    }
}

/// Heads below an aggregate through layers: every head of every layer up to the last one.
std::vector<ChosenHead> heads_below(const Analysis& analysis, const HeadId& choice) {
    HeadId all = choice;
    all.layer.reset();
    all.head.reset();
    std::vector<ChosenHead> heads = chosen_heads(analysis, all);
    if (!choice.layer) return heads;
    const auto& layers = chosen_stack(analysis, choice).layers;
    check_layer(*choice.layer, static_cast<std::int32_t>(layers.size()));
    std::erase_if(heads, [&](const ChosenHead& head) {
        const auto own =
            std::find_if(layers.begin(), layers.end(), [&](const auto& field) { return field.get() == head.field; });
        return own - layers.begin() > *choice.layer;
    });
    return heads;
}

/// The heads that a matrix is made of.
std::vector<ChosenHead> heads_of_choice(const Analysis& analysis, const HeadId& choice) {
    return passes_layers(choice) ? heads_below(analysis, choice) : chosen_heads(analysis, choice);
}

/// The fields of the heads, each mask once.
std::vector<const AttentionField*> fields_of_masks(const std::vector<ChosenHead>& heads) {
    std::vector<const AttentionField*> fields;
    for (const ChosenHead& head : heads) {
        const bool known =
            std::any_of(fields.begin(), fields.end(), [&](const auto* field) { return field->same_mask(*head.field); });
        if (!known) fields.push_back(head.field);
    }
    return fields;
}

bool any_pair_allowed(const AttentionField& field, const FirstTokens& first, const MatrixEntry& query,
                      const MatrixEntry& key) {
    for (const std::int32_t i : query.tokens) {
        for (const std::int32_t j : key.tokens) {
            if (field.allowed(i - first.query, j - first.key)) return true;
        }
    }
    return false;
}

/// A cell is allowed if any piece may look at any piece in any of the heads.
void fill_allowed(AttentionMatrix& matrix, const std::vector<ChosenHead>& heads, const FirstTokens& first) {
    matrix.allowed.assign(matrix.queries.size() * matrix.keys.size(), 0);
    for (const AttentionField* field : fields_of_masks(heads)) {
        std::uint8_t* cell = matrix.allowed.data();
        for (const MatrixEntry& query : matrix.queries) {
            const TokenRange visible =
                field->visible_keys({query.tokens.front() - first.query, query.tokens.back() + 1 - first.query});
            for (const MatrixEntry& key : matrix.keys) {
                const bool in_reach =
                    key.tokens.front() - first.key < visible.end && key.tokens.back() - first.key >= visible.begin;
                if (*cell == 0 && in_reach && any_pair_allowed(*field, first, query, key)) *cell = 1;
                ++cell;
            }
        }
    }
}

void renormalize_rows(AttentionMatrix& matrix) {
    for (std::int64_t row = 0; row < matrix.values.size(0); ++row) {
        const std::span<float> values = matrix.values.slice(row);
        double sum = 0;
        for (const float value : values) sum += static_cast<double>(value);
        if (sum <= 0) continue;  // such a query looks only at what was left out
        for (float& value : values) value = static_cast<float>(static_cast<double>(value) / sum);
    }
}

/// The tokens [first, first + count) that there are.
std::span<const Token> tokens_from(const Analysis& analysis, std::int64_t first, std::int64_t count) {
    const std::span<const Token> all(analysis.tokens.tokens);
    const auto size = static_cast<std::int64_t>(all.size());
    const std::int64_t begin = std::min(first, size);
    return all.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(std::min(count, size - begin)));
}

/// "[CLS], [SEP]": the special tokens among the queries and keys, each once.
std::string special_labels(const Analysis& analysis, std::span<const Token> queries, std::span<const Token> keys) {
    std::string labels;
    std::set<std::string> seen;
    for (const std::span<const Token> tokens : {queries, keys}) {
        for (const Token& token : tokens) {
            if (!is_special(analysis, token) || !seen.insert(token.display).second) continue;
            if (!labels.empty()) labels += ", ";
            labels += token.display;
        }
    }
    return labels;
}

std::vector<Sentence> notes_of(const Analysis& analysis, std::span<const Token> queries, std::span<const Token> keys,
                               const MatrixOptions& options, bool renormalized) {
    std::vector<Sentence> notes;
    if (options.unit == Unit::Words)
        notes.push_back(Sentence("words: sum over the pieces attended to, mean over the pieces attending"));
    const std::string special = options.hide_special ? special_labels(analysis, queries, keys) : std::string();
    if (!special.empty()) notes.push_back(Sentence("without %1", special));
    const bool sink_is_special = options.hide_special && !keys.empty() && is_special(analysis, keys.front());
    if (options.hide_sink && !sink_is_special && !keys.empty())
        notes.push_back(Sentence("without attention to the first token, %1", keys.front().display));
    if (renormalized) notes.push_back(Sentence("rows renormalized to sum to 1"));
    if (const auto note = note_of_run(analysis.provenance)) notes.push_back(*note);
    if (!analysis.provenance.target_interventions.empty())
        notes.push_back(Sentence("target generated with interventions"));
    return notes;
}

std::size_t token_count(const std::vector<MatrixEntry>& entries) {
    std::size_t count = 0;
    for (const MatrixEntry& entry : entries) count += entry.tokens.size();
    return count;
}

}  // namespace

MatrixAxes axes_of(const Analysis& analysis, const HeadId& choice, const MatrixOptions& options) {
    const std::vector<ChosenHead> heads = heads_of_choice(analysis, choice);
    const AttentionField& field = *heads.front().field;
    const FirstTokens first = first_tokens(chosen_stack(analysis, choice), heads);
    return {make_axis(analysis, first.query, field.query_count(), options, false),
            make_axis(analysis, first.key, field.key_count(), options, options.hide_sink)};
}

AttentionMatrix make_matrix(const Analysis& analysis, const HeadId& choice, const MatrixOptions& options,
                            const std::stop_token& stop) {
    return make_matrix(analysis, choice, axes_of(analysis, choice, options), options, stop);
}

namespace {

/// The matrix over axes whose entries come in the order of the tokens.
AttentionMatrix matrix_in_order(const Analysis& analysis, const HeadId& choice, MatrixAxes axes,
                                const MatrixOptions& options, const std::stop_token& stop) {
    const bool passes = passes_layers(choice);
    const bool weighted = options.value_weighted && !passes;
    const std::vector<ChosenHead> heads = heads_of_choice(analysis, choice);
    const AttentionField& field = *heads.front().field;
    AttentionMatrix matrix;
    matrix.title = head_title(resolved(analysis.attention, choice));
    matrix.sound = analysis.sound;
    const FirstTokens first = first_tokens(chosen_stack(analysis, choice), heads);
    matrix.queries = std::move(axes.queries);
    matrix.keys = std::move(axes.keys);
    matrix.values =
        Tensor(Shape{static_cast<std::int64_t>(matrix.queries.size()), static_cast<std::int64_t>(matrix.keys.size())});
    fill_allowed(matrix, heads, first);
    if (passes) {
        const AttentionStack& stack = chosen_stack(analysis, choice);
        const auto last = choice.layer.value_or(static_cast<std::int32_t>(stack.layers.size()) - 1);
        const auto through = choice.aggregation == Aggregation::Flow ? attention_flow : rollout;
        fill_from_tokens(matrix, through(stack, last, stop), first);
    } else if (!matrix.keys.empty()) {
        MatrixFiller(matrix, heads, first, choice.aggregation, weighted).fill(analysis.threads, stop);
    }

    const bool renormalize =
        options.renormalize && token_count(matrix.keys) < static_cast<std::size_t>(field.key_count());
    if (renormalize || weighted) renormalize_rows(matrix);
    matrix.notes = notes_of(analysis, tokens_from(analysis, first.query, field.query_count()),
                            tokens_from(analysis, first.key, field.key_count()), options, renormalize);
    if (weighted)
        matrix.notes.push_back(Sentence("each weight times the norm of W_O v of its key, as a share of the row"));
    if (passes) matrix.notes.push_back(Sentence("half of each layer is the residual connection"));
    return matrix;
}

/// Indices of the entries in the order of their tokens.
std::vector<std::size_t> token_order_of(const std::vector<MatrixEntry>& entries) {
    std::vector<std::size_t> order(entries.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, [&](std::size_t a, std::size_t b) { return entries[a].tokens.front() < entries[b].tokens.front(); });
    return order;
}

std::vector<MatrixEntry> entries_in_order(const std::vector<MatrixEntry>& entries,
                                          const std::vector<std::size_t>& order) {
    std::vector<MatrixEntry> chosen;
    for (const std::size_t index : order) chosen.push_back(entries[index]);
    return chosen;
}

}  // namespace

AttentionMatrix make_matrix(const Analysis& analysis, const HeadId& choice, MatrixAxes axes,
                            const MatrixOptions& options, const std::stop_token& stop) {
    const std::vector<std::size_t> queries = token_order_of(axes.queries);
    const std::vector<std::size_t> keys = token_order_of(axes.keys);
    if (std::ranges::is_sorted(queries) && std::ranges::is_sorted(keys))
        return matrix_in_order(analysis, choice, std::move(axes), options, stop);
    const AttentionMatrix own = matrix_in_order(
        analysis, choice, {entries_in_order(axes.queries, queries), entries_in_order(axes.keys, keys)}, options, stop);
    AttentionMatrix matrix = own;
    matrix.queries = std::move(axes.queries);
    matrix.keys = std::move(axes.keys);
    for (std::size_t query = 0; query < queries.size(); ++query) {
        for (std::size_t key = 0; key < keys.size(); ++key) {
            const std::size_t cell = queries[query] * keys.size() + keys[key];
            matrix.values.data()[cell] = own.value(query, key);
            matrix.allowed[cell] = own.is_allowed(query, key) ? 1 : 0;
        }
    }
    return matrix;
}

}  // namespace headlight
