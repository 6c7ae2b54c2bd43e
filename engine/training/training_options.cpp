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
    throw Error(ErrorKind::Input, Sentence("--%1: expected a whole number from %2 to %3, found %4.", size.name,
                                           size.range.low, size.range.high, value));
}

void check_width(int width, int heads) {
    if (width % (2 * heads) == 0) return;
    throw Error(ErrorKind::Input,
                Sentence("--width: expected a multiple of 2 x heads, here of %1, found %2.", 2 * heads, width));
}

int context_of(const TrainingOptions& options, const TrainingText& text) {
    const auto tokens = static_cast<std::int64_t>(text.ids.size());
    const int context =
        options.context != 0
            ? options.context
            : static_cast<int>(std::clamp<std::int64_t>(tokens / 2, kTrainedContext.low, kUsualContext));
    if (tokens > context) return context;
    const Sentence advice = context > kTrainedContext.low ? Sentence("Give a longer text or a smaller context.")
                                                          : Sentence("Give a longer text.");
    throw Error(ErrorKind::Input,
                Sentence("The text is too short: expected at least %1 %2 for a context of %3, found %4. %5",
                         context + 1, name_of(options.unit), context, tokens, advice));
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
