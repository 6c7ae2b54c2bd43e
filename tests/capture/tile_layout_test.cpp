// Where the tokens of an image that is read in tiles stand: in the text, in the image, and in its tower.

#include "capture/tile_layout.h"

#include "test_program.h"

#include <QtTest>

#include <algorithm>

using namespace headlight;

namespace {

using Place = ImageToken::Place;

/// Tiles of 20 by 20 pixels and 2 by 2 parts.
constexpr ImageSize kTile{3, 20, 20};

ImagePrompt prompt_of(const TilePrompt& tiles) {
    ImagePrompt prompt;
    prompt.rows = prompt.columns = 2;
    prompt.tiles = tiles;
    return prompt;
}

std::string names(const ImageLayout& layout) {
    std::string all;
    for (const ImageToken& token : layout.tokens)
        all += (token.place == Place::RowEnd ? "|"
                                             : (token.place == Place::Overview ? "o" : "") + std::to_string(token.row) +
                                                   std::to_string(token.column)) +
               " ";
    return all;
}

std::vector<std::int32_t> features(const ImageLayout& layout) {
    std::vector<std::int32_t> all;
    for (const ImageToken& token : layout.tokens) all.push_back(token.feature);
    return all;
}

}  // namespace

class TileLayoutTest : public QObject {
    Q_OBJECT

  private slots:
    void tiles_stand_one_after_the_other_and_the_whole_last() {
        const ImageLayout layout = image_layout(prompt_of({}), {1, 2, true, 20, 40}, kTile);
        QCOMPARE(names(layout), std::string("00 01 10 11 02 03 12 13 o00 o01 o10 o11 "));
        QCOMPARE(layout.rows, 2);
        QCOMPARE(layout.columns, 4);
        QVERIFY(layout.area == GridArea{});
        QVERIFY(std::ranges::is_sorted(features(layout)));
        QCOMPARE(features(layout).back(), 11);
    }

    void joined_tiles_are_read_row_by_row_and_the_whole_first() {
        const TilePrompt prompt{.overview_first = true, .unpadded = true};
        const ImageLayout layout = image_layout(prompt_of(prompt), {1, 2, true, 20, 40}, kTile);
        QCOMPARE(names(layout), std::string("o00 o01 o10 o11 00 01 02 03 | 10 11 12 13 | "));
        QCOMPARE(features(layout), (std::vector<std::int32_t>{0, 1, 2, 3, 4, 5, 8, 9, -1, 6, 7, 10, 11, -1}));
    }

    void padding_is_no_part_of_the_text() {
        const TilePrompt prompt{.overview_first = true, .unpadded = true};
        // 40 x 16 pixels in 40 x 40: 12 rows of padding above and below, of which one row of parts each is cut off.
        const ImageLayout layout = image_layout(prompt_of(prompt), {2, 2, true, 16, 40}, kTile);
        QCOMPARE(layout.rows, 2);
        QCOMPARE(layout.columns, 4);
        QCOMPARE(features(layout), (std::vector<std::int32_t>{0, 1, 2, 3, 6, 7, 10, 11, -1, 12, 13, 16, 17, -1}));
        // The two rows of parts are 20 pixels high, and reach 2 beyond the image's 16 on both sides.
        QVERIFY((layout.area == GridArea{0, -2.0 / 16, 1, 20.0 / 16}));
    }

    // As in transformers: what is left of so flat an image is less than one row of parts.
    void of_a_flat_image_only_the_whole_is_left() {
        const TilePrompt prompt{.overview_first = true, .unpadded = true};
        const ImageLayout layout = image_layout(prompt_of(prompt), {2, 2, true, 1, 40}, kTile);
        QCOMPARE(names(layout), std::string("o00 o01 o10 o11 "));
        QCOMPARE(layout.rows, 0);
    }

    void an_image_that_is_not_cut_is_its_own_grid() {
        const ImageLayout layout = image_layout(prompt_of({}), {0, 0, true, 30, 30}, kTile);
        QCOMPARE(names(layout), std::string("00 01 10 11 "));
        ImagePrompt whole;
        whole.rows = 1;
        whole.columns = 2;
        whole.before = 1;
        const ImageLayout untiled = image_layout(whole, {}, kTile);
        QCOMPARE(untiled.tokens.size(), std::size_t{3});
        QVERIFY(untiled.tokens.front().place == Place::Class && name_of(untiled.tokens.front()).empty());
        QCOMPARE(name_of(untiled.tokens.back()), std::string("0,1"));
    }

    void an_image_of_any_size_has_a_token_for_each_square_of_patches() {
        ImagePrompt prompt;
        prompt.patches = PatchLayout{14, 2, 2};
        const ImageLayout layout = image_layout(prompt, {.rows = 4, .columns = 6}, kTile);
        QCOMPARE(names(layout), std::string("00 01 02 10 11 12 "));
        QCOMPARE(features(layout), (std::vector<std::int32_t>{0, 1, 2, 3, 4, 5}));
        QCOMPARE(layout.rows, 2);
        QCOMPARE(layout.columns, 3);
    }

    void tokens_are_named_by_what_they_stand_for() {
        QCOMPARE(name_of(ImageToken{Place::Overview, 3, 4}), std::string("overview 3,4"));
        QCOMPARE(name_of(ImageToken{Place::RowEnd, 3, 4}), std::string("end of row 3"));
    }

    void a_tower_shows_its_tiles_side_by_side() {
        const PatchGrid patches{{"[CLS]"}, 1, 2};
        const TowerLayout layout = tower_layout(patches, {}, {2, 1, true, 40, 20}, kTile);
        QCOMPARE(layout.tiles, 3);
        QCOMPARE(layout.tokens_of_tile(), 3);
        QCOMPARE(layout.patches.rows, 2);
        QCOMPARE(layout.patches.columns, 2);
        QCOMPARE(layout.patches.before, (std::vector<std::string>{"[CLS] overview", "overview 0,0", "overview 0,1",
                                                                  "[CLS] 0,0", "[CLS] 1,0"}));
        QCOMPARE(layout.shown, (std::vector<std::int32_t>{3, 5, 6, 4, 7, 8, 0, 1, 2}));
        QCOMPARE(layout.overview.value().tokens, (std::vector<std::int32_t>{1, 2}));
        const TowerLayout first = tower_layout(patches, {.overview_first = true}, {2, 1, true, 40, 20}, kTile);
        QCOMPARE(first.shown, (std::vector<std::int32_t>{0, 1, 2, 3, 5, 6, 4, 7, 8}));
        const TowerLayout one = tower_layout(patches, {}, {0, 0, true}, kTile);
        QVERIFY(one.patches == patches && !one.overview);
        QCOMPARE(one.shown, (std::vector<std::int32_t>{0, 1, 2}));
    }

    void a_tower_shows_the_padding_that_it_reads() {
        const PatchGrid patches{{}, 2, 2};
        const TilePrompt prompt{.overview_first = true, .unpadded = true};
        const TowerLayout layout = tower_layout(patches, prompt, {2, 2, true, 8, 40}, kTile);
        QVERIFY((layout.patches.area == GridArea{0, -16.0 / 8, 1, 40.0 / 8}));
    }
};

HEADLIGHT_TEST(TileLayoutTest, None)
#include "tile_layout_test.moc"
