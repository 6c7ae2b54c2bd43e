#include "analysis/heads/metrics.h"

#include "chosen_weights.h"
#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// "[CLS] un ##do it . [SEP]": half to the separator, a quarter to the full stop, an eighth each to [CLS] and "it".
const WeightRows kHead(6, std::vector<double>{0.125, 0, 0, 0.125, 0.25, 0.5});

HeadMetrics numbered_metrics(float start) {
    HeadMetrics metrics;
    metrics.entropy = start;
    metrics.mean_distance = start + 1;
    metrics.previous = start + 2;
    metrics.next = start + 3;
    metrics.self = start + 4;
    metrics.first = start + 5;
    metrics.maximum = start + 6;
    return metrics;
}

}  // namespace

class MetricsTest : public QObject {
    Q_OBJECT

    const Analysis analysis_ =
        analysis_with(undo_it(), {field_with({kHead, kHead}, false, {numbered_metrics(10), numbered_metrics(20)})});

    [[nodiscard]] float measure(const char* id) const { return measure_head(analysis_, 0, 0, 0, id); }

  private slots:
    void every_measure_is_named_once_with_formula_and_source() {
        std::set<std::string_view> ids;
        for (const Metric& metric : metrics()) {
            QVERIFY(ids.insert(metric.id).second);
            QVERIFY(!metric.name.empty() && !metric.formula.empty());
            QVERIFY(metric.source.find("arXiv") != std::string_view::npos);
        }
    }

    void what_the_forward_pass_left_is_handed_on() {
        QCOMPARE(measure("entropy"), 10.0F);
        QCOMPARE(measure("distance"), 11.0F);
        QCOMPARE(measure("previous"), 12.0F);
        QCOMPARE(measure("next"), 13.0F);
        QCOMPARE(measure("self"), 14.0F);
        QCOMPARE(measure("first"), 15.0F);
        QCOMPARE(measure("confidence"), 16.0F);
        const Tensor all = measure_heads(analysis_, 0, "entropy");
        QCOMPARE(all.shape(), (Shape{1, 2}));
        QCOMPARE(all.slice(0)[1], 20.0F);
    }

    void shares_on_kinds_of_tokens_come_from_the_weights() {
        QVERIFY(std::abs(measure("to_separators") - 0.5F) < 1e-6F);
        QVERIFY(std::abs(measure("to_classification") - 0.125F) < 1e-6F);
        QVERIFY(std::abs(measure("punctuation") - 0.25F) < 1e-6F);
    }

    // Longer than the rows that are asked for together; marks stand alone, close together and far apart.
    void shares_of_a_long_text_are_sums_of_its_weights() {
        constexpr std::size_t kTokens = 230;
        const std::set<std::size_t> marks{3, 4, 7, 60, 61, 140, 229};
        TokenizedText text;
        for (std::size_t at = 0; at < kTokens; ++at) text.text += marks.contains(at) ? '.' : 'a';
        for (std::size_t at = 0; at < kTokens; ++at)
            text.tokens.push_back(piece(text, at, at + 1, static_cast<std::int32_t>(at)));
        WeightRows rows(kTokens, std::vector<double>(kTokens));
        double on_marks = 0;
        for (std::size_t query = 0; query < kTokens; ++query) {
            double sum = 0;
            for (std::size_t key = 0; key <= query; ++key)
                sum += rows[query][key] = static_cast<double>(1 + (query * 7 + key * 13) % 11);
            for (std::size_t key = 0; key <= query; ++key) {
                rows[query][key] /= sum;
                if (marks.contains(key)) on_marks += rows[query][key];
            }
        }
        const Analysis analysis = analysis_with(text, {field_with({rows}, true)});
        const double share = measure_head(analysis, 0, 0, 0, "punctuation");
        QVERIFY(std::abs(share - on_marks / kTokens) < 1e-6);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(measure_head(analysis, 0, 0, 0, "punctuation", stop.get_token())),
                                 Error);
    }

    void a_measure_of_tokens_that_are_not_there_does_not_exist() {
        Analysis analysis = analysis_;
        analysis.separator_id = -1;
        QVERIFY(std::isnan(measure_head(analysis, 0, 0, 0, "to_separators")));
        const Tensor to_separators = measure_heads(analysis, 0, "to_separators");
        QVERIFY(std::isnan(to_separators.slice(0)[1]));
    }

    /// A white-space token is displayed as a middle dot, which is punctuation; what was typed is not.
    void white_space_shown_as_a_dot_is_not_punctuation() {
        Analysis analysis = analysis_;
        analysis.tokens.text = "Undo it ";
        analysis.tokens.tokens[4].display = "·";
        QVERIFY(std::isnan(measure_head(analysis, 0, 0, 0, "punctuation")));
    }

    void unknown_measures_and_heads_are_refused() {
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(measure_heads(analysis_, 0, "entrpy")), Error);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(measure_head(analysis_, 0, 0, 2, "entropy")), Error);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(measure_head(analysis_, 0, 1, 0, "entropy")), Error);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(measure_head(analysis_, 1, 0, 0, "entropy")), Error);
    }

    void shares_are_colored_from_nothing_to_all_and_others_to_their_largest() {
        const Tensor values({1, 3}, {0.25F, NAN, 1.5F});
        QCOMPARE(color_range(find_metric("first"), values).high, 1.0F);
        QCOMPARE(color_range(find_metric("entropy"), values).high, 1.5F);
        QCOMPARE(color_range(find_metric("entropy"), Tensor({1, 1}, {NAN})).high, 1.0F);
    }

    void distances_between_two_texts_do_not_exist() {
        const Analysis translation = translation_of_undo_it();
        for (const char* id : {"distance", "previous", "next", "self"})
            QVERIFY2(std::isnan(measure_head(translation, 1, 0, 0, id)), id);
        // From the four target tokens at [CLS]: 0.5, 0, 0 and 0.1.
        QVERIFY(std::abs(measure_head(translation, 1, 0, 0, "to_classification") - 0.15F) < 1e-6F);
        QVERIFY(std::isnan(measure_head(translation, 0, 0, 0, "to_classification")));
    }
};

HEADLIGHT_TEST(MetricsTest, None)
#include "metrics_test.moc"
