// Pictures as models read them, by preprocessor_config.json.

#include "images/image_processor.h"

#include "core/error.h"
#include "pillow_reference.h"
#include "test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace headlight;
using namespace headlight::testing;

namespace {

ImageProcessor processor_of(const QTemporaryDir& folder, const QByteArray& config, const ImageSize& model) {
    QFile file(folder.filePath("preprocessor_config.json"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
    file.write(config);
    file.close();
    std::vector<std::string> notices;
    return {folder.path().toStdString(), model, notices};
}

Image of_one_color(std::int32_t width, std::int32_t height, std::uint8_t red, std::uint8_t green, std::uint8_t blue) {
    Image image{width, height, {}};
    for (std::size_t i = 0; i < image.count(); ++i) image.pixels.insert(image.pixels.end(), {red, green, blue});
    return image;
}

}  // namespace

class ImageProcessorTest : public QObject {
    Q_OBJECT

  private slots:
    void values_are_rescaled_and_normalized_by_channel() {
        const QTemporaryDir folder;
        const auto processor = processor_of(
            folder, R"({"do_resize": false, "image_mean": [0.5, 0.25, 0], "image_std": [0.5, 0.5, 2]})", {3, 1, 1});
        const Tensor pixels = processor(of_one_color(1, 1, 255, 51, 102)).pixels;
        QCOMPARE(pixels.shape(), (Shape{3, 1, 1}));
        QVERIFY(std::abs(pixels.values()[0] - 1.0F) < 1e-6F);
        QVERIFY(std::abs(pixels.values()[1] + 0.1F) < 1e-6F);
        QVERIFY(std::abs(pixels.values()[2] - 0.2F) < 1e-6F);
    }

    void a_picture_is_stretched_to_height_and_width_with_the_filter_named() {
        const QTemporaryDir folder;
        const auto processor = processor_of(folder, R"({"size": {"height": 5, "width": 7}, "resample": 3,
            "rescale_factor": 1, "do_normalize": false})",
                                            {3, 5, 7});
        const Tensor pixels = processor(image_of(pillow("picture"))).pixels;
        const Tensor expected = pillow("3.7x5");  // [height, width, channel]
        QCOMPARE(pixels.shape(), (Shape{3, 5, 7}));
        for (std::int64_t channel = 0; channel < 3; ++channel)
            for (std::size_t at = 0; at < 35; ++at)
                QCOMPARE(pixels.slice(channel)[at], expected.values()[at * 3 + static_cast<std::size_t>(channel)]);
    }

    void a_gray_model_reads_lightness_as_pillow_has_it() {
        const QTemporaryDir folder;
        const auto processor =
            processor_of(folder, R"({"do_resize": false, "rescale_factor": 1, "do_normalize": false})", {1, 17, 23});
        const Tensor pixels = processor(image_of(pillow("picture"))).pixels;
        const Tensor expected = pillow("grey");
        QCOMPARE(pixels.shape(), (Shape{1, 17, 23}));
        QVERIFY(std::equal(pixels.values().begin(), pixels.values().end(), expected.values().begin()));
    }

