#include "attention_cases.h"
#include "attention_definition.h"
#include "capture/softmax_field.h"
#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <atomic>
#include <functional>
#include <string>
#include <thread>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// Counts what a question makes the evaluator compute.
class CountingEvaluator final : public AttentionEvaluator {
  public:
    void scores(const AttentionSpec& spec, const AttentionCorner& corner, const float* queries,
                std::int64_t query_stride, std::int64_t query_count, const float* keys, std::int64_t key_stride,
                std::int64_t key_count, float* scores) const override {
        computed += query_count * key_count;
        largest_block = std::max(largest_block, query_count * key_count);
        naive_.scores(spec, corner, queries, query_stride, query_count, keys, key_stride, key_count, scores);
    }
    void weights(float* row, const std::uint8_t* allowed, std::int64_t count, float max, float sum) const override {
        naive_.weights(row, allowed, count, max, sum);
    }
    SoftmaxRow softmax(std::span<float> row, std::span<const std::uint8_t> allowed, const float* sink,
                       const RowPlace& place, MetricSums* sums) const override {
        return naive_.softmax(row, allowed, sink, place, sums);
    }
    mutable std::int64_t computed = 0;
    mutable std::int64_t largest_block = 0;

  private:
    NaiveEvaluator naive_;
};

/// The sentence of the Error(Input) that the action throws; anything else fails.
std::string refusal(const std::function<void()>& action) {
    try {
        action();
    } catch (const Error& error) {
        return error.kind() == ErrorKind::Input ? error.sentence() : "an error of another kind";
    }
    return "nothing was refused";
}

bool says(const std::string& sentence, const std::string& part) {
    return sentence.find(part) != std::string::npos;
}

}  // namespace

class AttentionFieldTest : public QObject {
    Q_OBJECT

    static void add_cases() {
        QTest::addColumn<int>("index");
        const auto all = attention_cases();
        for (std::size_t i = 0; i < all.size(); ++i) QTest::newRow(all[i].first) << static_cast<int>(i);
    }

    static AttentionCase current_case() {
        QFETCH(int, index);
        return attention_cases()[static_cast<std::size_t>(index)].second;
    }

  private slots:
    void weights_follow_the_definition_data() { add_cases(); }
    void weights_follow_the_definition() {
        const AttentionCase one = current_case();
        const Tensor queries = queries_for(one.spec, one.queries);
        const Tensor keys = keys_for(one.spec, one.keys);
        compare_with_definition(SoftmaxField(defined_parts(one.spec, queries, keys)), queries, keys, 1e-6);
    }

    void scores_follow_the_definition_and_masked_ones_are_minus_infinity_data() { add_cases(); }
    void scores_follow_the_definition_and_masked_ones_are_minus_infinity() {
        const AttentionCase one = current_case();
        const Tensor queries = queries_for(one.spec, one.queries);
        const Tensor keys = keys_for(one.spec, one.keys);
        const SoftmaxField field(defined_parts(one.spec, queries, keys));
        const AttentionDefinition definition(one.spec, queries, keys);
        const TokenRange query_range{one.queries / 3, one.queries};
        const TokenRange key_range{one.keys / 2, one.keys};
        for (std::int32_t head = 0; head < field.heads(); ++head) {
            const Tensor scores = field.scores(head, query_range, key_range);
            QCOMPARE(scores.shape(), (Shape{query_range.size(), key_range.size()}));
            for (std::int64_t i = query_range.begin; i < query_range.end; ++i) {
                for (std::int64_t j = key_range.begin; j < key_range.end; ++j) {
                    const float found =
                        scores.slice(i - query_range.begin)[static_cast<std::size_t>(j - key_range.begin)];
                    if (definition.allowed(i, j))
                        QVERIFY(std::abs(static_cast<double>(found) - definition.score(head, i, j)) < 1e-5);
                    else
                        QVERIFY(std::isinf(found) && found < 0);
                }
            }
        }
    }

    void allowed_tells_masked_from_zero_data() { add_cases(); }
    void allowed_tells_masked_from_zero() {
        const AttentionCase one = current_case();
        const Tensor queries = queries_for(one.spec, one.queries);
        const Tensor keys = keys_for(one.spec, one.keys);
        const SoftmaxField field(defined_parts(one.spec, queries, keys));
        const AttentionDefinition definition(one.spec, queries, keys);
        for (std::int64_t i = 0; i < one.queries; ++i)
            for (std::int64_t j = 0; j < one.keys; ++j) QCOMPARE(field.allowed(i, j), definition.allowed(i, j));
    }

