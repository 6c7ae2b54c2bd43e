#include "analysis/heads/head_ranking.h"

#include "analysis/heads/head_labels.h"
#include "analysis/heads/metrics.h"
#include "core/error.h"
#include "test_program.h"
#include "two_tokenizers.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

using Kind = HeadCriterion::Kind;

const WeightRows kUniform{{0.34, 0.33, 0.33}, {0.34, 0.33, 0.33}, {0.34, 0.33, 0.33}};
const WeightRows kSelf{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
const WeightRows kFirst{{1, 0, 0}, {0.9, 0.1, 0}, {0.7, 0.2, 0.1}};
const WeightRows kMixed{{0.2, 0.5, 0.3}, {0.1, 0.6, 0.3}, {0.25, 0.25, 0.5}};

/// Two layers with three and two heads over "a un ##do".
AnalysisPointer five_heads(bool causal = false) {
    return std::make_shared<const Analysis>(
        analysis_with(cut({{"a"}, {"un", "do"}}, false),
                      {field_with({kUniform, kSelf, kFirst}, causal), field_with({kMixed, kSelf}, causal)}));
}

std::vector<HeadCriterion> all_criteria() {
    std::vector<HeadCriterion> all{{.kind = Kind::Weight, .query = 2, .key = 1},
                                   {.kind = Kind::Query, .query = 1},
                                   {.kind = Kind::Key, .key = 0},
                                   {.kind = Kind::Similarity, .reference = {.layer = 1, .head = 0}}};
    for (const Metric& each : metrics()) all.push_back({.kind = Kind::Metric, .id = std::string(each.id)});
    for (const HeadLabelRule& each : head_label_rules())
        all.push_back({.kind = Kind::Label, .id = std::string(each.id)});
    return all;
}

std::vector<std::pair<int, int>> places(const std::vector<RankedHead>& ranked) {
    std::vector<std::pair<int, int>> all;
    for (const RankedHead& each : ranked) all.emplace_back(each.layer, each.head);
    return all;
}

bool near(double a, double b) {
    return std::abs(a - b) < 1e-6;
}

}  // namespace

class HeadRankingTest : public QObject {
    Q_OBJECT

