#include "definitions.h"
#include "on_every_backend.h"
#include "test_program.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <memory>
#include <tuple>
#include <utility>
#include <vector>

using namespace headlight;

namespace {

struct Inputs {
    Tensor q;
    Tensor k;
    Tensor v;
    std::int64_t keys;
};

Inputs random_inputs(std::int64_t queries, std::int64_t keys, const AttentionSpec& spec, float deviation = 1.0F) {
    return {random_tensor({queries, std::int64_t{spec.heads} * spec.head_size}, 11, deviation),
            random_tensor({keys, std::int64_t{spec.key_heads} * spec.head_size}, 12, deviation),
            random_tensor({keys, std::int64_t{spec.key_heads} * spec.value_size}, 13), keys};
}

/// Runs attention and holds everything it leaves against the definition.
void compare(Backend& backend, const Inputs& inputs, const AttentionSpec& spec, double bound = 1e-11) {
    const auto given = [&](const std::shared_ptr<const Tensor>& terms) {
        return terms ? backend.upload(*terms) : DeviceTensor{};
    };
    const AttentionResult found = backend.attention(
        backend.upload(inputs.q), backend.upload(inputs.k), backend.upload(inputs.v), inputs.keys, spec,
        {.summary = true}, {given(spec.content_bias.by_query), given(spec.content_bias.by_key)});
    const AttentionReference expected =
        define_attention(to_reference(inputs.q), to_reference(inputs.k), to_reference(inputs.v), inputs.keys, spec);
    const auto check = [&](const char* what, const DeviceTensor& tensor, const Reference& reference) {
        const double error = normalized_error(backend.download(tensor), reference);
        QVERIFY2(
            error <= bound,
            qPrintable(
                QString("%1: %2 (%3 queries, %4 keys)").arg(what).arg(error).arg(inputs.q.size(0)).arg(inputs.keys)));
    };
    check("output", found.output, expected.output);
    check("row_max", found.row_max, expected.row_max);
    check("row_sum", found.row_sum, expected.row_sum);
    check("metrics", found.metrics, expected.metrics);
    check("thumbnails", found.thumbnails, expected.thumbnails);
}

constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
constexpr float kInfinity = std::numeric_limits<float>::infinity();

AttentionSpec make_spec(std::int32_t heads, std::int32_t key_heads, std::int32_t head_size, std::int32_t value_size) {
    AttentionSpec spec;
    spec.heads = heads;
    spec.key_heads = key_heads;
    spec.head_size = head_size;
    spec.value_size = value_size;
    spec.scale = 1.0F / std::sqrt(static_cast<float>(head_size));
    return spec;
}

/// One specification for each way in which keys are masked and scores are made, for so many tokens, 56 or more.
std::vector<std::pair<const char*, AttentionSpec>> specs_for(std::size_t tokens) {
    std::vector<std::pair<const char*, AttentionSpec>> specs;
    const auto add = [&](const char* name, const std::function<void(AttentionSpec&)>& change) {
        AttentionSpec spec = make_spec(2, 2, 16, 12);
        change(spec);
        specs.emplace_back(name, spec);
    };
    const auto mask = [&](AttentionSpec& spec) {
        spec.key_mask.assign(tokens, 1);
        spec.key_mask[4] = spec.key_mask.back() = 0;
    };
    add("plain", [](AttentionSpec&) {});
    add("grouped key heads", [](AttentionSpec& spec) { spec.key_heads = 1; });
    add("causal", [](AttentionSpec& spec) { spec.causal = true; });
    add("window", [](AttentionSpec& spec) { spec.window = spec.ahead = 9; });
    add("padding", mask);
    add("soft cap", [](AttentionSpec& spec) { spec.softcap = 2.0F; });
    add("slopes", [](AttentionSpec& spec) { spec.slopes = {0.5F, -0.25F}; });
    add("symmetric slopes", [](AttentionSpec& spec) {
        spec.slopes = {0.5F, -0.25F};
        spec.symmetric_slopes = true;
    });
    add("sinks", [](AttentionSpec& spec) { spec.sinks = {0.5F, -1.0F}; });
    add("padding that sees all", [&](AttentionSpec& spec) {
        mask(spec);
        spec.padding_sees_all = true;
    });
    add("global keys", [&](AttentionSpec& spec) {
        mask(spec);
        spec.global_keys = true;
        spec.window = spec.ahead = 9;
        spec.key_mask[0] = spec.key_mask[55] = kGlobalKey;
    });
    add("spans", [&](AttentionSpec& spec) {
        spec.causal = spec.spans = true;
        spec.window = 9;
        spec.key_mask.assign(tokens, kOrdinaryKey);
        std::fill_n(spec.key_mask.begin() + 10, 40, kFirstSpanKey);
    });
    add("blocks", [&](AttentionSpec& spec) {
        spec.blocks.size = 8;
        spec.blocks.columns = static_cast<std::int64_t>((tokens + 7) / 8);
        for (std::int64_t row = 0; row < spec.blocks.columns; ++row)
            for (std::int64_t column = 0; column < spec.blocks.columns; ++column)
                spec.blocks.copies.push_back(column == 0 ? 2 : row - column < 2 && column - row < 2 ? 1 : 0);
    });
    return specs;
}

}  // namespace

