#include "analysis/matrix_questions.h"

#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <cstdlib>

using namespace headlight;

namespace {

AttentionMatrix three_by_three() {
    AttentionMatrix matrix;
    for (const char* label : {"The", "c\tt", "sat"}) matrix.queries.push_back({label, {}, false, false});
    matrix.keys = matrix.queries;
    matrix.values = Tensor({3, 3}, {1, 0, 0, 0.3F, 0.7F, 0, 0.25F, 0.5F, 0.25F});
    matrix.allowed = {1, 0, 0, 1, 1, 0, 1, 1, 1};
    return matrix;
}

using Entries = std::vector<WeightedEntry>;

}  // namespace

class MatrixQuestionsTest : public QObject {
    Q_OBJECT

  private slots:
    void strongest_keys_come_first_and_equal_ones_in_order() {
        QCOMPARE(strongest_keys(three_by_three(), 2, 5), (Entries{{1, 0.5F}, {0, 0.25F}, {2, 0.25F}}));
        QCOMPARE(strongest_keys(three_by_three(), 2, 1), (Entries{{1, 0.5F}}));
    }

    void masked_keys_and_queries_are_never_among_them() {
        QCOMPARE(strongest_keys(three_by_three(), 0, 5), (Entries{{0, 1.0F}}));
        QCOMPARE(strongest_queries(three_by_three(), 1, 5), (Entries{{1, 0.7F}, {2, 0.5F}}));
    }

    void weights_that_are_no_numbers_come_last() {
        AttentionMatrix matrix = three_by_three();
        matrix.values = Tensor({3, 3}, {1, 0, 0, 0.3F, 0.7F, 0, NAN, 0.25F, NAN});
        const Entries entries = strongest_keys(matrix, 2, 5);
        QCOMPARE(entries.size(), std::size_t{3});
        QCOMPARE(entries[0], (WeightedEntry{1, 0.25F}));
        QCOMPARE(entries[1].entry, std::size_t{0});
        QCOMPARE(entries[2].entry, std::size_t{2});
    }

    void indices_outside_are_refused() {
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(strongest_keys(three_by_three(), 3, 1)), Error);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(strongest_queries(three_by_three(), 3, 1)), Error);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(row_as_tsv(three_by_three(), 3)), Error);
    }

    void a_matrix_becomes_a_table_whose_masked_cells_are_empty() {
        QCOMPARE(matrix_as_tsv(three_by_three()),
                 std::string("\tThe\tc t\tsat\nThe\t1\t\t\nc t\t0.3\t0.7\t\nsat\t0.25\t0.5\t0.25\n"));
        QCOMPARE(row_as_tsv(three_by_three(), 1), std::string("\tThe\tc t\tsat\nc t\t0.3\t0.7\t\n"));
    }

    void numbers_read_back_are_the_same() {
        AttentionMatrix matrix = three_by_three();
        const float weight = 0.12345678F / 3.0F;
        matrix.values.data()[0] = weight;
        const std::string row = row_as_tsv(matrix, 0);
        QCOMPARE(std::strtof(row.c_str() + row.find("\nThe\t") + 5, nullptr), weight);
    }
};

HEADLIGHT_TEST(MatrixQuestionsTest, None)
#include "matrix_questions_test.moc"
