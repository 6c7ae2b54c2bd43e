#include "definitions.h"
#include "on_every_backend.h"
#include "test_program.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <memory>

using namespace headlight;

class AttentionEvaluatorTest : public QObject {
    Q_OBJECT
  private slots:
    void recomputed_weights_are_those_of_the_forward_pass_data() { add_backends(); }
    void recomputed_weights_are_those_of_the_forward_pass();
    void any_part_is_the_same_as_the_whole_data() { add_backends(); }
    void any_part_is_the_same_as_the_whole();
    void masked_weights_are_exactly_zero_data() { add_backends(); }
    void masked_weights_are_exactly_zero();
    void all_half_numbers_are_decoded_exactly_data() { add_backends(); }
    void all_half_numbers_are_decoded_exactly();
    void outlives_its_backend_data() { add_backends(); }
    void outlives_its_backend();
};

namespace {

/// Weights of one head by the evaluator, from what a forward pass left.
std::vector<float> recompute(const AttentionEvaluator& evaluator, const AttentionSpec& spec, const Tensor& q,
                             const Tensor& k, std::int64_t head, const Tensor& row_max, const Tensor& row_sum) {
    const std::int64_t queries = q.size(0);
    const std::int64_t keys = k.size(0);
    std::vector<float> weights(static_cast<std::size_t>(queries * keys));
    evaluator.scores(spec, {static_cast<std::int32_t>(head), 0, 0}, q.data() + head * spec.head_size, q.size(1),
                     queries, k.data() + head / (spec.heads / spec.key_heads) * spec.head_size, k.size(1), keys,
                     weights.data());
    std::vector<std::uint8_t> allowed(static_cast<std::size_t>(keys));
    for (std::int64_t i = 0; i < queries; ++i) {
        for (std::int64_t j = 0; j < keys; ++j) allowed[static_cast<std::size_t>(j)] = spec.allowed(i, j) ? 1 : 0;
        const auto row = static_cast<std::size_t>(head * queries + i);
        evaluator.weights(weights.data() + i * keys, allowed.data(), keys, row_max.values()[row],
                          row_sum.values()[row]);
    }
    return weights;
}

}  // namespace

void AttentionEvaluatorTest::recomputed_weights_are_those_of_the_forward_pass() {
    // Values that pick out one key each make the forward pass show its weights: v_j = e_j.
    const auto backend = current_backend();
    for (const float deviation : {1.0F, 16.0F}) {
        for (const float softcap : {0.0F, 20.0F}) {
            for (const bool causal : {false, true}) {
                AttentionSpec spec;
                spec.heads = 4;
                spec.key_heads = 2;
                spec.head_size = 24;
                spec.value_size = 61;
                spec.scale = 0.5F;
                spec.softcap = softcap;
                spec.causal = causal;
                spec.sinks = {0.0F, 1.0F, -3.0F, 2.0F};
                const Tensor table = random_tensor({4, 30}, 25, 3.0F);
                if (softcap > 0) spec.distance_bias = {-15, {table.values().begin(), table.values().end()}};
                if (causal) spec.slopes = {0.5F, 0.3F, 0.0625F, 0.01F};
                const Tensor q = random_tensor({61, 4 * 24}, 21, deviation);
                const Tensor k = random_tensor({61, 2 * 24}, 22, deviation);
                Tensor v({61, 2 * 61});
                for (std::int64_t key = 0; key < 61; ++key)
                    v.slice(key)[static_cast<std::size_t>(key)] = v.slice(key)[static_cast<std::size_t>(61 + key)] =
                        1.0F;
                const AttentionResult forward =
                    backend->attention(backend->upload(q), backend->upload(k), backend->upload(v), 61, spec, {});
                const Tensor output = backend->download(forward.output);
                const Tensor row_max = backend->download(forward.row_max);
                if (deviation > 1 && softcap == 0)
                    QVERIFY(*std::max_element(row_max.values().begin(), row_max.values().end()) > 900.0F);
                // A last digit of the tanh counts as many times as the cap says: an H100 is off by 1.4e-6.
                const float bound = softcap > 0 ? 2 * softcap * std::numeric_limits<float>::epsilon() : 2e-7F;
                float largest = 0.0F;
                for (std::int64_t head = 0; head < 4; ++head) {
                    const std::vector<float> weights =
                        recompute(*backend->evaluator(), spec, q, k, head, row_max, backend->download(forward.row_sum));
                    for (std::int64_t i = 0; i < 61; ++i) {
                        const auto seen = output.slice(i).subspan(static_cast<std::size_t>(head * 61), 61);
                        for (std::size_t j = 0; j < 61; ++j) {
                            const float difference = std::abs(weights[static_cast<std::size_t>(i) * 61 + j] - seen[j]);
                            if (!(difference <= largest)) largest = difference;  // NaN too
                        }
                    }
                }
                QVERIFY2(largest <= bound, qPrintable(QString("%1 with deviation %2, soft cap %3, causal %4")
                                                          .arg(largest)
                                                          .arg(deviation)
                                                          .arg(softcap)
                                                          .arg(causal)));
            }
        }
    }
}