class AttentionTest : public QObject {
    Q_OBJECT
  private slots:
    void agrees_with_its_definition_data() { add_backends(); }
    void agrees_with_its_definition();
    void respects_causal_and_window_masks_data() { add_backends(); }
    void respects_causal_and_window_masks();
    void respects_padding_data() { add_backends(); }
    void respects_padding();
    void continues_after_a_cache_data() { add_backends(); }
    void continues_after_a_cache();
    void caps_scores_softly_data() { add_backends(); }
    void caps_scores_softly();
    void adds_slopes_by_distance_data() { add_backends(); }
    void adds_slopes_by_distance();
    void adds_a_table_by_distance_data() { add_backends(); }
    void adds_a_table_by_distance();
    void looks_ahead_no_further_than_its_window_data() { add_backends(); }
    void looks_ahead_no_further_than_its_window();
    void adds_terms_by_content_and_distance_data() { add_backends(); }
    void adds_terms_by_content_and_distance();
    void sees_only_the_blocks_of_its_pattern_data() { add_backends(); }
    void sees_only_the_blocks_of_its_pattern();
    void shows_global_keys_to_everyone_data() { add_backends(); }
    void shows_global_keys_to_everyone();
    void lets_spans_see_themselves_whole_data() { add_backends(); }
    void lets_spans_see_themselves_whole();
    void adds_up_the_attention_to_an_image_data() { add_backends(); }
    void adds_up_the_attention_to_an_image();
    void lets_padding_weigh_all_keys_alike_where_asked_data() { add_backends(); }
    void lets_padding_weigh_all_keys_alike_where_asked();
    void counts_sinks_in_the_sum_only_data() { add_backends(); }
    void counts_sinks_in_the_sum_only();
    void rows_without_keys_are_zero_data() { add_backends(); }
    void rows_without_keys_are_zero();
    void rows_that_are_not_finite_are_nan_data() { add_backends(); }
    void rows_that_are_not_finite_are_nan();
    void masked_keys_that_are_not_finite_count_for_nothing_data() { add_backends(); }
    void masked_keys_that_are_not_finite_count_for_nothing();
    void survives_huge_scores_data() { add_backends(); }
    void survives_huge_scores();
    void each_metric_is_found_by_its_name_data() { add_backends(); }
    void each_metric_is_found_by_its_name();
    void leaves_no_summary_unless_asked_data() { add_backends(); }
    void leaves_no_summary_unless_asked();
    void works_through_long_inputs_in_blocks_data() { add_backends(); }
    void works_through_long_inputs_in_blocks();
};

void AttentionTest::agrees_with_its_definition() {
    const auto backend = current_backend();
    for (const auto& spec : {make_spec(2, 2, 32, 32), make_spec(4, 2, 7, 5), make_spec(6, 1, 64, 33),
                             make_spec(1, 1, 1, 1), make_spec(2, 1, 129, 96)}) {
        for (const auto& [queries, keys] :
             {std::pair<int, int>{1, 1}, {7, 7}, {64, 64}, {129, 129}, {1, 77}, {50, 3}, {13, 150}})
            compare(*backend, random_inputs(queries, keys, spec), spec);
    }
}

