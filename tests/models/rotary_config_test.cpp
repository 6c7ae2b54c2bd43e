// Frequencies that configurations describe, against numbers that were worked out by hand.

#include "models/blocks/plans/rotary_config.h"

#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <string>
#include <vector>

using namespace headlight;

namespace {

/// Of heads of 8 values, with theta 10,000, whose pairs turn by 1, 0.1, 0.01 and 0.001.
std::vector<double> scaled_by(const std::string& scaling) {
    const Config config = Config::parse(R"({"rope_theta": 10000, "rope_scaling": )" + scaling + "}", "config.json");
    return rotary_frequencies(config, 8).by_pair;
}

void compare(const std::vector<double>& found, const std::vector<double>& expected) {
    QCOMPARE(found.size(), expected.size());
    for (std::size_t pair = 0; pair < expected.size(); ++pair)
        QVERIFY2(std::abs(found[pair] / expected[pair] - 1) < 1e-6, std::to_string(found[pair]).c_str());
}

}  // namespace

class RotaryConfigTest : public QObject {
    Q_OBJECT

  private slots:
    void ntk_scaling_slows_later_pairs_more() {
        compare(scaled_by(R"({"type": "ntk", "factor": 16})"), {1.0 / 2, 0.1 / 4, 0.01 / 8, 0.001 / 16});
    }

    void mixed_ntk_scaling_slows_the_last_pair_as_much_and_the_others_by_its_power() {
        compare(scaled_by(R"({"type": "ntk", "factor": 16, "mixed_b": 0.5})"),
                {1.0 / 4, 0.1 * 0.140785716, 0.01 * 0.0906152944, 0.001 / 16});
        compare(scaled_by(R"({"type": "ntk", "factor": 16, "mixed_b": null})"),
                scaled_by(R"({"type": "ntk", "factor": 16})"));
    }
};

HEADLIGHT_TEST(RotaryConfigTest, None)
#include "rotary_config_test.moc"
