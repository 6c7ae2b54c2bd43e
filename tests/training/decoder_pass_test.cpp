// The reverse pass gives the derivatives that PyTorch gives and that differences of the loss approach, and the
// optimizers take the same steps.

#include "training/decoder_pass.h"

#include "reference_steps.h"
#include "test_program.h"
#include "training/chance.h"
#include "training/optimizer.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace headlight;
using headlight::testing::ReferenceSteps;
Q_DECLARE_METATYPE(headlight::OptimizerKind)

namespace {

/// Mean loss of all rows, whose derivative by the weights becomes the gradient.
double mean_loss(const ReferenceSteps& steps, std::span<const float> weights, std::vector<float>& gradient) {
    const auto rows = steps.rows();
    const double share = 1.0 / static_cast<double>(rows.size() * (rows[0].size() - 1));
    DecoderPass pass(steps.layout());
    gradient.assign(steps.layout().size(), 0);
    double loss = 0;
    for (const auto& row : rows) loss += share * pass.run(weights, row, static_cast<float>(share), gradient);
    return loss;
}

double norm(std::span<const float> values) {
    double sum = 0;
    for (const float value : values) sum += static_cast<double>(value) * static_cast<double>(value);
    return std::sqrt(sum);
}

/// Length of the difference of a tensor's numbers, relative to that of the expected ones.
double relative_error(std::span<const float> found, std::span<const float> expected) {
    std::vector<float> difference(found.begin(), found.end());
    for (std::size_t i = 0; i < difference.size(); ++i) difference[i] -= expected[i];
    return norm(difference) / norm(expected);
}

void compare_tensors(const DecoderLayout& layout, std::span<const float> found, std::span<const float> expected,
                     double bound) {
    for (const WeightPlace& place : layout.places()) {
        const double error =
            relative_error(found.subspan(place.begin, place.size), expected.subspan(place.begin, place.size));
        QVERIFY2(error < bound, qPrintable(QString("%1: %2").arg(QString::fromStdString(place.name)).arg(error)));
    }
}

}  // namespace

class DecoderPassTest : public QObject {
    Q_OBJECT

    const ReferenceSteps steps_;

    /// Compares weights with those of PyTorch, and the steps themselves, which are small beside the weights.
    void compare_steps(const std::vector<float>& weights, const std::string& kind) const {
        const std::vector<float> before = steps_.numbers("weights");
        const std::vector<float> after = steps_.numbers(kind);
        compare_tensors(steps_.layout(), weights, after, 1e-6);
        std::vector<float> taken(weights.size());
        std::vector<float> expected(weights.size());
        for (std::size_t i = 0; i < weights.size(); ++i) {
            taken[i] = weights[i] - before[i];
            expected[i] = after[i] - before[i];
        }
        QVERIFY(relative_error(taken, expected) < 1e-3);
    }

  private slots:
    void derivatives_of_all_tensors_are_those_of_pytorch() {
        std::vector<float> gradient;
        const double loss = mean_loss(steps_, steps_.numbers("weights"), gradient);
        QVERIFY(std::abs(loss - steps_.losses()[0]) < 1e-6);
        compare_tensors(steps_.layout(), gradient, steps_.numbers("gradient"), 1e-5);
    }

    void adamw_takes_the_steps_of_pytorch() {
        std::vector<float> weights = steps_.numbers("weights");
        std::vector<float> gradient;
        Optimizer optimizer(steps_.layout(), {});
        ThreadPool pool{ThreadCount()};
        for (std::int64_t step = 0; step < std::ssize(steps_.losses()); ++step) {
            const double loss = mean_loss(steps_, weights, gradient);
            QVERIFY(std::abs(loss - steps_.losses()[static_cast<std::size_t>(step)]) < 1e-6);
            optimizer.update(step, gradient, weights, pool);
        }
        compare_steps(weights, "after");
    }

    void sgd_takes_the_steps_of_pytorch_data() {
        QTest::addColumn<OptimizerKind>("kind");
        QTest::newRow("sgd") << OptimizerKind::Sgd;
        QTest::newRow("sgd-momentum") << OptimizerKind::Momentum;
    }
    void sgd_takes_the_steps_of_pytorch() {
        QFETCH(OptimizerKind, kind);
        std::vector<float> weights = steps_.numbers("weights");
        std::vector<float> gradient;
        Optimizer optimizer(steps_.layout(), {.kind = kind, .learning_rate = 0.5});
        ThreadPool pool{ThreadCount()};
        for (std::int64_t step = 0; step < std::ssize(steps_.losses()); ++step) {
            mean_loss(steps_, weights, gradient);
            optimizer.update(step, gradient, weights, pool);
        }
        compare_steps(weights, name_of(kind));
    }

    /// w - r g, without anything that is kept from step to step.
    void sgd_subtracts_the_gradient() {
        const std::vector<float> before = steps_.numbers("weights");
        std::vector<float> gradient;
        mean_loss(steps_, before, gradient);
        OptimizerConstants plain{.kind = OptimizerKind::Sgd, .learning_rate = 0.25, .warm_up = 1};
        plain.longest_gradient = 1e9;
        Optimizer optimizer(steps_.layout(), plain);
        ThreadPool pool{ThreadCount()};
        std::vector<float> weights = before;
        optimizer.update(0, gradient, weights, pool);
        for (std::size_t i = 0; i < weights.size(); ++i)
            QVERIFY(std::abs(weights[i] - (before[i] - 0.25F * gradient[i])) <= 1e-6F * std::abs(before[i]));
        QVERIFY(optimizer.state().first.empty() && optimizer.state().second.empty());
    }

    /// Along any direction the loss changes as the gradient says.
    void differences_of_the_loss_approach_the_derivative() {
        const std::vector<float> weights = steps_.numbers("weights");
        std::vector<float> gradient;
        std::vector<float> unused;
        mean_loss(steps_, weights, gradient);
        std::uint64_t tensor = 0;
        for (const WeightPlace& place : steps_.layout().places()) {
            // Half of the direction is that of the gradient: across it the loss hardly changes, and fp32 hides how
            // much.
            Chance chance(1, Chance::Purpose::Weights, tensor++);
            const auto slope = std::span(gradient).subspan(place.begin, place.size);
            std::vector<float> direction(place.size);
            std::ranges::generate(direction, [&] { return static_cast<float>(chance.normal()); });
            const double drawn = norm(direction);
            double expected = 0;
            for (std::size_t i = 0; i < place.size; ++i) {
                direction[i] = static_cast<float>(direction[i] / drawn + slope[i] / norm(slope));
                expected += static_cast<double>(direction[i]) * static_cast<double>(slope[i]);
            }
            constexpr double kStep = 0.01;
            const auto moved = [&](double by) {
                std::vector<float> there = weights;
                for (std::size_t i = 0; i < place.size; ++i)
                    there[place.begin + i] += static_cast<float>(by * direction[i]);
                return mean_loss(steps_, there, unused);
            };
            const double found = (moved(kStep) - moved(-kStep)) / (2 * kStep);
            QVERIFY2(
                std::abs(found - expected) < 0.01 * std::abs(expected) + 1e-4,
                qPrintable(QString("%1: %2, %3").arg(QString::fromStdString(place.name)).arg(found).arg(expected)));
        }
    }
};

HEADLIGHT_TEST(DecoderPassTest, None)
#include "decoder_pass_test.moc"
