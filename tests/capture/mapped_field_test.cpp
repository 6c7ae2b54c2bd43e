// Weights that are computed from queries and keys in a file when somebody asks.
#include "capture/mapped_field.h"

#include "attention_cases.h"
#include "attention_definition.h"
#include "backends/cpu/cpu_backend.h"
#include "core/error.h"
#include "core/half.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <cstring>
#include <limits>

using namespace headlight;
using namespace headlight::testing;

namespace {

template <typename Number, typename Convert>
TensorView view_of(const Shape& shape, std::span<const float> values, DataType type, const Convert& convert) {
    const auto owner = std::make_shared<std::vector<Number>>();
    for (const float value : values) owner->push_back(convert(value));
    return {type, shape, std::as_bytes(std::span(*owner)), owner};
}

TensorView floats(const Shape& shape, std::span<const float> values) {
    return view_of<float>(shape, values, DataType::F32, [](float value) { return value; });
}

/// [tokens, heads * size] as a file has it: [heads, tokens, size].
Tensor by_head(const Tensor& rows, std::int32_t heads, std::int32_t size) {
    Tensor result({heads, rows.size(0), size});
    for (std::int64_t head = 0; head < heads; ++head)
        for (std::int64_t row = 0; row < rows.size(0); ++row)
            std::copy_n(rows.slice(row).begin() + head * size, size, result.slice(head).begin() + row * size);
    return result;
}

MappedParts parts_of(const AttentionSpec& spec, const Tensor& queries, const Tensor& keys) {
    const Tensor q = by_head(queries, spec.heads, spec.head_size);
    const Tensor k = by_head(keys, spec.key_heads, spec.head_size);
    MappedParts parts;
    parts.spec = spec;
    parts.queries = floats(q.shape(), q.values());
    parts.keys = floats(k.shape(), k.values());
    parts.evaluator = make_cpu_backend(ThreadCount{})->evaluator();
    parts.summary_queries = queries.size(0);
    parts.threads = ThreadCount::chosen(2);
    return parts;
}

bool same_bits(std::span<const float> a, std::span<const float> b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size_bytes()) == 0;
}

/// Cases that need no more than what a capture says by numbers: no biases, no marks of keys.
std::vector<std::pair<const char*, AttentionCase>> plain_cases() {
    auto all = attention_cases();
    std::erase_if(all, [](const auto& one) {
        const AttentionSpec& spec = one.second.spec;
        return !spec.slopes.empty() || !spec.distance_bias.empty() || !spec.content_bias.empty() ||
               !spec.key_mask.empty() || spec.structured();
    });
    return all;
}

/// Softmax in double of scores with a bias, where the mask allows.
double weight_by_definition(const AttentionDefinition& definition, std::int32_t head, std::int64_t query,
                            std::int64_t key, const Tensor& bias, const std::vector<std::uint8_t>& mask,
                            std::int64_t keys) {
    const auto index = [&](std::int64_t j) { return static_cast<std::size_t>(query * keys + j); };
    const auto term = [&](std::int64_t j) {
        return std::exp(definition.score(head, query, j) + static_cast<double>(bias.slice(head)[index(j)]));
    };
    const auto allowed = [&](std::int64_t j) { return definition.allowed(query, j) && mask[index(j)] != 0; };
    double sum = 0;
    for (std::int64_t j = 0; j < keys; ++j)
        if (allowed(j)) sum += term(j);
    return allowed(key) ? term(key) / sum : 0;
}

}  // namespace

class MappedFieldTest : public QObject {
    Q_OBJECT

