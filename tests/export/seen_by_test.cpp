// What other eyes see.

#include "export/seen_by.h"

#include "figures/drawing/figure_style.h"
#include "test_program.h"

#include <QtTest>

using namespace headlight;

namespace {

QColor seen(const QColor& color, Reader reader) {
    QImage image(1, 1, QImage::Format_ARGB32);
    image.fill(color);
    return seen_by(image, reader).pixelColor(0, 0);
}

int distance(const QColor& left, const QColor& right) {
    return std::max({std::abs(left.red() - right.red()), std::abs(left.green() - right.green()),
                     std::abs(left.blue() - right.blue())});
}

constexpr std::array<Reader, 4> kReaders = {Reader::BlackAndWhite, Reader::Protanope, Reader::Deuteranope,
                                            Reader::Tritanope};

}  // namespace

class SeenByTest : public QObject {
    Q_OBJECT

  private slots:
    void grays_stay_grays_for_every_reader() {
        for (const Reader reader : kReaders)
            for (const int value : {0, 1, 10, 100, 200, 255})
                QVERIFY(distance(seen(QColor(value, value, value), reader), QColor(value, value, value)) <= 1);
    }

    void everybody_sees_the_picture_itself() {
        QCOMPARE(seen(QColor("#c8611a"), Reader::Everybody), QColor("#c8611a"));
    }

    void a_black_and_white_printer_prints_luminance() {
        const QColor red = seen(Qt::red, Reader::BlackAndWhite);
        QCOMPARE(red.red(), red.green());
        QCOMPARE(red.red(), red.blue());
        // 21 % of the light is 50 % of the scale of sRGB.
        QVERIFY(std::abs(red.red() - 127) <= 1);
        QVERIFY(seen(Qt::green, Reader::BlackAndWhite).red() > red.red());
        QVERIFY(seen(Qt::blue, Reader::BlackAndWhite).red() < red.red());
    }

    void readers_without_red_or_green_cones_confuse_red_and_green() {
        const QColor red("#b04030");
        const QColor green("#5d6b1e");
        for (const Reader reader : {Reader::Protanope, Reader::Deuteranope})
            QVERIFY(distance(seen(red, reader), seen(green, reader)) < distance(red, green) / 2);
        QVERIFY(distance(seen(red, Reader::Tritanope), seen(green, Reader::Tritanope)) > 50);
    }

    void our_maps_stay_in_order_for_every_reader() {
        for (const bool dark : {false, true}) {
            for (const ColorMap& map : color_maps(dark)) {
                for (const Reader reader : kReaders) {
                    double before = -1;
                    for (int step = 0; step <= 8; ++step) {
                        const QColor color = seen(seen(map.at(step / 8.0), reader), Reader::BlackAndWhite);
                        const double lightness = dark ? color.red() : 255 - color.red();
                        QVERIFY2(lightness > before, qPrintable(map.id));
                        before = lightness;
                    }
                }
            }
        }
    }

    void what_is_transparent_stays_so() { QCOMPARE(seen(QColor(10, 20, 30, 0), Reader::Protanope).alpha(), 0); }
};

HEADLIGHT_TEST(SeenByTest, None)
#include "seen_by_test.moc"
