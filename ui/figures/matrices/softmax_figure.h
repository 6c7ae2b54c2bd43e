#pragma once

#include "analysis/matrices/softmax_numbers.h"
#include "figures/figure.h"

#include <QString>

#include <memory>
#include <string>

namespace headlight {

/// A softmax under another divisor and temperature, beside the one that it comes from.
struct ShownSoftmax {
    SoftmaxInputs inputs;
    SoftmaxNumbers numbers;
    SoftmaxNumbers usual;           ///< with the inputs' own divisor, at temperature 1
    Sentence title{std::string()};  ///< "Layer 2, head 2: query it"
    bool typed = false;             ///< scores that a person typed, in their order
};

/// `divisor`: 0 for the inputs' own.
ShownSoftmax shown_softmax(SoftmaxInputs inputs, double divisor, double temperature, Sentence title, bool typed);

/// Logits and weights of the keys as bars, with marks where the weights are usually; the matrix of derivatives
/// diag(p) - p p^T as a heat map; entropy and saturation in a line.
std::shared_ptr<const Figure> softmax_figure(std::shared_ptr<const ShownSoftmax> softmax, const FigureStyle& style);
/// The same for a narrow place: the matrix below the bars.
std::shared_ptr<const Figure> narrow_softmax_figure(std::shared_ptr<const ShownSoftmax> softmax,
                                                    const FigureStyle& style);

}  // namespace headlight
