#include "capture/landmark_attention.h"

#include "attention_definition.h"
#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr std::int64_t kQueries = 70;
constexpr std::int64_t kKeys = 90;

float value(std::int64_t at) {
    return std::sin(static_cast<float>(at) * 0.7F);
}

/// Two heads with three landmarks; nobody may attend to key 5.
AttentionField::Parts parts() {
    AttentionSpec spec;
    spec.heads = 2;
    spec.landmarks = 3;
    spec.key_mask.assign(kKeys, 1);
    spec.key_mask[5] = 0;
    Tensor queries({kQueries, 6});
    Tensor keys({kKeys, 6});
    for (std::int64_t i = 0; i < queries.count(); ++i) queries.data()[i] = value(i);
    for (std::int64_t i = 0; i < keys.count(); ++i) keys.data()[i] = value(3 * i + 1);
    return parts_of_product(spec, queries, keys, std::make_shared<NaiveEvaluator>(), {});
}

double product(std::int64_t head, std::int64_t query, std::int64_t key) {
    if (key == 5) return 0;
    double sum = 0;
    for (std::int64_t i = 0; i < 3; ++i)
        sum += static_cast<double>(value(query * 6 + head * 3 + i)) *
               static_cast<double>(value(3 * (key * 6 + head * 3 + i) + 1));
    return sum;
}

}  // namespace

class LandmarkAttentionTest : public QObject {
    Q_OBJECT
  private slots:
    void weights_are_products_below_zero_too_and_masked_ones_are_zero() {
        const AttentionField field(parts());
        QVERIFY(has_landmarks(field));
        QVERIFY(!field.spec().rows_sum_to_one());
        bool below_zero = false;
        for (std::int32_t head = 0; head < 2; ++head) {
            const Tensor weights = field.weights(head, {10, 20}, {0, kKeys});
            for (std::int64_t i = 0; i < 10; ++i) {
                for (std::int64_t j = 0; j < kKeys; ++j) {
                    const float found = weights.slice(i)[static_cast<std::size_t>(j)];
                    QVERIFY(std::abs(static_cast<double>(found) - product(head, 10 + i, j)) < 1e-6);
                    below_zero = below_zero || found < 0;
                }
                QVERIFY(!field.allowed(10 + i, 5));
                QCOMPARE(weights.slice(i)[5], 0.0F);
            }
        }
        QVERIFY(below_zero);
        const Tensor masked = field.scores(1, {0, 1}, {5, 6});
        QCOMPARE(masked.values()[0], -std::numeric_limits<float>::infinity());
    }

    void what_transformers_gives_are_the_first_factors() {
        const AttentionField field(parts());
        const Tensor first = landmark_weights(field, 1);
        QCOMPARE(first.shape(), (Shape{kQueries, 3}));
        for (std::int64_t query = 0; query < kQueries; ++query)
            for (std::int64_t i = 0; i < 3; ++i)
                QCOMPARE(first.slice(query)[static_cast<std::size_t>(i)], value(query * 6 + 3 + i));
    }

    void the_small_picture_and_the_measures_are_of_the_whole_matrix() {
        const AttentionField field(parts());
        const Tensor pooled = field.pooled(0, kThumbnailSize, kThumbnailSize, Pooling::Max);
        QCOMPARE(field.thumbnails().shape(), (Shape{2, kThumbnailSize, kThumbnailSize}));
        for (std::size_t tile = 0; tile < pooled.values().size(); ++tile)
            QVERIFY(std::abs(field.thumbnails().values()[tile] - std::max(pooled.values()[tile], 0.0F)) < 1e-6F);
        double self = 0;
        for (std::int64_t i = 0; i < kQueries; ++i) self += product(0, i, i) / kQueries;
        QVERIFY(std::abs(static_cast<double>(field.metrics().at(0).self) - self) < 1e-5);
    }

    void a_cancelled_summary_stops() {
        std::stop_source stop;
        stop.request_stop();
        AttentionSpec spec;
        spec.landmarks = 1;
        QVERIFY_THROWS_EXCEPTION(Error, parts_of_product(spec, Tensor({2, 1}), Tensor({2, 1}),
                                                         std::make_shared<NaiveEvaluator>(), stop.get_token()));
    }
};

HEADLIGHT_TEST(LandmarkAttentionTest, None)
#include "landmark_attention_test.moc"
