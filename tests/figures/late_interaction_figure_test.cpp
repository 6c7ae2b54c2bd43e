// The figure of late interaction: what it outlines, labels and says.

#include "figures/vectors/late_interaction_figure.h"

#include "list_items.h"
#include "test_program.h"

#include <QtTest>

using namespace headlight;

namespace {

LateInteraction two_by_three() {
    return {.query = {"old", "[MASK]"},
            .document = {"the", "old", "!"},
            .cosines = Tensor({2, 3}, std::vector<float>{0.1F, 0.8F, 0.9F, -0.2F, -0.5F, 0.3F}),
            .compared = {1, 1, 0},
            .size = 8,
            .trained = true,
            .fill = 1};
}

QString texts_of(const Figure& figure) {
    QStringList texts;
    for (const Item& item : figure.layout(figure.natural_size()).items)
        if (const auto* text = std::get_if<TextItem>(&item)) texts << text->text;
    return texts.join(' ');
}

}  // namespace

class LateInteractionFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void the_best_match_is_sought_among_compared_tokens() {
        const std::vector<BestMatch> matches = best_matches(two_by_three());
        QCOMPARE(matches.at(0).token, 1);
        QCOMPARE(matches.at(1).token, 0);
        QVERIFY(std::abs(maxsim_score(two_by_three()) - 0.6) < 1e-6);
    }

    void each_row_has_one_outline_and_its_maximum() {
        const auto figure = late_interaction_figure(two_by_three(), {});
        const DisplayList list = figure->layout(figure->natural_size());
        QCOMPARE(list_items<PathItem>(list, Role::Highlight).size(), std::size_t{2});
        const QString texts = texts_of(*figure);
        QVERIFY2(texts.contains("old 0.80"), qPrintable(texts));
        QVERIFY2(texts.contains(QString::fromUtf8("[MASK] \u22120.20")), qPrintable(texts));
    }

    void score_fill_and_what_is_left_out_are_said() {
        const QString texts = texts_of(*late_interaction_figure(two_by_three(), {}));
        QVERIFY2(texts.contains("score 0.600"), qPrintable(texts));
        QVERIFY(texts.contains("1 token fills the query"));
        QVERIFY(texts.contains("not compared"));
        LateInteraction plain = two_by_three();
        plain.trained = false;
        QVERIFY(texts_of(*late_interaction_figure(plain, {})).contains("no layer for late interaction"));
    }

    void a_page_is_drawn_for_each_token_with_its_best_patch() {
        LateInteraction page{.query = {"a", "cat", "<pad>"},
                             .document = {"0,0", "0,1", "prompt"},
                             .cosines = Tensor({3, 3}, std::vector<float>{0.1F, 0.8F, 0, -0.2F, -0.5F, 0.3F, 0, 0, 0}),
                             .compared = {1, 1, 1},
                             .size = 8,
                             .trained = true,
                             .fill = 1};
        Image white{20, 10, std::vector<std::uint8_t>(20 * 10 * 3, 255)};
        page.page = DocumentPage{
            std::make_shared<const AnalyzedImage>(AnalyzedImage{std::move(white), {3, 10, 20}, nullptr, "page"}),
            {{}, 1, 2},
            0};
        const auto figure = late_interaction_figure(page, {});
        const DisplayList list = figure->layout(figure->natural_size());
        QCOMPARE(list_items<ImageItem>(list, Role::Cell).size(), std::size_t{3});  // of all, and two tokens
        const QString texts = texts_of(*figure);
        QVERIFY2(texts.contains("cat 0.30"), qPrintable(texts));
        QVERIFY2(texts.contains("largest at the prompt"), qPrintable(texts));
        // The picture of all tokens and that of the first have an outline of two lines around the second patch.
        QVERIFY(list_items<PathItem>(list, Role::Highlight).size() >= 4);
    }

    void no_compared_token_has_no_outline() {
        LateInteraction nothing = two_by_three();
        nothing.compared = {0, 0, 0};
        const auto figure = late_interaction_figure(nothing, {});
        QVERIFY(list_items<PathItem>(figure->layout(figure->natural_size()), Role::Highlight).empty());
    }
};

HEADLIGHT_TEST(LateInteractionFigureTest, Window)
#include "late_interaction_figure_test.moc"
