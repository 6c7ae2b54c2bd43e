#include "analysis/comparison.h"

#include "analysis/heads/head_distance.h"
#include "analysis/heads/head_map.h"
#include "core/error.h"
#include "test_program.h"
#include "two_tokenizers.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <numeric>
#include <string>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

AnalysisPointer run_of(TokenizedText text, const std::vector<WeightRows>& heads) {
    return std::make_shared<const Analysis>(analysis_with(std::move(text), {field_with(heads)}));
}

const WeightRows kUniform2{{0.5, 0.5}, {0.5, 0.5}};
const WeightRows kSelf2{{1, 0}, {0, 1}};
const WeightRows kOther2{{0, 1}, {1, 0}};

std::vector<std::string> labels(const std::vector<MatrixEntry>& entries) {
    std::vector<std::string> all;
    for (const MatrixEntry& entry : entries) all.push_back(entry.label);
    return all;
}

/// Two heads, and what the second has more.
struct Compared {
    Comparison comparison;
    AttentionMatrix difference;

    [[nodiscard]] const AttentionMatrix& left() const { return comparison.sides.front(); }
    [[nodiscard]] const AttentionMatrix& right() const { return comparison.sides.back(); }
};

Compared compared(const ComparedHead& left, const ComparedHead& right) {
    Comparison comparison = compare(std::vector{left, right}, {});
    AttentionMatrix difference = difference_of(comparison, 1);
    return {std::move(comparison), std::move(difference)};
}

bool near(double a, double b, double bound = 1e-6) {
    return std::abs(a - b) < bound;
}

}  // namespace

class ComparisonTest : public QObject {
    Q_OBJECT

  private slots:
    void the_difference_is_right_minus_left() {
        const AnalysisPointer run = run_of(cut({{"a"}, {"b"}}, false), {kUniform2, kSelf2});
        const Compared both = compared({run, {.head = 0}}, {run, {.head = 1}});
        QVERIFY(both.difference.is_difference);
        QVERIFY(near(both.difference.value(0, 0), 0.5) && near(both.difference.value(0, 1), -0.5));
        QVERIFY(near(both.left().value(0, 0), 0.5) && near(both.right().value(0, 0), 1));
        QCOMPARE(both.difference.title.english(), std::string("Difference: Layer 0, head 1 − Layer 0, head 0"));
    }

    void a_swapped_word_keeps_its_row_and_column() {
        const AnalysisPointer left = run_of(cut({{"too"}, {"tired"}}, false), {kSelf2});
        const AnalysisPointer right = run_of(cut({{"too"}, {"wide"}}, false), {kOther2});
        const Compared both = compared({left, {}}, {right, {}});
        QCOMPARE(labels(both.difference.queries), (std::vector<std::string>{"too", "tired → wide"}));
        QVERIFY(near(both.difference.value(1, 1), -1) && near(both.difference.value(1, 0), 1));
    }

    /// What a tokenizer cuts in three and the other in one is summed over keys and averaged over queries.
    void pieces_of_other_tokenizers_are_joined() {
        const WeightRows three{{0.2, 0.3, 0.5}, {0.4, 0.4, 0.2}, {0.1, 0.1, 0.8}};
        const AnalysisPointer left = run_of(cut({{"un", "do"}, {"it"}}, false), {three});
        const AnalysisPointer right = run_of(cut({{"undo"}, {"it"}}, false), {kUniform2});
        const Compared both = compared({left, {}}, {right, {}});
        QCOMPARE(labels(both.left().keys), (std::vector<std::string>{"undo", "it"}));
        QVERIFY(near(both.left().value(0, 0), 0.65) && near(both.left().value(1, 0), 0.2));
        QVERIFY(near(both.difference.value(0, 0), -0.15) && near(both.difference.value(1, 0), 0.3));
        QVERIFY(both.difference.notes.back().english().find("pieces joined") != std::string::npos);
    }