void AttentionTest::respects_causal_and_window_masks() {
    const auto backend = current_backend();
    for (const std::int32_t window : {0, 1, 5, 40, 500}) {
        for (const bool causal : {false, true}) {
            AttentionSpec spec = make_spec(3, 3, 16, 24);
            spec.causal = causal;
            spec.window = window;
            for (const int count : {1, 20, 129, 200}) compare(*backend, random_inputs(count, count, spec), spec);
        }
    }
}

void AttentionTest::respects_padding() {
    const auto backend = current_backend();
    AttentionSpec spec = make_spec(4, 2, 16, 16);
    for (const bool causal : {false, true}) {
        spec.causal = causal;
        spec.key_mask.assign(70, 1);
        for (std::size_t key = 0; key < 70; ++key) spec.key_mask[key] = key % 7 == 2 || key > 60 ? 0 : 1;
        Inputs inputs = random_inputs(70, 70, spec);
        compare(*backend, inputs, spec);
        // Nothing of a padded key may be felt, however large its score would have been.
        for (std::int64_t key = 61; key < 70; ++key)
            for (float& value : inputs.k.slice(key)) value = 1e4F;
        compare(*backend, inputs, spec);
    }
}

void AttentionTest::continues_after_a_cache() {
    const auto backend = current_backend();
    AttentionSpec spec = make_spec(4, 2, 16, 16);
    spec.causal = true;
    for (const std::int32_t window : {0, 9}) {
        for (const std::int64_t queries : {1, 5, 30}) {
            spec.window = window;
            spec.query_offset = 33;
            Inputs inputs = random_inputs(queries, 33 + queries + 4, spec);
            inputs.keys = 33 + queries;
            // The cache has room for more keys than there are: what lies there must not be read.
            for (std::int64_t key = inputs.keys; key < inputs.k.size(0); ++key) {
                for (float& value : inputs.k.slice(key)) value = std::numeric_limits<float>::quiet_NaN();
                for (float& value : inputs.v.slice(key)) value = std::numeric_limits<float>::quiet_NaN();
            }
            compare(*backend, inputs, spec);
        }
    }
}

void AttentionTest::caps_scores_softly() {
    const auto backend = current_backend();
    AttentionSpec spec = make_spec(2, 2, 16, 16);
    for (const float cap : {0.5F, 5.0F, 30.0F}) {
        spec.softcap = cap;
        compare(*backend, random_inputs(40, 40, spec, 3.0F), spec);
    }
}

void AttentionTest::adds_slopes_by_distance() {
    const auto backend = current_backend();
    for (const auto& [causal, symmetric] : {std::pair(false, false), {true, false}, {false, true}}) {
        AttentionSpec spec = make_spec(4, 2, 16, 16);
        spec.causal = causal;
        spec.slopes = {0.25F, 0.0625F, 0.7F, -0.01F};
        spec.symmetric_slopes = symmetric;
        compare(*backend, random_inputs(90, 90, spec), spec);
        spec.softcap = 2.0F;
        spec.sinks = {-1.0F, 0.5F, 9.0F, 0.0F};
        compare(*backend, random_inputs(65, 65, spec), spec);
        spec.query_offset = 33;
        compare(*backend, random_inputs(5, 38, spec), spec);
    }
}

void AttentionTest::adds_a_table_by_distance() {
    const auto backend = current_backend();
    for (const bool causal : {false, true}) {
        AttentionSpec spec = make_spec(4, 2, 16, 16);
        spec.causal = causal;
        const Tensor table = random_tensor({4, 41}, 14, 2.0F);
        spec.distance_bias = {-20, {table.values().begin(), table.values().end()}};
        compare(*backend, random_inputs(90, 90, spec), spec);
        compare(*backend, random_inputs(11, 70, spec), spec);
        spec.window = 30;
        spec.slopes = {0.25F, 0.0625F, 0.7F, -0.01F};
        spec.softcap = 2.0F;
        compare(*backend, random_inputs(65, 65, spec), spec);
        spec.query_offset = 33;
        compare(*backend, random_inputs(5, 38, spec), spec);
        spec.distance_bias.first = 2;
        compare(*backend, random_inputs(5, 38, spec), spec);
    }
}

void AttentionTest::looks_ahead_no_further_than_its_window() {
    const auto backend = current_backend();
    for (const std::int32_t ahead : {1, 5, 40, 500}) {
        for (const std::int32_t window : {0, 1, 5, 40}) {
            AttentionSpec spec = make_spec(3, 3, 16, 24);
            spec.window = window;
            spec.ahead = ahead;
            for (const int count : {1, 20, 129}) compare(*backend, random_inputs(count, count, spec), spec);
            spec.query_offset = 33;
            compare(*backend, random_inputs(20, 60, spec), spec);
        }
    }
}

