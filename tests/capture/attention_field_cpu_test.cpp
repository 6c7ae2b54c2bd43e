#include "attention_cases.h"
#include "attention_definition.h"
#include "backends/cpu/cpu_backend.h"
#include "capture/softmax_field.h"
#include "core/half.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace headlight;
using namespace headlight::testing;

namespace {

std::vector<InstructionLevel> levels() {
    std::vector<InstructionLevel> all;
    for (const InstructionLevel level : {InstructionLevel::Baseline, InstructionLevel::Avx2, InstructionLevel::Avx512})
        if (level <= best_instruction_level()) all.push_back(level);
    return all;
}

/// A field as a forward pass on the CPU leaves it: statistics, metrics and thumbnails from the backend.
SoftmaxField run(Backend& backend, const AttentionSpec& spec, const Tensor& queries, const Tensor& keys) {
    const std::int64_t width = static_cast<std::int64_t>(spec.key_heads) * spec.value_size;
    const Tensor values = random_tensor({keys.size(0), width}, 3, 1.0F);
    const AttentionResult result = backend.attention(backend.upload(queries), backend.upload(keys),
                                                     backend.upload(values), keys.size(0), spec, {.summary = true});
    SoftmaxField::Parts parts;
    parts.spec = spec;
    parts.queries = queries;
    parts.keys = keys;
    parts.row_max = backend.download(result.row_max);
    parts.row_sum = backend.download(result.row_sum);
    parts.summary.thumbnails = backend.download(result.thumbnails);
    parts.evaluator = backend.evaluator();
    return SoftmaxField(std::move(parts));
}

}  // namespace

/// The same promises as in attention_field_test, kept with the kernels of every instruction level of this processor.
class AttentionFieldCpuTest : public QObject {
    Q_OBJECT

    static void add_levels() {
        QTest::addColumn<int>("level");
        for (const InstructionLevel level : levels())
            QTest::newRow(std::string(to_string(level)).c_str()) << static_cast<int>(level);
    }
    static void add_cases_and_levels() {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("index");
        const auto all = attention_cases();
        for (const InstructionLevel level : levels())
            for (std::size_t i = 0; i < all.size(); ++i)
                QTest::newRow((std::string(to_string(level)) + ", " + all[i].first).c_str())
                    << static_cast<int>(level) << static_cast<int>(i);
    }
    static std::unique_ptr<Backend> current_backend() {
        QFETCH(int, level);
        return make_cpu_backend(ThreadCount::chosen(2), static_cast<InstructionLevel>(level));
    }
    static AttentionCase current_case() {
        QFETCH(int, index);
        return attention_cases()[static_cast<std::size_t>(index)].second;
    }

  private slots:
    void weights_follow_the_definition_data() { add_cases_and_levels(); }
    void weights_follow_the_definition() {
        const AttentionCase one = current_case();
        const Tensor queries = queries_for(one.spec, one.queries);
        const Tensor keys = keys_for(one.spec, one.keys);
        compare_with_definition(run(*current_backend(), one.spec, queries, keys), queries, keys, 2e-6);
    }

    // More keys than are decoded at once.
    void rows_in_fp16_answer_as_the_same_numbers_in_fp32_data() { add_levels(); }
    void rows_in_fp16_answer_as_the_same_numbers_in_fp32() {
        AttentionSpec spec;
        spec.heads = 4;
        spec.key_heads = 2;
        spec.head_size = spec.value_size = 8;
        spec.scale = 0.3F;
        const auto halves = [](Tensor rows) {
            for (float& value : rows.values()) value = half_to_float(float_to_half(value));
            return rows;
        };
        const Tensor queries = halves(random_tensor({70, 32}, 1, 2.0F));
        const Tensor keys = halves(random_tensor({3500, 16}, 2, 2.0F));
        const auto backend = current_backend();
        const SoftmaxField plain = run(*backend, spec, queries, keys);
        SoftmaxField::Parts parts;
        parts.spec = spec;
        parts.queries = KeptRows::in_fp16(queries, spec.heads);
        parts.keys = KeptRows::in_fp16(keys, spec.key_heads);
        const AttentionResult result =
            backend->attention(backend->upload(queries), backend->upload(keys), backend->upload(keys), 3500, spec, {});
        parts.row_max = backend->download(result.row_max);
        parts.row_sum = backend->download(result.row_sum);
        parts.evaluator = backend->evaluator();
        const SoftmaxField rounded(std::move(parts));
        const auto same = [](const Tensor& a, const Tensor& b) { return std::ranges::equal(a.values(), b.values()); };
        QVERIFY(same(rounded.weights(3), plain.weights(3)));
        QVERIFY(same(rounded.weights(1, {5, 9}, {100, 3400}), plain.weights(1, {5, 9}, {100, 3400})));
        QVERIFY(same(rounded.pooled(2, 10, 33, Pooling::Max), plain.pooled(2, 10, 33, Pooling::Max)));
        QVERIFY(same(rounded.inputs()->queries(3), plain.inputs()->queries(3)));
        QVERIFY(same(rounded.inputs()->keys(1), plain.inputs()->keys(1)));
        QCOMPARE(rounded.score_source(3, 60, 3300).query_vector, plain.score_source(3, 60, 3300).query_vector);
        QCOMPARE(rounded.score_source(3, 60, 3300).key_vector, plain.score_source(3, 60, 3300).key_vector);
    }

