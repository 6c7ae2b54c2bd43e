#include "analysis/heads/head_labels.h"

#include "analysis/heads/head_statistics.h"
#include "analysis/sentences.h"
#include "core/error.h"
#include "test_program.h"
#include "two_tokenizers.h"

#include <QtTest>

#include <cmath>
#include <set>
#include <string>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// Tokens a, b, a, b, ids by letter, with the head's weights.
Analysis repeated(const WeightRows& head, bool causal = false) {
    TokenizedText text = cut({{"a"}, {"b"}, {"a"}, {"b"}}, false);
    for (Token& token : text.tokens) token.id = token.display.front();
    return analysis_with(std::move(text), {field_with({head}, causal, {HeadMetrics{}})});
}

double score(const Analysis& analysis, std::string_view id, std::size_t stack = 0) {
    const auto scores = HeadLabelScores(analysis).of_head(stack, 0, 0);
    for (std::size_t rule = 0; rule < scores.size(); ++rule)
        if (head_label_rules()[rule].id == id) return scores[rule];
    return -1;
}

bool near(double a, double b) {
    return std::abs(a - b) < 1e-5;
}

}  // namespace

class HeadLabelsTest : public QObject {
    Q_OBJECT

  private slots:
    void every_rule_is_named_once_with_formula_source_and_threshold() {
        std::set<std::string_view> ids;
        for (const HeadLabelRule& rule : head_label_rules()) {
            QVERIFY(ids.insert(rule.id).second);
            QVERIFY(!rule.name.empty() && !rule.formula.empty() && rule.threshold > 0 && rule.threshold <= 1);
            QVERIFY(rule.source.find("arXiv") != std::string_view::npos);
        }
    }

    /// The second a looks at what came after the first a; the second b has nothing after the first b but itself.
    void an_induction_head_looks_at_what_came_after_the_same_token() {
        const Analysis analysis =
            repeated({{1, 0, 0, 0}, {1, 0, 0, 0}, {0.1, 0.8, 0.1, 0}, {0.1, 0.1, 0.6, 0.2}}, true);
        QVERIFY(near(score(analysis, "induction"), (0.8 + 0.6) / 2));
        QVERIFY(near(score(analysis, "duplicate"), (0.1 + 0.1) / 2));
    }

    void a_head_that_looks_at_the_same_token_elsewhere_is_told_by_ids() {
        const Analysis analysis = repeated({{0, 0, 1, 0}, {0, 0.5, 0, 0.5}, {0.4, 0, 0.6, 0}, {0, 0.2, 0.8, 0}});
        QVERIFY(near(score(analysis, "same_token"), (1 + 0.5 + 0.4 + 0.2) / 4));
        QVERIFY(near(score(analysis, "duplicate"), (0.4 + 0.2) / 2));
    }

    void where_no_token_comes_twice_nothing_is_said_of_repetition() {
        const WeightRows even(2, std::vector<double>{0.5, 0.5});
        TokenizedText text = cut({{"a"}, {"b"}}, false);
        const Analysis analysis = analysis_with(std::move(text), {field_with({even}, false, {HeadMetrics{}})});
        for (const char* id : {"same_token", "duplicate", "induction", "same_sentence", "local", "global"})
            QVERIFY2(std::isnan(score(analysis, id)), id);
    }

    void even_attention_is_broad_and_one_key_is_not() {
        QVERIFY(near(score(repeated(WeightRows(4, {0.25, 0.25, 0.25, 0.25})), "broad"), 1));
        QVERIFY(near(score(repeated(WeightRows(4, {1, 0, 0, 0})), "broad"), 0));
    }

    /// Of a causal head, even attention over what a query may see counts as broad.
    void broadness_counts_only_keys_that_may_be_seen() {
        const double third = 1.0 / 3;
        QVERIFY(
            near(score(repeated({{1, 0, 0, 0}, {0.5, 0.5, 0, 0}, {third, third, third, 0}, {.25, .25, .25, .25}}, true),
                       "broad"),
                 1));
    }

    void a_positional_head_keeps_one_offset() {
        const Analysis analysis =
            repeated({{1, 0, 0, 0}, {0.9, 0.1, 0, 0}, {0, 0.7, 0.3, 0}, {0, 0.2, 0.6, 0.2}}, true);
        QVERIFY(near(score(analysis, "positional"), 0.75));  // the first token can only look at itself
    }

