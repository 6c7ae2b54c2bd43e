// The figure of patch masks: which patches are colored, what the legend names, and what is said of each head.

#include "figures/heads/patch_masks_figure.h"

#include "list_items.h"
#include "test_program.h"

#include <QtTest>

#include <set>

using namespace headlight;

namespace {

HeadMask mask_of(std::int32_t head, std::vector<float> weights, std::vector<std::uint8_t> kept) {
    HeadMask mask{.head = {}, .weights = std::move(weights), .kept = std::move(kept), .mass = 0.75, .on_patches = 0.5};
    mask.head.layer = 3;
    mask.head.head = head;
    return mask;
}

/// Two heads over two by two patches of a white image.
ShownMasks two_heads() {
    Image image{20, 20, std::vector<std::uint8_t>(20 * 20 * 3, 255)};
    ShownMasks shown;
    shown.image = std::make_shared<const AnalyzedImage>(AnalyzedImage{std::move(image), {3, 20, 20}, nullptr, "white"});
    shown.grid = {{"[CLS]"}, 2, 2};
    shown.masks = {.query = std::string("[CLS]"), .share = 0.6, .rows = 2, .columns = 2};
    shown.masks.heads = {mask_of(0, {0.7F, 0.1F, 0.1F, 0.1F}, {1, 0, 0, 0}),
                         mask_of(1, {0.1F, 0.1F, 0.4F, 0.4F}, {0, 0, 1, 1})};
    return shown;
}

QString texts_of(const DisplayList& list) {
    QStringList texts;
    for (const Item& item : list.items)
        if (const auto* text = std::get_if<TextItem>(&item)) texts << text->text;
    return texts.join(' ');
}

/// The colors in the middles of the patches of a picture.
std::vector<QRgb> patches_of(const QImage& image) {
    std::vector<QRgb> colors;
    for (int patch = 0; patch < 4; ++patch)
        colors.push_back(
            image.pixel(image.width() * (1 + 2 * (patch % 2)) / 4, image.height() * (1 + 2 * (patch / 2)) / 4));
    return colors;
}

}  // namespace

class PatchMasksFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void each_patch_has_the_color_of_its_head() {
        const auto figure = patch_masks_figure(two_heads(), {});
        const auto pictures = list_items<ImageItem>(figure->layout(figure->natural_size()), Role::Cell);
        QCOMPARE(pictures.size(), std::size_t{3});  // all heads, and each alone
        const std::vector<QRgb> all = patches_of(pictures[0].image);
        QVERIFY(all[0] != all[1]);
        QVERIFY(all[2] != all[1]);
        QVERIFY(all[0] != all[2]);
        QCOMPARE(all[2], all[3]);
        const std::vector<QRgb> first = patches_of(pictures[1].image);
        QCOMPARE(first[0], all[0]);
        QCOMPARE(first[2], first[1]);
        const std::vector<QRgb> second = patches_of(pictures[2].image);
        QCOMPARE(second[0], second[1]);
        QCOMPARE(second[3], all[3]);
    }

    void the_legend_names_the_heads() {
        const auto figure = patch_masks_figure(two_heads(), {});
        const DisplayList list = figure->layout(figure->natural_size());
        QCOMPARE(list_items<RectangleItem>(list, Role::Legend).size(), std::size_t{2});
        const QString texts = texts_of(list);
        for (const char* said : {"Patch masks of layer 3", "L3H0", "L3H1", "query: [CLS]"})
            QVERIFY2(texts.contains(said), qPrintable(texts));
        QVERIFY2(texts.contains("1 of 4 patches holds 75 %"), qPrintable(texts));
        QVERIFY(texts.contains("50 % of the attention"));
    }

    void many_heads_have_different_colors() {
        for (const std::size_t count : {2, 6, 12, 16}) {
            std::set<QRgb> colors;
            for (std::size_t head = 0; head < count; ++head) colors.insert(mask_color(head, count, false).rgb());
            QCOMPARE(colors.size(), count);
        }
    }
};

HEADLIGHT_TEST(PatchMasksFigureTest, Window)
#include "patch_masks_figure_test.moc"
