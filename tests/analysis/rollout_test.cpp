// Attention rollout (arXiv 2005.00928), and what is asked of the patches of an image.

#include "analysis/rollout.h"

#include "analysis/heads/metrics.h"
#include "analysis/matrix_view.h"
#include "analysis/patches.h"
#include "capture/absent_field.h"
#include "chosen_weights.h"
#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>

using namespace headlight;
using namespace headlight::testing;

namespace {

const WeightRows kSwap{{0, 1}, {1, 0}};
const WeightRows kStay{{1, 0}, {0, 1}};

TokenizedText two_tokens() {
    TokenizedText text;
    text.tokens = {special_token(1, "a"), special_token(2, "b")};
    return text;
}

HeadId rolled(std::optional<std::int32_t> layer) {
    return {.layer = layer, .head = {}, .aggregation = Aggregation::Rollout};
}

void compare(const Tensor& found, const std::vector<float>& expected) {
    QCOMPARE(found.values().size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) QVERIFY(std::abs(found.values()[i] - expected[i]) < 1e-5F);
}

/// Two by two patches after a class token: every patch looks a quarter at [CLS] and the rest as `to_patches` says.
Analysis image_analysis(const WeightRows& to_patches) {
    WeightRows rows{{1, 0, 0, 0, 0}};
    for (const auto& patch : to_patches) {
        rows.push_back({0.25});
        for (const double weight : patch) rows.back().push_back(0.75 * weight);
    }
    Analysis analysis;
    const PatchGrid grid{{"[CLS]"}, 2, 2};
    analysis.tokens.tokens = tokens_of(grid);
    analysis.attention = {{AttentionKind::Self, {field_with({rows})}, 0, 0, -1, grid}};
    analysis.image = std::make_shared<const AnalyzedImage>(AnalyzedImage{Image{}, {3, 6, 8}, nullptr, "x.png"});
    return analysis;
}

}  // namespace

class RolloutTest : public QObject {
    Q_OBJECT

  private slots:
    void a_layer_without_attention_is_passed_by_no_rollout_and_shows_no_weights() {
        Analysis analysis;
        analysis.tokens = two_tokens();
        analysis.attention = {{AttentionKind::Self, {absent_field("short convolution", 2, 0), field_with({kSwap})}}};
        const auto refused = [&](const HeadId& choice) -> std::string {
            try {
                make_matrix(analysis, choice, {});
            } catch (const Error& error) {
                return error.what();
            }
            return {};
        };
        QCOMPARE(refused({.layer = 0}), std::string("Layer 0 has no attention but a short convolution in its place; "
                                                    "layers with attention: 1."));
        QVERIFY(refused(rolled({})).starts_with("Rollout and flow follow a text through the attention of every layer"));
        compare(make_matrix(analysis, {.layer = {}, .head = {}}, {}).values, {0, 1, 1, 0});
        const Tensor metrics = measure_heads(analysis, 0, "self");
        QVERIFY(std::isnan(metrics.values()[0]));
    }

    void one_layer_gives_half_to_the_residual_connection() {
        const Analysis analysis = analysis_with(two_tokens(), {field_with({kSwap})});
        compare(rollout(analysis.attention[0], 0, {}), {0.5F, 0.5F, 0.5F, 0.5F});
    }

    void heads_count_by_their_mean() {
        const Analysis analysis = analysis_with(two_tokens(), {field_with({kSwap, kStay})});
        compare(rollout(analysis.attention[0], 0, {}), {0.75F, 0.25F, 0.25F, 0.75F});
    }

    void layers_multiply_the_later_one_from_the_left() {
        const WeightRows to_first{{1, 0}, {1, 0}};
        const Analysis analysis = analysis_with(two_tokens(), {field_with({to_first}), field_with({kSwap})});
        // Layer 0: [[1, 0], [0.5, 0.5]]; layer 1: [[0.5, 0.5], [0.5, 0.5]] from the left.
        compare(rollout(analysis.attention[0], 1, {}), {0.75F, 0.25F, 0.75F, 0.25F});
        const AttentionMatrix matrix = make_matrix(analysis, rolled(std::nullopt), {});
        compare(matrix.values, {0.75F, 0.25F, 0.75F, 0.25F});
        QCOMPARE(matrix.title.english(), std::string("Rollout of all layers"));
        compare(make_matrix(analysis, rolled(0), {}).values, {1, 0, 0.5F, 0.5F});
    }

