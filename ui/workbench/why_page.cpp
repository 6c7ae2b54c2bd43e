#include "workbench/why_page.h"

namespace headlight {

FigureStyle WhyPage::style_of(const Look& look) {
    FigureStyle style;
    style.theme = look.theme;
    style.map = colour_maps(look.theme.dark).front();
    style.font = look.figure_font();
    return style;
}

}  // namespace headlight