void AttentionTest::adds_terms_by_content_and_distance() {
    const auto backend = current_backend();
    for (const std::int64_t count : {5, 70}) {
        AttentionSpec spec = make_spec(3, 3, 16, 16);
        ContentBias& content = spec.content_bias;
        content.first = -12;
        content.count = 7;
        for (std::int32_t distance = -12; distance <= 12; ++distance) content.buckets.push_back((distance + 12) / 4);
        content.by_query = std::make_shared<const Tensor>(random_tensor({3, count, 7}, 15, 2.0F));
        compare(*backend, random_inputs(count, count, spec), spec);
        content.by_key = std::make_shared<const Tensor>(random_tensor({3, count, 7}, 16, 2.0F));
        spec.key_mask.assign(static_cast<std::size_t>(count), 1);
        spec.key_mask.back() = 0;
        compare(*backend, random_inputs(count, count, spec), spec);
        content.by_query.reset();
        const Tensor table = random_tensor({3, 9}, 14, 2.0F);
        spec.distance_bias = {-4, {table.values().begin(), table.values().end()}};
        compare(*backend, random_inputs(count, count, spec), spec);
    }
}

void AttentionTest::sees_only_the_blocks_of_its_pattern() {
    const auto backend = current_backend();
    for (const std::int64_t count :
         {10, 64, 90, 1000}) {  // of the last one queries see more ranges of keys than are told apart
        AttentionSpec spec = make_spec(2, 2, 16, 16);
        spec.blocks.size = 8;
        const std::int64_t blocks = (count + 7) / 8;
        spec.blocks.columns = blocks;
        for (std::int64_t row = 0; row < blocks; ++row)
            for (std::int64_t column = 0; column < blocks; ++column)
                spec.blocks.copies.push_back(column == 0 ? 3 : (row + column) % 3 == 0 ? 1 : 0);
        compare(*backend, random_inputs(count, count, spec), spec);
        spec.key_mask.assign(static_cast<std::size_t>(count), 1);
        spec.key_mask.back() = spec.key_mask[3] = 0;
        compare(*backend, random_inputs(count, count, spec), spec);
        for (std::int64_t column = 0; column < blocks; ++column)
            spec.blocks.copies[static_cast<std::size_t>(blocks + column)] = 0;
        compare(*backend, random_inputs(count, count, spec), spec);
    }
}

void AttentionTest::shows_global_keys_to_everyone() {
    const auto backend = current_backend();
    for (const std::int64_t count : {10, 90, 700}) {
        AttentionSpec spec = make_spec(2, 2, 16, 16);
        spec.window = spec.ahead = 5;
        spec.global_keys = true;
        spec.key_mask.assign(static_cast<std::size_t>(count), 1);
        for (const std::int64_t global : {std::int64_t{0}, std::int64_t{7}, count / 2, count - 2})
            spec.key_mask[static_cast<std::size_t>(global)] = kGlobalKey;
        spec.key_mask[4] = spec.key_mask.back() = 0;
        compare(*backend, random_inputs(count, count, spec), spec);
    }
}

void AttentionTest::lets_spans_see_themselves_whole() {
    const auto backend = current_backend();
    for (const std::int64_t count : {40, 150}) {
        for (const std::int32_t window : {0, 6}) {
            AttentionSpec spec = make_spec(2, 1, 16, 16);
            spec.causal = spec.spans = true;
            spec.window = window;
            spec.key_mask.assign(static_cast<std::size_t>(count), kOrdinaryKey);
            std::fill_n(spec.key_mask.begin() + 3, 20, kFirstSpanKey);
            std::fill_n(spec.key_mask.begin() + 23, 9, static_cast<KeyMark>(kFirstSpanKey + 1));
            spec.key_mask[1] = spec.key_mask.back() = kPaddingKey;
            QVERIFY(spec.allowed(3, 22) && spec.allowed(22, 3) && !spec.allowed(22, 23) && spec.allowed(31, 23));
            QVERIFY(!spec.allowed(2, 3) && spec.allowed(23, 3) == (window == 0));
            compare(*backend, random_inputs(count, count, spec), spec);
        }
    }
}

