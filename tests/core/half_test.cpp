#include "core/half.h"

#include "test_program.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

using namespace headlight;

namespace {

// The meaning of a small floating-point format by its definition: sign, biased exponent, fraction.
double meaning(unsigned bits, int exponent_bits, int fraction_bits) {
    const int bias = (1 << (exponent_bits - 1)) - 1;
    const int largest = (1 << exponent_bits) - 1;
    const int exponent = static_cast<int>(bits >> fraction_bits) & largest;
    const double fraction = std::ldexp(bits & ((1U << fraction_bits) - 1), -fraction_bits);
    const double sign = (bits >> (exponent_bits + fraction_bits)) != 0 ? -1.0 : 1.0;
    if (exponent == largest) {
        return fraction != 0 ? std::numeric_limits<double>::quiet_NaN()
                             : sign * std::numeric_limits<double>::infinity();
    }
    return exponent == 0 ? sign * std::ldexp(fraction, 1 - bias) : sign * std::ldexp(1 + fraction, exponent - bias);
}

bool same(double a, double b) {
    return std::isnan(a) ? std::isnan(b) : a == b && std::signbit(a) == std::signbit(b);
}

}  // namespace

class HalfTest : public QObject {
    Q_OBJECT
  private slots:
    void every_half_pattern_has_the_value_of_its_definition();
    void every_bfloat_pattern_has_the_value_of_its_definition();
    void every_pattern_survives_the_way_to_fp32_and_back();
    void a_value_between_two_halves_goes_to_the_nearer_and_a_tie_to_the_even_one();
    void a_value_between_two_bfloats_goes_to_the_nearer_and_a_tie_to_the_even_one();
    void values_beyond_the_largest_half_become_infinite();
    void nan_stays_nan();
};

void HalfTest::every_half_pattern_has_the_value_of_its_definition() {
    for (unsigned bits = 0; bits < 0x10000; ++bits)
        QVERIFY2(same(half_to_float(static_cast<std::uint16_t>(bits)), meaning(bits, 5, 10)),
                 qPrintable(QString::number(bits, 16)));
}

void HalfTest::every_bfloat_pattern_has_the_value_of_its_definition() {
    for (unsigned bits = 0; bits < 0x10000; ++bits)
        QVERIFY2(same(bfloat_to_float(static_cast<std::uint16_t>(bits)), meaning(bits, 8, 7)),
                 qPrintable(QString::number(bits, 16)));
}

void HalfTest::every_pattern_survives_the_way_to_fp32_and_back() {
    for (unsigned pattern = 0; pattern < 0x10000; ++pattern) {
        const auto bits = static_cast<std::uint16_t>(pattern);
        if (!std::isnan(half_to_float(bits))) QCOMPARE(float_to_half(half_to_float(bits)), bits);
        if (!std::isnan(bfloat_to_float(bits))) QCOMPARE(float_to_bfloat(bfloat_to_float(bits)), bits);
    }
}

// Every border between neighbors is tried from below, on the border and from above: among them the carries into the
// next exponent, from the subnormal to the normal and from the largest number to infinity.
void HalfTest::a_value_between_two_halves_goes_to_the_nearer_and_a_tie_to_the_even_one() {
    for (unsigned lower = 0; lower < 0x7C00; ++lower) {
        const double below = meaning(lower, 5, 10);
        const double above = lower + 1 == 0x7C00 ? 65536.0 : meaning(lower + 1, 5, 10);
        const auto middle = static_cast<float>((below + above) / 2);
        const auto even = static_cast<std::uint16_t>(lower % 2 == 0 ? lower : lower + 1);
        for (const unsigned sign : {0U, 0x8000U}) {
            const float direction = sign != 0 ? -1.0F : 1.0F;
            QCOMPARE(float_to_half(direction * middle), static_cast<std::uint16_t>(even | sign));
            QCOMPARE(float_to_half(direction * std::nextafter(middle, 0.0F)), static_cast<std::uint16_t>(lower | sign));
            QCOMPARE(float_to_half(direction * std::nextafter(middle, 1e9F)),
                     static_cast<std::uint16_t>((lower + 1) | sign));
        }
    }
}

void HalfTest::a_value_between_two_bfloats_goes_to_the_nearer_and_a_tie_to_the_even_one() {
    for (unsigned lower = 0; lower < 0x7F80; ++lower) {
        const float middle = std::bit_cast<float>((lower << 16) | 0x8000U);
        const auto even = static_cast<std::uint16_t>(lower % 2 == 0 ? lower : lower + 1);
        QCOMPARE(float_to_bfloat(middle), even);
        QCOMPARE(float_to_bfloat(-middle), static_cast<std::uint16_t>(even | 0x8000U));
        QCOMPARE(float_to_bfloat(std::nextafter(middle, 0.0F)), static_cast<std::uint16_t>(lower));
        QCOMPARE(float_to_bfloat(std::nextafter(middle, std::numeric_limits<float>::infinity())),
                 static_cast<std::uint16_t>(lower + 1));
    }
}

void HalfTest::values_beyond_the_largest_half_become_infinite() {
    QCOMPARE(float_to_half(65504.0F), std::uint16_t{0x7BFF});
    QCOMPARE(float_to_half(1e6F), std::uint16_t{0x7C00});
    QCOMPARE(float_to_half(-std::numeric_limits<float>::max()), std::uint16_t{0xFC00});
    QCOMPARE(float_to_half(std::numeric_limits<float>::infinity()), std::uint16_t{0x7C00});
    QCOMPARE(float_to_bfloat(std::numeric_limits<float>::infinity()), std::uint16_t{0x7F80});
}

void HalfTest::nan_stays_nan() {
    // The second has no bit set among those that a narrow format keeps.
    for (const std::uint32_t bits : {0x7FC00000U, 0x7F800001U, 0xFFFFFFFFU}) {
        QVERIFY(std::isnan(half_to_float(float_to_half(std::bit_cast<float>(bits)))));
        QVERIFY(std::isnan(bfloat_to_float(float_to_bfloat(std::bit_cast<float>(bits)))));
    }
}

HEADLIGHT_TEST(HalfTest, None)
#include "half_test.moc"
