#include "definitions.h"
#include "on_every_backend.h"
#include "test_program.h"

#include <cmath>
#include <limits>

using namespace headlight;

class ElementwiseTest : public QObject {
    Q_OBJECT
  private slots:
    void adds_tensors_and_rows_data() { add_backends(); }
    void adds_tensors_and_rows();
    void activations_agree_with_their_definitions_data() { add_backends(); }
    void activations_agree_with_their_definitions();
    void activations_keep_their_digits_in_the_tails_data() { add_backends(); }
    void activations_keep_their_digits_in_the_tails();
    void activations_survive_extremes_data() { add_backends(); }
    void activations_survive_extremes();
    void activations_of_nan_are_nan_data() { add_backends(); }
    void activations_of_nan_are_nan();
    void a_gate_multiplies_after_its_activation_data() { add_backends(); }
    void a_gate_multiplies_after_its_activation();
    void scales_and_caps_softly_data() { add_backends(); }
    void scales_and_caps_softly();
};

namespace {

constexpr Activation kAll[] = {Activation::None,      Activation::Relu, Activation::Gelu, Activation::GeluTanh,
                               Activation::GeluQuick, Activation::Silu, Activation::Tanh, Activation::RoundToFp16};

/// Of squares. Vulkan lets exp and division be off by a few last digits: an H100 has 1.1e-13 for Gelu.
constexpr double kGateBound = 2e-13;

}  // namespace

void ElementwiseTest::adds_tensors_and_rows() {
    const auto backend = current_backend();
    for (const auto& [rows, columns] : {std::pair<int, int>{1, 1}, {7, 129}, {64, 64}, {500, 100}}) {
        const Tensor a = random_tensor({rows, columns}, 31);
        for (const Tensor& b :
             {random_tensor({rows, columns}, 32), random_tensor({columns}, 33), random_tensor({1, columns}, 34)}) {
            Reference expected = to_reference(a);
            for (std::size_t i = 0; i < expected.values.size(); ++i)
                expected.values[i] += b.values()[i % static_cast<std::size_t>(b.count())];
            QVERIFY(normalized_error(backend->download(backend->add(backend->upload(a), backend->upload(b))),
                                     expected) <= 1e-13);
        }
    }
}

void ElementwiseTest::activations_agree_with_their_definitions() {
    const auto backend = current_backend();
    for (const Activation kind : kAll) {
        for (const auto& [rows, columns] : {std::pair<int, int>{1, 1}, {7, 129}, {300, 200}}) {
            const Tensor x = random_tensor({rows, columns}, 35, 2.0F);
            Reference expected = to_reference(x);
            for (double& value : expected.values) value = define_activation(value, kind);
            const double error =
                normalized_error(backend->download(backend->activation(backend->upload(x), kind)), expected);
            QVERIFY2(error <= kGateBound,
                     qPrintable(QString("activation %1: %2").arg(static_cast<int>(kind)).arg(error)));
        }
    }
}

void ElementwiseTest::activations_keep_their_digits_in_the_tails() {
    // Relative to each value, not to the largest: 1e-6 is a dozen units in the last place, what rounding x^2 in an
    // exponent may cost.
    const auto backend = current_backend();
    Tensor x({1, 1601});
    for (int i = 0; i <= 1600; ++i) x.values()[static_cast<std::size_t>(i)] = static_cast<float>(i - 800) / 100.0F;
    for (const Activation kind : kAll) {
        const Tensor found = backend->download(backend->activation(backend->upload(x), kind));
        for (std::size_t i = 0; i < 1601; ++i) {
            const double expected = define_activation(x.values()[i], kind);
            // The tanh form of gelu grows steep: its argument reaches 50, and so does the loss.
            const double bound = kind == Activation::GeluTanh ? 1e-5 : 4e-6;
            QVERIFY2(std::abs(found.values()[i] - expected) <= bound * std::abs(expected) + 1e-30,
                     qPrintable(QString("activation %1 of %2: %3, not %4")
                                    .arg(static_cast<int>(kind))
                                    .arg(x.values()[i])
                                    .arg(found.values()[i])
                                    .arg(expected)));
        }
    }
}

