#pragma once

#include "capture/model_description.h"
#include "capture/run_cost.h"
#include "figures/figure.h"

#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// A model as its shapes show it.
struct ShownLayer {
    ModelDescription model;
    std::vector<RunCost> costs{};  ///< of runs over more and more tokens; empty: not asked for, or not known
    std::string problem{};         ///< why the costs are not known; empty: they are
};

/// Parts beside each other, or below each other for a narrow panel.
enum class LayerForm { Wide, Narrow };

/// One layer as a diagram with the parameters of its parts; beside it those of the model, and, where costs are given,
/// how heads share keys and values, and operations and key/value cache by the number of tokens. Throws Error(Input)
/// where the tensors of the model or of its layer are not known.
std::shared_ptr<const Figure> layer_figure(ShownLayer shown, const FigureStyle& style,
                                           LayerForm form = LayerForm::Wide);

}  // namespace headlight
