#pragma once

#include "figures/matrices/matrices_figure.h"

#include <QRectF>
#include <QSizeF>

namespace headlight {

/// Where the matrices of the shown step stand in a MatricesFigure of this size, with their names and captions.
QRectF step_place(const ShownMatrices& matrices, const FigureStyle& style, const QSizeF& size);

}  // namespace headlight