  private slots:
    void weights_metrics_and_thumbnails_are_those_of_a_forward_pass_to_the_bit_data() {
        QTest::addColumn<int>("index");
        const auto all = plain_cases();
        for (std::size_t i = 0; i < all.size(); ++i) QTest::newRow(all[i].first) << static_cast<int>(i);
    }
    void weights_metrics_and_thumbnails_are_those_of_a_forward_pass_to_the_bit() {
        QFETCH(int, index);
        const AttentionCase one = plain_cases()[static_cast<std::size_t>(index)].second;
        const Tensor queries = queries_for(one.spec, one.queries);
        const Tensor keys = keys_for(one.spec, one.keys);
        const auto backend = make_cpu_backend(ThreadCount::chosen(2));
        const Tensor values({keys.size(0), std::int64_t{one.spec.key_heads} * one.spec.value_size});
        const AttentionResult run =
            backend->attention(backend->upload(queries), backend->upload(keys), backend->upload(values), keys.size(0),
                               one.spec, {.summary = true});
        SoftmaxField::Parts parts;
        parts.spec = one.spec;
        parts.queries = queries;
        parts.keys = keys;
        parts.row_max = backend->download(run.row_max);
        parts.row_sum = backend->download(run.row_sum);
        parts.evaluator = backend->evaluator();
        const SoftmaxField expected(std::move(parts));
        const auto found = mapped_field(parts_of(one.spec, queries, keys));
        for (std::int32_t head = 0; head < one.spec.heads; ++head) {
            const Tensor weights = found->weights(head);
            const Tensor wanted = expected.weights(head);
            QVERIFY(same_bits(weights.values(), wanted.values()));
            const Tensor pooled = found->pooled(head, 3, 3, Pooling::Max);
            const Tensor wanted_pooled = expected.pooled(head, 3, 3, Pooling::Max);
            QVERIFY(same_bits(pooled.values(), wanted_pooled.values()));
            const std::int64_t last = one.queries - 1;
            const ScoreSource source = found->score_source(head, last, 0);
            const ScoreSource wanted_source = expected.score_source(head, last, 0);
            QVERIFY(source.row_max == wanted_source.row_max && source.row_sum == wanted_source.row_sum);
            QVERIFY(source.query_vector == wanted_source.query_vector && source.key_vector == wanted_source.key_vector);
        }
        const Tensor thumbnails = backend->download(run.thumbnails);
        QVERIFY(same_bits(found->thumbnails().values(), thumbnails.values()));
        const Tensor metrics = backend->download(run.metrics);
        for (std::int32_t head = 0; head < one.spec.heads; ++head)
            QVERIFY(same_bits(row_of(found->metrics()[static_cast<std::size_t>(head)]), metrics.slice(head)));
    }

    void bias_and_mask_of_every_pair_take_part() {
        AttentionSpec spec = plain_spec(4, 2, 8);
        spec.softcap = 3;
        const Tensor queries = queries_for(spec, 9);
        const Tensor keys = keys_for(spec, 9);
        const Tensor bias = random_tensor({4, 9, 9}, 5, 1.0F);
        std::vector<std::uint8_t> mask;
        for (int i = 0; i < 81; ++i) mask.push_back(i % 9 == 8 || i % 7 == 3 ? 0 : 1);
        MappedParts parts = parts_of(spec, queries, keys);
        parts.bias = floats(bias.shape(), bias.values());
        parts.mask = TensorView{DataType::U8, {9, 9}, std::as_bytes(std::span(mask)), {}};
        const auto field = mapped_field(std::move(parts));
        const AttentionDefinition definition(spec, queries, keys);
        for (std::int32_t head = 0; head < 4; ++head) {
            const Tensor weights = field->weights(head);
            for (std::int64_t i = 0; i < 9; ++i)
                for (std::int64_t j = 0; j < 9; ++j) {
                    const auto found = static_cast<double>(weights.slice(i)[static_cast<std::size_t>(j)]);
                    QVERIFY(std::abs(found - weight_by_definition(definition, head, i, j, bias, mask, 9)) < 1e-6);
                    QCOMPARE(field->allowed(i, j), mask[static_cast<std::size_t>(i * 9 + j)] != 0);
                }
        }
        QCOMPARE(field->score_source(1, 2, 4).bias, std::optional(bias.slice(1)[2 * 9 + 4]));
        QVERIFY(!field->same_mask(*mapped_field(parts_of(spec, queries, keys))));
    }

    void halves_give_the_weights_within_their_rounding() {
        AttentionSpec spec = plain_spec(4, 2, 16);
        spec.causal = true;
        const Tensor queries = queries_for(spec, 40);
        const Tensor keys = keys_for(spec, 40);
        MappedParts parts = parts_of(spec, queries, keys);
        const Tensor q = by_head(queries, 4, 16);
        const Tensor k = by_head(keys, 2, 16);
        parts.queries = view_of<std::uint16_t>(q.shape(), q.values(), DataType::F16, float_to_half);
        parts.keys = view_of<std::uint16_t>(k.shape(), k.values(), DataType::F16, float_to_half);
        const auto field = mapped_field(std::move(parts));
        const AttentionDefinition definition(spec, queries, keys);
        for (std::int64_t i = 0; i < 40; ++i) {
            const std::vector<double> wanted = definition.row(3, i);
            const std::vector<float> found = field->row(3, i);
            for (std::size_t j = 0; j < wanted.size(); ++j)
                QVERIFY(std::abs(static_cast<double>(found[j]) - wanted[j]) < 2e-3);
        }
    }

