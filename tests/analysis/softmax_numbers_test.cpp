#include "analysis/matrices/softmax_numbers.h"

#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>

using namespace headlight;

namespace {

bool near_to(double found, double expected, double bound = 1e-9) {
    return std::abs(found - expected) <= bound;
}

}  // namespace

class SoftmaxNumbersTest : public QObject {
    Q_OBJECT

  private slots:
    void one_huge_score_takes_all_and_leaves_no_derivative() {
        const SoftmaxNumbers of = softmax_of(typed_scores({-3, 1, 1000, 5, -1}), 0, 1);
        QCOMPARE(of.weights[2], 1.0);
        QCOMPARE(of.entropy, 0.0);
        QCOMPARE(of.largest_derivative, 0.0);
        for (const float slope : of.derivative.values()) QCOMPARE(slope, 0.0F);
    }

    void equal_scores_have_the_largest_entropy() {
        const SoftmaxNumbers of = softmax_of(typed_scores({2, 2, 2, 2}), 0, 1);
        QVERIFY(near_to(of.entropy, std::log(4.0)));
        QVERIFY(near_to(of.effective_keys(), 4));
        QVERIFY(near_to(of.derivative.slice(1)[1], 0.1875, 1e-7));
        QVERIFY(near_to(of.derivative.slice(1)[2], -0.0625, 1e-7));
    }

    void the_derivative_is_what_a_small_change_of_a_score_does() {
        const std::vector<double> scores{0.3, -1.2, 2.1, 0.9};
        const SoftmaxNumbers of = softmax_of(typed_scores(scores), 0, 1);
        constexpr double kStep = 1e-5;
        for (std::size_t j = 0; j < scores.size(); ++j) {
            auto more = scores;
            auto less = scores;
            more[j] += kStep;
            less[j] -= kStep;
            const SoftmaxNumbers above = softmax_of(typed_scores(more), 0, 1);
            const SoftmaxNumbers below = softmax_of(typed_scores(less), 0, 1);
            for (std::size_t i = 0; i < scores.size(); ++i) {
                const double slope = (above.weights[i] - below.weights[i]) / (2 * kStep);
                QVERIFY(near_to(of.derivative.slice(static_cast<std::int64_t>(i))[j], slope, 1e-6));
            }
        }
    }

    void divisor_and_temperature_divide_and_biases_are_added_between() {
        SoftmaxInputs inputs{{"a", "b"}, {8, 2}, {0.5, -0.5}, 2};
        const SoftmaxNumbers usual = softmax_of(inputs, 0, 1);
        QCOMPARE(usual.divisor, 2.0);
        QVERIFY(near_to(usual.logits[0], 4.5) && near_to(usual.logits[1], 0.5));
        const SoftmaxNumbers other = softmax_of(inputs, 4, 2);
        QVERIFY(near_to(other.logits[0], 1.25) && near_to(other.logits[1], 0));
        QVERIFY(near_to(other.weights[0], 1 / (1 + std::exp(-1.25))));
    }

    void a_row_without_keys_is_refused() { QVERIFY_THROWS_EXCEPTION(Error, softmax_of({}, 0, 1)); }
};

HEADLIGHT_TEST(SoftmaxNumbersTest, None)
#include "softmax_numbers_test.moc"
