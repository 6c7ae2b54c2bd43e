// Resizing as Pillow does it, to the byte.

#include "images/resampling.h"

#include "pillow_reference.h"
#include "test_program.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class ResamplingTest : public QObject {
    Q_OBJECT

  private slots:
    void every_filter_gives_pillows_bytes_data() {
        QTest::addColumn<int>("filter");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        for (int filter = 0; filter <= 5; ++filter)
            for (const auto& [width, height] : {std::pair{40, 31}, {7, 5}, {23, 9}})
                QTest::addRow("filter %d to %d x %d", filter, width, height) << filter << width << height;
    }
    void every_filter_gives_pillows_bytes() {
        QFETCH(int, filter);
        QFETCH(int, width);
        QFETCH(int, height);
        const std::string name = std::to_string(filter) + "." + std::to_string(width) + "x" + std::to_string(height);
        const Image picture = image_of(pillow("picture"));
        const Image found = resized(picture, width, height, static_cast<ResamplingFilter>(filter));
        QVERIFY(found == image_of(pillow(name)));
    }

    void an_image_of_the_same_size_stays_as_it_is() {
        const Image picture = image_of(pillow("picture"));
        QVERIFY(resized(picture, picture.width, picture.height, ResamplingFilter::Bicubic) == picture);
    }

    void a_part_beyond_the_image_is_black() {
        const Image white{2, 1, {255, 255, 255, 254, 254, 254}};
        const Image part = cropped(white, {-1, 0, 3, 2});
        const Image expected{3, 2, {0, 0, 0, 255, 255, 255, 254, 254, 254, 0, 0, 0, 0, 0, 0, 0, 0, 0}};
        QVERIFY(part == expected);
        QCOMPARE(cropped(white, {5, 5, 1, 1}).pixels, (std::vector<std::uint8_t>{0, 0, 0}));
    }
};

HEADLIGHT_TEST(ResamplingTest, None)
#include "resampling_test.moc"