void AttentionTest::adds_up_the_attention_to_an_image() {
    const auto backend = current_backend();
    AttentionSpec spec = make_spec(2, 2, 16, 16);
    spec.causal = true;
    spec.image_keys.assign(90, 0);
    std::fill_n(spec.image_keys.begin() + 2, 30, std::uint8_t{1});
    compare(*backend, random_inputs(90, 90, spec), spec);
    spec.query_offset = 89;
    compare(*backend, random_inputs(1, 90, spec), spec);
    spec.query_offset = 0;
    spec.image_keys.assign(90, 1);  // no query is of the text
    compare(*backend, random_inputs(90, 90, spec), spec);
}

void AttentionTest::lets_padding_weigh_all_keys_alike_where_asked() {
    const auto backend = current_backend();
    AttentionSpec spec = make_spec(2, 2, 16, 16);
    spec.padding_sees_all = true;
    compare(*backend, random_inputs(40, 40, spec), spec);
    spec.key_mask.assign(40, 1);
    spec.key_mask[3] = spec.key_mask[39] = 0;
    compare(*backend, random_inputs(40, 40, spec), spec);
}

void AttentionTest::counts_sinks_in_the_sum_only() {
    const auto backend = current_backend();
    AttentionSpec spec = make_spec(3, 1, 16, 16);
    spec.causal = true;
    spec.sinks = {-1.0F, 0.5F, 9.0F};
    compare(*backend, random_inputs(65, 65, spec), spec);
    spec.window = 3;
    compare(*backend, random_inputs(65, 65, spec), spec);
}

void AttentionTest::rows_without_keys_are_zero() {
    const auto backend = current_backend();
    for (const bool with_sinks : {false, true}) {
        AttentionSpec spec = make_spec(2, 2, 16, 16);
        spec.causal = true;
        if (with_sinks) spec.sinks = {0.0F, 1.0F};
        spec.key_mask.assign(40, 1);
        for (std::size_t key = 0; key < 5; ++key) spec.key_mask[key] = 0;
        const Inputs inputs = random_inputs(40, 40, spec);
        compare(*backend, inputs, spec);
        spec.key_mask.assign(40, 0);
        const AttentionResult found = backend->attention(backend->upload(inputs.q), backend->upload(inputs.k),
                                                         backend->upload(inputs.v), 40, spec, {.summary = true});
        for (const DeviceTensor* tensor :
             {&found.output, &found.row_max, &found.row_sum, &found.metrics, &found.thumbnails}) {
            const Tensor values = backend->download(*tensor);
            for (const float value : values.values()) QCOMPARE(value, 0.0F);
        }
    }
}

void AttentionTest::rows_that_are_not_finite_are_nan() {
    const auto backend = current_backend();
    for (const auto& [name, spec] : specs_for(70)) {
        for (const float bad : {kNaN, kInfinity, -kInfinity}) {
            Inputs inputs = random_inputs(70, 70, spec);
            inputs.q.slice(33)[0] = bad;  // of the first head alone
            const QString where = QString("%1, %2").arg(name).arg(bad);
            compare(*backend, inputs, spec, 1e-11);
            if (QTest::currentTestFailed()) QFAIL(qPrintable(where + ", a query"));
            inputs = random_inputs(70, 70, spec);
            inputs.k.slice(20)[1] = bad;
            compare(*backend, inputs, spec, 1e-11);
            if (QTest::currentTestFailed()) QFAIL(qPrintable(where + ", a key"));
            // Every score is NaN: the row must not be taken for one that sees no key.
            for (float& value : inputs.q.slice(50)) value = bad;
            compare(*backend, inputs, spec, 1e-11);
            if (QTest::currentTestFailed()) QFAIL(qPrintable(where + ", all of a query"));
        }
    }
    AttentionSpec spec = make_spec(2, 2, 16, 16);
    spec.sinks = {kNaN, 0.0F};
    compare(*backend, random_inputs(20, 20, spec), spec);
}

void AttentionTest::masked_keys_that_are_not_finite_count_for_nothing() {
    const auto backend = current_backend();
    for (const auto& [name, spec] : specs_for(70)) {
        Inputs inputs = random_inputs(70, 70, spec);
        for (float& value : inputs.k.slice(4)) value = kNaN;
        for (float& value : inputs.v.slice(4)) value = kNaN;
        inputs.v.slice(60)[0] = kNaN;
        compare(*backend, inputs, spec);
        if (QTest::currentTestFailed()) QFAIL(name);
    }
}

