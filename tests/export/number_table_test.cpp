// The numbers behind figures as one table that is read cell by cell.

#include "export/number_table.h"

#include "test_program.h"

#include <QtTest>

#include <limits>

using namespace headlight;

namespace {

AttentionMatrix two_by_three() {
    AttentionMatrix matrix;
    for (const char* label : {"it", "was"}) matrix.queries.push_back({label, {}});
    for (const char* label : {"the", "tired", "animal"}) matrix.keys.push_back({label, {}});
    matrix.values = Tensor({2, 3}, {0.5F, 0.25F, 0.25F, 0, 0.125F, 0.875F});
    matrix.allowed = {1, 1, 1, 0, 1, 1};
    return matrix;
}

LensTable two_layers() {
    return {"it", {{{7, "dog", 0.75F}, {8, "cat", 0.25F}}, {{9, "tired", 0.5F}}}, false};
}

}  // namespace

class NumberTableTest : public QObject {
    Q_OBJECT

  private slots:
    void a_matrix_has_its_labels_and_weights() {
        const NumberTable table(numbers_of(two_by_three()));
        QCOMPARE(table.rows(), 2);
        QCOMPARE(table.columns(), 3);
        QCOMPARE(table.row_label(1), QString("was"));
        QCOMPARE(table.column_label(2), QString("animal"));
        QCOMPARE(table.value(1, 2), QString("0.875"));
        QCOMPARE(table.value(1, 0), QString("masked"));
        QCOMPARE(table.place(1, 2), (Hit{1, 2, {}, {}}));
        QCOMPARE(table.cell({1, 2, {}, {}}), std::pair(1, 2));
    }

    void a_place_that_is_no_single_cell_has_none() {
        const NumberTable table(numbers_of(two_by_three()));
        for (const Hit& place : {Hit{}, Hit{1, {}, {}, {}}, Hit{2, 0, {}, {}}, Hit{-1, 0, {}, {}}, Hit{{}, {}, 0, 0}})
            QVERIFY(!table.cell(place));
    }

    void heads_are_layers_by_heads() {
        const float none = std::numeric_limits<float>::quiet_NaN();
        const NumberTable table(numbers_of_scores(Tensor({2, 2}, {0.1F, 0.2F, 0.3F, none}), "entropy"));
        QCOMPARE(table.row_label(1), QString("layer 1"));
        QCOMPARE(table.column_label(0), QString("head 0"));
        QCOMPARE(table.value(1, 0), QString("0.3"));
        QCOMPARE(table.value(1, 1), QString::fromUtf8("–"));
        QCOMPARE(table.place(1, 0), (Hit{{}, {}, 1, 0}));
        QCOMPARE(table.cell({{}, {}, 0, 1}), std::pair(0, 1));
    }

    void parts_over_the_same_axes_share_a_cell() {
        const NumberTable table(numbers_of(two_layers()));
        QCOMPARE(table.rows(), 2);
        QCOMPARE(table.columns(), 2);
        QCOMPARE(table.value(0, 1), QString("tokens cat, ids 8, probabilities 0.25"));
        QVERIFY(!table.row_label(0).isEmpty());
    }

    void parts_over_different_axes_are_rows_of_their_own() {
        FigureNumbers numbers{"", {}, {{"step", "steps", 2, {"product", "score"}}, {"key", "keys", 3}}, {}};
        numbers.parts.push_back({"steps", {0}, Tensor({2}, {1.5F, -2})});
        numbers.parts.push_back({"weights", {1}, Tensor({3}, {0.1F, 0.2F, 0.7F})});
        const NumberTable table(std::move(numbers));
        QCOMPARE(table.rows(), 2);
        QCOMPARE(table.columns(), 3);
        QCOMPARE(table.row_label(0), QString("steps"));
        QCOMPARE(table.column_label(0), QString());
        QCOMPARE(table.value(0, 1), QString::fromUtf8("score −2"));
        QCOMPARE(table.value(0, 2), QString());
        QCOMPARE(table.value(1, 2), QString("key 2 0.7"));
    }

    void more_than_two_axes_become_rows() {
        FigureNumbers numbers{"", {}, {{"layer", "layers", 2}, {"query", "queries", 2}, {"key", "keys", 2}}, {}};
        numbers.parts.push_back({"cosines", {0, 1, 2}, Tensor({2, 2, 2}, {0, 1, 2, 3, 4, 5, 6, 7})});
        const NumberTable table(std::move(numbers));
        QCOMPARE(table.rows(), 4);
        QCOMPARE(table.row_label(3), QString("layer 1, query 1"));
        QCOMPARE(table.value(3, 0), QString("6"));
        QCOMPARE(table.place(3, 0), (Hit{1, 0, 1, {}}));
        QCOMPARE(table.cell({1, 0, 1, {}}), std::pair(3, 0));
    }

    void what_lies_outside_is_empty() {
        const NumberTable table(numbers_of(two_by_three()));
        QCOMPARE(table.value(2, 0), QString());
        QCOMPARE(table.value(0, 3), QString());
        QCOMPARE(table.row_label(-1), QString());
        QCOMPARE(table.column_label(3), QString());
        const NumberTable nothing{FigureNumbers()};
        QCOMPARE(nothing.rows(), 0);
        QCOMPARE(nothing.column_label(0), QString());
        QVERIFY(!nothing.cell({0, 0, {}, {}}));
    }
};

HEADLIGHT_TEST(NumberTableTest, None)
#include "number_table_test.moc"
