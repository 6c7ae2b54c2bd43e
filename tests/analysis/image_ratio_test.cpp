// Attention of a text to an image, divided by that of a neutral prompt, or by what the whole text has in common.

#include "analysis/images/image_ratio.h"

#include "analysis/patches.h"
#include "chosen_weights.h"
#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <functional>
#include <string>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr std::size_t kPatches = 4;  // keys 1 to 4, behind one word

Token word(std::int32_t id) {
    Token token = token_named("w" + std::to_string(id));
    token.id = id;
    return token;
}

/// A word, an image of two by two patches, and words with these ids; the rows of the latter are given.
Analysis text_of(const std::vector<std::int32_t>& ids, const std::vector<std::vector<double>>& rows,
                 bool causal = false) {
    const std::size_t tokens = 1 + kPatches + ids.size();
    Analysis analysis;
    analysis.tokens.tokens = {word(1)};
    for (const char* patch : {"0,0", "0,1", "1,0", "1,1"}) analysis.tokens.tokens.push_back(token_named(patch));
    for (const std::int32_t id : ids) analysis.tokens.tokens.push_back(word(id));
    // What stands before the words sees the first token alone.
    WeightRows all(1 + kPatches, std::vector<double>(tokens, 0));
    for (auto& row : all) row.front() = 1;
    for (std::vector<double> row : rows) {
        row.resize(tokens, 0);
        all.push_back(std::move(row));
    }
    analysis.attention = {{AttentionKind::Self, {field_with({all}, causal)}}};
    analysis.attention.front().image = ImageTokens{2, 2, {1, 2, 3, 4}};
    return analysis;
}

/// The rows of three words: weights on the first token, four patches and the words.
const std::vector<std::vector<double>> kRows{
    {0.2, 0.4, 0.1, 0.1, 0.1, 0.1}, {0.1, 0.5, 0.2, 0.1, 0.05, 0, 0.05}, {0.3, 0.3, 0.05, 0.05, 0.2, 0, 0, 0.1}};

AttentionMatrix without_sinks(const Analysis& analysis, const MatrixOptions& options = {}) {
    return without_image_sinks(analysis, {}, make_matrix(analysis, {}, options), options);
}

AttentionMatrix relative(const Analysis& analysis, const Analysis& neutral, const MatrixOptions& options = {}) {
    return relative_to_prompt(analysis, neutral, {}, make_matrix(analysis, {}, options), options);
}

bool near(double a, double b) {
    return std::abs(a - b) < 2e-5 * std::max(1.0, std::abs(b));
}

/// The ratios of a row at the patches.
std::vector<double> at_patches(const AttentionMatrix& matrix, std::size_t query) {
    std::vector<double> ratios;
    for (std::size_t patch = 1; patch <= kPatches; ++patch) ratios.push_back(matrix.value(query, patch));
    return ratios;
}

void compare(const std::vector<double>& found, const std::vector<double>& expected) {
    QCOMPARE(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i)
        QVERIFY2(near(found[i], expected[i]), qPrintable(QStringLiteral("%1: %2").arg(i).arg(found[i])));
}

bool has_note(const AttentionMatrix& matrix, const std::string& part) {
    for (const Sentence& note : matrix.notes)
        if (note.english().find(part) != std::string::npos) return true;
    return false;
}

std::string refusal(const std::function<void()>& action) {
    try {
        action();
    } catch (const Error& error) {
        return error.sentence();
    }
    return "nothing was refused";
}

}  // namespace

class ImageRatioTest : public QObject {
    Q_OBJECT

  private slots:
    void uniform_attention_has_ratio_1_everywhere() {
        std::vector<std::vector<double>> rows;
        for (std::size_t word = 0; word < 3; ++word) rows.emplace_back(6 + word, 1.0 / static_cast<double>(6 + word));
        const Analysis analysis = text_of({7, 8, 9}, rows, true);
        for (const AttentionMatrix& matrix : {without_sinks(analysis), relative(analysis, analysis)})
            for (std::size_t query = 5; query < 8; ++query) compare(at_patches(matrix, query), {1, 1, 1, 1});
    }

