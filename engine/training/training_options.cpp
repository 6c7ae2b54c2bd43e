#include "training/training_options.h"

#include "core/error.h"

#include <algorithm>
#include <string>

namespace headlight {

namespace {

constexpr int kUsualContext = 64;

void check(const TrainingOptions& options, const TrainingSize& size) {
    const int value = options.*size.value;
    if ((value >= size.range.low && value <= size.range.high) || (value == 0 && size.may_be_chosen)) return;
    throw Error(ErrorKind::Input, "--" + std::string(size.name) + ": expected a whole number from " +
                                      std::to_string(size.range.low) + " to " + std::to_string(size.range.high) +
                                      ", found " + std::to_string(value) + ".");
}

void check_width(int width, int heads) {
    if (width % (2 * heads) == 0) return;
    throw Error(ErrorKind::Input, "--width: expected a multiple of 2 x heads, here of " + std::to_string(2 * heads) +
                                      ", found " + std::to_string(width) + ".");
}

int context_of(const TrainingOptions& options, const TrainingText& text) {
    const auto tokens = static_cast<std::int64_t>(text.ids.size());
    const int context =
        options.context != 0
            ? options.context
            : static_cast<int>(std::clamp<std::int64_t>(tokens / 2, kTrainedContext.low, kUsualContext));
    if (tokens > context) return context;
    throw Error(ErrorKind::Input, "The text is too short: expected at least " + std::to_string(context + 1) + " " +
                                      name_of(options.unit) + " for a context of " + std::to_string(context) +
                                      ", found " + std::to_string(tokens) + ". Give a longer text" +
                                      (context > kTrainedContext.low ? " or a smaller context." : "."));
}

}  // namespace

DecoderShape checked_shape(const TrainingOptions& options, const TrainingText& text) {
    for (const TrainingSize& size : kTrainingSizes) check(options, size);
    check_width(options.width, options.heads);
    return {.vocabulary = text.vocabulary,
            .context = context_of(options, text),
            .layers = options.layers,
            .heads = options.heads,
            .width = options.width};
}

}  // namespace headlight
