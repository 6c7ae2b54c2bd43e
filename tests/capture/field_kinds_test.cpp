// What every kind of field answers through the interface, however its weights come about.

#include "attention_definition.h"
#include "capture/absent_field.h"
#include "capture/recorded_field.h"
#include "capture/windowed_field.h"
#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <span>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// The least that a kind of attention must say: here, every token attends to itself and to the token opposite alike.
class MirrorField final : public AttentionField {
  public:
    explicit MirrorField(std::int64_t tokens) : AttentionField({2, tokens, tokens}, {}) {}
    [[nodiscard]] bool allowed(std::int64_t query, std::int64_t key) const override {
        return key == query || key == query_count() - 1 - query;
    }

  protected:
    [[nodiscard]] Tensor part_of_weights(std::int32_t /*head*/, TokenRange queries, TokenRange keys) const override {
        Tensor part({queries.size(), keys.size()});
        for (std::int64_t i = 0; i < queries.size(); ++i)
            for (std::int64_t j = 0; j < keys.size(); ++j)
                if (allowed(queries.begin + i, keys.begin + j)) part.slice(i)[static_cast<std::size_t>(j)] = 0.5F;
        return part;
    }
};

template <typename Question>
QString refusal(const Question& question) {
    try {
        static_cast<void>(question());
    } catch (const Error& error) {
        return error.kind() == ErrorKind::Input ? QString::fromStdString(error.sentence()) : "another kind of error";
    }
    return "nothing was refused";
}

/// Three tokens in two windows: tokens 0 and 2 in rows 1 and 0 of the first, token 1 in row 2 of the second.
std::vector<AttentionWindow> two_windows(float lost_sum = 1) {
    AttentionSpec spec;
    spec.heads = spec.key_heads = 1;
    spec.head_size = spec.value_size = 1;
    spec.key_mask = {1, 1, 0};
    const Tensor vectors({3, 1}, {0.25F, 0.5F, 1.0F});
    auto first = std::make_shared<const SoftmaxField>(defined_parts(spec, vectors, vectors));
    spec.key_mask = {0, 0, 1};
    SoftmaxField::Parts parts = defined_parts(spec, vectors, vectors);
    if (std::isnan(lost_sum)) parts.row_sum.values()[2] = parts.row_sum.values()[0] = lost_sum;
    return {{{0, 2}, {1, 0}, first}, {{1}, {2}, std::make_shared<const SoftmaxField>(std::move(parts))}};
}

AttentionSpec one_head() {
    AttentionSpec spec;
    spec.heads = spec.key_heads = 1;
    return spec;
}

}  // namespace

class FieldKindsTest : public QObject {
    Q_OBJECT
  private slots:
    void a_kind_that_knows_its_weights_answers_all_else_by_itself() {
        const MirrorField field(70);
        QCOMPARE(field.row(1, 0)[69], 0.5F);
        QCOMPARE(field.visible_keys({3, 4}).size(), std::int64_t{70});
        QVERIFY(!field.causal() && field.query_offset() == 0 && !field.replaced(0));
        QVERIFY(field.same_mask(field) && !field.same_mask(MirrorField(70)));
        const Tensor picture = field.pooled(0, 2, 2, Pooling::Mean);
        for (const float tile : picture.values()) QVERIFY(std::abs(tile - 0.5F / 35) < 1e-6F);
        const Tensor whole = field.pooled(0, 70, 70, Pooling::Max);
        QCOMPARE(whole.slice(3)[66], 0.5F);
        QCOMPARE(field.lost_rows(0), std::int64_t{0});
        const std::vector<AttentionLayout> layouts = field.layouts(70);
        QCOMPARE(layouts.size(), std::size_t{1});
        QCOMPARE(layouts.front().shape, (Shape{2, 70, 70}));
        const Tensor laid_out = layouts.front().weights(1);
        QVERIFY(std::ranges::equal(laid_out.values(), whole.values()));
        QVERIFY(!field.square_windows());
        QVERIFY(field.value(0, 0, 0).empty() && field.value_norms_for(0).empty());
    }

    void a_kind_without_scores_refuses_them_in_one_way() {
        const MirrorField field(4);
        QVERIFY(field.scoring() == nullptr && field.turn() == nullptr);
        QVERIFY(refusal([&] { return field.scores(0, {0, 1}, {0, 1}); }).contains("not computed from scores"));
        QVERIFY(refusal([&] { return field.score_source(0, 0, 0); }).contains("not computed from scores"));
    }

    void a_layer_without_attention_has_no_weights_and_says_what_it_has_instead() {
        const auto field = absent_field("short convolution", 3, 2);
        QCOMPARE(field->heads(), 0);
        QCOMPARE(field->query_offset(), std::int64_t{2});
        QCOMPARE(field->key_count(), std::int64_t{5});
        QVERIFY(field->causal() && !field->allowed(2, 0) && field->layouts(5).empty());
        const QString said = "no attention but a short convolution in its place";
        QVERIFY(refusal([&] { return field->weights(0); }).contains(said));
        QVERIFY(refusal([&] { return field->scores(0, {0, 1}, {0, 1}); }).contains(said));
    }

