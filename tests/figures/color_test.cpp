#include "figures/drawing/figure_style.h"
#include "figures/drawing/lab_color.h"
#include "figures/drawing/palette.h"
#include "figures/drawing/scale.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <cstdint>

using namespace headlight;

class ColorTest : public QObject {
    Q_OBJECT

  private slots:
    void lab_agrees_with_known_colors() {
        // CIELAB of sRGB's primaries under D65, from Bruce Lindbloom's calculator, rounded.
        const LabColor red = to_lab(QColor(255, 0, 0));
        QVERIFY(std::abs(red.lightness - 53.24) < 0.05 && std::abs(red.a - 80.09) < 0.1 &&
                std::abs(red.b - 67.20) < 0.1);
        const LabColor blue = to_lab(QColor(0, 0, 255));
        QVERIFY(std::abs(blue.lightness - 32.30) < 0.05 && std::abs(blue.a - 79.19) < 0.1 &&
                std::abs(blue.b + 107.86) < 0.1);
        QVERIFY(std::abs(to_lab(Qt::white).lightness - 100) < 0.01);
    }

    void lab_round_trips() {
        for (const char* name : {"#ffffff", "#000000", "#1f5fa8", "#c8611a", "#7d7c78"}) {
            QCOMPARE(from_lab(to_lab(QColor(name))), QColor(name));
        }
    }

    void zero_is_the_color_of_the_paper_and_lightness_only_moves_away_from_it() {
        for (const bool dark : {false, true}) {
            const QColor paper = (dark ? dark_theme() : light_theme()).paper;
            for (const ColorMap& map : color_maps(dark)) {
                QCOMPARE(map.at(0), paper);
                double before = to_lab(map.at(0)).lightness;
                for (int step = 1; step <= 1000; ++step) {
                    const double now = to_lab(map.at(step / 1000.0)).lightness;
                    // 8-bit channels round by up to half a step, which is below 0.4 in lightness.
                    QVERIFY2(dark ? now > before - 0.4 : now < before + 0.4, qPrintable(map.name));
                    before = now;
                }
                const double span = std::abs(to_lab(map.at(1)).lightness - to_lab(paper).lightness);
                QVERIFY2(span > 75, qPrintable(map.name));
                for (int tenth = 0; tenth < 10; ++tenth) {
                    const double step =
                        std::abs(to_lab(map.at((tenth + 1) / 10.0)).lightness - to_lab(map.at(tenth / 10.0)).lightness);
                    QVERIFY2(step > 0.06 * span && step < 0.14 * span, qPrintable(map.name));
                }
            }
        }
    }

    void an_unknown_map_is_the_default() {
        QCOMPARE(color_map("nonsense", true).id, color_maps(true).front().id);
        QCOMPARE(color_map("cividis", false).id, QString("cividis"));
    }

    void values_outside_are_clamped_and_no_number_has_a_color_of_its_own() {
        const ColorMap map = color_maps(false).front();
        QCOMPARE(map.at(-3), map.at(0));
        QCOMPARE(map.at(7), map.at(1));
        for (const QColor& sample : map.samples) QVERIFY(map.at(std::nan("")) != sample);
    }

    void cells_are_colored_by_the_nearest_sample() {
        const double below_half = std::nextafter(0.5, 0.0);
        for (const double part : {0.0, 0.25, below_half, 0.5, 0.75, 1.0})
            for (const int whole : {0, 1, 511, 1022, 65533})
                QCOMPARE(rounded(whole + part), static_cast<std::int32_t>(std::lround(whole + part)));
        FigureStyle style;
        style.map = color_map("viridis", false);
        const Palette palette(style);
        for (int sample = 0; sample < 1024; ++sample)
            QCOMPARE(palette.at(sample / 1023.0), style.map.at(sample / 1023.0).rgb());
        QCOMPARE(palette.at(std::nan("")), style.theme.no_data.rgb());
        QCOMPARE(cell_priority(0), std::uint16_t{1});
        QCOMPARE(cell_priority(1), std::uint16_t{65534});
        QCOMPARE(cell_priority(std::nan("")), std::uint16_t{65535});
    }

    void weights_have_their_place_on_a_linear_scale() {
        for (const double maximum : {1.0, 0.3}) {
            for (const double weight : {0.0, 0.1, 0.3, 0.7, 1.0, 1.5, -0.2})
                QCOMPARE(scaled(weight, Scale::Linear, maximum), std::clamp(weight / maximum, 0.0, 1.0));
            QVERIFY(std::isnan(scaled(std::nan(""), Scale::Linear, maximum)));
        }
        QCOMPARE(scaled(0.5, Scale::Linear, 0), 0.0);
        QVERIFY(std::isnan(scaled(std::nan(""), Scale::Log)));
    }

    void text_can_be_read_on_every_paper() {
        for (const Theme& theme : {light_theme(), dark_theme(), print_theme()}) {
            const auto contrast = [&](const QColor& color) {
                const auto luminance = [](const QColor& c) { return std::pow((to_lab(c).lightness + 16) / 116, 3); };
                const double one = luminance(color) + 0.05;
                const double other = luminance(theme.paper) + 0.05;
                return std::max(one, other) / std::min(one, other);
            };
            QVERIFY(contrast(theme.ink) > 7);          // WCAG 2.1, AAA
            QVERIFY(contrast(theme.faint_ink) > 4.5);  // WCAG 2.1, AA
            QVERIFY(contrast(theme.accent) > 4.5);     // labels of what is selected
        }
    }

    void the_log_scale_has_a_decade_a_quarter() {
        QCOMPARE(scaled(1, Scale::Log), 1.0);
        QVERIFY(std::abs(scaled(0.01, Scale::Log) - 0.5) < 1e-12);
        QCOMPARE(scaled(1e-4, Scale::Log), 0.0);
        QCOMPARE(scaled(0, Scale::Log), 0.0);
        QVERIFY(std::isnan(scaled(std::nan(""), Scale::Log)));
    }

    void the_linear_scale_ends_at_its_maximum() {
        QCOMPARE(scaled(0.25, Scale::Linear), 0.25);
        QCOMPARE(scaled(0.25, Scale::Linear, 0.5), 0.5);
        QCOMPARE(scaled(0.75, Scale::Linear, 0.5), 1.0);
    }

    void ranks_count_only_what_is_allowed() {
        const std::vector<float> row{0.1F, 0.4F, 0.0F, 0.3F, 0.3F};
        const std::vector<std::uint8_t> all{1, 1, 1, 1, 1};
        QCOMPARE(ranks(row, all), (std::vector<float>{0.25F, 1.0F, 0.0F, 0.625F, 0.625F}));
        const std::vector<std::uint8_t> some{1, 1, 0, 0, 0};
        QCOMPARE(ranks(row, some), (std::vector<float>{0.0F, 1.0F, 0.0F, 0.0F, 0.0F}));
        const std::vector<std::uint8_t> one{0, 0, 0, 1, 0};
        QCOMPARE(ranks(row, one)[3], 1.0F);
    }
};

HEADLIGHT_TEST(ColorTest, None)
#include "color_test.moc"
