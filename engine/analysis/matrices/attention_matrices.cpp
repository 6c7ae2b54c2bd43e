#include "analysis/matrices/attention_matrices.h"

#include "analysis/heads/head_names.h"
#include "analysis/matrix_view.h"
#include "core/error.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <utility>

namespace headlight {

namespace {

constexpr std::size_t kMostTyped = 4096;  // numbers of a typed matrix

std::vector<std::string> labels_of_entries(const std::vector<MatrixEntry>& entries) {
    std::vector<std::string> labels;
    for (const MatrixEntry& entry : entries) labels.push_back(entry.label);
    return labels;
}

/// Says what separates the shown matrices from plain products of each other.
std::vector<Sentence> notes_of_field(const AttentionField& field, const ModuleMatrices& module) {
    std::vector<Sentence> notes;
    const AttentionSpec& spec = *field.scoring();
    if (module.normed) notes.push_back(Sentence("Q and K are shown after their norm"));
    if (module.turned) notes.push_back(Sentence("Q and K are shown after the rotary turn by position"));
    if (!spec.slopes.empty() || !spec.distance_bias.empty() || !spec.content_bias.empty())
        notes.push_back(Sentence("scores include the position bias of the pair"));
    if (spec.softcap > 0) notes.push_back(Sentence("scores are shown after the soft cap"));
    if (!spec.sinks.empty()) notes.push_back(Sentence("a sink takes part in each row's softmax"));
    if (module.key_heads < module.heads)
        notes.push_back(Sentence("%1 heads share one K and one V", module.heads / module.key_heads));
    if (field.replaced(module.head)) notes.push_back(Sentence("an intervention has set the weights"));
    return notes;
}

Tensor product(const Tensor& left, const Tensor& right, bool transposed) {
    const std::int64_t columns = right.size(transposed ? 0 : 1);
    Tensor result({left.size(0), columns});
    for (std::int64_t row = 0; row < left.size(0); ++row) {
        for (std::int64_t column = 0; column < columns; ++column) {
            double sum = 0;
            for (std::int64_t i = 0; i < left.size(1); ++i)
                sum += static_cast<double>(left.slice(row)[static_cast<std::size_t>(i)]) *
                       static_cast<double>(transposed ? right.slice(column)[static_cast<std::size_t>(i)]
                                                      : right.slice(i)[static_cast<std::size_t>(column)]);
            result.slice(row)[static_cast<std::size_t>(column)] = static_cast<float>(sum);
        }
    }
    return result;
}

void softmax_rows(Tensor& matrix) {
    for (std::int64_t row = 0; row < matrix.size(0); ++row) {
        const std::span<float> values = matrix.slice(row);
        const double largest = static_cast<double>(*std::ranges::max_element(values));
        double sum = 0;
        for (const float value : values) sum += std::exp(static_cast<double>(value) - largest);
        for (float& value : values) value = static_cast<float>(std::exp(static_cast<double>(value) - largest) / sum);
    }
}

std::string shape_text(const Tensor& matrix) {
    return std::to_string(matrix.size(0)) + " x " + std::to_string(matrix.size(1));
}

void check_shape(const std::string& name, const Tensor& matrix, std::int64_t rows, std::int64_t columns) {
    if (matrix.empty() || (matrix.size(0) == rows && (columns == 0 || matrix.size(1) == columns))) return;
    throw Error(ErrorKind::Input,
                columns > 0 ? Sentence("%1: expected %2 rows of %3 numbers, found a matrix of %4.", name, rows, columns,
                                       shape_text(matrix))
                            : Sentence("%1: expected %2 rows, found a matrix of %3.", name, rows, shape_text(matrix)));
}

/// X W, or X where there is no W.
Tensor projected(const Tensor& inputs, const Tensor& weights) {
    return weights.empty() ? inputs : product(inputs, weights, false);
}

double number_of(const std::string& name, const std::string& text) {
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc{} || end != text.data() + text.size() || !std::isfinite(value) ||
        std::abs(value) > static_cast<double>(std::numeric_limits<float>::max()))
        throw Error(ErrorKind::Input, Sentence("%1: expected a number, found \"%2\".", name, text));
    return value;
}

/// The texts between separators.
std::vector<std::string> parts_between(const std::string& text, const std::string& separators) {
    std::vector<std::string> parts(1);
    for (const char letter : text) {
        if (separators.find(letter) == std::string::npos)
            parts.back() += letter;
        else if (!parts.back().empty())
            parts.emplace_back();
    }
    if (parts.back().empty()) parts.pop_back();
    return parts;
}

}  // namespace

double AttentionMatrices::difference_of_sum() const {
    double largest = 0;
    for (std::int64_t i = 0; i < module.sum_of_heads.count(); ++i)
        largest = std::max(largest, std::abs(static_cast<double>(module.result.data()[i]) -
                                             static_cast<double>(module.sum_of_heads.data()[i])));
    return largest;
}

