#pragma once

#include "session/model_loader.h"
#include "session/requests.h"

#include <stop_token>
#include <vector>

namespace headlight {

/// A recording as the model's forward pass takes it.
struct ReadSound {
    ModelInput input;
    TokenizedText tokens;  ///< one a position, named by its time, with the notices; see tokens_of_sound
    std::shared_ptr<const AnalyzedSound> sound;
};
/// Throws Error(Input) where the request has no recording, or one that the model does not read.
ReadSound read_sound(const AudioProcessor& audio, const std::string& model_name, const AnalysisRequest& request);

/// The tokens that the queries and keys of these stacks are: positions in time, or the patches of a spectrogram, which
/// the stacks are then told the places of.
TokenizedText tokens_of_sound(const ReadSound& read, std::vector<AttentionStack>& stacks);

/// What a model that transcribes by letters wrote.
struct Transcript {
    std::string text;
    std::vector<std::int32_t> ids;  ///< the most probable letter of each position, blanks included
};
/// Reads logits [positions, letters], and adds to the names of tokens the letters that begin at them.
Transcript transcribe(const CtcVocabulary& letters, const Tensor& logits, TokenizedText& tokens);

/// Runs a model that reads recordings and no text, and makes the analysis of it. Where the model transcribes, tokens
/// that a letter begins at are named by time and letter. `so_far`: told on the way; empty: nobody.
AnalysisPointer analyze_sound(ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop,
                              const Progress& progress, const SoFar& so_far = {});

}  // namespace headlight