    void what_has_no_partner_has_no_difference() {
        const WeightRows three{{0.2, 0.3, 0.5}, {0.4, 0.4, 0.2}, {0.1, 0.1, 0.8}};
        const AnalysisPointer left = run_of(cut({{"the"}, {"cat"}}, false), {kUniform2});
        const AnalysisPointer right = run_of(cut({{"the"}, {"big"}, {"cat"}}, false), {three});
        const Compared both = compared({left, {}}, {right, {}});
        QCOMPARE(labels(both.left().queries), (std::vector<std::string>{"the", "–", "cat"}));
        QCOMPARE(labels(both.difference.queries), (std::vector<std::string>{"the", "– → big", "cat"}));
        QVERIFY(std::isnan(both.left().value(1, 0)) && std::isnan(both.left().value(0, 1)));
        QVERIFY(near(both.right().value(1, 0), 0.4));
        QVERIFY(std::isnan(both.difference.value(1, 1)) && near(both.difference.value(2, 2), 0.3));
        QVERIFY(both.difference.notes.back().english().find("no counterpart") != std::string::npos);
    }

    /// Three tokenizers: a place is joined for all where one of them has no border.
    void pieces_that_one_side_joins_are_joined_on_all() {
        const WeightRows three{{0.2, 0.3, 0.5}, {0.4, 0.4, 0.2}, {0.1, 0.1, 0.8}};
        const AnalysisPointer cut_in_two = run_of(cut({{"un", "do"}, {"it"}}, false), {three});
        const AnalysisPointer whole = run_of(cut({{"undo"}, {"it"}}, false), {kUniform2});
        const Comparison all =
            compare(std::vector<ComparedHead>{{cut_in_two, {}}, {cut_in_two, {}}, {whole, {}}, {cut_in_two, {}}}, {});
        for (const AttentionMatrix& side : all.sides) {
            QCOMPARE(labels(side.queries), (std::vector<std::string>{"undo", "it"}));
            QCOMPARE(labels(side.keys), (std::vector<std::string>{"undo", "it"}));
        }
        QVERIFY(near(all.sides[3].value(0, 0), 0.65));
        QVERIFY(near(difference_of(all, 1).value(0, 0), 0) && near(difference_of(all, 2).value(0, 0), -0.15));
    }

    /// What the first side lacks stands in one place for the others that have it.
    void words_that_only_the_others_have_share_their_places() {
        const WeightRows three{{0.2, 0.3, 0.5}, {0.4, 0.4, 0.2}, {0.1, 0.1, 0.8}};
        const WeightRows four{{0.1, 0.2, 0.3, 0.4}, {0.4, 0.3, 0.2, 0.1}, {0.1, 0.2, 0.3, 0.4}, {0.4, 0.3, 0.2, 0.1}};
        const AnalysisPointer first = run_of(cut({{"the"}, {"cat"}}, false), {kUniform2});
        const AnalysisPointer big = run_of(cut({{"the"}, {"big"}, {"cat"}}, false), {three});
        const AnalysisPointer very_big = run_of(cut({{"the"}, {"very"}, {"big"}, {"cat"}}, false), {four});
        const Comparison all =
            compare(std::vector<ComparedHead>{{first, {}}, {big, {}}, {very_big, {}}, {first, {}}}, {});
        QCOMPARE(labels(all.sides[0].keys), (std::vector<std::string>{"the", "–", "–", "cat"}));
        QCOMPARE(labels(all.sides[1].keys), (std::vector<std::string>{"the", "–", "big", "cat"}));
        QCOMPARE(labels(all.sides[2].keys), (std::vector<std::string>{"the", "very", "big", "cat"}));
        QCOMPARE(labels(difference_of(all, 2).keys), (std::vector<std::string>{"the", "– → very", "– → big", "cat"}));
        const AttentionMatrix alike = difference_of(all, 3);
        QCOMPARE(labels(alike.keys), (std::vector<std::string>{"the", "–", "–", "cat"}));
        QVERIFY(near(alike.value(3, 3), 0) && std::isnan(alike.value(1, 1)));
        QVERIFY(alike.notes.empty());
    }

    /// Texts of the two are in order on every axis, whatever stands between.
    void each_side_keeps_the_order_of_its_text() {
        const auto run = [](const std::vector<std::vector<std::string>>& words) {
            std::size_t tokens = 0;
            for (const auto& word : words) tokens += word.size();
            const WeightRows rows(tokens, std::vector<double>(tokens, 1.0 / static_cast<double>(tokens)));
            return run_of(cut(words, false), {rows});
        };
        const std::vector<AnalysisPointer> runs{run({{"a"}, {"b", "c"}, {"d"}, {"e"}}),
                                                run({{"x"}, {"a"}, {"bc"}, {"e"}, {"y"}, {"z"}}),
                                                run({{"a"}, {"b", "c"}, {"w"}, {"v"}, {"e"}, {"z"}}), run({{"q"}})};
        std::vector<ComparedHead> sides;
        for (const AnalysisPointer& each : runs) sides.push_back({each, {}});
        const SharedAxis axis = shared_axes(sides, {}).queries;
        for (std::size_t side = 0; side < sides.size(); ++side) {
            std::vector<std::int32_t> tokens;
            for (const MatrixEntry& entry : axis.sides[side])
                tokens.insert(tokens.end(), entry.tokens.begin(), entry.tokens.end());
            std::vector<std::int32_t> all(runs[side]->tokens.tokens.size());
            std::iota(all.begin(), all.end(), 0);
            QCOMPARE(tokens, all);
        }
    }

