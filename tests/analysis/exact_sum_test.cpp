// Sums without rounding: nothing that is computed from them depends on order or grouping.

#include "analysis/heads/exact_sum.h"

#include "analysis/heads/head_statistics.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace headlight;

namespace {

constexpr std::array kSeeds{1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U};

/// Numbers of many magnitudes, of which many nearly cancel.
std::vector<double> wide_numbers(unsigned seed) {
    std::mt19937 source(seed);
    std::uniform_real_distribution<double> mantissa(-1, 1);
    std::uniform_int_distribution<int> exponent(-60, 60);
    std::vector<double> numbers;
    for (int i = 0; i < 100; ++i) {
        numbers.push_back(std::ldexp(mantissa(source), exponent(source)));
        if (i % 3 == 0) numbers.push_back(-numbers.back() * (1 + 1e-15));
    }
    return numbers;
}

bool same(const RunningMean& one, const RunningMean& other) {
    return one.count == other.count && one.sum.parts() == other.sum.parts() &&
           one.squares.parts() == other.squares.parts() && one.mean() == other.mean() &&
           one.deviation() == other.deviation() && one.minimum == other.minimum && one.maximum == other.maximum;
}

RunningMean mean_of(std::span<const double> numbers) {
    RunningMean mean;
    for (const double number : numbers) mean.add(number);
    return mean;
}

/// Merges parts of random sizes as a tree of random shape.
RunningMean merged(std::span<const double> numbers, std::mt19937& source) {
    if (numbers.size() < 3) return mean_of(numbers);
    const auto middle = std::uniform_int_distribution<std::size_t>(0, numbers.size() - 1)(source);
    RunningMean left = merged(numbers.first(middle), source);
    const RunningMean right = mean_of(numbers.subspan(middle));
    if (source() % 2 == 0) {
        left.add(right);
        return left;
    }
    RunningMean swapped = right;
    swapped.add(left);
    return swapped;
}

}  // namespace

class ExactSumTest : public QObject {
    Q_OBJECT

  private slots:
    void a_sum_is_rounded_once() {
        ExactSum sum;
        for (const double number : {1e100, 1.0, -1e100, 1e-30, 1e16, -1e16}) sum.add(number);
        QCOMPARE(sum.value(), 1.0);
        QCOMPARE(sum.parts(), (std::vector<double>{1.0, 1e-30}));
        sum.add(-1.0);
        QCOMPARE(sum.value(), 1e-30);
        sum.add(-1e-30);
        QCOMPARE(sum.parts(), std::vector<double>());
        QCOMPARE(ExactSum().value(), 0.0);
    }

    void a_half_is_rounded_by_what_follows_it() {
        const double half = std::ldexp(1.0, -53);
        ExactSum sum;
        for (const double number : {1.0, half}) sum.add(number);
        QCOMPARE(sum.value(), 1.0);  // to even
        sum.add(1e-40);
        QCOMPARE(sum.value(), 1.0 + 2 * half);
    }

    void parts_are_the_same_in_every_order() {
        for (const unsigned seed : kSeeds) {
            std::vector<double> numbers = wide_numbers(seed);
            ExactSum once;
            for (const double number : numbers) once.add(number);
            const std::vector<double> parts = once.parts();
            QVERIFY(parts.size() > 1);
            QVERIFY(std::ranges::is_sorted(parts, std::ranges::greater{}, [](double part) { return std::abs(part); }));
            QCOMPARE(ExactSum(parts).parts(), parts);
            for (int i = 0; i < 20; ++i) {
                std::shuffle(numbers.begin(), numbers.end(), std::mt19937(seed + 100));
                ExactSum again;
                for (const double number : numbers) again.add(number);
                QCOMPARE(again.parts(), parts);
            }
        }
    }

    void mean_deviation_and_extremes_do_not_depend_on_order_or_grouping() {
        for (const unsigned seed : kSeeds) {
            std::mt19937 source(seed);
            std::vector<double> numbers = wide_numbers(seed);
            const RunningMean once = mean_of(numbers);
            QCOMPARE(once.minimum, *std::ranges::min_element(numbers));
            QCOMPARE(once.maximum, *std::ranges::max_element(numbers));
            for (int i = 0; i < 20; ++i) {
                std::shuffle(numbers.begin(), numbers.end(), source);
                QVERIFY(same(merged(numbers, source), once));
            }
        }
    }

    // Where n Σx² and (Σx)² agree in all digits of a double, sums of doubles would leave nothing of the deviation.
    void a_deviation_far_below_the_mean_is_exact() {
        RunningMean numbers;
        for (int i = 0; i < 1000; ++i) numbers.add(0.5 + (i % 2 == 0 ? 1 : -1) * std::ldexp(1.0, -40));
        QCOMPARE(numbers.mean(), 0.5);
        QCOMPARE(numbers.deviation(), std::ldexp(1.0, -40));
    }

    void equal_numbers_have_themselves_as_mean_and_no_deviation() {
        for (const double number : {0.1, 1.0 / 3, 12345.678, 1e-20}) {
            RunningMean numbers;
            for (int i = 0; i < 77; ++i) numbers.add(number);
            QCOMPARE(numbers.mean(), number);
            QCOMPARE(numbers.deviation(), 0.0);
        }
    }

    void numbers_that_are_not_finite_are_left_out() {
        const RunningMean numbers = mean_of(std::vector<double>{1, std::nan(""), HUGE_VAL, 3, -HUGE_VAL});
        QCOMPARE(numbers.count, 2);
        QCOMPARE(numbers.mean(), 2.0);
        QCOMPARE(numbers.maximum, 3.0);
        QVERIFY(std::isnan(RunningMean{}.minimum) && std::isnan(RunningMean{}.maximum));
    }

    void extremes_that_are_not_known_stay_so() {  // of files of version 0.1.0
        RunningMean older = mean_of(std::vector<double>{1, 2});
        older.minimum = older.maximum = std::nan("");
        RunningMean newer = mean_of(std::vector<double>{5});
        newer.add(older);
        older.add(7);
        for (const RunningMean& each : {newer, older}) QVERIFY(std::isnan(each.minimum) && std::isnan(each.maximum));
        RunningMean none;
        none.add(mean_of(std::vector<double>{5}));
        QCOMPARE(none.minimum, 5.0);
    }
};

HEADLIGHT_TEST(ExactSumTest, None)
#include "exact_sum_test.moc"
