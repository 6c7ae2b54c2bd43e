#include "definitions.h"
#include "on_every_backend.h"
#include "test_program.h"

#include <cmath>

using namespace headlight;

namespace {

/// Frequencies 10000^(-2i / size).
std::vector<double> frequencies_of(std::int64_t size) {
    std::vector<double> frequencies;
    for (std::int64_t i = 0; i < size / 2; ++i)
        frequencies.push_back(std::pow(10000.0, -2.0 * static_cast<double>(i) / static_cast<double>(size)));
    return frequencies;
}

Tensor angles_of(const std::vector<double>& frequencies, std::int64_t positions) {
    const std::size_t pairs = frequencies.size();
    Tensor angles({positions, static_cast<std::int64_t>(2 * pairs)});
    for (std::int64_t position = 0; position < positions; ++position) {
        for (std::size_t i = 0; i < pairs; ++i) {
            angles.slice(position)[i] = static_cast<float>(std::cos(static_cast<double>(position) * frequencies[i]));
            angles.slice(position)[pairs + i] =
                static_cast<float>(std::sin(static_cast<double>(position) * frequencies[i]));
        }
    }
    return angles;
}

}  // namespace

class RotaryTest : public QObject {
    Q_OBJECT
  private slots:
    void agrees_with_its_definition_data() { add_backends(); }
    void agrees_with_its_definition();
    void values_beyond_the_size_stay_as_they_are_data() { add_backends(); }
    void values_beyond_the_size_stay_as_they_are();
};

void RotaryTest::agrees_with_its_definition() {
    const auto backend = current_backend();
    for (const bool interleaved : {false, true}) {
        for (const auto& [head_size, size] : {std::pair<int, int>{2, 2}, {8, 8}, {64, 64}, {80, 20}, {128, 96}}) {
            for (const auto& [heads, rows, first] :
                 {std::tuple<int, int, int>{1, 1, 0}, {3, 50, 0}, {2, 1, 4000}, {4, 7, 130}}) {
                const RotaryLayout layout{head_size, size, interleaved};
                const std::vector<double> frequencies = frequencies_of(size);
                const Tensor x = random_tensor({rows, heads * head_size}, 61);
                const DeviceTensor found = backend->rotary(
                    backend->upload(x), backend->upload(angles_of(frequencies, first + rows)), first, layout);
                const double error = normalized_error(backend->download(found),
                                                      define_rotary(to_reference(x), frequencies, first, layout));
                QVERIFY2(error <= 1e-13,
                         qPrintable(QString("%1 for heads of %2, %3 turned").arg(error).arg(head_size).arg(size)));
            }
        }
    }
}

void RotaryTest::values_beyond_the_size_stay_as_they_are() {
    const auto backend = current_backend();
    const Tensor x = random_tensor({9, 3 * 20}, 62);
    const Tensor found = backend->download(backend->rotary(
        backend->upload(x), backend->upload(angles_of(frequencies_of(6), 9)), 0, RotaryLayout{20, 6, false}));
    for (std::int64_t row = 0; row < 9; ++row)
        for (std::size_t d = 0; d < 60; ++d)
            if (d % 20 >= 6) QCOMPARE(found.slice(row)[d], x.slice(row)[d]);
}

HEADLIGHT_TEST(RotaryTest, None)
#include "rotary_test.moc"
