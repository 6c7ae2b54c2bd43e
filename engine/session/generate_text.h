#pragma once

#include "session/model_loader.h"
#include "session/requests.h"

#include <functional>
#include <stop_token>
#include <string>

namespace headlight {

/// Continues a text token by token, each time with the most probable one, reading every token once through a key/value
/// cache. Hands every token to `step`; returns the text of all. Throws Error(Input) when the model does not generate or
/// the text leaves it no position.
std::string generate_text(ReadyModel& model, const GenerationRequest& request,
                          const std::function<void(const GeneratedToken&)>& step, const std::stop_token& stop);

}  // namespace headlight
