#pragma once

#include "figures/drawing/figure_style.h"

#include <QStringList>

#include <vector>

namespace headlight {

/// `provenance_line` of each run, every line once.
QStringList provenance_lines(const std::vector<Provenance>& runs);

/// Gives the style the runs that the figure shows, and the line under it that names them.
void state_provenance(FigureStyle& style, std::vector<Provenance> runs);

}  // namespace headlight
