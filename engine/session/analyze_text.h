#pragma once

#include "session/model_loader.h"
#include "session/requests.h"

#include <cstdint>
#include <stop_token>

namespace headlight {

/// Tokenizes a text for the model: cut to the model's positions or refused, tokens masked as asked.
/// Throws Error(Input) for what the model cannot read, with what to do about it.
TokenizedText tokenize_for(const ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop);

/// A text or a recording, with what was written after it, as the model's forward pass takes it.
struct ReadText {
    TokenizedText tokens;  ///< of an encoder-decoder: those of the source, then those of the target
    ModelInput input;
    std::int32_t first_target = 0;  ///< tokens before the target's; 0 where there is none
    WrittenTokens written{};        ///< a continuation that was handed over
};
/// An encoder-decoder writes its target where none is given. Throws what `tokenize_for` throws.
ReadText read_text(ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop);

/// Runs the model on a text and makes the analysis of it. `so_far`: told on the way; empty: nobody.
AnalysisPointer analyze_text(ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop,
                             const Progress& progress, const SoFar& so_far = {});

}  // namespace headlight
