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

std::string advice() {
    return "; shorten the text or correct this component in the tokenizer's file.";
}

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
        throw Error(ErrorKind::Input, "The " + std::string(component_) + " takes too long: expected at most " +
                                          std::to_string(most_steps_) + " steps for a text of " +
                                          std::to_string(bytes_) + " bytes, found more" + advice());
    }
    checked_at_ = std::min(steps_ + kStride, most_steps_ + 1);
}

void TextBudget::refuse_bytes(std::size_t bytes) const {
    throw Error(ErrorKind::Input, "The " + std::string(component_) + " produces too much output: expected at most " +
                                      std::to_string(most_bytes_) + " bytes of " + std::to_string(bytes_) + ", found " +
                                      std::to_string(bytes) + advice());
}

void TextBudget::refuse_items(std::size_t items) const {
    throw Error(ErrorKind::Input, "The " + std::string(component_) + " produces too much output: expected at most " +
                                      std::to_string(most_items_) + " pieces of " + std::to_string(bytes_) +
                                      " bytes, found " + std::to_string(items) + advice());
}

}  // namespace headlight
