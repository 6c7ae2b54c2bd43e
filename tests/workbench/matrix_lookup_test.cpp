#include "workbench/document/matrix_lookup.h"

#include "test_program.h"
#include "workbench/widgets/plain_text.h"

#include <QtTest>

using namespace headlight;

namespace {

/// Two words, the first of two tokens, which may not see the second.
AttentionMatrix two_words() {
    AttentionMatrix matrix;
    matrix.queries = {{"un\tdo", {1, 2}, false, false}, {"<b>it</b>", {3}, false, false}};
    matrix.keys = matrix.queries;
    matrix.values = Tensor({2, 2}, {1.0F, 0.0F, 0.25F, 0.75F});
    matrix.allowed = {1, 0, 1, 1};
    return matrix;
}

}  // namespace

class MatrixLookupTest : public QObject {
    Q_OBJECT

  private slots:
    void a_token_is_found_in_its_word() {
        const AttentionMatrix matrix = two_words();
        QCOMPARE(entry_of_token(matrix.queries, 2), std::optional<std::size_t>(0));
        QCOMPARE(entry_of_token(matrix.queries, 0), std::nullopt);
        QCOMPARE(focus_of_hit(matrix, Hit{0, 1, {}, {}}), (TokenFocus{1, 3}));
        QCOMPARE(hit_of_focus(matrix, TokenFocus{2, 9}), (Hit{0, {}, {}, {}}));
        QCOMPARE(focus_of_hit(matrix, Hit{7, -1, {}, {}}), TokenFocus{});
    }

    void a_masked_weight_is_said_to_be_masked_and_not_zero() {
        const AttentionMatrix matrix = two_words();
        QVERIFY(weight_sentence(matrix, Hit{0, 1, {}, {}}).contains("masked"));
        QVERIFY(weight_sentence(matrix, Hit{1, 0, {}, {}}).endsWith("0.2500"));
        QVERIFY(weight_sentence(matrix, Hit{}).isEmpty());
    }

    void a_token_that_looks_like_a_placeholder_is_a_token() {
        AttentionMatrix matrix = two_words();
        matrix.keys[0].label = "%1";
        QVERIFY(weight_sentence(matrix, Hit{1, 0, {}, {}}).contains("%1"));
    }

    void tsv_has_a_cell_a_weight_and_none_for_masked_ones() {
        const QStringList lines = matrix_as_tsv(two_words()).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[1], QString("un do\t1\t"));
        QCOMPARE(lines[2], QString("<b>it</b>\t0.25\t0.75"));
        QCOMPARE(matrix_as_tsv(two_words(), 1).count('\n'), 2);
    }

    void markup_in_a_tool_tip_is_shown_as_it_is_written() {
        QVERIFY(!plain_tool_tip("<b>it</b>").contains("<b>"));
        QVERIFY(plain_tool_tip("<b>it</b>").contains("&lt;b&gt;"));
    }

    void small_weights_are_told_from_none() {
        QCOMPARE(weight_text(0), QString("0"));
        QCOMPARE(weight_text(1e-9), QString("< 0.0001"));
        QCOMPARE(weight_text(0.6774), QString("0.677"));
    }
};

HEADLIGHT_TEST(MatrixLookupTest, None)
#include "matrix_lookup_test.moc"
