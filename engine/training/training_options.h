#pragma once

#include "training/decoder_layout.h"
#include "training/training_text.h"

#include <cstdint>
#include <string>

namespace headlight {

/// Whole numbers that an option may be.
struct OptionRange {
    int low, high;
};
inline constexpr OptionRange kTrainedLayers{1, 4};
inline constexpr OptionRange kTrainedHeads{1, 8};
inline constexpr OptionRange kTrainedWidth{8, 256};
inline constexpr OptionRange kTrainedContext{8, 256};
inline constexpr OptionRange kTrainingSteps{1, 100'000};

/// A small decoder and what it is trained on.
struct TrainingOptions {
    TextUnit unit = TextUnit::Characters;
    int layers = 2;          ///< kTrainedLayers
    int heads = 4;           ///< kTrainedHeads
    int width = 64;          ///< kTrainedWidth, a multiple of 2 · heads
    int context = 0;         ///< tokens, kTrainedContext; 0: 64, or half of those of a shorter text
    std::uint64_t seed = 1;  ///< below 2^63
};

/// Names of the units in options and files: "characters", "words".
std::string unit_name(TextUnit unit);

/// Steps of a training that was not asked for another number.
inline constexpr int kUsualTrainingSteps = 1000;

/// Sizes of the decoder that these options ask for. Throws Error(Input) where one is out of range, naming the option,
/// and where the text has no more tokens than the context.
DecoderShape checked_shape(const TrainingOptions& options, const TrainingText& text);

}  // namespace headlight
