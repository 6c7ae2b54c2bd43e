#pragma once

#include <string>

namespace headlight {

struct LoadedModel;

/// Returns whether the text (UTF-8) has words that the model never read; false for a model whose words are not listed.
bool has_unknown_words(const LoadedModel& model, const std::string& text);

}  // namespace headlight
