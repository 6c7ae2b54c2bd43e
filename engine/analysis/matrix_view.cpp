#include "analysis/matrix_view.h"

#include "analysis/axis.h"
#include "core/error.h"

#include <algorithm>
#include <set>
#include <span>

namespace headlight {
namespace {

/// One of the heads that make up the matrix.
struct ChosenHead {
    const AttentionField* field;
    std::int32_t head;
};

const AttentionStack& chosen_stack(const Analysis& analysis, const HeadChoice& choice) {
    if (choice.stack >= analysis.attention.size() || analysis.attention[choice.stack].layers.empty()) {
        throw Error(ErrorKind::Input, "The analysis has no attention to show: it was made without capturing it.");
    }
    return analysis.attention[choice.stack];
}

void check_number(std::int32_t number, std::int32_t count, const std::string& what, const std::string& owner) {
    if (number >= 0 && number < count) return;
    throw Error(ErrorKind::Input, "There is no " + what + " " + std::to_string(number) + ": " + owner + " " +
                                      std::to_string(count) + " " + what + "s, counted from 0.");
}

std::vector<ChosenHead> chosen_heads(const Analysis& analysis, const HeadChoice& choice) {
    const AttentionStack& stack = chosen_stack(analysis, choice);
    const auto layers = static_cast<std::int32_t>(stack.layers.size());
    if (choice.layer) check_number(*choice.layer, layers, "layer", "the model has");
    std::vector<ChosenHead> heads;
    for (std::int32_t layer = choice.layer.value_or(0); layer < (choice.layer ? *choice.layer + 1 : layers); ++layer) {
        const AttentionField& field = *stack.layers[static_cast<std::size_t>(layer)];
        if (choice.head) check_number(*choice.head, field.heads(), "head", "layer " + std::to_string(layer) + " has");
        for (std::int32_t head = choice.head.value_or(0); head < (choice.head ? *choice.head + 1 : field.heads());
             ++head) {
            heads.push_back({&field, head});
        }
    }
    for (const ChosenHead& head : heads) {
        if (head.field->query_count() != heads.front().field->query_count() ||
            head.field->key_count() != heads.front().field->key_count()) {
            throw Error(ErrorKind::Input,
                        "These layers attend over texts of different lengths, so that their heads cannot be joined.");
        }
    }
    return heads;
}

/// Fills the values of a matrix whose axes stand: blocks of rows outside, heads inside, so that one block of one head
/// is all that is held.
class MatrixFiller {
  public:
    MatrixFiller(AttentionMatrix& matrix, const std::vector<ChosenHead>& heads, Aggregation aggregation)
        : matrix_(matrix), heads_(heads), aggregation_(aggregation), offset_(heads.front().field->spec().query_offset) {
        key_entry_.assign(static_cast<std::size_t>(heads.front().field->key_count()), -1);
        for (std::size_t entry = 0; entry < matrix.keys.size(); ++entry) {
            for (const std::int32_t token : matrix.keys[entry].tokens) {
                key_entry_[static_cast<std::size_t>(token)] = static_cast<std::int32_t>(entry);
            }
        }
    }

    void fill(const std::stop_token& stop) {
        for (std::size_t begin = 0; begin < matrix_.queries.size();) {
            const std::size_t end = end_of_block(begin);
            for (const ChosenHead& head : heads_) {
                if (stop.stop_requested()) throw_cancelled();
                read_block(head, begin, end);
                join_block(begin);
            }
            begin = end;
        }
        if (aggregation_ == Aggregation::Mean && heads_.size() > 1) {
            const auto count = static_cast<float>(heads_.size());
            for (float& value : matrix_.values.values()) value /= count;
        }
    }

  private:
    [[nodiscard]] std::size_t end_of_block(std::size_t begin) const {
        constexpr std::int32_t kBlockTokens = 64;  // 64 rows of 4,096 weights are 1 MB
        const std::int32_t first = matrix_.queries[begin].tokens.front();
        std::size_t end = begin + 1;
        while (end < matrix_.queries.size() && matrix_.queries[end].tokens.back() - first < kBlockTokens) ++end;
        return end;
    }