    void a_part_equals_the_same_part_of_the_whole_data() { add_cases(); }
    void a_part_equals_the_same_part_of_the_whole() {
        const AttentionCase one = current_case();
        const SoftmaxField field(
            defined_parts(one.spec, queries_for(one.spec, one.queries), keys_for(one.spec, one.keys)));
        const Tensor whole = field.weights(1);
        const TokenRange query_range{one.queries / 4, one.queries - one.queries / 4};
        const TokenRange key_range{one.keys / 5, one.keys - one.keys / 3};
        const Tensor part = field.weights(1, query_range, key_range);
        for (std::int64_t i = 0; i < query_range.size(); ++i)
            for (std::int64_t j = 0; j < key_range.size(); ++j)
                QCOMPARE(part.slice(i)[static_cast<std::size_t>(j)],
                         whole.slice(query_range.begin + i)[static_cast<std::size_t>(key_range.begin + j)]);
        const std::vector<float> row = field.row(1, one.queries - 1);
        const std::span<const float> last = whole.slice(one.queries - 1);
        QVERIFY(std::equal(row.begin(), row.end(), last.begin(), last.end()));
    }

    void an_empty_range_gives_no_weights() {
        const AttentionSpec spec = plain_spec(2, 2, 4);
        const SoftmaxField field(defined_parts(spec, queries_for(spec, 5), keys_for(spec, 5)));
        QCOMPARE(field.weights(0, {2, 2}, {0, 5}).shape(), (Shape{0, 5}));
        QCOMPARE(field.scores(0, {0, 5}, {5, 5}).shape(), (Shape{5, 0}));
    }

    // Scores of 1,000 and more that are exact in fp32: a combined logarithm of the sum would be off by 6e-5 and more.
    void weights_stay_exact_at_scores_of_a_thousand() {
        AttentionSpec spec = plain_spec(2, 2, 8);
        spec.scale = 1.0F;
        Tensor queries = queries_for(spec, 50, 1.5F, true);
        Tensor keys = keys_for(spec, 50, 1.5F, true);
        for (std::int64_t i = 0; i < 50; ++i) {
            for (const std::size_t head : {0U, 1U}) {
                queries.slice(i)[head * 8] = head == 0 ? 1.0F : -1.0F;
                keys.slice(i)[head * 8] = 1000.0F + static_cast<float>(i % 7) / 8.0F;
            }
        }
        compare_with_definition(SoftmaxField(defined_parts(spec, queries, keys)), queries, keys, 5e-7);
    }

    void rows_of_huge_scores_sum_to_one() {
        AttentionSpec spec = plain_spec(4, 4, 16);
        const Tensor queries = queries_for(spec, 40, 45.0F);
        const Tensor keys = keys_for(spec, 40, 45.0F);
        const SoftmaxField field(defined_parts(spec, queries, keys));
        float largest = 0;
        const Tensor scores = field.scores(0, {0, 40}, {0, 40});
        for (const float score : scores.values()) largest = std::max(largest, score);
        QVERIFY(largest > 1000.0F);
        for (std::int32_t head = 0; head < 4; ++head) {
            const Tensor weights = field.weights(head);
            for (std::int64_t i = 0; i < 40; ++i) {
                double sum = 0;
                for (const float weight : weights.slice(i)) sum += static_cast<double>(weight);
                QVERIFY2(std::abs(sum - 1.0) < 1e-4, qPrintable(QString::number(sum, 'g', 12)));
            }
        }
    }