    void sentences_are_told_apart() {
        TokenizedText text = cut({{"One."}, {"Two"}, {"three."}});
        const auto sentences = sentences_of_tokens(text);
        QCOMPARE(sentences, (std::vector<std::int32_t>{-1, 0, 1, 1, -1}));
    }

    /// Two sentences of four tokens each.
    void attention_within_a_sentence_is_measured_where_there_are_two() {
        const auto scored = [](const auto& weight) {
            WeightRows rows(8, std::vector<double>(8, 0));
            for (int query = 0; query < 8; ++query)
                for (int key = 0; key < 8; ++key) rows[query][key] = weight(query, key);
            TokenizedText text = cut({{"A"}, {"b"}, {"c"}, {"d."}, {"E"}, {"f"}, {"g"}, {"h."}}, false);
            return score(analysis_with(std::move(text), {field_with({rows}, false, {HeadMetrics{}})}), "same_sentence");
        };
        QVERIFY(near(scored([](int query, int key) { return query / 4 == key / 4 ? 0.25 : 0; }), 1));
        QVERIFY(near(scored([](int, int) { return 0.125; }), 0.1875 / 0.65625));
        // Neighbors are of the same sentence, which says nothing about sentences.
        QVERIFY(near(scored([](int query, int key) { return key == std::max(query - 1, 0) ? 1.0 : 0.0; }), 0));
        QVERIFY(near(scored([](int query, int key) { return key == query ? 1.0 : 0.0; }), 0));
    }

    void across_two_texts_positions_mean_nothing() {
        const Analysis analysis = translation_of_undo_it();
        const auto scores = HeadLabelScores(analysis).of_head(1, 0, 0);
        for (std::size_t rule = 0; rule < scores.size(); ++rule) {
            const std::string_view id = head_label_rules()[rule].id;
            if (id == "positional" || id == "induction" || id == "previous") QVERIFY(std::isnan(scores[rule]));
        }
        QVERIFY(score(analysis, "broad", 1) > 0);
    }

    void a_head_that_there_is_not_is_refused() {
        QVERIFY_THROWS_EXCEPTION(Error, HeadLabelScores(repeated(WeightRows(4, {1, 0, 0, 0}))).of_head(0, 0, 7));
    }

    void mean_and_deviation_of_numbers_that_come_one_by_one() {
        RunningMean numbers;
        for (const double value : {2.0, 4.0, std::nan(""), 4.0, 4.0, 5.0, 5.0, 7.0, 9.0}) numbers.add(value);
        QCOMPARE(numbers.count, 8);
        QVERIFY(near(numbers.mean(), 5) && near(numbers.deviation(), 2));
        QVERIFY(near(RunningMean{}.deviation(), 0));
    }

    void texts_are_counted_head_by_head() {
        const Analysis induction =
            repeated({{1, 0, 0, 0}, {1, 0, 0, 0}, {0.1, 0.8, 0.1, 0}, {0.1, 0.1, 0.6, 0.2}}, true);
        const Analysis none = repeated({{1, 0, 0, 0}, {1, 0, 0, 0}, {1, 0, 0, 0}, {1, 0, 0, 0}}, true);
        HeadStatistics statistics;
        statistics.add(induction);
        statistics.add(none);
        QCOMPARE(statistics.texts, 2);
        const auto& values = statistics.stacks.at(0).values;
        const auto found =
            std::ranges::find_if(values, [](const auto& each) { return each.label && each.id == "induction"; });
        QVERIFY(near(found->of_heads[0][0].mean(), (0.7 + 0) / 2));
        QVERIFY(near(found->of_heads[0][0].deviation(), 0.35));
        QCOMPARE(found->reached[0][0], 1);
    }

    void statistics_of_another_model_are_refused() {
        HeadStatistics statistics;
        statistics.add(repeated(WeightRows(4, {1, 0, 0, 0})));
        QVERIFY_THROWS_EXCEPTION(Error, statistics.add(translation_of_undo_it()));
    }
};

HEADLIGHT_TEST(HeadLabelsTest, None)
#include "head_labels_test.moc"
