#pragma once

#include "analysis/approximations/head_approximation.h"
#include "figures/figure.h"

#include <QString>

#include <memory>

namespace headlight {

/// "Low rank: random projection (Linformer)".
std::string_view approximation_name(ApproximationMethod method);

/// Weights of a head, what approximates them and the difference; errors; the error of other sizes or the receptive
/// field after each layer, and the cost against the length of the text.
std::shared_ptr<const Figure> approximation_figure(std::shared_ptr<const HeadApproximation> approximation,
                                                   const FigureStyle& style);
/// The same for a narrow place, its parts below each other.
std::shared_ptr<const Figure> narrow_approximation_figure(std::shared_ptr<const HeadApproximation> approximation,
                                                          const FigureStyle& style);

}  // namespace headlight
