// Smaller cells of a zoomed heat map whose cells join neighbors.

#include "workbench/heads/finer_tiles.h"

#include "analysis/axis.h"
#include "core/error.h"
#include "figures/list_items.h"
#include "test_program.h"
#include "view/finer_part.h"
#include "window_fixture.h"
#include "workbench/heads/stage.h"

#include <QtTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <memory>
#include <semaphore>
#include <utility>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr std::int64_t kEach = 16;  // tokens that a cell joins

/// A causal head whose weights are far from alike, and who is told when some are asked for.
class ToldField final : public AttentionField {
  public:
    ToldField(std::int64_t tokens, std::function<void()> told)
        : AttentionField({1, tokens, tokens}, {}), told_(std::move(told)) {}
    [[nodiscard]] bool allowed(std::int64_t query, std::int64_t key) const override { return key <= query; }

  protected:
    [[nodiscard]] Tensor part_of_weights(std::int32_t /*head*/, TokenRange queries, TokenRange keys) const override {
        if (told_) told_();
        Tensor part({queries.size(), keys.size()});
        for (std::int64_t i = 0; i < queries.size(); ++i)
            for (std::int64_t j = 0; j < keys.size(); ++j)
                if (allowed(queries.begin + i, keys.begin + j))
                    part.slice(i)[static_cast<std::size_t>(j)] =
                        static_cast<float>((7 * (queries.begin + i) + 3 * (keys.begin + j)) % 11) / 11;
        return part;
    }

  private:
    std::function<void()> told_;
};

AnalysisPointer analysis_of(std::int64_t tokens, std::function<void()> told = {}) {
    auto analysis = std::make_shared<Analysis>();
    analysis->tokens.tokens.resize(static_cast<std::size_t>(tokens));
    AttentionStack stack;
    stack.layers.push_back(std::make_shared<const ToldField>(tokens, std::move(told)));
    analysis->attention.push_back(std::move(stack));
    return analysis;
}

const HeadId kHead{.layer = 0, .head = 0};

AttentionMatrix joined_matrix(const Analysis& analysis) {
    MatrixAxes axes = axes_of(analysis, kHead, {});
    axes.queries = join_neighbors(std::move(axes.queries), (axes.queries.size() + kEach - 1) / kEach);
    axes.keys = join_neighbors(std::move(axes.keys), (axes.keys.size() + kEach - 1) / kEach);
    AttentionMatrix matrix = make_matrix(analysis, kHead, std::move(axes), {});
    matrix.is_joined = true;
    return matrix;
}

FinerSource source_of(const AnalysisPointer& analysis) {
    return {analysis, kHead, {}, std::make_shared<const HeatMapFigure>(joined_matrix(*analysis), FigureStyle{})};
}

bool covers(const HeatMapTile& tile, double query, double key) {
    return query >= tile.area.first_query && query < tile.area.first_query + tile.area.queries &&
           key >= tile.area.first_key && key < tile.area.first_key + tile.area.keys;
}

bool has_tile_at(const FinerTiles& tiles, double query, double key) {
    return std::ranges::any_of(tiles.tiles(), [&](const auto& tile) { return covers(*tile, query, key); });
}

}  // namespace

class FinerTilesTest : public QObject {
    Q_OBJECT

  private slots:
    void finer_cells_are_those_that_the_matrix_joins() {
        const AnalysisPointer analysis = analysis_of(200);
        const AttentionMatrix joined = joined_matrix(*analysis);
        QCOMPARE(joined.keys.back().tokens.size(), std::size_t{200 % kEach});
        const AttentionField& field = *analysis->attention[0].layers[0];
        const AttentionMatrix same = finer_part(*analysis, kHead, {}, joined, {{3, 9}, {2, 7}, kEach, kEach});
        for (std::size_t query = 0; query < 6; ++query)
            for (std::size_t key = 0; key < 5; ++key)
                QCOMPARE(same.value(query, key), joined.value(query + 3, key + 2));
        const AttentionMatrix tokens = finer_part(*analysis, kHead, {}, joined, {{12, 13}, {11, 13}, 1, 1});
        QCOMPARE(tokens.values.shape(), (Shape{8, 24}));
        for (std::int64_t query = 0; query < 8; ++query)
            for (std::int64_t key = 0; key < 24; ++key) {
                const auto row = static_cast<std::size_t>(query);
                const auto column = static_cast<std::size_t>(key);
                QCOMPARE(tokens.value(row, column), field.row(0, 192 + query)[176 + column]);
                QCOMPARE(tokens.is_allowed(row, column), field.allowed(192 + query, 176 + key));
            }
        const AttentionMatrix fours = finer_part(*analysis, kHead, {}, joined, {{5, 6}, {4, 5}, 4, kEach});
        double sum = 0;
        for (std::size_t row = 0; row < 4; ++row) sum += static_cast<double>(fours.value(row, 0));
        QVERIFY2(std::abs(sum / 4 - static_cast<double>(joined.value(5, 4))) < 1e-5, "queries have a mean");
    }

