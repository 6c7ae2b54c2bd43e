// What two runs predict, side by side.

#include "analysis/prediction_change.h"

#include "test_program.h"

#include <QtTest>

using namespace headlight;

namespace {

Predictions words(std::int32_t token, std::vector<Candidate> candidates) {
    Predictions predictions;
    predictions.words.push_back({token, std::move(candidates)});
    return predictions;
}

}  // namespace

class PredictionChangeTest : public QObject {
    Q_OBJECT

  private slots:
    void words_meet_by_their_ids_and_the_most_probable_in_either_run_comes_first() {
        const Predictions before = words(4, {{7, "cat", 0.6F}, {8, "dog", 0.3F}, {9, "dog", 0.05F}});
        const Predictions now = words(4, {{8, "dog", 0.9F}, {3, "cow", 0.04F}});
        const PredictionChanges changes = prediction_changes(before, now, std::nullopt);
        QCOMPARE(changes.position, std::optional<std::int32_t>(4));
        QCOMPARE(changes.rows.size(), std::size_t{4});
        QCOMPARE(changes.rows[0].number, 8);
        QCOMPARE(changes.rows[0].before, std::optional(0.3F));
        QCOMPARE(changes.rows[0].now, std::optional(0.9F));
        QCOMPARE(changes.rows[1].number, 7);
        QVERIFY(!changes.rows[1].now);
        QCOMPARE(changes.rows[2].number, 9);
        QVERIFY(!changes.rows[3].before);
    }

    void the_position_asked_for_is_shown_where_it_is_known() {
        Predictions now = words(2, {{1, "a", 0.5F}});
        now.words.push_back({6, {{2, "b", 0.5F}}});
        QCOMPARE(prediction_changes(now, now, 2).position, std::optional<std::int32_t>(2));
        QCOMPARE(prediction_changes(now, now, 3).position, std::optional<std::int32_t>(6));
    }

    void a_label_that_changed_stands_in_two_rows() {
        Predictions before;
        before.token_labels = {{1, "PER", 0.9F}, {2, "LOC", 0.8F}};
        Predictions now;
        now.token_labels = {{1, "ORG", 0.7F}, {2, "LOC", 0.6F}};
        const PredictionChanges changes = prediction_changes(before, now, std::nullopt);
        QVERIFY(!changes.position);
        QCOMPARE(changes.rows.size(), std::size_t{3});
        QCOMPARE(changes.rows[0].name, std::string("PER"));
        QVERIFY(!changes.rows[0].now);
        QCOMPARE(changes.rows[1].before, std::optional(0.8F));
        QCOMPARE(changes.rows[1].now, std::optional(0.6F));
    }
};

HEADLIGHT_TEST(PredictionChangeTest, None)
#include "prediction_change_test.moc"