AttentionMatrices matrices_of_run(const Analysis& analysis, const HeadId& head) {
    const HeadId one = resolved(analysis.attention, head);
    const AttentionStack& stack = stack_of(analysis.attention, one);
    const MatrixAxes axes = axes_of(analysis, one, {});
    if (!analysis.matrices)
        throw Error(ErrorKind::Input,
                    Sentence("Matrices are shown of attention that is softmax(Q K^T) V over all tokens; the attention "
                             "of this head works within windows or over channels."));
    const AttentionField& field = *stack.layers.at(static_cast<std::size_t>(one.layer.value_or(0)));
    AttentionMatrices result{.title = head_title(one),
                             .queries = labels_of_entries(axes.queries),
                             .keys = labels_of_entries(axes.keys),
                             .module = *analysis.matrices};
    const std::int32_t index = result.module.head;
    if (result.module.queries.size(0) != field.query_count() || result.module.keys.size(0) != field.key_count())
        throw Error(ErrorKind::Input,
                    Sentence("Matrices are shown of texts as they are; this model pads the text to whole blocks."));
    result.scores = field.scores(index, {0, field.query_count()}, {0, field.key_count()});
    result.weights = field.weights(index);
    for (std::int64_t query = 0; query < field.query_count(); ++query)
        for (std::int64_t key = 0; key < field.key_count(); ++key) {
            result.allowed.push_back(field.allowed(query, key) ? 1 : 0);
            if (result.allowed.back() == 0) result.scores.slice(query)[static_cast<std::size_t>(key)] = 0;
        }
    const std::int64_t size = result.module.values.size(1);
    result.output = Tensor({field.query_count(), size});
    for (std::int64_t row = 0; row < field.query_count(); ++row)
        std::copy_n(result.module.joined.slice(row).begin() + index * size, size, result.output.slice(row).begin());
    result.notes = notes_of_field(field, result.module);
    return result;
}

Tensor typed_matrix(const std::string& name, const std::string& text) {
    std::vector<float> values;
    std::size_t rows = 0;
    std::size_t columns = 0;
    for (const std::string& row : parts_between(text, ";\n")) {
        const std::vector<std::string> numbers = parts_between(row, " ,\t\r");
        if (numbers.empty()) continue;
        if (rows++ == 0) columns = numbers.size();
        if (numbers.size() != columns)
            throw Error(ErrorKind::Input, Sentence("%1: expected rows of %2 numbers as the first, found one of %3.",
                                                   name, columns, numbers.size()));
        for (const std::string& number : numbers) values.push_back(static_cast<float>(number_of(name, number)));
        if (values.size() > kMostTyped)
            throw Error(ErrorKind::Input, Sentence("%1: expected at most %2 numbers.", name, kMostTyped));
    }
    if (values.empty()) return {};
    return {{static_cast<std::int64_t>(rows), static_cast<std::int64_t>(columns)}, std::move(values)};
}

AttentionMatrices matrices_of_typed(const TypedAttention& typed, double divisor) {
    AttentionMatrices result{.title = Sentence("Typed numbers"), .queries = {}, .keys = {}, .module = {}};
    result.typed = true;
    ModuleMatrices& module = result.module;
    module.inputs = typed_matrix("--inputs", typed.inputs);
    if (module.inputs.empty())
        throw Error(ErrorKind::Input, Sentence("--inputs: expected vectors such as \"1 0; 0 1; 1 1\", found none."));
    const std::int64_t count = module.inputs.size(0);
    const std::int64_t size = module.inputs.size(1);
    module.query.weights = typed_matrix("--query-matrix", typed.query);
    module.key.weights = typed_matrix("--key-matrix", typed.key);
    module.value.weights = typed_matrix("--value-matrix", typed.value);
    check_shape("--query-matrix", module.query.weights, size, 0);
    check_shape("--key-matrix", module.key.weights, size, 0);
    check_shape("--value-matrix", module.value.weights, size, 0);
    module.queries = projected(module.inputs, module.query.weights);
    module.keys = projected(module.inputs, module.key.weights);
    module.values = projected(module.inputs, module.value.weights);
    if (module.queries.size(1) != module.keys.size(1))
        throw Error(ErrorKind::Input,
                    Sentence("--key-matrix: expected keys as long as the queries, %1 numbers, found %2.",
                             module.queries.size(1), module.keys.size(1)));
    module.parameters = {module.query.weights.count(), module.key.weights.count(), module.value.weights.count(), 0};
    module.scale = 1 / (divisor > 0 ? divisor : std::sqrt(static_cast<double>(module.queries.size(1))));
    result.weights = typed_matrix("--weights", typed.weights);
    check_shape("--weights", result.weights, count, count);
    if (result.weights.empty()) {
        result.scores = product(module.queries, module.keys, true);
        for (float& score : result.scores.values())
            score = static_cast<float>(static_cast<double>(score) * module.scale);
        result.weights = result.scores;
        softmax_rows(result.weights);
    }
    result.output = product(result.weights, module.values, false);
    result.allowed.assign(static_cast<std::size_t>(count * count), 1);
    for (std::int64_t i = 1; i <= count; ++i) result.queries.push_back("x" + std::to_string(i));
    result.keys = result.queries;
    return result;
}

}  // namespace headlight
