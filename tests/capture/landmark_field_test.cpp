#include "capture/landmark_field.h"

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
std::shared_ptr<const AttentionField> landmarks() {
    AttentionSpec spec;
    spec.heads = 2;
    spec.key_mask.assign(kKeys, 1);
    spec.key_mask[5] = 0;
    Tensor queries({kQueries, 6});
    Tensor keys({kKeys, 6});
    for (std::int64_t i = 0; i < queries.count(); ++i) queries.data()[i] = value(i);
    for (std::int64_t i = 0; i < keys.count(); ++i) keys.data()[i] = value(3 * i + 1);
    return landmark_field({spec, queries, keys, {}, std::make_shared<NaiveEvaluator>()}, {});
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

class LandmarkFieldTest : public QObject {
    Q_OBJECT
  private slots:
    void weights_are_products_below_zero_too_and_masked_ones_are_zero() {
        const auto field = landmarks();
        bool below_zero = false;
        for (std::int32_t head = 0; head < 2; ++head) {
            const Tensor weights = field->weights(head, {10, 20}, {0, kKeys});
            for (std::int64_t i = 0; i < 10; ++i) {
                for (std::int64_t j = 0; j < kKeys; ++j) {
                    const float found = weights.slice(i)[static_cast<std::size_t>(j)];
                    QVERIFY(std::abs(static_cast<double>(found) - product(head, 10 + i, j)) < 1e-6);
                    below_zero = below_zero || found < 0;
                }
                QVERIFY(!field->allowed(10 + i, 5));
                QCOMPARE(weights.slice(i)[5], 0.0F);
            }
        }
        QVERIFY(below_zero);
    }

    void what_transformers_gives_are_the_first_factors() {
        const auto field = landmarks();
        const std::vector<AttentionLayout> layouts = field->layouts(0);
        QCOMPARE(layouts.size(), std::size_t{1});
        QCOMPARE(layouts.front().shape, (Shape{2, kQueries, 3}));
        const Tensor first = layouts.front().weights(1);
        QCOMPARE(first.shape(), (Shape{kQueries, 3}));
        for (std::int64_t query = 0; query < kQueries; ++query)
            for (std::int64_t i = 0; i < 3; ++i)
                QCOMPARE(first.slice(query)[static_cast<std::size_t>(i)], value(query * 6 + 3 + i));
    }

    void the_small_picture_and_the_measures_are_of_the_whole_matrix() {
        const auto field = landmarks();
        const Tensor pooled = field->pooled(0, kThumbnailSize, kThumbnailSize, Pooling::Max);
        QCOMPARE(field->thumbnails().shape(), (Shape{2, kThumbnailSize, kThumbnailSize}));
        for (std::size_t tile = 0; tile < pooled.values().size(); ++tile)
            QVERIFY(std::abs(field->thumbnails().values()[tile] - std::max(pooled.values()[tile], 0.0F)) < 1e-6F);
        double self = 0;
        for (std::int64_t i = 0; i < kQueries; ++i) self += product(0, i, i) / kQueries;
        QVERIFY(std::abs(static_cast<double>(field->metrics().at(0).self) - self) < 1e-5);
    }

    void a_cancelled_summary_stops() {
        std::stop_source stop;
        stop.request_stop();
        AttentionSpec spec;
        QVERIFY_THROWS_EXCEPTION(
            Error, landmark_field({spec, Tensor({2, 1}), Tensor({2, 1}), {}, std::make_shared<NaiveEvaluator>()},
                                  stop.get_token()));
    }

    void factors_that_do_not_belong_together_are_refused() {
        const auto refused = [](std::int32_t heads, const Tensor& queries, const Tensor& keys,
                                std::vector<KeyMark> mask) {
            AttentionSpec spec;
            spec.heads = heads;
            spec.key_mask = std::move(mask);
            try {
                static_cast<void>(landmark_field({spec, queries, keys, {}, std::make_shared<NaiveEvaluator>()}, {}));
            } catch (const Error& error) {
                return error.kind() == ErrorKind::Input;
            }
            return false;
        };
        QVERIFY(!refused(2, Tensor({3, 4}), Tensor({5, 4}), {1, 1, 1, 1, 0}));
        QVERIFY(refused(2, Tensor({3, 4}), Tensor({5, 6}), {}));
        QVERIFY(refused(2, Tensor({3, 3}), Tensor({5, 3}), {}));
        QVERIFY(refused(2, Tensor({3, 4}), Tensor({20}), {}));
        QVERIFY(refused(2, Tensor({3, 4}), Tensor({5, 4}), {1, 1, 1}));
    }

    void there_are_no_scores_behind_the_weights() {
        const auto field = landmarks();
        QVERIFY(field->scoring() == nullptr && field->turn() == nullptr);
        const auto refusal = [](const auto& question) -> QString {
            try {
                question();
            } catch (const Error& error) {
                return QString::fromStdString(error.sentence());
            }
            return {};
        };
        QVERIFY(refusal([&] { static_cast<void>(field->scores(0, {0, 1}, {0, 1})); }).contains("landmarks"));
        QVERIFY(refusal([&] { static_cast<void>(field->score_source(0, 0, 0)); }).contains("landmarks"));
    }

    void rows_that_hold_a_nan_are_lost() {
        Tensor queries({4, 2});
        queries.slice(1)[0] = std::numeric_limits<float>::quiet_NaN();
        queries.slice(3)[0] = std::numeric_limits<float>::infinity();  // times 0
        AttentionSpec spec;
        spec.heads = 2;
        const auto field = landmark_field({spec, queries, Tensor({3, 2}), {}, std::make_shared<NaiveEvaluator>()}, {});
        QCOMPARE(field->lost_rows(0), std::int64_t{2});
        QCOMPARE(field->lost_rows(1), std::int64_t{0});
    }
};

HEADLIGHT_TEST(LandmarkFieldTest, None)
#include "landmark_field_test.moc"