    void a_row_without_a_key_is_all_zeros_data() {
        QTest::addColumn<bool>("sinks");
        QTest::newRow("plain") << false;
        QTest::newRow("with sinks") << true;
    }
    void a_row_without_a_key_is_all_zeros() {
        QFETCH(bool, sinks);
        AttentionSpec spec = plain_spec(2, 2, 4);
        spec.key_mask = {0, 0, 1, 1};
        spec.causal = true;
        if (sinks) spec.sinks = {1.0F, -1.0F};
        const SoftmaxField field(defined_parts(spec, queries_for(spec, 4, 40), keys_for(spec, 4, 40)));
        for (std::int32_t head = 0; head < 2; ++head) {
            for (std::int64_t query = 0; query < 2; ++query)
                QCOMPARE(field.row(head, query), (std::vector<float>{0, 0, 0, 0}));
            for (const Pooling pooling : {Pooling::Mean, Pooling::Max}) {
                const Tensor picture = field.pooled(head, 4, 4, pooling);
                for (const float value : picture.slice(0)) QCOMPARE(value, 0.0F);
                for (const float value : picture.values()) QVERIFY(!std::isnan(value));
            }
        }
        spec.key_mask = {0, 0, 0, 0};
        const SoftmaxField blind(defined_parts(spec, queries_for(spec, 4), keys_for(spec, 4)));
        const Tensor nothing = blind.weights(1);
        for (const float value : nothing.values()) QCOMPARE(value, 0.0F);
    }

    void the_largest_weights_do_not_hide_behind_a_masked_larger_score() {
        AttentionSpec spec = plain_spec(1, 1, 1);
        spec.causal = true;
        const Tensor queries({3, 1}, {1, 1, 1});
        const Tensor keys({3, 1}, {0, 0, 900});  // the last key outshines all, but only the last query may see it
        const SoftmaxField field(defined_parts(spec, queries, keys));
        QCOMPARE(field.row(0, 1), (std::vector<float>{0.5F, 0.5F, 0.0F}));
        QCOMPARE(field.row(0, 2), (std::vector<float>{0.0F, 0.0F, 1.0F}));
    }

    void a_sink_takes_its_share_of_every_row() {
        AttentionSpec spec = plain_spec(1, 1, 1);
        spec.sinks = {std::log(2.0F)};
        QVERIFY(!spec.rows_sum_to_one());
        const SoftmaxField field(defined_parts(spec, Tensor({1, 1}, {0}), Tensor({2, 1}, {5, 5})));
        for (const float weight : field.row(0, 0)) QVERIFY(std::abs(weight - 0.25F) < 1e-6F);
    }

    void query_heads_share_key_heads_in_groups() {
        AttentionSpec spec = plain_spec(4, 2, 1);
        const Tensor queries({1, 4}, {1, 1, 1, 1});
        const Tensor keys({2, 2}, {0, 9, 9, 0});  // key head 0 prefers key 1, key head 1 prefers key 0
        const SoftmaxField field(defined_parts(spec, queries, keys));
        QVERIFY(field.row(0, 0)[1] > 0.99F && field.row(1, 0)[1] > 0.99F);
        QVERIFY(field.row(2, 0)[0] > 0.99F && field.row(3, 0)[0] > 0.99F);
    }

    void a_pooled_picture_equals_pooling_by_definition_data() { add_cases(); }
    void a_pooled_picture_equals_pooling_by_definition() {
        const AttentionCase one = current_case();
        const Tensor queries = queries_for(one.spec, one.queries);
        const Tensor keys = keys_for(one.spec, one.keys);
        const SoftmaxField field(defined_parts(one.spec, queries, keys));
        const AttentionDefinition definition(one.spec, queries, keys);
        for (const auto& [height, width] : {std::pair{1, 1}, {2, 3}, {7, 5}, {64, 64}, {1000, 1000}}) {
            const std::int64_t rows = std::min<std::int64_t>(height, one.queries);
            const std::int64_t columns = std::min<std::int64_t>(width, one.keys);
            std::vector<double> sums(static_cast<std::size_t>(rows * columns), 0.0);
            std::vector<double> largest(sums.size(), 0.0);
            std::vector<double> counts(sums.size(), 0.0);
            for (std::int64_t i = 0; i < one.queries; ++i) {
                const std::vector<double> weights = definition.row(1, i);
                std::int64_t r = 0;
                while ((r + 1) * one.queries / rows <= i) ++r;
                std::int64_t c = 0;
                for (std::int64_t j = 0; j < one.keys; ++j) {
                    while ((c + 1) * one.keys / columns <= j) ++c;
                    const auto tile = static_cast<std::size_t>(r * columns + c);
                    sums[tile] += weights[static_cast<std::size_t>(j)];
                    largest[tile] = std::max(largest[tile], weights[static_cast<std::size_t>(j)]);
                    counts[tile] += 1;
                }
            }
            const Tensor mean = field.pooled(1, height, width, Pooling::Mean);
            const Tensor max = field.pooled(1, height, width, Pooling::Max);
            QCOMPARE(mean.shape(), (Shape{rows, columns}));
            QCOMPARE(max.shape(), (Shape{rows, columns}));
            for (std::size_t tile = 0; tile < sums.size(); ++tile) {
                QVERIFY(std::abs(static_cast<double>(mean.values()[tile]) - sums[tile] / counts[tile]) < 1e-6);
                QVERIFY(std::abs(static_cast<double>(max.values()[tile]) - largest[tile]) < 1e-6);
            }
        }
    }

