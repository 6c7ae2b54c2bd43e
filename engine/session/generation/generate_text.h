#pragma once

#include "session/model_loader.h"
#include "session/requests.h"

#include <functional>
#include <stop_token>
#include <string>

namespace headlight {

/// Throws Error(Input) naming the model where it writes no text: recorded attention, an encoder, or a model of pixels.
void check_generates(const ModelDescription& description, const std::string& name, bool recorded);

/// Continues a text, reading every token once through a key/value cache: token by token, each chosen as `sampling`
/// says, or by beam search, whose tokens are known only at its end. Hands every token to `step`. Ends after one of the
/// model's end tokens. A model of pixels continues ids, the numbers of colors, with an empty text. Throws Error(Input)
/// when the model does not generate, the text leaves it no position, or the request makes no sense.
GeneratedText generate_text(ReadyModel& model, const GenerationRequest& request,
                            const std::function<void(const GeneratedToken&)>& step, const std::stop_token& stop);

}  // namespace headlight
