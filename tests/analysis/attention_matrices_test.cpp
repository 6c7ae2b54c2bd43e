#include "analysis/matrices/attention_matrices.h"

#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>

using namespace headlight;

namespace {

bool is_about(const Tensor& found, const std::vector<double>& expected) {
    if (found.count() != static_cast<std::int64_t>(expected.size())) return false;
    for (std::size_t i = 0; i < expected.size(); ++i)
        if (std::abs(static_cast<double>(found.values()[i]) - expected[i]) > 1e-6) return false;
    return true;
}

std::string sentence_of(const TypedAttention& typed) {
    try {
        matrices_of_typed(typed, 0);
    } catch (const Error& error) {
        return error.sentence();
    }
    return {};
}

}  // namespace

class AttentionMatricesTest : public QObject {
    Q_OBJECT

  private slots:
    void without_projections_vectors_are_compared_with_each_other() {
        const AttentionMatrices of = matrices_of_typed({.inputs = "1 0; 0 1"}, 1);
        QVERIFY(is_about(of.scores, {1, 0, 0, 1}));
        const double own = std::exp(1.0) / (std::exp(1.0) + 1);
        QVERIFY(is_about(of.weights, {own, 1 - own, 1 - own, own}));
        QVERIFY(is_about(of.output, {own, 1 - own, 1 - own, own}));
        QVERIFY(of.typed && of.module.result.empty() && of.module.parameters.all() == 0);
    }

    void projections_come_before_the_products_and_the_usual_divisor_is_a_root() {
        const AttentionMatrices of = matrices_of_typed(
            {.inputs = "1, 2; 3, 4", .query = "1 0 0 0; 0 1 0 0", .key = "1 0 0 0; 0 1 0 0", .value = "1; 1"}, 0);
        QVERIFY(is_about(of.scores, {2.5, 5.5, 5.5, 12.5}));
        QVERIFY(is_about(of.module.values, {3, 7}));
        QCOMPARE(of.module.parameters.all(), std::int64_t{8 + 8 + 2});
        const double share = 1 / (1 + std::exp(2.5 - 5.5));
        QVERIFY(std::abs(static_cast<double>(of.output.values()[0]) - (3 * (1 - share) + 7 * share)) < 1e-5);
    }

    void given_weights_mix_the_values() {
        const AttentionMatrices of =
            matrices_of_typed({.inputs = "4 0; 0 4; 2 2", .weights = "0.1 0.3 0.6; 1 0 0; 0 0 1"}, 0);
        QVERIFY(of.scores.empty());
        QVERIFY(is_about(of.output, {1.6, 2.4, 4, 0, 2, 2}));
    }

    void what_is_no_matrix_is_refused_with_the_option() {
        QVERIFY(sentence_of({.inputs = "1 0; 1"}).starts_with("--inputs: expected rows of 2 numbers"));
        QVERIFY(sentence_of({.inputs = "1 x"}).find("found \"x\"") != std::string::npos);
        QVERIFY(sentence_of({.inputs = "1 2", .query = "1 2"}).starts_with("--query-matrix: expected 2 rows"));
        QVERIFY(sentence_of({.inputs = "1 2", .key = "1; 1"}).starts_with("--key-matrix: expected keys as long"));
        QVERIFY(sentence_of({.inputs = "1 2", .weights = "1 2"}).starts_with("--weights: expected 1 rows of 1"));
        QVERIFY(sentence_of({.inputs = " ; "}).starts_with("--inputs: expected vectors"));
    }
};

HEADLIGHT_TEST(AttentionMatricesTest, None)
#include "attention_matrices_test.moc"
