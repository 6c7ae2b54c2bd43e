// The tiles that images of many sizes are cut into, against transformers (tests/reference/images/make_tiles.py), and
// what a processor's file may say about them.

#include "images/tiling.h"

#include "core/error.h"
#include "formats/tensors/safetensors.h"
#include "images/image_processor.h"
#include "test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace headlight;

namespace {

std::vector<std::vector<std::int32_t>> rows_of(const std::string& table) {
    const SafetensorsFile file(HEADLIGHT_SOURCE_DIR "/tests/reference/images/tiles.safetensors");
    const Tensor numbers = to_float(*file.find(table));
    std::vector<std::vector<std::int32_t>> rows;
    for (std::int64_t row = 0; row < numbers.size(0); ++row) {
        const std::span<const float> values = numbers.slice(row);
        rows.emplace_back(values.begin(), values.end());
    }
    return rows;
}

std::string text(const std::vector<std::int32_t>& numbers) {
    std::string all;
    for (const std::int32_t number : numbers) all += std::to_string(number) + " ";
    return all;
}

ImageProcessor processor_of(const QTemporaryDir& folder, const QByteArray& config, const ImageSize& tile) {
    QFile file(folder.filePath("preprocessor_config.json"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
    file.write(config);
    file.close();
    std::vector<std::string> notices;
    return {folder.path().toStdString(), tile, notices};
}

QByteArray fields(const QByteArray& type, const QByteArray& more) {
    return "{\"image_processor_type\": \"" + type + "\", " + more + "}";
}

Image striped(std::int32_t width, std::int32_t height) {
    Image image{width, height, {}};
    for (std::int32_t at = 0; at < width * height; ++at)
        image.pixels.insert(image.pixels.end(), 3, static_cast<std::uint8_t>(at % width < width / 2 ? 0 : 255));
    return image;
}

}  // namespace

class TilingTest : public QObject {
    Q_OBJECT

  private slots:
    void an_image_that_keeps_its_shape_gets_the_grid_that_transformers_chooses() {
        const ImageSize tile{3, 336, 336};
        const std::vector<TileGrid> grids{{1, 2, true}, {2, 1, true}, {2, 2, true}, {3, 1, true}, {1, 3, true}};
        for (const auto& row : rows_of("padded")) {
            const ImageSize image{3, row[0], row[1]};
            const TileGrid grid = grid_that_keeps_most(grids, tile, image);
            const ImageSize inside = fitted(image, grid.rows * tile.height, grid.columns * tile.width);
            const std::vector<std::int32_t> found{row[0],        row[1],       grid.rows, grid.columns,
                                                  inside.height, inside.width, row[6],    row[7]};
            QCOMPARE(text(found), text(row));
            QVERIFY(grid.overview && grid.height == row[0] && grid.width == row[1]);
        }
    }

    void an_image_that_is_stretched_gets_the_grid_of_the_closest_shape() {
        for (const auto& row : rows_of("closest")) {
            const TileGrid grid = grid_of_closest_shape(1, 12, {3, 448, 448}, {3, row[0], row[1]});
            QCOMPARE(text({row[0], row[1], grid.rows, grid.columns}), text(row));
            QCOMPARE(grid.overview, grid.rows * grid.columns > 1);
        }
    }

    void an_image_whose_longer_side_is_given_fills_whole_tiles() {
        for (const auto& row : rows_of("longest")) {
            const ImageSize edge = with_longest_edge({3, row[0], row[1]}, 2048);
            const ImageSize filled = filled_by_tiles(edge, 512);
            QCOMPARE(text({row[0], row[1], edge.height, edge.width, filled.height / 512, filled.width / 512}),
                     text(row));
        }
    }

    void tiles_stand_in_the_order_in_which_the_model_reads_them() {
        const QTemporaryDir folder;
        const auto idefics = processor_of(
            folder, fields("Idefics3ImageProcessor", "\"size\": {\"longest_edge\": 16}, \"do_normalize\": false"),
            {3, 8, 8});
        const PreparedImage wide = idefics(striped(32, 16));
        QCOMPARE(wide.pixels.shape(), (Shape{3, 3, 8, 8}));
        QCOMPARE(wide.tiles, (TileGrid{1, 2, true, 16, 32}));
        QCOMPARE(wide.size, (ImageSize{3, 8, 16}));
        QVERIFY(wide.shown == striped(32, 16));
        QCOMPARE(wide.pixels.slice(0)[0], 0.0F);
        QCOMPARE(wide.pixels.slice(1)[7], 1.0F);
        QVERIFY(wide.pixels.slice(2)[0] < 0.1F && wide.pixels.slice(2)[7] > 0.9F);  // the whole comes last
        const auto llava = processor_of(
            folder,
            fields("LlavaNextImageProcessor", "\"image_grid_pinpoints\": [[8, 16], [16, 8]], \"do_normalize\": false"),
            {3, 8, 8});
        const PreparedImage square = llava(striped(16, 16));
        QCOMPARE(square.pixels.shape(), (Shape{3, 3, 8, 8}));
        QVERIFY(square.pixels.slice(0)[0] < 0.1F && square.pixels.slice(0)[7] > 0.9F);  // the whole comes first
        QCOMPARE(square.size, (ImageSize{3, 8, 8}));
        QCOMPARE(square.pixels.slice(1)[5], 0.0F);  // the left half of the image, beside 4 columns of padding
        QCOMPARE(square.pixels.slice(2)[7], 0.0F);  // padding at the right
        QCOMPARE(square.pixels.slice(2)[3], 1.0F);
    }

    void an_image_that_is_not_cut_is_one_tile() {
        const QTemporaryDir folder;
        for (const QByteArray& config :
             {fields("GotOcr2ImageProcessorFast", "\"size\": {\"height\": 8, \"width\": 8}"),
              fields("SmolVLMImageProcessor", "\"size\": {\"longest_edge\": 16}, \"do_image_splitting\": false"),
              fields("SmolVLMImageProcessor", "\"size\": {\"longest_edge\": 8}")}) {
            const PreparedImage prepared = processor_of(folder, config, {3, 8, 8})(striped(30, 20));
            QCOMPARE(prepared.pixels.shape(), (Shape{1, 3, 8, 8}));
            QCOMPARE(prepared.tiles.count(), 1);
        }
    }

    void a_file_that_lies_about_tiles_is_refused_by_its_field_data() {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* name, const QByteArray& config, const char* field) {
            QTest::newRow(name) << config << QString(field);
        };
        row("another tile of InternVL", fields("GotOcr2ImageProcessor", "\"size\": {\"height\": 8, \"width\": 16}"),
            "size.width");
        row("another tile of Idefics 3", fields("Idefics3ImageProcessor", "\"max_image_size\": {\"longest_edge\": 9}"),
            "max_image_size.longest_edge");
        row("another tile of LLaVA-NeXT", fields("LlavaNextImageProcessor", "\"crop_size\": 16"), "crop_size");
        row("no grids", fields("LlavaNextImageProcessor", "\"size\": 8"), "image_grid_pinpoints");
        row("a grid of parts of tiles", fields("LlavaNextImageProcessor", "\"image_grid_pinpoints\": [[8, 12]]"),
            "image_grid_pinpoints");
        row("a grid of too many tiles", fields("LlavaNextImageProcessor", "\"image_grid_pinpoints\": [[800, 800]]"),
            "image_grid_pinpoints");
        row("too many tiles", fields("GotOcr2ImageProcessor", "\"size\": 8, \"max_patches\": 100000"), "max_patches");
        row("more at least than at most",
            fields("GotOcr2ImageProcessor", "\"size\": 8, \"max_patches\": 2, \"min_patches\": 3"), "min_patches");
        row("an edge of too many tiles", fields("Idefics3ImageProcessor", "\"size\": {\"longest_edge\": 4096}"),
            "size.longest_edge");
    }
    void a_file_that_lies_about_tiles_is_refused_by_its_field() {
        QFETCH(QByteArray, config);
        QFETCH(QString, field);
        const QTemporaryDir folder;
        try {
            processor_of(folder, config, {3, 8, 8});
        } catch (const Error& error) {
            QVERIFY2(QString::fromStdString(error.place().field).startsWith(field), error.what());
            return;
        }
        QFAIL("it was taken");
    }

    void an_image_of_too_many_tiles_is_refused_with_their_number() {
        const QTemporaryDir folder;
        const auto processor =
            processor_of(folder, fields("Idefics3ImageProcessor", "\"do_resize\": false"), {3, 8, 8});
        try {
            static_cast<void>(processor(striped(160, 128)));
        } catch (const Error& error) {
            QVERIFY2(error.sentence().find("becomes 321 tiles; at most 256") != std::string::npos, error.what());
            return;
        }
        QFAIL("it was taken");
    }
};

HEADLIGHT_TEST(TilingTest, None)
#include "tiling_test.moc"