    /// The weights of a run whose words stand in another order, with rows and columns moved alike, are no difference.
    void words_in_any_order_are_compared_with_themselves() {
        const WeightRows rows{{0.2, 0.3, 0.5}, {0.4, 0.5, 0.1}, {0.1, 0.2, 0.7}};
        constexpr std::array kOrder{2, 0, 1};
        WeightRows moved(3, std::vector<double>(3));
        for (std::size_t row = 0; row < 3; ++row)
            for (std::size_t column = 0; column < 3; ++column)
                moved[row][column] =
                    rows[static_cast<std::size_t>(kOrder.at(row))][static_cast<std::size_t>(kOrder.at(column))];
        const AnalysisPointer left = run_of(cut({{"dog"}, {"sees"}, {"cat"}}, false), {rows});
        const AnalysisPointer right = run_of(cut({{"cat"}, {"dog"}, {"sees"}}, false), {moved});
        MatrixOptions options;
        options.word_order = WordOrder::Any;
        const Comparison any = compare(std::vector<ComparedHead>{{left, {}}, {right, {}}}, options);
        const AttentionMatrix difference = difference_of(any, 1);
        QCOMPARE(labels(difference.queries), (std::vector<std::string>{"dog", "sees", "cat"}));
        for (const float value : difference.values.values()) QVERIFY(near(static_cast<double>(value), 0));
        QVERIFY(near(divergence({left, {}}, {right, {}}, options).mean, 0));
    }

    void what_both_mask_stays_masked() {
        const WeightRows causal{{1, 0}, {0.25, 0.75}};
        const auto looking_back =
            std::make_shared<const Analysis>(analysis_with(cut({{"a"}, {"b"}}, false), {field_with({causal}, true)}));
        const AnalysisPointer both_ways = run_of(cut({{"a"}, {"b"}}, false), {kUniform2});
        QVERIFY(!compared({looking_back, {}}, {looking_back, {}}).difference.is_allowed(0, 1));
        const Compared mixed = compared({looking_back, {}}, {both_ways, {}});
        QVERIFY(mixed.difference.is_allowed(0, 1) && near(mixed.difference.value(0, 1), 0.5));
        QVERIFY(!mixed.left().is_allowed(0, 1) && mixed.right().is_allowed(0, 1));
    }

    void the_divergence_of_equal_rows_is_nothing_and_of_disjoint_ones_the_logarithm_of_two() {
        const std::vector<float> first{1, 0, 0};
        const std::vector<float> second{0, 0, 1};
        QVERIFY(near(jensen_shannon(first, first), 0));
        const double apart = jensen_shannon(first, second);
        QVERIFY(apart > 0.685 && apart < std::log(2.0));  // smoothing takes a little away
        QVERIFY(near(apart, jensen_shannon(second, first)));
    }

    /// scipy.spatial.distance.jensenshannon(p, q) ** 2 of the smoothed rows, a fourth key without weight included.
    void the_divergence_agrees_with_scipy() {
        const std::vector<float> first{0.7F, 0.2F, 0.1F};
        const std::vector<float> second{0.1F, 0.3F, 0.6F};
        QVERIFY(near(jensen_shannon(first, second), 0.23021738, 1e-6));
        const std::vector<float> sunk{0.2F, 0.1F, 0.1F};  // the sink keeps 0.6
        QVERIFY(near(jensen_shannon(first, sunk), 0.28871219, 1e-6));
    }

    void heads_are_sorted_by_how_much_they_differ() {
        const AnalysisPointer left = run_of(cut({{"a"}, {"b"}}, false), {kSelf2, kSelf2, kUniform2});
        const AnalysisPointer right = run_of(cut({{"a"}, {"b"}}, false), {kUniform2, kOther2, kUniform2});
        const auto heads = head_divergences({left, {}}, {right, {}}, {});
        QCOMPARE(heads.size(), std::size_t{3});
        QCOMPARE(heads[0].head, 1);
        QCOMPARE(heads[1].head, 0);
        QCOMPARE(heads[2].head, 2);
        QVERIFY(near(heads[2].mean, 0) && heads[0].mean > heads[1].mean);
    }

