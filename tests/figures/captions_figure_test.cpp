// The figure of images and captions: what it lists, outlines and says of the loss.

#include "figures/captions_figure.h"

#include "list_items.h"
#include "test_program.h"

#include <QtTest>

using namespace headlight;

namespace {

ImageCaptions two_pairs(ContrastiveRule rule) {
    return {.images = {"boot", "shirt"},
            .captions = {"a gray boot", "a dark shirt"},
            .cosines = Tensor({2, 2}, std::vector<float>{0.5F, -0.1F, 0, 0.6F}),
            .logits = Tensor({2, 2}, 0.0F),
            .rule = rule};
}

/// All that is written, in its order.
QString texts_of(const Figure& figure) {
    QStringList texts;
    for (const Item& item : figure.layout(figure.natural_size()).items)
        if (const auto* text = std::get_if<TextItem>(&item)) texts << text->text;
    return texts.join(' ');
}

std::size_t outlines_of(const Figure& figure) {
    return list_items<PathItem>(figure.layout(figure.natural_size()), Role::Highlight).size();
}

}  // namespace

class CaptionsFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void the_captions_are_listed_whatever_the_caption_of_the_figure() {
        FigureStyle style;
        const auto figure = captions_figure(two_pairs(ContrastiveRule::Softmax), style);
        QVERIFY(texts_of(*figure).contains("1 boot: a gray boot; 2 shirt: a dark shirt"));
        style.caption = "Clothes.";
        const QString captioned = texts_of(*figure->with_style(style));
        QVERIFY2(captioned.contains("Clothes. 1 boot: a gray boot; 2 shirt"), qPrintable(captioned));
        QCOMPARE(captioned.count("a gray boot"), 1);
    }

    void each_matrix_has_its_diagonal_outlined() {
        QCOMPARE(outlines_of(*captions_figure(two_pairs(ContrastiveRule::Softmax), {})), std::size_t{6});
        QCOMPARE(outlines_of(*narrow_captions_figure(two_pairs(ContrastiveRule::Softmax), {})), std::size_t{6});
        QCOMPARE(outlines_of(*captions_figure(two_pairs(ContrastiveRule::Sigmoid), {})), std::size_t{4});
    }

    void the_loss_stands_beside_that_of_chance() {
        // Equal logits: nothing is better than chance, ln 2 for two captions and 2 ln 2 for two pairs of two.
        const auto softmax = captions_figure(two_pairs(ContrastiveRule::Softmax), {});
        QVERIFY(texts_of(*softmax).contains("contrastive loss 0.693, by chance 0.693"));
        const auto sigmoid = captions_figure(two_pairs(ContrastiveRule::Sigmoid), {});
        QVERIFY(texts_of(*sigmoid).contains("contrastive loss 1.386, by chance 1.386"));
    }
};

HEADLIGHT_TEST(CaptionsFigureTest, Window)
#include "captions_figure_test.moc"
