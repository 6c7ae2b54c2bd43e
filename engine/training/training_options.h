#pragma once

#include "training/decoder_layout.h"
#include "training/optimizer.h"
#include "training/training_text.h"

#include <cstdint>

namespace headlight {

/// Whole numbers that an option may be.
struct OptionRange {
    int low = 0, high = 0;
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
    OptimizerKind optimizer = OptimizerKind::AdamW;
};

/// A size that a training has by a name: "--layers" on the command line, "layers" in its folder.
struct TrainingSize {
    const char* name = "";
    int TrainingOptions::*value = nullptr;
    OptionRange range{};
    const char* help = "";
    bool may_be_chosen = false;  ///< 0: by the text
};
inline constexpr TrainingSize kTrainingSizes[] = {
    {"layers", &TrainingOptions::layers, kTrainedLayers, "Layers"},
    {"heads", &TrainingOptions::heads, kTrainedHeads, "Heads per layer"},
    {"width", &TrainingOptions::width, kTrainedWidth, "Width of the residual stream, a multiple of 2 x heads"},
    {"context", &TrainingOptions::context, kTrainedContext,
     "Tokens that the model reads at once; default: 64, or half of a shorter text", true},
};

/// Steps of a training that was not asked for another number.
inline constexpr int kUsualTrainingSteps = 1000;

/// Sizes of the decoder that these options ask for. Throws Error(Input) where one is out of range, naming the option,
/// and where the text has no more tokens than the context.
DecoderShape checked_shape(const TrainingOptions& options, const TrainingText& text);

}  // namespace headlight