  private slots:
    void every_head_is_ranked_once_whatever_the_criterion() {
        const AnalysisPointer run = five_heads();
        for (const HeadCriterion& criterion : all_criteria()) {
            const auto found = places(rank_heads(run, {}, criterion, {}));
            QCOMPARE(found.size(), std::size_t{5});
            const std::set<std::pair<int, int>> once(found.begin(), found.end());
            QCOMPARE(once, (std::set<std::pair<int, int>>{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}}));
        }
    }

    void larger_values_come_first_equal_ones_by_layer_and_head_and_missing_ones_last() {
        const AnalysisPointer run = five_heads();
        for (const HeadCriterion& criterion : all_criteria()) {
            const auto ranked = rank_heads(run, {}, criterion, {});
            for (std::size_t next = 1; next < ranked.size(); ++next) {
                const RankedHead& left = ranked[next - 1];
                const RankedHead& right = ranked[next];
                const bool tie = left.value == right.value || (std::isnan(left.value) && std::isnan(right.value));
                if (tie)
                    QVERIFY(std::pair(left.layer, left.head) < std::pair(right.layer, right.head));
                else
                    QVERIFY(std::isnan(right.value) || left.value > right.value);
            }
        }
    }

    void weight_row_and_column_agree_with_the_matrix_of_each_head() {
        const std::vector<MatrixOptions> views{
            {}, {.unit = Unit::Words}, {.hide_sink = true}, {.hide_sink = true, .renormalize = true}};
        for (const bool causal : {false, true}) {
            const AnalysisPointer run = five_heads(causal);
            for (const MatrixOptions& view : views) {
                for (const RankedHead& head : rank_heads(run, {}, {.kind = Kind::Weight, .query = 2, .key = 1}, view)) {
                    const AttentionMatrix matrix = make_matrix(*run, head_in({}, head.layer, head.head), view);
                    const std::size_t key = view.hide_sink ? 0 : 1;
                    QVERIFY(near(head.value, matrix.value(matrix.queries.size() - 1, key)));
                }
                for (const RankedHead& head : rank_heads(run, {}, {.kind = Kind::Query, .query = 2}, view)) {
                    const AttentionMatrix matrix = make_matrix(*run, head_in({}, head.layer, head.head), view);
                    const auto row = matrix.values.slice(matrix.values.size(0) - 1);
                    QVERIFY(near(head.value, *std::ranges::max_element(row)));
                }
                for (const RankedHead& head : rank_heads(run, {}, {.kind = Kind::Key, .key = 2}, view)) {
                    const AttentionMatrix matrix = make_matrix(*run, head_in({}, head.layer, head.head), view);
                    double sum = 0;
                    int allowed = 0;
                    for (std::size_t query = 0; query < matrix.queries.size(); ++query) {
                        if (!matrix.is_allowed(query, matrix.keys.size() - 1)) continue;
                        sum += static_cast<double>(matrix.value(query, matrix.keys.size() - 1));
                        ++allowed;
                    }
                    QVERIFY(near(head.value, sum / allowed));
                }
            }
        }
    }

    void the_largest_weight_of_a_row_comes_with_its_key() {
        const auto ranked = rank_heads(five_heads(), {}, {.kind = Kind::Query, .query = 1}, {});
        QCOMPARE(places(ranked).front(), std::pair(0, 1));
        QCOMPARE(ranked.front().key, std::optional<std::int32_t>(1));
        const auto first =
            std::ranges::find_if(ranked, [](const RankedHead& each) { return each.layer == 0 && each.head == 2; });
        QVERIFY(near(first->value, 0.9));
        QCOMPARE(first->key, std::optional<std::int32_t>(0));
    }

    void metrics_and_labels_are_those_of_each_head() {
        const AnalysisPointer run = five_heads();
        for (const HeadCriterion& criterion : all_criteria()) {
            if (criterion.kind != Kind::Metric && criterion.kind != Kind::Label) continue;
            for (const RankedHead& head : rank_heads(run, {}, criterion, {})) {
                double expected = 0;
                if (criterion.kind == Kind::Metric) {
                    expected = static_cast<double>(measure_head(*run, 0, head.layer, head.head, criterion.id));
                } else {
                    const auto rules = head_label_rules();
                    const auto rule = std::ranges::find(rules, criterion.id, &HeadLabelRule::id);
                    expected = HeadLabelScores(*run).of_head(0, head.layer,
                                                             head.head)[static_cast<std::size_t>(rule - rules.begin())];
                }
                QVERIFY(near(head.value, expected) || (std::isnan(head.value) && std::isnan(expected)));
            }
        }
    }

    void the_head_itself_is_most_similar_and_disjoint_heads_least() {
        const AnalysisPointer run = five_heads();
        for (const auto& [layer, head] : std::vector<std::pair<int, int>>{{0, 0}, {0, 2}, {1, 0}, {0, 1}}) {
            const HeadCriterion criterion{.kind = Kind::Similarity, .reference = {.layer = layer, .head = head}};
            const auto ranked = rank_heads(run, {}, criterion, {});
            QCOMPARE(places(ranked).front(), std::pair(layer, head));
            QVERIFY(near(ranked.front().value, 1));
            QVERIFY(std::ranges::all_of(ranked, [](const RankedHead& each) { return each.value >= 0; }));
        }
        // Two heads with the same weights tie, and stand by layer.
        const auto alike = rank_heads(run, {}, {.kind = Kind::Similarity, .reference = {.layer = 1, .head = 1}}, {});
        QCOMPARE(places(alike)[0], std::pair(0, 1));
        QCOMPARE(places(alike)[1], std::pair(1, 1));
        const WeightRows other{{0, 1, 0}, {0, 0, 1}, {1, 0, 0}};
        const auto apart = std::make_shared<const Analysis>(
            analysis_with(cut({{"a"}, {"b"}, {"c"}}, false), {field_with({kSelf, other})}));
        const auto two = rank_heads(apart, {}, {.kind = Kind::Similarity, .reference = {}}, {});
        QVERIFY(two.back().head == 1 && two.back().value < 0.02);  // smoothing of the divergence keeps it above 0
    }

    void pairs_that_a_head_cannot_have_give_no_value() {
        const AnalysisPointer run = five_heads(true);
        const auto without_values = [](const std::vector<RankedHead>& ranked) {
            return std::ranges::all_of(ranked, [](const RankedHead& each) { return std::isnan(each.value); });
        };
        QVERIFY(without_values(rank_heads(run, {}, {.kind = Kind::Weight, .query = 0, .key = 2}, {})));  // masked
        QVERIFY(without_values(rank_heads(run, {}, {.kind = Kind::Weight, .query = 0, .key = 9}, {})));
        QVERIFY(without_values(rank_heads(run, {}, {.kind = Kind::Query, .query = -1}, {})));
        QVERIFY(without_values(rank_heads(run, {}, {.kind = Kind::Key, .key = 0}, {.hide_sink = true})));
    }

    void cross_attention_has_queries_of_the_target_and_keys_of_the_source() {
        const auto run = std::make_shared<const Analysis>(translation_of_undo_it());
        const HeadId cross{.kind = AttentionKind::Cross};
        const auto ranked = rank_heads(run, cross, {.kind = Kind::Weight, .query = 9, .key = 3}, {});
        QCOMPARE(ranked.size(), std::size_t{1});
        QVERIFY(near(ranked.front().value, 0.6));
        QVERIFY(std::isnan(rank_heads(run, cross, {.kind = Kind::Query, .query = 3}, {}).front().value));
    }

    void what_there_is_not_is_refused_with_its_name() {
        const AnalysisPointer run = five_heads();
        QVERIFY_THROWS_EXCEPTION(Error, rank_heads(run, {.kind = AttentionKind::Pooling}, {}, {}));
        QVERIFY_THROWS_EXCEPTION(Error, rank_heads(run, {}, {.kind = Kind::Metric, .id = "beauty"}, {}));
        QVERIFY_THROWS_EXCEPTION(Error, rank_heads(run, {}, {.kind = Kind::Label, .id = "beauty"}, {}));
        QVERIFY_THROWS_EXCEPTION(
            Error, rank_heads(run, {}, {.kind = Kind::Similarity, .reference = {.layer = 7, .head = 0}}, {}));
    }

    void a_ranking_that_nobody_waits_for_is_left() {
        const AnalysisPointer run = five_heads();
        std::stop_source stopped;
        stopped.request_stop();
        for (const HeadCriterion& criterion : all_criteria()) {
            if (criterion.kind == Kind::Metric) continue;  // left by the forward pass
            QVERIFY_THROWS_EXCEPTION(Error, rank_heads(run, {}, criterion, {}, stopped.get_token()));
        }
    }
};

HEADLIGHT_TEST(HeadRankingTest, None)
#include "head_ranking_test.moc"
