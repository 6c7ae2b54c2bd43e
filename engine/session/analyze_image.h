#pragma once

#include "session/model_loader.h"
#include "session/requests.h"

#include <stop_token>
#include <vector>

namespace headlight {

/// An image, and the text beside it, or in which it stands, where the model reads one too, as its forward pass takes
/// them.
struct ReadImage {
    PreparedImage image;
    std::vector<PreparedImage> more{};  ///< the images behind it, without their pixels
    ImageSize size;                     ///< of what the model reads of the first
    TokenizedText text;                 ///< empty without one
    ModelInput input;
};
/// Throws Error(Input) for what the model cannot read, with what to do about it.
ReadImage read_image(const ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop);

/// What an analysis keeps of it, and of the images behind it.
std::shared_ptr<const AnalyzedImage> analyzed_image(ReadImage read, const AnalysisRequest& request);

/// Places stacks of an image that stands in a text, or that a text is written about, and adds its patches, channels and
/// learned queries behind the text's tokens. `source`: tokens of the text that are an encoder's last patches, and stand
/// there already.
void place_tower(std::vector<AttentionStack>& stacks, std::int32_t source, TokenizedText& text);

/// Makes the pixels of an image of this size the patches of the stacks, where they are the tokens of the model.
void take_pixels_as_patches(const ModelDescription& model, std::vector<AttentionStack>& stacks, const ImageSize& size);

/// The tokens of an image's stacks: of every grid of patches, one after the other, then channels and learned queries,
/// then those of the text. Stacks are told where theirs begin. A stack of learned queries follows one of its patches.
TokenizedText place_patches(std::vector<AttentionStack>& stacks, TokenizedText text);
/// The same of a model that may read pixels as tokens.
TokenizedText tokens_of_stacks(const ReadyModel& model, std::vector<AttentionStack>& stacks, const ReadImage& read);

/// Runs a model that reads images on the request's image and makes the analysis of it. Throws Error(Input) for what it
/// cannot read, with what to do about it.
AnalysisPointer analyze_image(ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop,
                              const Progress& progress);

}  // namespace headlight