    void pooling_shows_a_weight_that_is_not_a_number() {
        const AttentionSpec spec = plain_spec(1, 1, 1);
        SoftmaxField::Parts parts = defined_parts(spec, Tensor({4, 1}, {1, 1, 1, 1}), Tensor({4, 1}, {0, 0, 0, 0}));
        parts.row_max.data()[1] = std::numeric_limits<float>::quiet_NaN();
        const SoftmaxField field(std::move(parts));
        for (const Pooling pooling : {Pooling::Mean, Pooling::Max}) {
            const Tensor picture = field.pooled(0, 2, 2, pooling);
            QVERIFY(std::isnan(picture.slice(0)[0]) && std::isnan(picture.slice(0)[1]));
            QVERIFY(!std::isnan(picture.slice(1)[0]) && !std::isnan(picture.slice(1)[1]));
        }
    }

    void pooling_holds_a_block_of_rows_and_skips_what_is_masked() {
        AttentionSpec spec = plain_spec(1, 1, 1);
        spec.causal = true;
        constexpr std::int64_t kTokens = 1000;
        SoftmaxField::Parts parts = defined_parts(spec, queries_for(spec, kTokens), keys_for(spec, kTokens));
        const auto counter = std::make_shared<CountingEvaluator>();
        parts.evaluator = counter;
        const SoftmaxField field(std::move(parts));
        static_cast<void>(field.pooled(0, 64, 64, Pooling::Mean));
        QVERIFY(counter->largest_block <= 64 * kTokens);
        QVERIFY(counter->computed <= kTokens * kTokens * 55 / 100);
        counter->computed = 0;
        AttentionSpec narrow = spec;
        narrow.window = 10;
        parts = defined_parts(narrow, queries_for(spec, kTokens), keys_for(spec, kTokens));
        parts.evaluator = counter;
        static_cast<void>(SoftmaxField(std::move(parts)).pooled(0, 64, 64, Pooling::Max));
        QVERIFY(counter->computed <= kTokens * 80);
    }

    void several_threads_get_the_answers_of_one() {
        AttentionSpec spec = plain_spec(4, 2, 8);
        spec.causal = true;
        const SoftmaxField field(defined_parts(spec, queries_for(spec, 120), keys_for(spec, 120)));
        std::vector<Tensor> alone;
        for (std::int32_t head = 0; head < 4; ++head) {
            alone.push_back(field.weights(head));
            alone.push_back(field.pooled(head, 13, 17, Pooling::Mean));
        }
        std::atomic<int> wrong = 0;
        std::vector<std::thread> threads;
        for (int thread = 0; thread < 4; ++thread) {
            threads.emplace_back([&, thread] {
                for (int round = 0; round < 8; ++round) {
                    const std::int32_t head = (thread + round) % 4;
                    const Tensor weights = field.weights(head);
                    const Tensor picture = field.pooled(head, 13, 17, Pooling::Mean);
                    const auto same = [](const Tensor& a, const Tensor& b) {
                        return std::equal(a.values().begin(), a.values().end(), b.data());
                    };
                    if (!same(weights, alone[static_cast<std::size_t>(2 * head)])) ++wrong;
                    if (!same(picture, alone[static_cast<std::size_t>(2 * head + 1)])) ++wrong;
                }
            });
        }
        for (std::thread& thread : threads) thread.join();
        QCOMPARE(wrong.load(), 0);
    }