    void a_chosen_head_is_shown_alone() {
        const Analysis analysis = analysis_with(two_tokens(), {field_with({kSwap})});
        HeadId choice = rolled(0);
        choice.head = 0;
        compare(make_matrix(analysis, choice, {}).values, {0, 1, 1, 0});
    }

    void words_join_a_rollout_as_they_join_weights() {
        const WeightRows uniform(6, std::vector<double>(6, 1.0 / 6));
        const Analysis analysis = analysis_with(undo_it(), {field_with({uniform})});
        MatrixOptions words;
        words.unit = Unit::Words;
        const AttentionMatrix matrix = make_matrix(analysis, rolled(0), words);
        QCOMPARE(matrix.queries.size(), std::size_t{5});
        for (std::int64_t row = 0; row < 5; ++row) {
            double sum = 0;
            for (const float value : matrix.values.slice(row)) sum += static_cast<double>(value);
            QVERIFY(std::abs(sum - 1) < 1e-6);
        }
        QVERIFY(std::abs(matrix.value(1, 1) - (0.5F * 2 / 6 + 0.5F)) < 1e-6F);  // "undo" to itself
    }

    void attention_between_texts_is_refused() {
        const Analysis analysis = translation_of_undo_it();
        QVERIFY_EXCEPTION_THROWN(rollout(analysis.attention[1], 0, {}), Error);
    }

    void a_stop_is_heard() {
        std::stop_source stop;
        stop.request_stop();
        const Analysis analysis = analysis_with(two_tokens(), {field_with({kSwap})});
        QVERIFY_EXCEPTION_THROWN(rollout(analysis.attention[0], 0, stop.get_token()), Error);
    }

    void distances_in_an_image_are_in_its_pixels() {
        // Patches are 3 pixels high and 4 wide. Each looks at its neighbor across.
        const Analysis across = image_analysis({{0, 1, 0, 0}, {1, 0, 0, 0}, {0, 0, 0, 1}, {0, 0, 1, 0}});
        QVERIFY(std::abs(measure_head(across, 0, 0, 0, "image_distance") - 4) < 1e-4F);
        // Each looks at the one at the other corner: 3, 4, 5.
        const Analysis corner = image_analysis({{0, 0, 0, 1}, {0, 0, 1, 0}, {0, 1, 0, 0}, {1, 0, 0, 0}});
        QVERIFY(std::abs(measure_head(corner, 0, 0, 0, "image_distance") - 5) < 1e-4F);
        const Analysis itself = image_analysis({{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}});
        QVERIFY(measure_head(itself, 0, 0, 0, "image_distance") < 1e-4F);
    }

    void a_text_has_no_distances_in_an_image() {
        const Analysis analysis = analysis_with(two_tokens(), {field_with({kSwap})});
        QVERIFY(std::isnan(measure_head(analysis, 0, 0, 0, "image_distance")));
    }

    void patches_are_named_by_row_and_column_after_the_special_tokens() {
        const std::vector<Token> tokens = tokens_of({{"[CLS]", "[DIST]"}, 2, 3});
        QCOMPARE(tokens.size(), std::size_t{8});
        QVERIFY(tokens[1].special && !tokens[2].special);
        QCOMPARE(tokens[1].display, std::string("[DIST]"));
        QCOMPARE(tokens[6].display, std::string("1,1"));
        AttentionStack stack;
        stack.patches = PatchGrid{{"[CLS]"}, 2, 3};
        stack.first_query = stack.first_key = 10;
        QCOMPARE(patch_of_token(stack, 10), std::optional<std::int32_t>());
        QCOMPARE(patch_of_token(stack, 11), std::optional<std::int32_t>(0));
        QCOMPARE(patch_of_token(stack, 16), std::optional<std::int32_t>(5));
        QCOMPARE(patch_of_token(stack, 17), std::optional<std::int32_t>());
    }
};

HEADLIGHT_TEST(RolloutTest, None)
#include "rollout_test.moc"