    void a_prompt_has_ratio_1_to_itself() {
        const Analysis analysis = text_of({7, 8, 9}, kRows);
        const AttentionMatrix matrix = relative(analysis, analysis);
        for (std::size_t query = 5; query < 8; ++query) compare(at_patches(matrix, query), {1, 1, 1, 1});
    }

    void a_patch_that_all_words_read_alike_has_ratio_1() {
        const Analysis analysis = text_of({7, 8}, {{0, 0.9, 0.1, 0, 0}, {0, 0.9, 0, 0.1, 0}});
        const AttentionMatrix matrix = without_sinks(analysis);
        QVERIFY(near(matrix.value(5, 1), 1));  // a sink
        QVERIFY(near(matrix.value(5, 2), 2));  // read by this word alone, of two
        QVERIFY(near(matrix.value(6, 2), 0));
    }

    void ratios_are_those_of_the_definition() {
        const AttentionMatrix matrix = without_sinks(text_of({7, 8, 9}, kRows));
        const std::vector<double> totals{0.7, 0.85, 0.6};
        for (std::size_t query = 0; query < 3; ++query)
            for (std::size_t patch = 1; patch <= kPatches; ++patch) {
                double mean = 0;
                for (std::size_t other = 0; other < 3; ++other) mean += kRows[other][patch] / totals[other] / 3;
                QVERIFY(near(matrix.value(5 + query, patch), kRows[query][patch] / totals[query] / mean));
            }
        QVERIFY(has_note(matrix, "attend to the image (3)"));
    }

    void a_word_with_less_attention_to_the_image_has_the_same_ratios() {
        auto rows = kRows;
        for (std::size_t key = 1; key <= kPatches; ++key) rows[1][key] /= 4;
        rows[1][0] = 1 - 0.85 / 4 - 0.05;
        const AttentionMatrix scaled = without_sinks(text_of({7, 8, 9}, rows));
        const AttentionMatrix matrix = without_sinks(text_of({7, 8, 9}, kRows));
        for (std::size_t query = 5; query < 8; ++query) compare(at_patches(scaled, query), at_patches(matrix, query));
    }

    void words_are_divided_by_the_last_token_of_the_neutral_prompt() {
        const Analysis analysis = text_of({7, 8, 9}, kRows);
        const Analysis neutral = text_of({5, 6}, {{1}, {0.2, 0.2, 0.1, 0.2, 0.3}});
        const AttentionMatrix matrix = relative(analysis, neutral);
        compare(at_patches(matrix, 5), {0.4 / 0.2, 0.1 / 0.1, 0.1 / 0.2, 0.1 / 0.3});
        compare(at_patches(matrix, 7), {0.3 / 0.2, 0.05 / 0.1, 0.05 / 0.2, 0.2 / 0.3});
    }

    void an_answer_is_divided_by_itself_after_the_neutral_prompt() {
        Analysis analysis = text_of({7, 8, 9}, kRows);
        Analysis neutral = text_of({6, 9}, {{0.2, 0.2, 0.1, 0.2, 0.3}, {0.4, 0.1, 0.1, 0.1, 0.3}});
        analysis.written.ids = neutral.written.ids = {9};
        const AttentionMatrix matrix = relative(analysis, neutral);
        compare(at_patches(matrix, 7), {0.3 / 0.1, 0.05 / 0.1, 0.05 / 0.1, 0.2 / 0.3});
        compare(at_patches(matrix, 6), {0.5 / 0.2, 0.2 / 0.1, 0.1 / 0.2, 0.05 / 0.3});  // the end of the prompt
    }