    void only_sums_of_a_heads_own_weights_have_finer_cells() {
        AttentionMatrix joined = joined_matrix(*analysis_of(64));
        QVERIFY(has_finer_parts(joined, kHead, {}));
        QVERIFY(!has_finer_parts(joined, {.layer = 0, .head = std::nullopt}, {}));
        QVERIFY(!has_finer_parts(joined, kHead, {.unit = Unit::Words}));
        QVERIFY(!has_finer_parts(joined, kHead, {.renormalize = true}));
        QVERIFY(!has_finer_parts(joined, kHead, {.value_weighted = true}));
        joined.is_joined = false;
        QVERIFY(!has_finer_parts(joined, kHead, {}));
    }

    void what_is_in_view_gets_cells_as_small_as_pixels() {
        const FinerSource source = source_of(analysis_of(1024));
        FinerTiles tiles;
        tiles.ask(source, {}, {32, 32});
        QVERIFY2(!tiles.awaited() && tiles.tiles().empty(), "the cells of the matrix are as small");
        const Viewport view{20, 30, 16, 16};
        tiles.ask(source, view, {32, 32});
        QVERIFY2(tiles.tiles().empty(), "nobody waits for them");
        QTRY_VERIFY(!tiles.awaited());
        for (const double place : {0.5, 8.0, 15.5})
            QVERIFY(has_tile_at(tiles, view.first_query + place, view.first_key + place));
        for (const auto& tile : tiles.tiles()) {
            QCOMPARE(tile->cells.colors.width(), qRound(tile->area.keys * 4));
            QCOMPARE(tile->cells.colors.height(), qRound(tile->area.queries * 4));
        }
        tiles.ask(source, {20, 30, 4, 4}, {32, 32});
        QVERIFY2(!tiles.tiles().empty(), "the coarser ones stay until the finer ones are there");
        QTRY_VERIFY(!tiles.awaited());
        const HeatMapTiles all = tiles.tiles();
        QCOMPARE(all.front()->cells.colors.width(), qRound(all.front()->area.keys * 4));
        QCOMPARE(all.back()->cells.colors.width(), qRound(all.back()->area.keys * kEach));
        const auto& last = *all.back();
        const auto at = static_cast<std::int32_t>(last.area.first_query);
        const auto key = static_cast<std::int32_t>(last.area.first_key);
        const AttentionMatrix part = finer_part(*source.analysis, kHead, {}, source.figure->matrix(),
                                                {{at, at + static_cast<std::int32_t>(last.area.queries)},
                                                 {key, key + static_cast<std::int32_t>(last.area.keys)},
                                                 1,
                                                 1});
        QCOMPARE(last.cells.colors, source.figure->colored(part).colors);
    }

    void the_figure_says_what_the_cells_in_view_join() {
        const FinerSource source = source_of(analysis_of(1024));
        const Viewport view{20, 30, 4, 4};
        FinerTiles tiles;
        tiles.ask(source, view, {32, 32});
        QTRY_VERIFY(!tiles.awaited());
        AttentionMatrix matrix = source.figure->matrix();
        matrix.notes = {Sentence("each cell joins 16 queries (mean) and 16 keys (sum)")};
        HeatMapFigure figure(std::move(matrix), FigureStyle{});
        const auto notes = [&figure] {
            QString said;
            for (const TextItem& note : list_items<TextItem>(figure.layout({400, 400}), Role::Note)) said += note.text;
            return said;
        };
        figure.set_viewport(view);
        QVERIFY2(!notes().contains("drawn here"), qPrintable(notes()));
        figure.set_tiles(tiles.tiles(), tiles.cells_in_view());
        QVERIFY2(notes().contains("drawn here token by token"), qPrintable(notes()));
        figure.set_tiles(tiles.tiles(), {4, 2});
        QVERIFY2(notes().contains("drawn here in cells of 4 × 2 tokens"), qPrintable(notes()));
        for (double side = 150; side < 700; side += 7) {
            figure.set_tiles({});
            const QRectF plot = figure.plot_area({side, side});
            figure.set_tiles(tiles.tiles(), {4, 2});
            QCOMPARE(figure.plot_area({side, side}), plot);
        }
    }

