// The sizes of images of any size and the order of their patches, against transformers
// (tests/reference/images/make_patches.py), and what a processor's file may say about them.

#include "images/image_patches.h"

#include "core/error.h"
#include "formats/tensors/safetensors.h"
#include "images/image_processor.h"
#include "test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <functional>

using namespace headlight;

namespace {

constexpr PatchLayout kTiny{4, 2, 2};

Tensor table_of(const std::string& name) {
    const SafetensorsFile file(HEADLIGHT_SOURCE_DIR "/tests/reference/images/patches.safetensors");
    return to_float(*file.find(name));
}

Config config_of(const QByteArray& fields) {
    return Config::parse(fields.toStdString(), "preprocessor_config.json");
}

ImagePatches patches_of(const QByteArray& fields, const PatchLayout& layout = kTiny) {
    return ImagePatches::read(config_of(fields), layout);
}

QString refusal_of(const std::function<void()>& action) {
    try {
        action();
    } catch (const Error& error) {
        return QString::fromStdString(error.what());
    }
    return QStringLiteral("nothing");
}

}  // namespace

class ImagePatchesTest : public QObject {
    Q_OBJECT

  private slots:
    void an_image_is_resized_as_transformers_does_data() {
        QTest::addColumn<QString>("table");
        QTest::addColumn<int>("patch");
        QTest::addColumn<QByteArray>("fields");
        QTest::newRow("the processor's own bounds") << "qwen2" << 14 << QByteArray("{}");
        QTest::newRow("bounds as sizes") << "qwen3" << 16
                                         << QByteArray(
                                                "{\"size\": {\"shortest_edge\": 65536, \"longest_edge\": 16777216}}");
        QTest::newRow("bounds as pixels") << "tiny" << 4 << QByteArray("{\"min_pixels\": 256, \"max_pixels\": 1200}");
        QTest::newRow("bounds as pixels of a size")
            << "tiny" << 4 << QByteArray("{\"size\": {\"min_pixels\": 256, \"max_pixels\": 1200}}");
    }
    void an_image_is_resized_as_transformers_does() {
        QFETCH(QString, table);
        QFETCH(int, patch);
        QFETCH(QByteArray, fields);
        const ImagePatches patches = patches_of(fields, {patch, 2, 2});
        const Tensor rows = table_of(table.toStdString());
        QVERIFY(rows.size(0) >= 70);
        for (std::int64_t row = 0; row < rows.size(0); ++row) {
            const std::span<const float> expected = rows.slice(row);
            const auto side = [&](std::size_t at) { return static_cast<std::int32_t>(expected[at]); };
            const ImageSize image{3, side(0), side(1)};
            QCOMPARE(patches.size_for(image), (ImageSize{3, side(2), side(3)}));
            const TileGrid grid = patches.grid_of(image);
            QCOMPARE(grid.rows * patch, side(2));
            QCOMPARE(grid.columns * patch, side(3));
        }
    }

    void patches_stand_square_by_square() {
        const Tensor expected = table_of("order");
        const std::vector<std::int32_t> order = square_by_square(4, 6, 2);
        QCOMPARE(std::vector<float>(order.begin(), order.end()),
                 std::vector<float>(expected.values().begin(), expected.values().end()));
        Tensor pixels({3, 16, 24});
        for (std::int64_t at = 0; at < pixels.count(); ++at)
            pixels.data()[at] = static_cast<float>(at / 24 % 16 / 4 * 6 + at % 24 / 4);
        const Tensor patches = ImagePatches(kTiny)(pixels);
        QCOMPARE(patches.shape(), (Shape{24, 96}));
        for (std::int64_t patch = 0; patch < 24; ++patch)
            for (const float value : patches.slice(patch))
                QCOMPARE(value, expected.values()[static_cast<std::size_t>(patch)]);
    }

