// Images of any size in a number of patches. The sizes are those of get_image_size_for_max_num_patches in transformers
// 5.23; whole tensors are compared in reference_outputs_test.

#include "images/padded_patches.h"

#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <utility>

using namespace headlight;

namespace {

PaddedPatches patches_of(const std::string& fields) {
    const std::string name = R"({"image_processor_type": "Siglip2ImageProcessorFast")";
    return *PaddedPatches::read(Config::parse(name + fields + "}", "preprocessor_config.json"), {3, 256, 256});
}

}  // namespace

class PaddedPatchesTest : public QObject {
    Q_OBJECT

  private slots:
    void an_image_fills_the_patches_as_transformers_has_it_data() {
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::newRow("a square") << 256 << 256 << 16 << 16;
        QTest::newRow("a large photograph") << 3024 << 4032 << 14 << 18;
        QTest::newRow("small") << 50 << 70 << 13 << 19;
        QTest::newRow("tall") << 700 << 33 << 64 << 4;
        QTest::newRow("one row") << 1 << 5000 << 1 << 256;
        QTest::newRow("odd") << 481 << 333 << 19 << 13;
    }
    void an_image_fills_the_patches_as_transformers_has_it() {
        QFETCH(int, height);
        QFETCH(int, width);
        const TileGrid grid = patches_of("").grid_of({3, height, width});
        QTEST(grid.rows, "rows");
        QTEST(grid.columns, "columns");
        QCOMPARE(patches_of("").size_for({3, height, width}), (ImageSize{3, grid.rows * 16, grid.columns * 16}));
    }

    void values_of_a_patch_are_pixel_by_pixel_and_zeros_follow() {
        const PaddedPatches two = patches_of(R"(, "patch_size": 2, "max_num_patches": 3)");
        Tensor pixels({3, 2, 4});
        for (std::size_t i = 0; i < pixels.values().size(); ++i) pixels.data()[i] = static_cast<float>(i + 1);
        const Tensor patches = two(pixels);
        QCOMPARE(patches.shape(), (Shape{3, 12}));
        const std::vector<float> second(patches.slice(1).begin(), patches.slice(1).end());
        QCOMPARE(second, (std::vector<float>{3, 11, 19, 4, 12, 20, 7, 15, 23, 8, 16, 24}));
        for (const float value : patches.slice(2)) QCOMPARE(value, 0.0F);
    }

    void an_image_that_keeps_its_size_must_be_filled() {
        const PaddedPatches still = patches_of(R"(, "do_resize": false, "max_num_patches": 6)");
        QCOMPARE(still.size_for({3, 32, 48}), (ImageSize{3, 32, 48}));
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(still.size_for({3, 32, 50})), Error);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(still.size_for({3, 32, 64})), Error);
    }

    void other_processors_and_patches_are_none_of_these() {
        const auto read = [](const char* text) {
            return PaddedPatches::read(Config::parse(text, "preprocessor_config.json"), {3, 256, 256});
        };
        QVERIFY(!read(R"({"image_processor_type": "SiglipImageProcessor", "patch_size": 16})"));
        QVERIFY_EXCEPTION_THROWN(patches_of(R"(, "patch_size": 14)"), Error);
        QVERIFY_EXCEPTION_THROWN(patches_of(R"(, "max_num_patches": 0)"), Error);
    }
};

HEADLIGHT_TEST(PaddedPatchesTest, None)
#include "padded_patches_test.moc"
