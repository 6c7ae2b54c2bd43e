#include "tokenizers/text_budget.h"

#include "core/error.h"

#include <algorithm>
#include <string>
#include <utility>

namespace headlight {
namespace {

// Ordinary tokenizers make at most 3 bytes and 2 tokens of a byte, and take about 20 steps; the most that Unicode's
// decompositions make of 3 bytes (U+FDFA) is 33.
constexpr std::size_t kBytesForByte = 64, kSpareBytes = std::size_t{1} << 20;
constexpr std::size_t kItemsForByte = 4, kSpareItems = std::size_t{1} << 20;
constexpr std::size_t kStepsForByte = 64, kSpareSteps = std::size_t{1} << 26;
// Each byte of a text on its way takes 17 of memory.
constexpr std::size_t kMostBytes = std::size_t{128} << 20;
// Steps between two looks at the stop token, some milliseconds.
constexpr std::size_t kStride = std::size_t{1} << 18;

}  // namespace

TextBudget::TextBudget(std::size_t bytes, std::stop_token stop)
    : stop_(std::move(stop)),
      bytes_(bytes),
      most_bytes_(std::min(kBytesForByte * bytes + kSpareBytes, kMostBytes)),
      most_items_(kItemsForByte * bytes + kSpareItems),
      most_steps_(kStepsForByte * bytes + kSpareSteps),
      checked_at_(std::min(kStride, most_steps_)) {}

void TextBudget::start(std::string_view component, std::size_t size) {
    component_ = component;
    spend(size + 1);
}

void TextBudget::allow_growth(std::size_t factor) const {
    if (factor > kBytesForByte) allow_bytes(factor * bytes_);
}

void TextBudget::check_steps() {
    if (stop_.stop_requested()) throw_cancelled();
    if (steps_ > most_steps_) {
        throw Error(ErrorKind::Input,
                    Sentence("The %1 takes too long: expected at most %2 steps for a text of %3 bytes, found more; "
                             "shorten the text or correct this component in the tokenizer's file.",
                             component_, most_steps_, bytes_));
    }
    checked_at_ = std::min(steps_ + kStride, most_steps_ + 1);
}

void TextBudget::refuse_bytes(std::size_t bytes) const {
    throw Error(ErrorKind::Input, Sentence("The %1 produces too much output: expected at most %2 bytes of %3, found "
                                           "%4; shorten the text or correct this component in the tokenizer's file.",
                                           component_, most_bytes_, bytes_, bytes));
}

void TextBudget::refuse_items(std::size_t items) const {
    throw Error(ErrorKind::Input,
                Sentence("The %1 produces too much output: expected at most %2 pieces of %3 bytes, found %4; shorten "
                         "the text or correct this component in the tokenizer's file.",
                         component_, most_items_, bytes_, items));
}

}  // namespace headlight