    void the_middle_is_cut_out_after_the_shortest_edge_is_resized() {
        const QTemporaryDir folder;
        const auto processor = processor_of(folder, R"({"size": {"shortest_edge": 10}, "do_center_crop": true,
            "crop_size": {"height": 10, "width": 10}, "rescale_factor": 1, "do_normalize": false})",
                                            {3, 10, 10});
        // Twenty columns black, twenty white, twenty black: the middle third is what is left.
        Image image{60, 20, {}};
        for (int y = 0; y < 20; ++y)
            for (int x = 0; x < 60; ++x) {
                const auto value = static_cast<std::uint8_t>(x / 20 == 1 ? 255 : 0);
                image.pixels.insert(image.pixels.end(), {value, value, value});
            }
        const PreparedImage prepared = processor(image);
        QCOMPARE(prepared.pixels.shape(), (Shape{3, 10, 10}));
        QCOMPARE(prepared.pixels.values()[5], 255.0F);
        QVERIFY(prepared.shown == of_one_color(20, 20, 255, 255, 255));
    }

    // Donut's pages, whose values are compared with transformers' in reference_outputs_test.
    void a_page_is_laid_in_the_middle_of_its_canvas_and_padded_with_black() {
        const QTemporaryDir folder;
        const auto processor = processor_of(folder, R"({"image_processor_type": "DonutImageProcessor",
            "size": [8, 16], "rescale_factor": 1, "do_normalize": false})",
                                            {3, 16, 8});
        const PreparedImage prepared = processor(of_one_color(40, 20, 255, 255, 255));
        QCOMPARE(prepared.pixels.shape(), (Shape{3, 16, 8}));  // a list is width and height
        for (std::int64_t row = 0; row < 16; ++row)
            QCOMPARE(prepared.pixels.values()[static_cast<std::size_t>(row * 8)], row >= 6 && row < 10 ? 255.0F : 0.0F);
        QCOMPARE(prepared.shown.width, 8);
        QCOMPARE(prepared.shown.height, 16);
    }

    void a_page_is_turned_so_that_its_longer_side_lies_along_the_canvas() {
        const QTemporaryDir folder;
        const auto processor = processor_of(folder, R"({"image_processor_type": "DonutImageProcessor",
            "size": {"height": 2, "width": 1}, "do_align_long_axis": true, "rescale_factor": 1, "do_normalize": false})",
                                            {3, 2, 1});
        const Image page{2, 1, {10, 10, 10, 200, 200, 200}};  // the left end becomes the top: a quarter to the right
        const Tensor pixels = processor(page).pixels;
        QCOMPARE(pixels.values()[0], 10.0F);
        QCOMPARE(pixels.values()[1], 200.0F);
    }

    void a_page_of_any_shape_keeps_its_pixels_bounded() {
        const QTemporaryDir folder;
        const auto processor = processor_of(folder, R"({"image_processor_type": "DonutImageProcessor",
            "size": {"height": 4096, "width": 1}, "do_align_long_axis": true})",
                                            {3, 4096, 1});
        QVERIFY(processor(of_one_color(900, 800, 9, 9, 9)).shown.height <= 1024);
        const auto large = processor_of(folder, R"({"image_processor_type": "DonutImageProcessor",
            "size": {"height": 4096, "width": 4096}})",
                                        {3, 4096, 4096});
        try {
            static_cast<void>(large(of_one_color(9000, 10, 9, 9, 9)));
            QFAIL("it was taken");
        } catch (const Error& error) {
            QVERIFY(std::string(error.what()).find("becomes too large") != std::string::npos);
        }
    }

    void a_picture_with_bounds_for_both_edges_is_padded_and_says_how_large_it_is_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("resized_width");
        QTest::addColumn<int>("resized_height");
        QTest::newRow("the shortest edge decides") << 70 << 50 << 89 << 64;  // 89.6 is cut off
        QTest::newRow("the longest one does") << 100 << 50 << 96 << 48;
        QTest::newRow("a square") << 20 << 20 << 64 << 64;
    }
    void a_picture_with_bounds_for_both_edges_is_padded_and_says_how_large_it_is() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, resized_width);
        QFETCH(int, resized_height);
        const QTemporaryDir folder;
        const auto processor = processor_of(folder, R"({"size": {"shortest_edge": 64, "longest_edge": 96},
            "pad_size": {"height": 80, "width": 96}, "image_mean": [0, 0, 0], "image_std": [1, 1, 1]})",
                                            {3, 800, 1333});
        const PreparedImage prepared = processor(of_one_color(width, height, 255, 255, 255));
        QCOMPARE(prepared.pixels.shape(), (Shape{3, 80, 96}));
        QCOMPARE(prepared.tiles.width, resized_width);
        QCOMPARE(prepared.tiles.height, resized_height);
        QCOMPARE(static_cast<int>(std::ranges::count(prepared.pixels.slice(0), 1.0F)), resized_width * resized_height);
        QCOMPARE(processor.other_outputs(), std::vector<std::string>{"pixel_mask"});
    }

    void a_picture_larger_than_what_it_is_padded_to_is_refused() {
        const QTemporaryDir folder;
        const auto processor = processor_of(folder, R"({"size": {"shortest_edge": 64, "longest_edge": 96},
            "pad_size": {"height": 80, "width": 96}})",
                                            {3, 800, 1333});
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(processor(of_one_color(50, 100, 0, 0, 0))), Error);
    }

    void a_plain_size_is_the_shortest_edge_for_clip_and_both_edges_for_others() {
        const QTemporaryDir folder;
        const Image wide = of_one_color(40, 20, 9, 9, 9);
        const auto clip =
            processor_of(folder, R"({"size": 10, "feature_extractor_type": "CLIPFeatureExtractor"})", {3, 10, 10});
        QCOMPARE(clip(wide).pixels.shape(), (Shape{3, 10, 20}));
        const auto vit =
            processor_of(folder, R"({"size": 10, "feature_extractor_type": "ViTFeatureExtractor"})", {3, 10, 10});
        QCOMPARE(vit(wide).pixels.shape(), (Shape{3, 10, 10}));
    }

    void without_a_file_pictures_get_the_models_size_and_a_notice_says_so() {
        const QTemporaryDir folder;
        std::vector<std::string> notices;
        const ImageProcessor processor(folder.path().toStdString(), {3, 4, 6}, notices);
        QCOMPARE(notices.size(), std::size_t{1});
        const Tensor pixels = processor(of_one_color(9, 9, 255, 255, 255)).pixels;
        QCOMPARE(pixels.shape(), (Shape{3, 4, 6}));
        QCOMPARE(pixels.values()[0], 1.0F);
    }

    void what_cannot_be_right_in_the_file_is_named_data() {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<QString>("field");
        QTest::newRow("no size") << QByteArray(R"({"size": 0})") << "size";
        QTest::newRow("a huge size") << QByteArray(R"({"size": {"height": 100000000, "width": 1}})") << "size.height";
        QTest::newRow("more than any model reads")
            << QByteArray(R"({"size": {"height": 4, "width": 16384}})") << "size.width";
        const QByteArray colors = "[0,0,0]," + QByteArray("[1,1,1],").repeated(59'999);
        QTest::newRow("more colors than any model has")
            << QByteArray("{\"clusters\": [" + colors.chopped(1) + "]}") << "clusters";
        QTest::newRow("a page without a size")
            << QByteArray(R"({"image_processor_type": "DonutImageProcessor"})") << "size";
        QTest::newRow("a canvas smaller than its pictures")
            << QByteArray(R"({"size": {"longest_edge": 8}, "pad_size": {"height": 4, "width": 8}})") << "pad_size";
        QTest::newRow("a filter that is none") << QByteArray(R"({"resample": 9})") << "resample";
        QTest::newRow("a deviation of zero") << QByteArray(R"({"image_std": [1, 0, 1]})") << "image_std[1]";
        QTest::newRow("a mean of two channels") << QByteArray(R"({"image_mean": [1, 0]})") << "image_mean";
        QTest::newRow("no number as a factor") << QByteArray(R"({"rescale_factor": "x"})") << "rescale_factor";
    }
    void what_cannot_be_right_in_the_file_is_named() {
        QFETCH(QByteArray, config);
        QFETCH(QString, field);
        const QTemporaryDir folder;
        try {
            processor_of(folder, config, {3, 4, 4});
        } catch (const Error& error) {
            QCOMPARE(QString::fromStdString(error.place().field), field);
            QVERIFY(error.place().file.ends_with("preprocessor_config.json"));
            return;
        }
        QFAIL("it was taken");
    }

    void pictures_that_cannot_be_resized_are_refused() {
        const QTemporaryDir folder;
        const auto processor = processor_of(folder, R"({"size": {"shortest_edge": 4000}})", {3, 4000, 4000});
        QVERIFY_EXCEPTION_THROWN(processor(Image{}), Error);
        QVERIFY_EXCEPTION_THROWN(processor(of_one_color(1, 30000, 0, 0, 0)), Error);
    }

    // The file asks for too much of an ordinary picture.
    void a_picture_that_becomes_too_large_is_refused_with_the_size_that_was_asked_for() {
        const QTemporaryDir folder;
        const auto processor = processor_of(folder, R"({"size": {"shortest_edge": 4096}})", {3, 4, 4});
        try {
            static_cast<void>(processor(of_one_color(200, 300, 0, 0, 0)));
            QFAIL("it was taken");
        } catch (const Error& error) {
            QVERIFY2(error.sentence().find("preprocessor_config.json asks for 4096 pixels") != std::string::npos,
                     error.what());
        }
    }

    void a_picture_of_more_tokens_than_the_model_reads_is_refused_before_its_colors_are_looked_up() {
        const QTemporaryDir folder;
        const auto processor = processor_of(
            folder, R"({"size": {"height": 4096, "width": 4096}, "clusters": [[0, 0, 0], [1, 1, 1]]})", {3, 4, 4});
        try {
            static_cast<void>(processor(of_one_color(2, 2, 0, 0, 0)));
        } catch (const Error& error) {
            QVERIFY2(error.sentence().find("4096 x 4096") != std::string::npos, error.what());
            return;
        }
        QFAIL("it was taken");
    }
};

HEADLIGHT_TEST(ImageProcessorTest, None)
#include "image_processor_test.moc"