void AttentionEvaluatorTest::any_part_is_the_same_as_the_whole() {
    const auto backend = current_backend();
    AttentionSpec spec;
    spec.head_size = 20;
    spec.scale = 0.3F;
    spec.slopes = {0.3F};
    const Tensor table = random_tensor({900}, 26, 3.0F);
    spec.distance_bias = {-450, {table.values().begin(), table.values().end()}};
    spec.query_offset = 770;
    spec.content_bias.first = -3;
    spec.content_bias.buckets = {0, 1, 1, 2, 3, 3};
    spec.content_bias.count = 4;
    spec.content_bias.by_query = std::make_shared<const Tensor>(random_tensor({1, 130, 4}, 27, 3.0F));
    spec.content_bias.by_key = std::make_shared<const Tensor>(random_tensor({1, 900, 4}, 28, 3.0F));
    const Tensor q = random_tensor({130, 20}, 23, 9.0F);
    const Tensor k = random_tensor({900, 20}, 24, 9.0F);
    std::vector<float> whole(130 * 900);
    const auto evaluator = backend->evaluator();
    evaluator->scores(spec, {}, q.data(), 20, 130, k.data(), 20, 900, whole.data());
    for (const auto& [query, key, count] : {std::tuple<int, int, int>{0, 0, 1}, {129, 17, 883}, {64, 383, 3}}) {
        std::vector<float> part(static_cast<std::size_t>(count));
        evaluator->scores(spec, {0, query, key}, q.data() + query * 20, 20, 1, k.data() + key * 20, 20, count,
                          part.data());
        for (int j = 0; j < count; ++j)
            QCOMPARE(part[static_cast<std::size_t>(j)], whole[static_cast<std::size_t>(query * 900 + key + j)]);
    }
}

void AttentionEvaluatorTest::masked_weights_are_exactly_zero() {
    const auto backend = current_backend();
    const auto evaluator = backend->evaluator();
    std::vector<float> row = {1000.0F, 1.0F, 2.0F, 5000.0F, -200.0F, 2.0F, 0.0F};
    const std::vector<std::uint8_t> allowed = {0, 1, 1, 0, 1, 1, 0};
    evaluator->weights(row.data(), allowed.data(), 7, 2.0F, static_cast<float>(std::exp(-1.0) + 2));
    const double sum = std::exp(-1.0) + 2;
    const std::vector<double> expected = {0, std::exp(-1.0) / sum, 1 / sum, 0, 0, 1 / sum, 0};
    for (std::size_t j = 0; j < 7; ++j) QVERIFY(std::abs(row[j] - expected[j]) <= 1e-7);
    for (const std::size_t masked : {0, 3, 6}) QCOMPARE(row[masked], 0.0F);
    evaluator->weights(row.data(), allowed.data(), 7, 0.0F, 0.0F);
    for (const float value : row) QCOMPARE(value, 0.0F);
}

void AttentionEvaluatorTest::all_half_numbers_are_decoded_exactly() {
    constexpr std::int64_t kAll = 1 << 16;
    std::vector<std::byte> bytes(1 + 2 * kAll);  // from an odd address on, as in a file
    for (std::uint32_t bits = 0; bits < kAll; ++bits) {
        const auto stored = static_cast<std::uint16_t>(bits);
        std::memcpy(bytes.data() + 1 + 2 * bits, &stored, sizeof stored);
    }
    const TensorView view{DataType::F16, {kAll}, std::span(bytes).subspan(1), {}};
    std::vector<float> numbers(kAll);
    current_backend()->evaluator()->decode(view, numbers);
    for (std::uint32_t bits = 0; bits < kAll; ++bits) {
        // IEEE 754: (-1)^sign * 2^(exponent - 15) * 1.fraction, 2^-14 * 0.fraction for exponent 0.
        const auto exponent = static_cast<int>(bits >> 10U & 31U);
        const double fraction = (bits & 1023U) / 1024.0;
        double expected = exponent == 0 ? std::ldexp(fraction, -14) : std::ldexp(1 + fraction, exponent - 15);
        if (exponent == 31) expected = fraction > 0 ? std::nan("") : std::numeric_limits<double>::infinity();
        if (bits >> 15U != 0) expected = -expected;
        const auto found = static_cast<double>(numbers[bits]);
        QVERIFY2(std::isnan(expected) ? std::isnan(found) : found == expected, qPrintable(QString::number(bits, 16)));
    }
}

void AttentionEvaluatorTest::outlives_its_backend() {
    auto backend = current_backend();
    const auto evaluator = backend->evaluator();
    backend.reset();
    AttentionSpec spec;
    const float query = 3.0F;
    const float key = 4.0F;
    float score = 0;
    evaluator->scores(spec, {}, &query, 1, 1, &key, 1, 1, &score);
    QCOMPARE(score, 12.0F);
}

HEADLIGHT_TEST(AttentionEvaluatorTest, None)
#include "attention_evaluator_test.moc"
