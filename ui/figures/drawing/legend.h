#pragma once

#include "figures/drawing/display_list.h"
#include "figures/drawing/figure_style.h"
#include "language/wording.h"

#include <QPointF>
#include <QString>

#include <vector>

namespace headlight {

/// Between a figure and its legend, in em.
inline constexpr double kLegendGap = 0.9;
/// Least width of a legend, in em: room for its numbers and samples.
inline constexpr double kNarrowestLegend = 15;

/// A color bar with numbers and what it measures, and samples of cells that have no weight.
struct Legend {
    double minimum = 0;  ///< the numbers at the bar's ends, on the linear scale
    double maximum = 1;
    QString caption;       ///< "attention weight"
    bool masked = false;   ///< there are cells that nobody may attend to
    bool no_data = false;  ///< there are cells without a number
    QString no_data_caption = wording("no data");
};

/// "attention weight", with the name of the scale where it is not linear.
QString weight_caption(Scale scale);
/// Rounded up to two digits, so that the numbers on a color bar are short.
double rounded_maximum(double largest);
/// "0.25", "6", without zeros at the end.
QString short_number(double value, int digits = 3);

double legend_height(const FigureStyle& style, const Legend& legend, double width);
/// The bar's left end stands at `corner`; everything is as wide as `width`.
void add_legend(const FigureStyle& style, const Legend& legend, const QPointF& corner, double width,
                std::vector<Item>& items);

/// How masked cells look: 45 degree lines over a tint.
QPen hatch_pen(const FigureStyle& style);

}  // namespace headlight