    void questions_outside_a_field_are_refused_for_every_kind() {
        const MirrorField field(4);
        QVERIFY(refusal([&] { return field.weights(2); }).contains("no head 2"));
        QVERIFY(refusal([&] { return field.row(0, 4); }).contains("among the 4 queries"));
        QVERIFY(refusal([&] { return field.visible_keys({2, 5}); }).contains("among the 4 queries"));
        QVERIFY(refusal([&] { return field.pooled(0, 0, 3, Pooling::Mean); }).contains("at least one row"));
    }

    void masks_are_the_same_only_if_all_that_decides_them_is() {
        const auto field = [](const AttentionSpec& spec) {
            return SoftmaxField(defined_parts(spec, Tensor({4, 1}), Tensor({4, 1})));
        };
        AttentionSpec spec = one_head();
        spec.key_mask = {1, 1, 2, 0};
        spec.blocks = {2, 2, {1, 0, 1, 1}};
        const SoftmaxField first = field(spec);
        QVERIFY(first.same_mask(field(spec)));
        std::vector<AttentionSpec> others(7, spec);
        others[0].causal = true;
        others[1].window = 2;
        others[2].ahead = 2;
        others[3].key_mask = {1, 1, 1, 0};
        others[4].blocks.copies = {1, 1, 1, 1};  // BigBird draws other blocks for every layer
        others[5].global_keys = true;
        others[6].padding_sees_all = true;
        for (const AttentionSpec& other : others) QVERIFY(!first.same_mask(field(other)));
    }

    void recorded_weights_are_given_back_and_have_no_scores() {
        const std::vector<float> recorded{1, 0.5F, 0.25F, 0.75F, 0.5F, 0.5F};
        const auto bytes = std::as_bytes(std::span(recorded));
        const TensorView view{DataType::F32, {1, 3, 2}, bytes, nullptr};
        const auto field = recorded_field({view, {}, {}}, true, 0, {});
        QVERIFY(field->causal() && !field->allowed(0, 1));
        QCOMPARE(field->row(0, 0), (std::vector<float>{1, 0}));  // a masked weight is 0 whatever was recorded
        QCOMPARE(field->row(0, 1), (std::vector<float>{0.25F, 0.75F}));
        const Tensor part = field->weights(0, {1, 3}, {1, 2});
        QCOMPARE(part.values()[1], 0.5F);
        const Tensor picture = field->pooled(0, 3, 2, Pooling::Max);
        QCOMPARE(picture.slice(0)[1], 0.0F);
        QVERIFY(field->scoring() == nullptr);
        QVERIFY(refusal([&] { return field->scores(0, {0, 1}, {0, 1}); }).contains("Imported attention"));
        QVERIFY(refusal([&] { return field->score_source(0, 0, 0); }).contains("Imported attention"));
    }

    void tokens_of_different_windows_never_meet() {
        const auto field = windowed_field(one_head(), two_windows(), {});
        QVERIFY(field->allowed(0, 2) && !field->allowed(0, 1));
        QCOMPARE(field->row(0, 1), (std::vector<float>{0, 1, 0}));
        QCOMPARE(field->row(0, 2)[1], 0.0F);
        const Tensor scores = field->scores(0, {2, 3}, {0, 3});
        QCOMPARE(scores.values()[0], 0.125F);
        QCOMPARE(scores.values()[1], -std::numeric_limits<float>::infinity());
        const ScoreSource inside = field->score_source(0, 2, 0);
        QVERIFY(inside.query == 0 && inside.key == 1);
        QVERIFY(inside.query_vector[0] == 0.25F && inside.key_vector[0] == 0.5F);
        const ScoreSource outside = field->score_source(0, 2, 1);
        QVERIFY(outside.key == -1 && outside.query_vector.empty() && outside.key_vector.empty());
        QCOMPARE(outside.row_sum, inside.row_sum);
    }

    void rows_that_a_window_has_beside_its_tokens_are_not_lost() {
        const auto field = windowed_field(one_head(), two_windows(std::numeric_limits<float>::quiet_NaN()), {});
        QCOMPARE(field->lost_rows(0), std::int64_t{1});  // token 1 in row 2; row 0 is no token's
    }

    void windows_that_do_not_cover_every_token_once_are_refused() {
        QVERIFY(refusal([] { return windowed_field(one_head(), {}, {}); }).contains("windows"));
        std::vector<AttentionWindow> twice = two_windows();
        twice[1].tokens = {2};
        QVERIFY(refusal([&] { return windowed_field(one_head(), twice, {}); }).contains("windows"));
        AttentionSpec other = one_head();
        other.heads = 2;
        QVERIFY(refusal([&] { return windowed_field(other, two_windows(), {}); }).contains("windows"));
    }
};

HEADLIGHT_TEST(FieldKindsTest, None)
#include "field_kinds_test.moc"