    void the_token_whose_row_differs_most_is_named() {
        const WeightRows half{{1, 0}, {1, 0}};
        const AnalysisPointer left = run_of(cut({{"a"}, {"b"}}, false), {kSelf2});
        const AnalysisPointer right = run_of(cut({{"a"}, {"b"}}, false), {half});
        const HeadDivergence found = divergence({left, {}}, {right, {}}, {});
        QCOMPARE(found.query, std::optional<std::int32_t>(1));
        QVERIFY(near(found.mean, found.largest / 2));
        QCOMPARE(divergence({left, {}}, {left, {}}, {}).query, std::optional<std::int32_t>());
    }

    void heads_like_one_come_nearest_first_without_itself() {
        const AnalysisPointer run = run_of(cut({{"a"}, {"b"}}, false), {kSelf2, kOther2, kUniform2, kSelf2});
        const auto alike = heads_like({run, {}}, {run, {}}, {});
        QCOMPARE(alike.size(), std::size_t{3});
        QCOMPARE(alike[0].head, 3);
        QCOMPARE(alike[1].head, 2);
        QCOMPARE(alike[2].head, 1);
    }

    void a_stack_that_there_is_not_is_refused() {
        const AnalysisPointer run = run_of(cut({{"a"}, {"b"}}, false), {kSelf2});
        QVERIFY_THROWS_EXCEPTION(Error, head_divergences({run, {}}, {run, {.kind = AttentionKind::Pooling}}, {}));
    }

    /// Points of a plane are found again, up to turning: all distances are kept.
    void points_of_a_plane_keep_their_distances() {
        const std::vector<std::pair<double, double>> points{{0, 0}, {3, 0}, {0, 4}, {3, 4}, {1, 2}};
        Tensor distances(Shape{5, 5});
        const auto between = [](std::pair<double, double> a, std::pair<double, double> b) {
            return std::hypot(a.first - b.first, a.second - b.second);
        };
        for (std::size_t i = 0; i < 5; ++i)
            for (std::size_t j = 0; j < 5; ++j)
                distances.slice(static_cast<std::int64_t>(i))[j] = static_cast<float>(between(points[i], points[j]));
        double explained = 0;
        const Tensor places = scaled_to_plane(distances, explained);
        for (std::int64_t i = 0; i < 5; ++i) {
            for (std::int64_t j = 0; j < 5; ++j) {
                const double found = std::hypot(static_cast<double>(places.slice(i)[0] - places.slice(j)[0]),
                                                static_cast<double>(places.slice(i)[1] - places.slice(j)[1]));
                QVERIFY(near(found, distances.slice(i)[static_cast<std::size_t>(j)], 1e-4));
            }
        }
        QVERIFY(near(explained, 1, 1e-5));
    }

    void heads_that_look_alike_stand_together_on_the_map() {
        const AnalysisPointer run = run_of(cut({{"a"}, {"b"}}, false), {kSelf2, kOther2, kSelf2});
        const HeadMap map = head_map(*run, {}, {});
        QCOMPARE(map.heads.size(), std::size_t{3});
        QVERIFY(near(map.heads[0].x, map.heads[2].x, 1e-4) && std::abs(map.heads[0].x - map.heads[1].x) > 0.5);
        QCOMPARE(map.rows, std::size_t{2});
    }

    void one_head_alone_is_a_map_too() {
        const AnalysisPointer run = run_of(cut({{"a"}, {"b"}}, false), {kSelf2});
        QCOMPARE(head_map(*run, {}, {}).heads.size(), std::size_t{1});
    }

    void long_texts_are_compared_over_some_of_their_rows() {
        const auto chosen = evenly_chosen(1000, 64);
        QCOMPARE(chosen.size(), std::size_t{64});
        QVERIFY(chosen.front() == 0 && chosen.back() > 980 && chosen.back() < 1000);
        QCOMPARE(evenly_chosen(3, 64), (std::vector<std::size_t>{0, 1, 2}));
        QVERIFY(evenly_chosen(0, 64).empty());
    }
};

HEADLIGHT_TEST(ComparisonTest, None)
#include "comparison_test.moc"