    /// Computes one head's rows for the query entries [begin, end): mean over the pieces attending, sum over the pieces
    /// attended to.
    void read_block(const ChosenHead& head, std::size_t begin, std::size_t end) {
        const std::int64_t first = matrix_.queries[begin].tokens.front() - offset_;
        const std::int64_t last = matrix_.queries[end - 1].tokens.back() - offset_;
        const Tensor weights = head.field->weights(head.head, {first, last + 1}, {0, head.field->key_count()});
        const std::size_t keys = matrix_.keys.size();
        block_.assign((end - begin) * keys, 0.0F);
        for (std::size_t entry = begin; entry < end; ++entry) {
            const std::span<float> out(block_.data() + (entry - begin) * keys, keys);
            const auto& tokens = matrix_.queries[entry].tokens;
            for (const std::int32_t token : tokens) add_row(weights.slice(token - offset_ - first), out);
            if (tokens.size() == 1) continue;
            for (float& value : out) value /= static_cast<float>(tokens.size());
        }
    }

    void add_row(std::span<const float> weights, std::span<float> out) const {
        for (std::size_t key = 0; key < weights.size(); ++key) {
            if (key_entry_[key] >= 0) out[static_cast<std::size_t>(key_entry_[key])] += weights[key];
        }
    }

    void join_block(std::size_t begin) {
        float* target = matrix_.values.data() + begin * matrix_.keys.size();
        for (std::size_t i = 0; i < block_.size(); ++i) {
            target[i] = aggregation_ == Aggregation::Mean ? target[i] + block_[i] : std::max(target[i], block_[i]);
        }
    }