    void thumbnails_are_the_largest_weights_of_their_tiles_data() { add_cases_and_levels(); }
    void thumbnails_are_the_largest_weights_of_their_tiles() {
        const AttentionCase one = current_case();
        const SoftmaxField field =
            run(*current_backend(), one.spec, queries_for(one.spec, one.queries), keys_for(one.spec, one.keys));
        for (std::int32_t head = 0; head < field.heads(); ++head) {
            const Tensor picture = field.pooled(head, kThumbnailSize, kThumbnailSize, Pooling::Max);
            QCOMPARE(static_cast<std::size_t>(picture.count()), field.thumbnails().slice(head).size());
            for (std::size_t at = 0; at < picture.values().size(); ++at)
                QVERIFY(std::abs(picture.values()[at] - field.thumbnails().slice(head)[at]) <= 1e-6F);
        }
    }

    void weights_stay_exact_at_scores_of_a_thousand_data() { add_levels(); }
    void weights_stay_exact_at_scores_of_a_thousand() {
        AttentionSpec spec = plain_spec(2, 2, 8);
        spec.scale = 1.0F;
        Tensor queries = queries_for(spec, 70, 1.5F, true);
        Tensor keys = keys_for(spec, 70, 1.5F, true);
        for (std::int64_t i = 0; i < 70; ++i) {
            for (const std::size_t head : {0U, 1U}) {
                queries.slice(i)[head * 8] = head == 0 ? 1.0F : -1.0F;
                keys.slice(i)[head * 8] = 1000.0F + static_cast<float>(i % 7) / 8.0F;
            }
        }
        compare_with_definition(run(*current_backend(), spec, queries, keys), queries, keys, 1e-6);
    }

    // The forward pass and the evaluator must sum in the same order: at scores past 1,000 another order alone is off by
    // 1e-4.
    void rows_of_huge_scores_sum_to_one_whatever_part_is_asked_for_data() { add_levels(); }
    void rows_of_huge_scores_sum_to_one_whatever_part_is_asked_for() {
        const AttentionSpec spec = plain_spec(4, 4, 64);
        constexpr std::int64_t kTokens = 150;
        const SoftmaxField field =
            run(*current_backend(), spec, queries_for(spec, kTokens, 30.0F), keys_for(spec, kTokens, 30.0F));
        const Tensor scores = field.scores(0, {0, kTokens}, {0, kTokens});
        QVERIFY(*std::max_element(scores.values().begin(), scores.values().end()) > 1000.0F);
        for (std::int32_t head = 0; head < spec.heads; ++head) {
            for (std::int64_t i = 0; i < kTokens; ++i) {
                double alone = 0;
                for (const float weight : field.row(head, i)) alone += static_cast<double>(weight);
                QVERIFY2(std::abs(alone - 1.0) <= 1e-5,
                         qPrintable(QString("row %1 alone: %2").arg(i).arg(alone, 0, 'g', 10)));
                double in_parts = 0;
                for (std::int64_t j = 0; j < kTokens; j += 37) {
                    const Tensor part = field.weights(head, {i, i + 1}, {j, std::min(j + 37, kTokens)});
                    for (const float weight : part.values()) in_parts += static_cast<double>(weight);
                }
                QVERIFY2(std::abs(in_parts - 1.0) <= 1e-5,
                         qPrintable(QString("row %1 in parts: %2").arg(i).arg(in_parts, 0, 'g', 10)));
            }
            const Tensor whole = field.weights(head);
            for (std::int64_t i = 0; i < kTokens; ++i) {
                double sum = 0;
                for (const float weight : whole.slice(i)) sum += static_cast<double>(weight);
                QVERIFY2(std::abs(sum - 1.0) <= 1e-5,
                         qPrintable(QString("row %1 of the whole: %2").arg(i).arg(sum, 0, 'g', 10)));
            }
        }
    }

    void a_row_without_a_key_is_all_zeros_data() { add_levels(); }
    void a_row_without_a_key_is_all_zeros() {
        AttentionSpec spec = plain_spec(2, 2, 4);
        spec.causal = true;
        spec.key_mask.assign(40, 1);
        std::fill_n(spec.key_mask.begin(), 20, std::uint8_t{0});
        const SoftmaxField field = run(*current_backend(), spec, queries_for(spec, 40, 40), keys_for(spec, 40, 40));
        for (std::int64_t query = 0; query < 20; ++query)
            for (const float weight : field.row(1, query)) QVERIFY(weight == 0.0F);
        const Tensor picture = field.pooled(1, 40, 40, Pooling::Mean);
        for (const float value : picture.values()) QVERIFY(std::isfinite(value));
        for (const float value : field.thumbnails().values()) QVERIFY(std::isfinite(value));
    }
};

HEADLIGHT_TEST(AttentionFieldCpuTest, None)
#include "attention_field_cpu_test.moc"
