#include "training/training_options.h"

#include "core/error.h"

#include <algorithm>

namespace headlight {

namespace {

constexpr int kUsualContext = 64;

void check(const char* option, int value, OptionRange range) {
    if (value >= range.low && value <= range.high) return;
    throw Error(ErrorKind::Input, std::string(option) + ": expected a whole number from " + std::to_string(range.low) +
                                      " to " + std::to_string(range.high) + ", found " + std::to_string(value) + ".");
}

void check_width(int width, int heads) {
    check("--width", width, kTrainedWidth);
    if (width % (2 * heads) == 0) return;
    throw Error(ErrorKind::Input, "--width: expected a multiple of 2 x heads, here of " + std::to_string(2 * heads) +
                                      ", found " + std::to_string(width) + ".");
}

int context_of(const TrainingOptions& options, const TrainingText& text) {
    const auto tokens = static_cast<std::int64_t>(text.ids.size());
    if (options.context != 0) check("--context", options.context, kTrainedContext);
    const int context =
        options.context != 0
            ? options.context
            : static_cast<int>(std::clamp<std::int64_t>(tokens / 2, kTrainedContext.low, kUsualContext));
    if (tokens > context) return context;
    throw Error(ErrorKind::Input, "The text is too short: expected at least " + std::to_string(context + 1) + " " +
                                      unit_name(options.unit) + " for a context of " + std::to_string(context) +
                                      ", found " + std::to_string(tokens) + ". Give a longer text" +
                                      (context > kTrainedContext.low ? " or a smaller context." : "."));
}

}  // namespace

std::string unit_name(TextUnit unit) {
    return unit == TextUnit::Characters ? "characters" : "words";
}

DecoderShape checked_shape(const TrainingOptions& options, const TrainingText& text) {
    check("--layers", options.layers, kTrainedLayers);
    check("--heads", options.heads, kTrainedHeads);
    check_width(options.width, options.heads);
    return {.vocabulary = text.vocabulary,
            .context = context_of(options, text),
            .layers = options.layers,
            .heads = options.heads,
            .width = options.width};
}

}  // namespace headlight
