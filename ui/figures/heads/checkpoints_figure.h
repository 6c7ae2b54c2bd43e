#pragma once

#include "analysis/heads/checkpoint_measures.h"
#include "figures/figure.h"

#include <QString>

#include <memory>
#include <string>

namespace headlight {

/// One of the measures over the checkpoints, and the head that stands out in it.
struct ShownCheckpoints {
    std::shared_ptr<const CheckpointMeasures> measures;
    std::string measure;  ///< id
    HeadId head{};        ///< without a layer or a head: none
};

/// "Induction over 14 checkpoints of induction-decoder"; `name`: of the measure, in the language of the sentence.
Sentence checkpoints_title(const ShownCheckpoints& shown, const std::string& name);
/// The same in the language in use.
QString shown_title(const ShownCheckpoints& shown);

/// The measure as a line for each head over the steps of training, with the losses below where they are known. Heads
/// that reach the largest values are named; steps are on a linear axis where they are evenly spaced, otherwise on the
/// axis of ln(1 + step / s), s being the first step after 0. Throws Error(Input) for a measure that is not there.
std::shared_ptr<const Figure> checkpoints_figure(ShownCheckpoints shown, const FigureStyle& style);
/// The same for a narrow place.
std::shared_ptr<const Figure> narrow_checkpoints_figure(ShownCheckpoints shown, const FigureStyle& style);

}  // namespace headlight
