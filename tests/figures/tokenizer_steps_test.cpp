// The figure of a tokenizer's steps.
#include "figures/tokenizer_steps_figure.h"
#include "figures/weights/word_columns.h"
#include "list_items.h"
#include "test_program.h"

#include <QtTest>

using namespace headlight;
using Kind = TokenizerStep::Kind;

namespace {

FigureStyle style() {
    FigureStyle result;
    result.font.setPointSizeF(10);
    return result;
}

StepPart part(const char* piece, std::size_t begin, std::size_t end, std::int32_t id = 1) {
    return {id, piece, begin, end};
}

/// "low": three characters, two merges.
WordSteps low() {
    WordSteps word;
    word.typed = " low";
    word.spelled = "Ġlow";
    word.steps.push_back({.kind = Kind::Characters, .parts = {part("l", 0, 1), part("o", 1, 2), part("w", 2, 3)}});
    word.steps.push_back({.kind = Kind::Merge, .parts = {part("lo", 0, 2), part("w", 2, 3)}});
    word.steps.back().rank = 12;
    word.steps.push_back({.kind = Kind::Merge, .parts = {part("low", 0, 3, 7)}});
    word.tokens = {part("low", 0, 3, 7)};
    return word;
}

std::vector<TextItem> texts(const DisplayList& list, Role role) {
    return list_items<TextItem>(list, role);
}

QStringList strings(const std::vector<TextItem>& items) {
    QStringList result;
    for (const TextItem& item : items) result << item.text;
    return result;
}

}  // namespace

class TokenizerStepsTest : public QObject {
    Q_OBJECT

  private slots:
    void every_step_is_a_row_of_boxes_with_what_it_did() {
        const TokenizerStepsFigure figure({low()}, style());
        const DisplayList list = figure.layout(figure.natural_size());
        QCOMPARE(strings(texts(list, Role::Label)), (QStringList{"l", "o", "w", "lo", "w", "low", "low"}));
        QCOMPARE(list_items<PathItem>(list, Role::Cell).size(), std::size_t{7});
        const QStringList notes = strings(texts(list, Role::Note));
        QCOMPARE(notes, (QStringList{"characters", "merge 12", "merge 0", "ids 7"}));
    }

    void a_merge_stands_over_what_it_merged() {
        const WordSteps word = low();
        const WordColumns columns(word, style().font, 4);
        QCOMPARE(columns.left(word.steps[1].parts[0]), columns.left(word.steps[0].parts[0]));
        QCOMPARE(columns.right(word.steps[1].parts[0]), columns.right(word.steps[0].parts[1]));
        QCOMPARE(columns.right(word.steps[2].parts[0]), columns.width());
    }

    void boxes_of_a_row_do_not_overlap_and_hold_their_text() {
        WordSteps word;
        word.typed = word.spelled = "é!";
        word.steps.push_back({.kind = Kind::Characters, .parts = {part("é", 0, 2, -1), part("!", 2, 3)}});
        word.steps.push_back(
            {.kind = Kind::Bytes, .parts = {part("<0xC3>", 0, 1), part("<0xA9>", 1, 2), part("!", 2, 3)}});
        word.tokens = word.steps.back().parts;
        const TokenizerStepsFigure figure({word}, style());
        std::vector<QRectF> boxes;
        for (const PathItem& item : list_items<PathItem>(figure.layout(figure.natural_size()), Role::Cell))
            boxes.push_back(item.path.boundingRect());
        for (std::size_t a = 0; a < boxes.size(); ++a)
            for (std::size_t b = a + 1; b < boxes.size(); ++b) QVERIFY(!boxes[a].intersects(boxes[b]));
        QVERIFY(boxes[2].width() > boxes[4].width());  // a byte's name is longer than "!"
    }

    void pieces_that_unigram_could_take_share_rows_and_the_chosen_come_first() {
        WordSteps word;
        word.typed = word.spelled = "abc";
        const auto piece = [&](const char* name, std::size_t begin, std::size_t end, bool chosen) {
            word.steps.push_back({.kind = Kind::Piece, .parts = {part(name, begin, end)}});
            word.steps.back().chosen = chosen;
        };
        piece("a", 0, 1, true);
        piece("ab", 0, 2, false);
        piece("bc", 1, 3, true);
        piece("c", 2, 3, false);
        word.tokens = {part("a", 0, 1), part("bc", 1, 3)};
        const TokenizerStepsFigure figure({word}, style());
        const auto labels = texts(figure.layout(figure.natural_size()), Role::Label);
        QCOMPARE(strings(labels), (QStringList{"a", "bc", "ab", "c", "a", "bc"}));
        QCOMPARE(labels[0].anchor.y(), labels[1].anchor.y());
        QCOMPARE(labels[2].anchor.y(), labels[3].anchor.y());
        QVERIFY(labels[0].anchor.y() < labels[2].anchor.y());
    }

    void words_flow_into_the_width_there_is() {
        const TokenizerStepsFigure figure({low(), low(), low(), low()}, style());
        QVERIFY(figure.height_for_width(100) > 3 * figure.height_for_width(5000));
        for (const TextItem& label : texts(figure.layout({100, 4000}), Role::Title)) QVERIFY(label.anchor.x() < 100);
    }

    void a_heading_says_what_was_typed_and_how_it_is_spelled() {
        const TokenizerStepsFigure figure({low()}, style());
        const QString title = texts(figure.layout(figure.natural_size()), Role::Title).front().text;
        QVERIFY(title.contains("low") && title.contains("→") && title.contains("Ġlow"));
    }
};

HEADLIGHT_TEST(TokenizerStepsTest, Window)
#include "tokenizer_steps_test.moc"