    void a_query_that_is_not_a_number_loses_its_row_and_no_other() {
        const AttentionSpec spec = plain_spec(2, 2, 8);
        Tensor queries = queries_for(spec, 6);
        queries.slice(4)[3] = std::numeric_limits<float>::quiet_NaN();
        const auto field = mapped_field(parts_of(spec, queries, keys_for(spec, 6)));
        QCOMPARE(field->lost_rows(0), 1);
        QCOMPARE(field->lost_rows(1), 0);
        QVERIFY(std::isnan(field->row(0, 4)[0]) && !std::isnan(field->row(0, 3)[0]));
        QVERIFY(std::isnan(field->metrics()[0].entropy) && !std::isnan(field->metrics()[1].entropy));
    }

    void a_row_that_may_see_nothing_weighs_nothing() {
        const AttentionSpec spec = plain_spec(1, 1, 8);
        std::vector<std::uint8_t> mask(9, 1);
        mask[3] = mask[4] = mask[5] = 0;
        MappedParts parts = parts_of(spec, queries_for(spec, 3), keys_for(spec, 3));
        parts.mask = TensorView{DataType::Bool, {3, 3}, std::as_bytes(std::span(mask)), {}};
        QCOMPARE(mapped_field(std::move(parts))->row(0, 1), (std::vector<float>{0, 0, 0}));
    }

    /// What is written again has one mask for all heads: the inputs of such a field would show other weights.
    void a_mask_by_head_is_not_handed_on_as_one_for_all() {
        const AttentionSpec spec = plain_spec(2, 2, 8);
        std::vector<std::uint8_t> mask(18, 1);
        mask[0] = mask[17] = 0;
        MappedParts parts = parts_of(spec, queries_for(spec, 3), keys_for(spec, 3));
        parts.mask = TensorView{DataType::Bool, {2, 3, 3}, std::as_bytes(std::span(mask)), {}};
        const auto field = mapped_field(std::move(parts));
        QVERIFY(!field->inputs());
        QVERIFY(field->allowed(0, 0) && field->allowed(2, 2));
    }

    void metrics_of_sampled_queries_say_how_many_they_are() {
        const AttentionSpec spec = plain_spec(2, 1, 8);
        MappedParts parts = parts_of(spec, queries_for(spec, 100), keys_for(spec, 100));
        parts.summary_queries = 10;
        const auto field = mapped_field(std::move(parts));
        QCOMPARE(field->summarized_queries(), 10);
        QCOMPARE(field->thumbnails().shape(), (Shape{2, 10, 64}));
        double first = 0;
        for (std::int64_t i = 0; i < 10; ++i) first += static_cast<double>(field->row(1, 10 * i + 5)[0]) / 10;
        QVERIFY(std::abs(static_cast<double>(field->metrics()[1].first) - first) < 1e-6);
    }

    void values_are_given_by_key_and_weighed_by_their_norm() {
        const AttentionSpec spec = plain_spec(4, 2, 2);
        MappedParts parts = parts_of(spec, queries_for(spec, 2), keys_for(spec, 2));
        const std::vector<float> values{3, 4, 0, 1, 6, 8, 0, 2};
        parts.values = floats({2, 2, 2}, values);
        const auto field = mapped_field(std::move(parts));
        QCOMPARE(field->value(3, 0, 1), (std::vector<float>{0, 2}));
        QCOMPARE(field->value_norms().shape(), (Shape{4, 2}));
        QVERIFY(same_bits(field->value_norms().values(), std::vector<float>{5, 1, 5, 1, 10, 2, 10, 2}));
    }

    void what_a_softmax_is_made_of_comes_back_from_both_kinds_of_fields() {
        AttentionSpec spec = plain_spec(4, 2, 8);
        spec.slopes = {0.5F, 0.25F, 0.125F, 0.0625F};
        const Tensor queries = queries_for(spec, 5);
        const Tensor keys = keys_for(spec, 5);
        const SoftmaxField field(defined_parts(spec, queries, keys));
        const auto inputs = field.inputs();
        QVERIFY(inputs && inputs->bias && !inputs->masks_pairs);
        const Tensor bias = inputs->bias(1);
        QCOMPARE(bias.slice(1)[4], 0.75F);
        AttentionSpec plain = spec;
        plain.slopes.clear();
        const auto mapped = mapped_field(parts_of(plain, queries, keys));
        const Tensor head = mapped->inputs()->queries(2);
        const Tensor wanted = inputs->queries(2);
        QVERIFY(same_bits(head.values(), wanted.values()));
    }

    void parts_that_do_not_belong_together_are_refused() {
        const AttentionSpec spec = plain_spec(2, 2, 8);
        MappedParts parts = parts_of(spec, queries_for(spec, 3), keys_for(spec, 3));
        parts.value_norms = floats({2, 2}, std::vector<float>(4));
        QVERIFY_EXCEPTION_THROWN((void)mapped_field(std::move(parts)), Error);
    }
};

HEADLIGHT_TEST(MappedFieldTest, None)
#include "mapped_field_test.moc"
