// The matrices of a head multiply to each other: with the projections of the run, with the recorded attention of
// transformers, and head by head to what the module gives.

#include "capture/module_matrices.h"

#include "case_runs.h"
#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>

using namespace headlight;
using namespace headlight::testing;

namespace {

using Matrix = std::vector<std::vector<double>>;

Matrix matrix_of(const Tensor& tensor) {
    Matrix rows;
    for (std::int64_t row = 0; row < tensor.size(0); ++row) {
        const std::span<const float> values = tensor.slice(row);
        rows.emplace_back(values.begin(), values.end());
    }
    return rows;
}

Matrix transposed(const Matrix& matrix) {
    Matrix result(matrix.front().size(), std::vector<double>(matrix.size()));
    for (std::size_t row = 0; row < matrix.size(); ++row)
        for (std::size_t column = 0; column < matrix[row].size(); ++column) result[column][row] = matrix[row][column];
    return result;
}

Matrix times(const Matrix& left, const Matrix& right) {
    Matrix result(left.size(), std::vector<double>(right.front().size(), 0));
    for (std::size_t row = 0; row < left.size(); ++row)
        for (std::size_t i = 0; i < right.size(); ++i)
            for (std::size_t column = 0; column < right[i].size(); ++column)
                result[row][column] += left[row].at(i) * right[i][column];
    return result;
}

/// x W + b.
Matrix through(const Matrix& x, const ProjectionMatrix& layer) {
    Matrix result = times(x, matrix_of(layer.weights));
    if (layer.bias.empty()) return result;
    for (auto& row : result)
        for (std::size_t column = 0; column < row.size(); ++column)
            row[column] += static_cast<double>(layer.bias.values()[column]);
    return result;
}

Matrix columns(const Matrix& matrix, std::int64_t begin, std::int64_t count) {
    Matrix result;
    for (const auto& row : matrix) result.emplace_back(row.begin() + begin, row.begin() + begin + count);
    return result;
}

double largest_difference(const Matrix& left, const Matrix& right) {
    double largest = left.size() == right.size() ? 0 : INFINITY;
    for (std::size_t row = 0; row < std::min(left.size(), right.size()); ++row)
        for (std::size_t column = 0; column < left[row].size(); ++column) {
            const double expected = right[row].at(column);
            largest = std::max(largest, std::abs(left[row][column] - expected) / (1 + std::abs(expected)));
        }
    return largest;
}

constexpr double kRounding = 3e-4;

#define AGREE(left, right)                                                         \
    do {                                                                           \
        const double difference = largest_difference(left, right);                 \
        QVERIFY2(difference < kRounding, qPrintable(QString::number(difference))); \
    } while (false)

struct HeadOfCase {
    AttentionKind kind = AttentionKind::Self;
    std::int32_t layer = 1;
    std::int32_t head = 1;
};

Capture run_case(const QString& name, const HeadOfCase& head, const BackendRow& backend = model_backends().front()) {
    CaptureRequest request;
    request.matrices = {head.kind, head.layer, head.head};
    const auto model = load_model(open_model_folder(case_folder(name)), backend.make(), {}, {});
    return model->forward(read_inputs(name).front(), request, {}, {});
}

const AttentionField& field_of(const Capture& capture, const HeadOfCase& head) {
    for (const AttentionStack& stack : capture.attention)
        if (stack.kind == head.kind) return *stack.layers.at(static_cast<std::size_t>(head.layer));
    throw std::runtime_error("no such attention");
}

}  // namespace

class ModuleMatricesTest : public QObject {
    Q_OBJECT

