#pragma once

#include "figures/figure_row.h"

#include <QStringList>

#include <cstddef>
#include <memory>
#include <vector>

namespace headlight {

/// "(a)", "(b)", ..., "(z)", "(aa)": the name of a panel, counted from 0.
QString panel_letter(std::size_t index);

/// Source of a panel.
struct PanelSource {
    QStringList provenance;  ///< a line a model
    QString input;           ///< what the model read: a text, or a file's name; empty: nothing that can be told
};

/// The provenance of a page of panels: their models, and, where they did not all read the same, what each read; letters
/// stand before what is not said of all.
QString panel_sources(const std::vector<PanelSource>& panels);

/// Figures as panels of one page, each with its letter before its title. The style's title, caption and provenance
/// stand around all of them; the panels have no provenance of their own, and their runs are the page's. Columns without
/// widths are as wide as their figures are by nature in relation to each other, but none less than half of the widest.
std::unique_ptr<Figure> lettered_panels(const std::vector<std::shared_ptr<const Figure>>& figures,
                                        const FigureStyle& style, const RowColumns& columns);

}  // namespace headlight