    void rows_that_are_normalized_are_so_in_both_runs() {
        MatrixOptions options;
        options.hide_sink = options.renormalize = true;
        const Analysis neutral = text_of({5, 6}, {{1}, {0.2, 0.2, 0.1, 0.2, 0.3}});
        const AttentionMatrix matrix = relative(text_of({7, 8, 9}, kRows), neutral, options);
        QVERIFY(near(matrix.value(5, 0), 0.4 / 0.8 / (0.2 / 0.8)));  // column 0 is the first patch
    }

    void what_is_no_patch_has_no_ratio_and_what_is_masked_stays_so() {
        const Analysis analysis = text_of({7, 8, 9}, kRows, true);
        for (const AttentionMatrix& matrix : {without_sinks(analysis), relative(analysis, analysis)}) {
            QVERIFY(std::isnan(matrix.value(5, 0)));
            QVERIFY(std::isnan(matrix.value(7, 6)));
            QVERIFY(!matrix.is_allowed(0, 1));
            QCOMPARE(matrix.value(0, 1), 0.0F);
        }
    }

    void a_divisor_of_0_gives_no_ratio_and_is_said() {
        const Analysis analysis = text_of({7, 8, 9}, kRows);
        const AttentionMatrix matrix = relative(analysis, text_of({6}, {{0.5, 0, 0.1, 0.2, 0.2}}));
        QVERIFY(std::isnan(matrix.value(5, 1)));
        QVERIFY(near(matrix.value(5, 2), 1));
        QVERIFY(has_note(matrix, "no ratio where the divisor is 0"));
        const AttentionMatrix unseen = without_sinks(text_of({7}, {{0.5, 0, 0.1, 0.2, 0.2}}));
        QVERIFY(std::isnan(unseen.value(5, 1)));
        QVERIFY(has_note(unseen, "no ratio where the divisor is 0"));
    }

    void heads_together_are_divided_together() {
        Analysis analysis = text_of({7, 8, 9}, kRows);
        const HeadId all{.layer = {}, .head = {}};
        const AttentionMatrix one = without_sinks(analysis);
        analysis.attention.front().layers.push_back(analysis.attention.front().layers.front());
        for (const Aggregation aggregation : {Aggregation::Mean, Aggregation::Max}) {
            HeadId choice = all;
            choice.aggregation = aggregation;
            const AttentionMatrix matrix = without_image_sinks(analysis, choice, make_matrix(analysis, choice, {}), {});
            compare(at_patches(matrix, 6), at_patches(one, 6));
        }
        const HeadId rolled{.layer = {}, .head = {}, .aggregation = Aggregation::Rollout};
        const AttentionMatrix matrix =
            relative_to_prompt(analysis, analysis, rolled, make_matrix(analysis, rolled, {}), {});
        compare(at_patches(matrix, 6), {1, 1, 1, 1});
    }

    void attention_without_a_text_that_sees_the_image_is_refused() {
        QVERIFY(has_image_ratio(text_of({7}, {{1}}, true), {}));
        Analysis blind = text_of({}, {});
        blind.attention.front().layers = {field_with({WeightRows(5, {1, 0, 0, 0, 0})}, true)};
        QVERIFY(!has_image_ratio(blind, {}));  // nothing follows the image
        Analysis tower = text_of({7}, {{1}});
        tower.attention.front().image.reset();
        QVERIFY(!has_image_ratio(tower, {}));
        QCOMPARE(refusal([&] { without_sinks(tower); }),
                 std::string("--image-weights: expected attention of text tokens to the patches of an image, which "
                             "these heads do not have. Choose \"plain\", or another --attention."));
        Analysis other = text_of({7}, {{1}});
        other.attention.front().image->columns = 1;
        QVERIFY(refusal([&] { relative(text_of({7}, {{1}}), other); }).starts_with("--neutral-prompt: expected 2 x 2"));
    }
};

HEADLIGHT_TEST(ImageRatioTest, None)
#include "image_ratio_test.moc"