void AttentionTest::survives_huge_scores() {
    // Scores around 1,000, where fp32 itself resolves only 6e-5: the weights of exact fp32 scores are still met.
    const auto backend = current_backend();
    AttentionSpec spec = make_spec(2, 2, 4, 8);
    spec.scale = 1.0F;
    Inputs inputs = random_inputs(33, 33, spec);
    for (float& value : inputs.q.values()) value = std::round(value * 16.0F);
    for (float& value : inputs.k.values()) value = std::round(value * 16.0F) / 4.0F;
    compare(*backend, inputs, spec);
    const AttentionResult found = backend->attention(backend->upload(inputs.q), backend->upload(inputs.k),
                                                     backend->upload(inputs.v), 33, spec, {});
    float largest = 0;
    const Tensor row_max = backend->download(found.row_max);
    for (const float value : row_max.values()) largest = std::max(largest, value);
    QVERIFY(largest > 300.0F);
}

void AttentionTest::each_metric_is_found_by_its_name() {
    // Heads that attend to the previous token, to the token itself, to the next one, and to all tokens alike.
    constexpr std::int64_t kTokens = 40;
    constexpr auto kMost = static_cast<float>(kTokens - 1) / kTokens;  // of the queries have a neighbor on that side
    const auto backend = current_backend();
    AttentionSpec spec = make_spec(4, 4, 8, 8);
    spec.distance_bias = {-2, {0, 60, 0, 0, 0, /**/ 0, 0, 60, 0, 0, /**/ 0, 0, 0, 60, 0, /**/ 0, 0, 0, 0, 0}};
    const DeviceTensor zeros = backend->upload(Tensor({kTokens, 32}));
    const Tensor table =
        backend->download(backend->attention(zeros, zeros, zeros, kTokens, spec, {.summary = true}).metrics);
    std::vector<HeadMetrics> heads;
    for (std::int64_t head = 0; head < spec.heads; ++head) heads.push_back(head_metrics_of(table.slice(head)));
    const auto [previous, self, next, uniform] = std::tie(heads[0], heads[1], heads[2], heads[3]);
    const auto is = [](float found, float expected) { return std::abs(found - expected) < 1e-5F; };
    QVERIFY(is(previous.previous, kMost));
    QVERIFY(is(next.next, kMost));
    QVERIFY(is(self.self, 1) && is(self.maximum, 1) && is(self.first, 1.0F / kTokens));
    QVERIFY(is(self.entropy, 0) && is(self.mean_distance, 0) && is(self.previous, 0) && is(self.next, 0));
    QVERIFY(is(uniform.entropy, std::log(float{kTokens})) && is(uniform.maximum, 1.0F / kTokens));
    QVERIFY(is(uniform.mean_distance, float{kTokens * kTokens - 1} / (3 * kTokens)));
}

void AttentionTest::leaves_no_summary_unless_asked() {
    const auto backend = current_backend();
    const AttentionSpec spec = make_spec(2, 2, 16, 16);
    const Inputs inputs = random_inputs(30, 30, spec);
    const AttentionResult found = backend->attention(backend->upload(inputs.q), backend->upload(inputs.k),
                                                     backend->upload(inputs.v), 30, spec, {});
    QVERIFY(found.metrics.empty());
    QVERIFY(found.thumbnails.empty());
    const AttentionReference expected =
        define_attention(to_reference(inputs.q), to_reference(inputs.k), to_reference(inputs.v), 30, spec);
    QVERIFY(normalized_error(backend->download(found.output), expected.output) <= 1e-11);
}

void AttentionTest::works_through_long_inputs_in_blocks() {
    const auto backend = current_backend();
    AttentionSpec spec = make_spec(1, 1, 8, 8);
    compare(*backend, random_inputs(700, 700, spec), spec);
    spec.causal = true;
    compare(*backend, random_inputs(700, 700, spec), spec);
    spec.window = 100;
    compare(*backend, random_inputs(700, 700, spec), spec);
}

HEADLIGHT_TEST(AttentionTest, None)
#include "attention_test.moc"
