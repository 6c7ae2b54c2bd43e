#pragma once

#include "workbench/document/open_figure.h"

#include <vector>

namespace headlight {

class CompareView;

/// The comparison that is shown, and its difference alone; none before there is one.
std::vector<OpenFigure> open_comparison(const CompareView& view);

}  // namespace headlight
