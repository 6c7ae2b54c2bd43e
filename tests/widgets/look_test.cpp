// Texts of the window can be read in every theme: WCAG 2.1 asks for a contrast of 4.5:1 (AA), and 7:1 (AAA).

#include "workbench/widgets/look/look.h"

#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace headlight;

namespace {

/// Relative luminance as WCAG 2.1 defines it.
double luminance(const QColor& color) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& one, const QColor& other) {
    const auto [darker, lighter] = std::minmax(luminance(one), luminance(other));
    return (lighter + 0.05) / (darker + 0.05);
}

struct Pair {
    const char* name;
    QColor text;
    QColor ground;
};

std::vector<Pair> pairs_of(const Look& look) {
    return {
        {"text on bars", look.text, look.bar},
        {"text on panels", look.text, look.panel},
        {"text on fields", look.text, look.field},
        {"text on chips", look.text, look.chip},
        {"text on warnings", look.text, look.warning},
        {"text on errors", look.text, look.error},
        {"secondary text on bars", look.muted, look.bar},
        {"secondary text on fields", look.muted, look.field},
        {"secondary text on chips", look.muted, look.chip},
        {"what is switched on", look.on_primary, look.primary},
        {"links on bars", look.primary, look.bar},
        {"text on what is selected", look.on_accent, look.accent},
        {"what is selected on bars", look.accent, look.bar},
        {"labels of figures", look.theme.ink, look.theme.paper},
        {"secondary labels of figures", look.theme.faint_ink, look.theme.paper},
        {"selected labels of figures", look.theme.accent, look.theme.paper},
    };
}

void check(ThemeChoice theme, double least) {
    for (const Pair& pair : pairs_of(make_look(theme, 1)))
        QVERIFY2(
            contrast(pair.text, pair.ground) >= least,
            qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(pair.name)).arg(contrast(pair.text, pair.ground))));
}

}  // namespace

class LookTest : public QObject {
    Q_OBJECT

  private slots:
    void texts_of_the_light_theme_can_be_read() { check(ThemeChoice::Light, 4.5); }
    void texts_of_the_dark_theme_can_be_read() { check(ThemeChoice::Dark, 4.5); }
    void texts_of_the_theme_of_high_contrast_stand_out() { check(ThemeChoice::HighContrast, 7); }

    void black_on_white_is_the_largest_contrast() { QCOMPARE(contrast(Qt::black, Qt::white), 21.0); }
};

HEADLIGHT_TEST(LookTest, Window)
#include "look_test.moc"