void ElementwiseTest::activations_of_nan_are_nan() {
    const auto backend = current_backend();
    Tensor x({1, 40}, 0.5F);
    for (const std::size_t place : {0, 7, 21, 39}) x.values()[place] = std::numeric_limits<float>::quiet_NaN();
    for (const Activation kind : kAll) {
        const Tensor found = backend->download(backend->activation(backend->upload(x), kind));
        const Tensor gated =
            backend->download(backend->gated(backend->upload(x), backend->upload(Tensor({1, 40}, 2)), kind));
        for (std::size_t i = 0; i < 40; ++i) {
            QCOMPARE(std::isnan(found.values()[i]), std::isnan(x.values()[i]));
            QCOMPARE(std::isnan(gated.values()[i]), std::isnan(x.values()[i]));
        }
    }
    const Tensor capped = backend->download(backend->scale(backend->upload(x), 2.0F, 30.0F));
    for (std::size_t i = 0; i < 40; ++i) QCOMPARE(std::isnan(capped.values()[i]), std::isnan(x.values()[i]));
}

void ElementwiseTest::activations_survive_extremes() {
    const auto backend = current_backend();
    const Tensor x({1, 6}, {-1e30F, -1000.0F, -100.0F, 100.0F, 1000.0F, 1e12F});
    for (const Activation kind : kAll) {
        const Tensor found = backend->download(backend->activation(backend->upload(x), kind));
        for (std::size_t i = 0; i < 6; ++i) {
            const double expected =
                kind == Activation::GeluTanh && i == 0 ? 0.0 : define_activation(x.values()[i], kind);
            const bool both_infinite = found.values()[i] == expected;
            QVERIFY2(both_infinite || std::abs(found.values()[i] - expected) <= 1e-6 * std::abs(expected) + 1e-6,
                     qPrintable(QString("activation %1 of %2: %3")
                                    .arg(static_cast<int>(kind))
                                    .arg(x.values()[i])
                                    .arg(found.values()[i])));
        }
    }
}

void ElementwiseTest::a_gate_multiplies_after_its_activation() {
    const auto backend = current_backend();
    for (const Activation kind : kAll) {
        for (const auto& [rows, columns] : {std::pair<int, int>{1, 1}, {7, 129}, {300, 200}}) {
            const Tensor gate = random_tensor({rows, columns}, 36, 2.0F);
            const Tensor x = random_tensor({rows, columns}, 37);
            Reference expected = to_reference(x);
            for (std::size_t i = 0; i < expected.values.size(); ++i)
                expected.values[i] *= define_activation(gate.values()[i], kind);
            const DeviceTensor found = backend->gated(backend->upload(gate), backend->upload(x), kind);
            const double error = normalized_error(backend->download(found), expected);
            QVERIFY2(error <= 1e-13,
                     qPrintable(QString("%1 for activation %2").arg(error).arg(static_cast<int>(kind))));
        }
    }
}

void ElementwiseTest::scales_and_caps_softly() {
    const auto backend = current_backend();
    const Tensor x = random_tensor({33, 129}, 38, 9.0F);
    for (const float softcap : {0.0F, 0.5F, 30.0F}) {
        Reference expected = to_reference(x);
        for (double& value : expected.values) {
            value *= 1.5;
            if (softcap > 0) value = softcap * std::tanh(value / softcap);
        }
        const DeviceTensor found = backend->scale(backend->upload(x), 1.5F, softcap);
        QVERIFY(normalized_error(backend->download(found), expected) <= 1e-13);
    }
}

HEADLIGHT_TEST(ElementwiseTest, None)
#include "elementwise_test.moc"
