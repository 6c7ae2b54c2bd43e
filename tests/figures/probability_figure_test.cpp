// The figure of a text's losses.

#include "figures/probability_figure.h"

#include "list_items.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>

using namespace headlight;

namespace {

FigureStyle style() {
    FigureStyle style;
    style.font.setPointSizeF(10);
    return style;
}

/// Tokens of which all but the last have a loss.
std::shared_ptr<const TextProbability> text_of(int count) {
    auto text = std::make_shared<TextProbability>();
    for (int index = 0; index < count; ++index) {
        TokenLoss& token = text->tokens.emplace_back();
        token.token = index;
        token.read = "word" + std::to_string(index);
        if (index + 1 == count) break;
        token.expected = "word" + std::to_string(index + 1);
        token.loss = 0.5 + index % 5;
    }
    return text;
}

QRectF bounds_of(const TextItem& item) {
    return text_outline(item).boundingRect();
}

}  // namespace

class ProbabilityFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void labels_never_overlap_data() {
        QTest::addColumn<int>("tokens");
        for (const int tokens : {1, 2, 12, 60, 500}) QTest::addRow("%d tokens", tokens) << tokens;
    }
    void labels_never_overlap() {
        QFETCH(int, tokens);
        const ProbabilityFigure figure(text_of(tokens), style());
        for (const double width : {240.0, 510.0, 1400.0}) {
            const QSizeF size(width, figure.height_for_width(width));
            const auto labels = list_items<TextItem>(figure.layout(size), Role::Label);
            QVERIFY(std::ssize(labels) >= tokens);
            for (std::size_t a = 0; a < labels.size(); ++a) {
                QVERIFY(QRectF(QPointF(0, 0), size).contains(bounds_of(labels[a])));
                for (std::size_t b = a + 1; b < std::min(labels.size(), a + 8); ++b)
                    QVERIFY2(!bounds_of(labels[a]).intersects(bounds_of(labels[b])),
                             qPrintable(labels[a].text + " and " + labels[b].text));
            }
        }
    }

    void bars_are_as_high_as_losses_are_large() {
        const auto text = text_of(7);
        const ProbabilityFigure figure(text, style());
        const auto bars = list_items<RectangleItem>(figure.layout(figure.natural_size()), Role::Cell);
        QCOMPARE(bars.size(), std::size_t{6});
        for (std::size_t index = 0; index < bars.size(); ++index) {
            const double share = bars[index].rectangle.height() / bars[0].rectangle.height();
            QVERIFY(std::abs(share - *text->tokens[index].loss / *text->tokens[0].loss) < 1e-6);
        }
    }

    void a_column_is_found_where_it_stands() {
        const ProbabilityFigure figure(text_of(80), style());
        const QSizeF size(500, figure.height_for_width(500));
        for (const std::int32_t token : {0, 17, 79}) {
            const QRectF place = figure.region({.query = token, .key = {}, .layer = {}, .head = {}}, size);
            QVERIFY(!place.isEmpty());
            QCOMPARE(figure.hit(place.center(), size).query, std::optional(token));
        }
        QCOMPARE(figure.hit({1, 1}, size), Hit{});
    }

    void the_legend_says_sum_and_perplexity() {
        const ProbabilityFigure figure(text_of(3), style());
        const auto legend = list_items<TextItem>(figure.layout(figure.natural_size()), Role::Legend);
        QCOMPARE(legend.size(), std::size_t{1});
        QVERIFY2(legend[0].text.contains("sum 2.00 nats over 2 tokens"), qPrintable(legend[0].text));
        QVERIFY(legend[0].text.contains("perplexity 2.718"));
    }

    void an_answer_has_two_bars_a_token_and_its_ends_framed() {
        auto text = std::make_shared<TextProbability>();
        text->kind = LossKind::AnswerSpan;
        text->choices = {"[CLS]", "who", "omar"};
        text->softmaxes = {{"start", {0.1, 0.1, 0.8}, 2, 0.22}, {"end", {0.0, 0.1, 0.9}, 2, 0.11}};
        const ProbabilityFigure figure(text, style());
        const DisplayList list = figure.layout(figure.natural_size());
        QCOMPARE(list_items<RectangleItem>(list, Role::Cell).size(), std::size_t{6});
        QCOMPARE(list_items<PathItem>(list, Role::Highlight).size(), std::size_t{1});
    }
};

HEADLIGHT_TEST(ProbabilityFigureTest, Window)
#include "probability_figure_test.moc"
