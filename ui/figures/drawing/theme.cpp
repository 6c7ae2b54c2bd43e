#include "figures/drawing/figure_style.h"

namespace headlight {

Theme light_theme() {
    return {.name = "light",
            .paper = QColor("#ffffff"),
            .ink = QColor("#1b2230"),
            .faint_ink = QColor("#667085"),
            .line = QColor("#d5dae1"),
            .masked = QColor("#eef0f3"),
            .hatch = QColor("#cdd2da"),
            .no_data = QColor("#f3e3d3"),
            .primary = QColor("#1f5fa8"),
            .accent = QColor("#b04f0f"),
            .dark = false};
}

Theme dark_theme() {
    return {.name = "dark",
            .paper = QColor("#1f242b"),
            .ink = QColor("#e8ebf0"),
            .faint_ink = QColor("#98a2b3"),
            .line = QColor("#3a424d"),
            .masked = QColor("#2a2e34"),
            .hatch = QColor("#474d57"),
            .no_data = QColor("#4a3c30"),
            .primary = QColor("#6caef5"),
            .accent = QColor("#f0a060"),
            .dark = true};
}

Theme print_theme() {
    Theme theme = light_theme();
    theme.name = "print";
    theme.ink = QColor("#000000");
    theme.faint_ink = QColor("#4d4d4d");
    theme.line = QColor("#808080");
    theme.masked = QColor("#f2f2f2");
    theme.hatch = QColor("#b8b8b8");
    theme.no_data = QColor("#e6e6e6");
    return theme;
}

Theme theme_named(const QString& name) {
    if (name == "dark") return dark_theme();
    if (name == "print") return print_theme();
    return light_theme();
}

}  // namespace headlight