    void a_patch_has_the_image_in_every_frame() {
        Tensor pixels({3, 8, 8});
        for (std::int64_t at = 0; at < pixels.count(); ++at) pixels.data()[at] = static_cast<float>(at);
        const Tensor patches = ImagePatches(kTiny)(pixels);
        const std::span<const float> first = patches.slice(0);
        for (std::size_t channel = 0; channel < 3; ++channel)
            for (std::size_t at = 0; at < 16; ++at) {
                const auto expected = static_cast<float>(channel * 64 + at / 4 * 8 + at % 4);
                QCOMPARE(first[channel * 32 + at], expected);
                QCOMPARE(first[channel * 32 + 16 + at], expected);
            }
    }

    void an_image_smaller_than_a_patch_is_made_larger() {
        QCOMPARE(patches_of("{\"size\": {\"shortest_edge\": 1, \"longest_edge\": 1200}}").size_for({3, 1, 1}),
                 (ImageSize{3, 8, 8}));
    }

    void images_that_cannot_be_read_are_refused_in_a_sentence() {
        const ImagePatches tiny = patches_of("{\"min_pixels\": 256, \"max_pixels\": 1200}");
        QCOMPARE(tiny.size_for({3, 200, 1}).width, 8);
        const QString narrow = refusal_of([&] { (void)tiny.size_for({3, 201, 1}); });
        QVERIFY2(narrow.contains("Expected an image at most 200 times as long as wide, found one of 1 x 201 pixels."),
                 qPrintable(narrow));
        const ImagePatches large = patches_of("{\"max_pixels\": 100000000}");
        const QString many = refusal_of([&] { (void)large.grid_of({3, 4000, 5000}); });
        QVERIFY2(many.contains("at most 65536 patches of 4 x 4 pixels, found one that becomes 1250000."),
                 qPrintable(many));
        const ImagePatches kept = patches_of("{\"do_resize\": false}");
        QCOMPARE(kept.size_for({3, 16, 24}), (ImageSize{3, 16, 24}));
        const QString ragged = refusal_of([&] { (void)kept.size_for({3, 16, 20}); });
        QVERIFY2(ragged.contains("multiples of 8 pixels") && ragged.contains("found one of 20 x 16 pixels"),
                 qPrintable(ragged));
    }

    void a_file_that_contradicts_the_model_is_refused_by_its_field_data() {
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("says");
        QTest::newRow("patch") << QByteArray("{\"patch_size\": 14}") << "patch_size"
                               << "Expected 4";
        QTest::newRow("square") << QByteArray("{\"merge_size\": 1}") << "merge_size"
                                << "Expected 2";
        QTest::newRow("frames") << QByteArray("{\"temporal_patch_size\": 1}") << "temporal_patch_size"
                                << "found 1";
        QTest::newRow("bounds") << QByteArray("{\"min_pixels\": 300, \"max_pixels\": 200}") << "size"
                                << "found 300 and 200";
        QTest::newRow("no pixels") << QByteArray("{\"min_pixels\": 0}") << "min_pixels"
                                   << "found 0";
    }
    void a_file_that_contradicts_the_model_is_refused_by_its_field() {
        QFETCH(QByteArray, fields);
        QFETCH(QString, field);
        QFETCH(QString, says);
        const QString refusal = refusal_of([&] { (void)patches_of(fields); });
        QVERIFY2(refusal.contains(field) && refusal.contains(says), qPrintable(refusal));
    }

    void a_model_without_a_file_reads_images_within_the_processors_own_bounds() {
        const QTemporaryDir folder;
        std::vector<std::string> notices;
        const ImageProcessor processor(folder.path().toStdString(), {3, 8, 8}, notices, PatchLayout{14, 2, 2});
        QCOMPARE(notices.size(), std::size_t{1});
        QVERIFY2(notices.front().find("whole patches") != std::string::npos, notices.front().c_str());
        QCOMPARE(processor.tiles_of({3, 56, 84}), (TileGrid{.rows = 4, .columns = 6, .height = 56, .width = 84}));
    }
};

HEADLIGHT_TEST(ImagePatchesTest, None)
#include "image_patches_test.moc"
