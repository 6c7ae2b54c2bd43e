#pragma once

#include "session/model_loader.h"
#include "session/requests.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace headlight {

/// Tokenizes a text for the model: cut to the model's positions or refused, tokens masked as asked.
/// Throws Error(Input) for what the model cannot read, with what to do about it.
TokenizedText tokenize_for(const ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop);

/// A text or a recording, with what was written after it, as the model's forward pass takes it.
struct ReadText {
    TokenizedText tokens;  ///< of an encoder-decoder: those of the source, then those of the target
    ModelInput input;
    std::int32_t first_target = 0;                  ///< tokens before the target's; 0 where there is none
    WrittenTokens written{};                        ///< a continuation that was handed over
    std::shared_ptr<const AnalyzedImage> image{};   ///< that stands in the text; null: there is none
    std::shared_ptr<const AnalyzedSound> sound{};   ///< that was read; null: none
    std::vector<Token> behind{};                    ///< tokens of a page's image, which follow the text's
    std::vector<std::optional<GridArea>> places{};  ///< see Analysis
};
/// An encoder-decoder writes its target where none is given. Throws what `tokenize_for` throws.
ReadText read_text(ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop);

/// Tokens before the target's; 0 where there is none.
std::int32_t first_target_token(const TokenizedText& tokens, const ModelDescription& description);
/// Says which tokens the queries and keys of each stack are.
void place_stacks(std::vector<AttentionStack>& stacks, std::int32_t first_target);
/// What a run keeps for all that is asked about the tokens.
CaptureRequest what_to_capture(const ReadyModel& model, const AnalysisRequest& request, const TokenizedText& tokens);
/// Tokens, or the features of a recording, as the model's forward pass takes them.
ModelInput input_of(const TokenizedText& tokens, Tensor features, const ModelDescription& description);
/// What the model says of the tokens it ran over; positions of logits count from the first token on from then on.
Predictions predictions_of(const ReadyModel& model, Capture& capture, const TokenizedText& tokens,
                           std::size_t candidates);

/// An analysis that is being made: what it says of the model and of the request, and nothing of a run.
std::shared_ptr<Analysis> begun_analysis(const ReadyModel& model, const AnalysisRequest& request);
/// What a run keeps for the request, whatever the model reads.
CaptureRequest capture_for(const AnalysisRequest& request);

/// Tells of the tokens of an analysis that is being made, and has the layers told as they are done.
void watch_layers(const Analysis& begun, std::int32_t first_target, const SoFar& so_far, CaptureRequest& wanted);

/// Runs the model on a text and makes the analysis of it. `so_far`: told on the way; empty: nobody.
AnalysisPointer analyze_text(ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop,
                             const Progress& progress, const SoFar& so_far = {});

/// Runs the model on several texts at once (Model::forward_together): the analyses of `analyze_text`, each timed as the
/// run over all of them. Throws Error of the first text that cannot be analyzed, without saying which it is. The model
/// reads text, and computes its attention.
std::vector<AnalysisPointer> analyze_texts(ReadyModel& model, const std::vector<AnalysisRequest>& requests,
                                           const std::stop_token& stop);

}  // namespace headlight