    void cells_in_view_are_named_once_all_are_there() {
        const FinerSource source = source_of(analysis_of(1024));
        FinerTiles tiles;
        tiles.ask(source, {20, 30, 4, 4}, {32, 32});
        QVERIFY(tiles.cells_in_view() == FinerCells{});
        QTRY_VERIFY(!tiles.awaited());
        QVERIFY((tiles.cells_in_view() == FinerCells{1, 1}));
        tiles.ask(source, {20, 30, 16, 16}, {32, 32});
        QVERIFY2(tiles.cells_in_view() == FinerCells{}, "smaller ones in a part of the view say nothing of it");
        QTRY_VERIFY(!tiles.awaited());
        QVERIFY((tiles.cells_in_view() == FinerCells{4, 4}));
        tiles.ask(source, {}, {32, 32});
        QVERIFY2(tiles.cells_in_view() == FinerCells{}, "the cells of the matrix are as small");
    }

    void what_came_out_of_view_is_not_computed() {
        std::atomic<int> asked = 0;
        std::atomic<bool> blocks = false;
        std::binary_semaphore begun(0);
        std::binary_semaphore moved(0);
        const auto analysis = analysis_of(4096, [&] {
            ++asked;
            if (!blocks.exchange(false)) return;
            begun.release();
            moved.acquire();
        });
        const FinerSource source = source_of(analysis);
        asked = 0;
        blocks = true;
        FinerTiles tiles;
        tiles.ask(source, {0, 0, 64, 64}, {512, 512});  // 5 x 5 tiles of 16 cells
        begun.acquire();
        tiles.ask(source, {200, 200, 8, 8}, {64, 64});  // one, and those around it
        moved.release();
        QTRY_VERIFY(!tiles.awaited());
        QVERIFY(has_tile_at(tiles, 204, 204));
        QVERIFY(!has_tile_at(tiles, 20, 20));
        QVERIFY(tiles.tiles().size() <= 1 + 9);
    }

    void tiles_of_another_figure_are_forgotten() {
        FinerTiles tiles;
        const AnalysisPointer analysis = analysis_of(1024);
        tiles.ask(source_of(analysis), {0, 0, 8, 8}, {64, 64});
        QTRY_VERIFY(!tiles.awaited() && !tiles.tiles().empty());
        tiles.ask(source_of(analysis), {0, 0, 8, 8}, {64, 64});
        QVERIFY(tiles.tiles().empty());
        QTRY_VERIFY(!tiles.awaited());
        tiles.forget();
        QVERIFY(tiles.tiles().empty());
    }