    AttentionMatrix& matrix_;
    const std::vector<ChosenHead>& heads_;
    Aggregation aggregation_;
    std::int64_t offset_;
    std::vector<std::int32_t> key_entry_;  // of each key token; -1: left out
    std::vector<float> block_;
};

bool same_mask(const AttentionSpec& a, const AttentionSpec& b) {
    return a.causal == b.causal && a.window == b.window && a.query_offset == b.query_offset && a.key_mask == b.key_mask;
}

/// The fields of the heads, each mask once.
std::vector<const AttentionField*> fields_of_masks(const std::vector<ChosenHead>& heads) {
    std::vector<const AttentionField*> fields;
    for (const ChosenHead& head : heads) {
        const bool known = std::any_of(fields.begin(), fields.end(),
                                       [&](const auto* field) { return same_mask(field->spec(), head.field->spec()); });
        if (!known) fields.push_back(head.field);
    }
    return fields;
}

bool any_pair_allowed(const AttentionField& field, const MatrixEntry& query, const MatrixEntry& key) {
    for (const std::int32_t i : query.tokens) {
        for (const std::int32_t j : key.tokens) {
            if (field.allowed(i - field.spec().query_offset, j)) return true;
        }
    }
    return false;
}

/// A cell is allowed if any piece may look at any piece in any of the heads.
void fill_allowed(AttentionMatrix& matrix, const std::vector<ChosenHead>& heads) {
    matrix.allowed.assign(matrix.queries.size() * matrix.keys.size(), 0);
    for (const AttentionField* field : fields_of_masks(heads)) {
        std::uint8_t* cell = matrix.allowed.data();
        for (const MatrixEntry& query : matrix.queries) {
            for (const MatrixEntry& key : matrix.keys) {
                if (*cell == 0 && any_pair_allowed(*field, query, key)) *cell = 1;
                ++cell;
            }
        }
    }
}

void renormalise_rows(AttentionMatrix& matrix) {
    for (std::int64_t row = 0; row < matrix.values.size(0); ++row) {
        const std::span<float> values = matrix.values.slice(row);
        double sum = 0;
        for (const float value : values) sum += static_cast<double>(value);
        if (sum <= 0) continue;  // such a query looks only at what was left out
        for (float& value : values) value = static_cast<float>(static_cast<double>(value) / sum);
    }
}

/// "[CLS], [SEP]": the special tokens of the text, each once.
std::string special_labels(const Analysis& analysis) {
    std::string labels;
    std::set<std::string> seen;
    for (const Token& token : analysis.tokens.tokens) {
        if (!is_special(analysis, token) || !seen.insert(token.display).second) continue;
        if (!labels.empty()) labels += ", ";
        labels += token.display;
    }
    return labels;
}

std::vector<std::string> notes_of(const Analysis& analysis, const MatrixOptions& options, bool renormalised) {
    std::vector<std::string> notes;
    if (options.unit == Unit::Words)
        notes.emplace_back("words: sum over the pieces attended to, mean over the pieces attending");
    const std::string special = options.hide_special ? special_labels(analysis) : std::string();
    if (!special.empty()) notes.push_back("without " + special);
    const bool sink_is_special =
        options.hide_special && !analysis.tokens.tokens.empty() && is_special(analysis, analysis.tokens.tokens.front());
    if (options.hide_sink && !sink_is_special && !analysis.tokens.tokens.empty()) {
        notes.push_back("without attention to the first token, " + analysis.tokens.tokens.front().display);
    }
    if (renormalised) notes.emplace_back("rows renormalised to sum to 1");
    return notes;
}

std::string name_of_kind(AttentionKind kind) {
    switch (kind) {
        case AttentionKind::Self:
            return "";
        case AttentionKind::Encoder:
            return "Encoder · ";
        case AttentionKind::Decoder:
            return "Decoder · ";
        case AttentionKind::Cross:
            return "Cross-attention · ";
    }
    return "";
}

std::size_t token_count(const std::vector<MatrixEntry>& entries) {
    std::size_t count = 0;
    for (const MatrixEntry& entry : entries) count += entry.tokens.size();
    return count;
}

}  // namespace

std::string title_of(const Analysis& analysis, const HeadChoice& choice) {
    const std::string kind = name_of_kind(chosen_stack(analysis, choice).kind);
    const std::string layer = choice.layer ? std::to_string(*choice.layer) : std::string();
    const std::string head = choice.head ? std::to_string(*choice.head) : std::string();
    if (choice.layer && choice.head) return kind + "Layer " + layer + " · Head " + head;
    const std::string joined = kind + (choice.aggregation == Aggregation::Mean ? "Mean of " : "Maximum of ");
    if (choice.layer) return joined + "all heads of layer " + layer;
    if (choice.head) return joined + "head " + head + " over all layers";
    return joined + "all heads of all layers";
}

AttentionMatrix make_matrix(const Analysis& analysis, const HeadChoice& choice, const MatrixOptions& options,
                            const std::stop_token& stop) {
    const std::vector<ChosenHead> heads = chosen_heads(analysis, choice);
    const AttentionField& field = *heads.front().field;
    AttentionMatrix matrix;
    matrix.title = title_of(analysis, choice);
    matrix.queries = make_axis(analysis, field.spec().query_offset, field.query_count(), options, false);
    matrix.keys = make_axis(analysis, 0, field.key_count(), options, options.hide_sink);
    matrix.values =
        Tensor(Shape{static_cast<std::int64_t>(matrix.queries.size()), static_cast<std::int64_t>(matrix.keys.size())});
    fill_allowed(matrix, heads);
    if (!matrix.keys.empty()) MatrixFiller(matrix, heads, choice.aggregation).fill(stop);

    const bool renormalise =
        options.renormalise && token_count(matrix.keys) < static_cast<std::size_t>(field.key_count());
    if (renormalise) renormalise_rows(matrix);
    matrix.notes = notes_of(analysis, options, renormalise);
    return matrix;
}

}  // namespace headlight
