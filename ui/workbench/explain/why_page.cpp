#include "workbench/explain/why_page.h"

#include "capture/intervention_text.h"
#include "language/sentences.h"

namespace headlight {

FigureStyle WhyPage::style_of(const Look& look, const std::vector<Intervention>& interventions) {
    FigureStyle style;
    style.theme = look.theme;
    style.map = color_maps(look.theme.dark).front();
    style.font = look.figure_font();
    if (const auto changes = interventions_note(interventions)) style.note = text_of(*changes);
    return style;
}

}  // namespace headlight