    void tiles_that_were_in_view_last_stay_within_a_bound() {
        const FinerSource source = source_of(analysis_of(4096));
        FinerTiles tiles;
        for (int row = 0; row < 256; row += 64) {
            for (int column = 0; column < 256; column += 64) {
                tiles.ask(source, {row + 0.0, column + 0.0, 64, 64}, {512, 512});
                QTRY_VERIFY_WITH_TIMEOUT(!tiles.awaited(), 60'000);
            }
        }
        std::size_t bytes = 0;
        for (const auto& tile : tiles.tiles())
            bytes += static_cast<std::size_t>(tile->cells.colors.sizeInBytes() + tile->cells.priority.sizeInBytes());
        QVERIFY(bytes <= FinerTiles::kMostBytes);
        QVERIFY2(bytes > FinerTiles::kMostBytes / 2, "most of it is used");
        QVERIFY(has_tile_at(tiles, 250, 250) && !has_tile_at(tiles, 5, 5));
    }

    void a_view_that_fills_a_large_screen_keeps_all_its_tiles() {
        const FinerSource source = source_of(analysis_of(4096));
        const Viewport all{0, 0, 256, 256};
        FinerTiles tiles;
        for (int time = 0; time < 2; ++time) {
            tiles.ask(source, all, {4096, 4096});
            QVERIFY2(time == 0 || !tiles.awaited(), "what is in view was dropped");
            QTRY_VERIFY_WITH_TIMEOUT(!tiles.awaited(), 60'000);
            for (const double query : {5.0, 128.0, 250.0})
                for (const double key : {5.0, 128.0, 250.0}) QVERIFY(has_tile_at(tiles, query, key));
        }
    }

    void a_figure_draws_the_part_of_its_tiles_that_is_in_view() {
        const FinerSource source = source_of(analysis_of(4096));
        FinerTiles tiles;
        tiles.ask(source, {0, 0, 16, 16}, {128, 128});
        QTRY_VERIFY(!tiles.awaited());
        HeatMapFigure figure = *source.figure;
        figure.set_tiles({tiles.tiles().front()});
        const auto images = [&] {
            std::vector<ImageItem> found;
            for (const Item& item : figure.layout({600, 600}).items)
                if (const auto* image = std::get_if<ImageItem>(&item)) found.push_back(*image);
            return found;
        };
        const auto& area = tiles.tiles().front()->area;
        figure.set_viewport({area.first_query + 4, area.first_key + 8, 16, 16});
        const auto drawn = images();
        QCOMPARE(drawn.size(), std::size_t{2});
        const QRectF plot = figure.plot_area({600, 600});
        QCOMPARE(drawn[1].rectangle.topLeft(), plot.topLeft());
        QVERIFY(std::abs(drawn[1].rectangle.height() - plot.height() * 12 / 16) < 1e-6);
        QVERIFY(std::abs(drawn[1].rectangle.width() - plot.width() * 8 / 16) < 1e-6);
        QCOMPARE(drawn[1].source, QRectF(8 * kEach, 4 * kEach, 8 * kEach, 12 * kEach));
        figure.set_viewport({area.first_query + 40, area.first_key + 40, 16, 16});
        QCOMPARE(images().size(), std::size_t{1});
    }

    void the_heat_map_of_a_long_text_gets_them_when_it_is_zoomed() {
        TestWindow test;
        show(test);
        test.document().run().set_text(QStringLiteral("a ").repeated(8192));
        QTRY_VERIFY_WITH_TIMEOUT(test.settled() && test.document().view().picture(), 60'000);
        FigureView& heat_map = test.window->stage().pane().heat_map();
        const auto shown = [&] { return std::dynamic_pointer_cast<const HeatMapFigure>(heat_map.figure()); };
        QTRY_VERIFY(shown() && shown()->matrix().is_joined);
        QVERIFY(shown()->tiles().empty());
        heat_map.set_zoom(60, QRectF(heat_map.rect()).center());
        QTRY_VERIFY_WITH_TIMEOUT(!shown()->tiles().empty(), 60'000);
        test.document().view().show_head({.layer = 1, .head = 2});
        QTRY_VERIFY_WITH_TIMEOUT(test.document().view().picture()->view.choice.layer == 1, 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(!shown()->tiles().empty(), 60'000);
        heat_map.reset_zoom();
        QVERIFY(shown()->tiles().empty());
    }

    void a_text_that_is_gone_is_not_kept_for_its_tiles() {
        TestWindow test;
        show(test);
        test.document().run().set_text(QStringLiteral("a ").repeated(8192));
        QTRY_VERIFY_WITH_TIMEOUT(test.settled() && test.document().view().picture(), 60'000);
        FigureView& heat_map = test.window->stage().pane().heat_map();
        const auto shown = [&] { return std::dynamic_pointer_cast<const HeatMapFigure>(heat_map.figure()); };
        QTRY_VERIFY(shown() && shown()->matrix().is_joined);
        heat_map.set_zoom(60, QRectF(heat_map.rect()).center());
        QTRY_VERIFY_WITH_TIMEOUT(!shown()->tiles().empty(), 60'000);
        const std::weak_ptr<const Analysis> gone = test.document().run().analysis();
        test.document().view().change("links", [](ViewState& view) { view.figure = View::Links; });
        test.document().run().set_text(QStringLiteral("a b"));
        QTRY_VERIFY_WITH_TIMEOUT(gone.expired(), 60'000);
    }
};

HEADLIGHT_TEST(FinerTilesTest, Window)

#include "finer_tiles_test.moc"