    void parts_that_do_not_belong_together_are_refused() {
        const AttentionSpec spec = plain_spec(4, 2, 8);
        const auto with = [&](const std::function<void(SoftmaxField::Parts&)>& change) {
            SoftmaxField::Parts parts = defined_parts(spec, queries_for(spec, 6), keys_for(spec, 9));
            change(parts);
            return refusal([&] { const SoftmaxField field(std::move(parts)); });
        };
        const auto none = [](SoftmaxField::Parts&) {};
        QCOMPARE(with(none), std::string("nothing was refused"));
        QVERIFY(says(with([](auto& parts) {
                         parts.queries = Tensor({6, 31});
                     }),
                     "queries of an attention module must be [6, 32], not [6, 31]"));
        QVERIFY(says(with([](auto& parts) { parts.queries = Tensor({6 * 32}); }), "queries"));
        QVERIFY(says(with([](auto& parts) {
                         parts.keys = Tensor({9, 32});
                     }),
                     "keys of an attention module must be [9, 16], not [9, 32]"));
        QVERIFY(says(with([](auto& parts) { parts.row_max = Tensor({4, 9}); }), "row maxima"));
        QVERIFY(says(with([](auto& parts) { parts.row_sum = Tensor({6, 4}); }), "row sums"));
        QVERIFY(says(with([](auto& parts) { parts.summary.thumbnails = Tensor({3, 6, 9}); }), "thumbnails"));
        QVERIFY(says(with([](auto& parts) { parts.summary.metrics.resize(3); }), "metrics"));
        QVERIFY(says(with([](auto& parts) { parts.summary.value_norms = Tensor({4, 6}); }), "value norms"));
        QVERIFY(says(with([](auto& parts) { parts.spec.key_mask.assign(6, 1); }), "key mask"));
        QVERIFY(says(with([](auto& parts) { parts.spec.sinks.assign(2, 0.0F); }), "sinks"));
        QVERIFY(says(with([](auto& parts) { parts.spec.key_heads = 3; }), "multiple of its 3 key heads"));
        QVERIFY(says(with([](auto& parts) { parts.spec.key_heads = 0; }), "key heads"));
        QVERIFY(says(with([](auto& parts) { parts.spec.heads = 0; }), "number of heads"));
        QVERIFY(says(with([](auto& parts) { parts.spec.head_size = 0; }), "head size"));
        QVERIFY(says(with([](auto& parts) { parts.spec.softcap = -1; }), "soft cap"));
        QVERIFY(says(with([](auto& parts) { parts.evaluator = nullptr; }), "evaluator"));
    }

    void questions_outside_the_field_are_refused() {
        const AttentionSpec spec = plain_spec(4, 4, 8);
        const SoftmaxField field(defined_parts(spec, queries_for(spec, 6), keys_for(spec, 9)));
        QVERIFY(says(refusal([&] { static_cast<void>(field.weights(4)); }), "no head 4"));
        QVERIFY(says(refusal([&] { static_cast<void>(field.weights(-1)); }), "no head -1"));
        QVERIFY(says(refusal([&] { static_cast<void>(field.row(0, 6)); }), "among the 6 queries"));
        QVERIFY(says(refusal([&] { static_cast<void>(field.row(0, -1)); }), "among the 6 queries"));
        QVERIFY(says(refusal([&] {
                         static_cast<void>(field.weights(0, {0, 6}, {0, 10}));
                     }),
                     "among the 9 keys of this attention module, found 0 to 10"));
        QVERIFY(says(refusal([&] { static_cast<void>(field.scores(0, {4, 3}, {0, 9})); }), "4 to 3"));
        QVERIFY(says(refusal([&] { static_cast<void>(field.pooled(0, 0, 5, Pooling::Mean)); }), "at least one row"));
        QVERIFY(says(refusal([&] { static_cast<void>(field.pooled(9, 5, 5, Pooling::Mean)); }), "no head 9"));
    }

    void what_a_field_holds_grows_with_the_tokens_not_with_their_square() {
        const AttentionSpec spec = plain_spec(2, 2, 4);
        const auto memory = [&](std::int64_t tokens) {
            return SoftmaxField(defined_parts(spec, queries_for(spec, tokens), keys_for(spec, tokens))).memory();
        };
        QVERIFY(memory(100) >= 100 * (8 + 8 + 2 + 2) * sizeof(float));
        QVERIFY(memory(800) <= 8 * memory(100));
    }
};

HEADLIGHT_TEST(AttentionFieldTest, None)
#include "attention_field_test.moc"
