#pragma once

#include "figures/drawing/chart.h"

#include <QString>

#include <functional>

namespace headlight {

/// The axes of a chart as PGFPlots draws them, for a tikzpicture whose units are bp and whose y points down: ticks,
/// labels and legend in the document's font, marks and lines as tables of numbers, deviations as error bars. `color`
/// answers the name of a color that the picture defines. Needs the package pgfplots, compat=1.16 or later.
QString pgfplots_axis(const Chart& chart, const std::function<QString(const QColor&)>& color);

}  // namespace headlight