  private slots:
    void matrices_multiply_to_each_other_data() {
        // Separate and fused projections in both layouts and orders, grouped key heads, rotary and added positions,
        // norms of heads, and attention to another text.
        add_case_inputs(
            {"bert-base", "gpt2-lm", "gpt2-scaled", "bloom-lm", "falcon-new-lm", "llama-lm", "phi3-lm", "qwen3-lm",
             "gptj-lm", "deberta-v2-mlm", "t5-seq2seq", "vit-cls", "neobert-mlm", "esmc-mlm", "dnabert2-mlm"},
            1);
    }
    void matrices_multiply_to_each_other() {
        QFETCH(QString, name);
        const bool seq2seq = name == "t5-seq2seq";
        HeadOfCase head;
        if (seq2seq) head.kind = AttentionKind::Cross;
        const Capture capture = run_case(name, head, current_model_backend());
        QVERIFY(capture.matrices);
        const ModuleMatrices& of = *capture.matrices;
        const AttentionField& field = field_of(capture, head);
        const Matrix x = matrix_of(of.inputs);
        const Matrix key_x = seq2seq ? matrix_of(of.key_inputs) : x;
        QCOMPARE(of.key_inputs.empty(), !seq2seq);
        const Matrix values = matrix_of(of.values);
        if (!of.turned && !of.normed) {
            AGREE(through(x, of.query), matrix_of(of.queries));
            AGREE(through(key_x, of.key), matrix_of(of.keys));
        }
        AGREE(through(key_x, of.value), values);
        const Matrix weights = matrix_of(field.weights(of.head));
        const Matrix joined = matrix_of(of.joined);
        const std::int64_t size = of.values.size(1);
        AGREE(times(weights, values), columns(joined, of.head * size, size));
        AGREE(through(joined, of.output), matrix_of(of.result));
        AGREE(matrix_of(of.sum_of_heads), matrix_of(of.result));
    }

    void scores_are_scaled_products_where_nothing_is_added_data() {
        add_case_inputs({"bert-base", "gpt2-lm", "llama-lm", "phi3-lm", "qwen3-lm", "neobert-mlm", "esmc-mlm"}, 1);
    }
    void scores_are_scaled_products_where_nothing_is_added() {
        QFETCH(QString, name);
        const HeadOfCase head;
        const Capture capture = run_case(name, head, current_model_backend());
        const ModuleMatrices& of = *capture.matrices;
        const AttentionField& field = field_of(capture, head);
        const Matrix products = times(matrix_of(of.queries), transposed(matrix_of(of.keys)));
        const Tensor scores = field.scores(of.head, {0, field.query_count()}, {0, field.key_count()});
        for (std::int64_t query = 0; query < field.query_count(); ++query)
            for (std::int64_t key = 0; key < field.key_count(); ++key) {
                if (!field.allowed(query, key)) continue;
                const double product = products[static_cast<std::size_t>(query)][static_cast<std::size_t>(key)];
                const auto score = static_cast<double>(scores.slice(query)[static_cast<std::size_t>(key)]);
                QVERIFY(std::abs(product * of.scale - score) < kRounding * (1 + std::abs(score)));
            }
    }

    void projections_are_those_of_the_file() {
        const ModuleMatrices of = *run_case("bert-base", {}).matrices;
        const auto file = read_tensors(case_folder("bert-base") / "model.safetensors");
        const auto ends_with = [&](const std::string& end) {
            for (const auto& [name, tensor] : file)
                if (name.ends_with(end)) return matrix_of(tensor);
            return Matrix();
        };
        const std::int64_t size = of.queries.size(1);
        const Matrix query = transposed(ends_with("layer.1.attention.self.query.weight"));
        AGREE(matrix_of(of.query.weights), columns(query, size, size));
        const Matrix output = transposed(ends_with("layer.1.attention.output.dense.weight"));
        AGREE(matrix_of(of.output.weights), output);
        const auto hidden = static_cast<std::int64_t>(query.size());
        QCOMPARE(of.parameters.query, hidden * hidden + hidden);
        QCOMPARE(of.parameters.all(), 4 * (hidden * hidden + hidden));
    }

    void a_head_that_is_not_there_is_refused() {
        QVERIFY_THROWS_EXCEPTION(Error, run_case("bert-base", {AttentionKind::Self, 0, 99}));
    }

    void attention_that_is_no_softmax_of_one_set_of_projections_is_refused() {
        QVERIFY_THROWS_EXCEPTION(Error, run_case("longformer-mlm", {}));
        QVERIFY_THROWS_EXCEPTION(Error, run_case("nystromformer-mlm", {}));
        QVERIFY(!run_case("swin-cls", {}).matrices);
    }
};

HEADLIGHT_TEST(ModuleMatricesTest, None)
#include "module_matrices_test.moc"
