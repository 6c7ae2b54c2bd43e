// Masks of patches: what the kept weights hold, beside the rule of DINO's figures, and which head a patch belongs to.

#include "analysis/heads/patch_masks.h"

#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <numeric>
#include <random>

using namespace headlight;

namespace {

std::vector<float> random_weights(std::mt19937& random, std::size_t count) {
    std::exponential_distribution<float> weight(1);
    std::vector<float> weights(count);
    for (float& each : weights) each = weight(random);
    return weights;
}

/// DINO's rule, as its figures state it: sort the weights upwards, add them up, and keep those whose sum so far is more
/// than 1 - share.
std::vector<std::uint8_t> kept_by_dino(const std::vector<float>& weights, double share) {
    std::vector<std::size_t> order(weights.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) { return weights[a] < weights[b]; });
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    std::vector<std::uint8_t> kept(weights.size(), 0);
    double so_far = 0;
    for (const std::size_t place : order) {
        so_far += static_cast<double>(weights[place]) / sum;
        kept[place] = so_far > 1 - share ? 1 : 0;
    }
    return kept;
}

}  // namespace

class PatchMasksTest : public QObject {
    Q_OBJECT

  private slots:
    void the_kept_weights_hold_the_share_and_one_less_does_not() {
        std::mt19937 random(7);
        for (int round = 0; round < 200; ++round) {
            const std::vector<float> weights = random_weights(random, 1 + random() % 200);
            const double share = std::uniform_real_distribution<double>(0.01, 1)(random);
            const std::vector<std::uint8_t> kept = heaviest(weights, share);
            const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
            double held = 0;
            float smallest = INFINITY;
            float largest_left_out = 0;
            for (std::size_t i = 0; i < weights.size(); ++i) {
                if (kept[i] != 0) {
                    held += static_cast<double>(weights[i]);
                    smallest = std::min(smallest, weights[i]);
                } else {
                    largest_left_out = std::max(largest_left_out, weights[i]);
                }
            }
            QVERIFY(held >= share * sum - 1e-6 * sum);
            QVERIFY(held - static_cast<double>(smallest) < share * sum);
            QVERIFY(smallest >= largest_left_out);
        }
    }

    void they_are_those_of_dino() {
        std::mt19937 random(8);
        for (int round = 0; round < 200; ++round) {
            const std::vector<float> weights = random_weights(random, 196);
            QCOMPARE(heaviest(weights, 0.6), kept_by_dino(weights, 0.6));
        }
    }

    void nothing_is_kept_of_nothing() {
        QCOMPARE(heaviest(std::vector<float>(4, 0.0F), 0.6), std::vector<std::uint8_t>(4, 0));
        QCOMPARE(heaviest(std::vector<float>{1, 1}, 1), (std::vector<std::uint8_t>{1, 1}));
    }

    void a_patch_belongs_to_the_head_with_the_largest_share() {
        PatchMasks masks;
        masks.heads.resize(2);
        masks.heads[0].weights = {0.7F, 0.2F, 0.1F};
        masks.heads[0].kept = {1, 0, 0};
        masks.heads[1].weights = {0.3F, 0.3F, 0.4F};
        masks.heads[1].kept = {1, 0, 1};
        QCOMPARE(masks.owner(0), std::optional<std::size_t>(0));
        QCOMPARE(masks.owner(1), std::optional<std::size_t>());
        QCOMPARE(masks.owner(2), std::optional<std::size_t>(1));
        QCOMPARE(masks.heads[1].count(), std::int64_t{2});
    }
};

HEADLIGHT_TEST(PatchMasksTest, Core)
#include "patch_masks_test.moc"
