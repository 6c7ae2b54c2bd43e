#pragma once

#include "analysis/analysis.h"
#include "analysis/generation_tree.h"
#include "audio/audio_processor.h"
#include "capture/model_description.h"
#include "core/tensor.h"
#include "images/image_processor.h"
#include "models/model.h"
#include "session/generation/beam_search.h"
#include "session/generation/sampling.h"
#include "session/inputs/page_words.h"
#include "tokenizers/known_words.h"
#include "tokenizers/tokenizer.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

class CtcVocabulary;

/// Thumbnails and metrics of a large capture, which are computed from few queries of each head at first.
struct SummaryRefinement {
    /// Makes an analysis whose thumbnails and metrics come from more queries than those of this one, on the calling
    /// thread; null where they come from as many as `last` gives. Throws Error(Cancelled) when the token is set.
    std::function<AnalysisPointer(const AnalysisPointer& analysis, const std::stop_token& stop)> step{};
    /// The same from as many queries as are worth their time, computed when somebody asks for them.
    std::function<AnalysisPointer(const AnalysisPointer& analysis)> last{};
};

/// A model that is ready to run: what a window needs to know of it.
struct LoadedModel {
    ModelDescription description;
    std::string name;
    std::filesystem::path path;
    std::string backend_name;
    bool on_host = true;           ///< it runs on the CPU
    std::string checked_device{};  ///< what the CPU stands in for while it is checked; empty: nothing
    std::shared_ptr<const Tokenizer> tokenizer;
    std::shared_ptr<const AudioProcessor> audio{};   ///< null: it reads no recordings
    std::shared_ptr<const CtcVocabulary> letters{};  ///< null: it does not transcribe by letters
    std::shared_ptr<const ImageProcessor> images{};  ///< null: it reads no images
    Provenance provenance;                           ///< as every analysis of this model states it
    std::vector<std::string> notices;
    std::shared_ptr<const KnownWords>
        known_words;                             ///< all that a small model ever read; null: it read more than a list
    std::optional<std::string> recorded_text{};  ///< of attention recorded elsewhere: the one text that there is
    SummaryRefinement refine{};                  ///< empty functions: there is nothing to refine
    bool model_at_hand = false;  ///< of recorded attention: its model is there, for predictions and interventions
    double load_milliseconds = 0;
};

/// Masks of another run.
struct MasksOfRun {
    AnalysisPointer analysis{};
    std::vector<std::int32_t> tokens{};  ///< of the analysis
};

/// An image, and what a person calls it.
struct NamedImage {
    std::shared_ptr<const Image> image;  ///< not null
    std::string name{};
    bool operator==(const NamedImage&) const = default;
};

/// A text, a recording, or an image, to analyze.
struct AnalysisRequest {
    std::string text{};
    std::shared_ptr<const Audio> audio{};  ///< in place of the text, for models that read recordings
    std::optional<std::string>
        pair{};  ///< the second text; an encoder-decoder's target, which it writes itself if absent
    std::shared_ptr<const PageWords> page{};  ///< that the text is of, for models that read pages
    /// For models that read images, in the order of the text; several only for models in whose texts several may stand.
    std::vector<NamedImage> images{};
    bool image_alone = false;                   ///< a model that also reads a text beside the image is given none
    std::vector<std::int32_t> masked_tokens{};  ///< token indices replaced by the mask token
    MasksOfRun masked_as{};  ///< the tokens that stand for these are replaced too; what stands for none is said
    bool is_edited = false;  ///< the text is that of the request before but for some words: what both share is kept
    bool truncate = true;    ///< cut texts longer than the model's positions (and say so) instead of failing
    bool value_norms = false;
    bool values = false;                         ///< value vectors in every field
    std::size_t candidates = 10;                 ///< proposals kept a position
    bool only_attention = false;                 ///< no predictions: the run may end with its last weights
    bool needs_predictions = false;              ///< of captured attention too, however long its model takes to load
    std::optional<MatricesPlace> matrices{};     ///< the head whose matrices are kept
    std::optional<std::int32_t> traced_token{};  ///< kept as a vector at every place of the run
    bool every_next_word = false;         ///< what follows every token instead of the last one only (next-word models)
    std::vector<std::int32_t> written{};  ///< a continuation's ids, read after the text's; an encoder-decoder's target
    std::vector<Intervention> interventions{};  ///< what the run changes on its way
    /// Changes while an encoder-decoder generates the target that the run then reads; empty: the untouched model
    /// writes it. Apart from `interventions`, because two runs can be compared only where they read the same tokens.
    /// No mean over tokens but those of the encoder.
    std::vector<Intervention> target_interventions{};
};

/// Told of a run that goes on, on the worker's thread: of its tokens before the first layer, then now and then of the
/// layers that are done. Such an analysis has no predictions, and stacks with fewer layers than the model; its fields
/// are those of the whole analysis.
using SoFar = std::function<void(AnalysisPointer)>;

/// One step of generation.
struct GeneratedToken {
    std::int32_t id = 0;
    std::string text{};                       ///< the new text
    float probability = 0;                    ///< that the model gives it, whatever chose it
    bool ends = false;                        ///< an end token
    std::vector<StepCandidate> candidates{};  ///< that it was chosen from, as many as asked for
};

struct GenerationRequest {
    std::string text{};
    std::vector<std::int32_t> ids{};  ///< continued as they are in place of the text, unless empty
    std::size_t tokens = 20;
    std::vector<std::uint8_t> attention_mask{};  ///< of an encoder-decoder's source; empty: all 1
    std::vector<std::uint8_t> global_tokens{};   ///< of the source, see ModelInput
    Tensor features{};  ///< of a model that reads audio, in place of text and ids (ModelInput::features)
    std::shared_ptr<const Audio> audio{};   ///< in place of the features
    Tensor pixels{};                        ///< of an image that stands among the ids (ModelInput::pixels)
    TileGrid tiles{};                       ///< how its tiles lie (ModelInput::tiles)
    std::vector<ImageInput> more_pixels{};  ///< of the images behind the first (ModelInput::more_images)
    std::vector<NamedImage> images{};       ///< that stand in the text, in its order; in place of the pixels
    SamplingOptions sampling{};
    std::size_t beams = 1;  ///< more than 1: the most probable whole continuation by beam search, without sampling
    std::vector<std::int32_t> written{};  ///< new tokens that are there already; what follows is as if just generated
    std::size_t steps = 0;       ///< so many of the tokens now, however many there may be; 0: all (not with beams)
    std::size_t candidates = 0;  ///< the most probable ones told of each step, and the chosen one (not with beams)
    std::vector<Intervention> interventions{};  ///< what the runs change on their way; no mean over tokens
};

/// A continuation.
struct GeneratedText {
    std::string text{};
    std::vector<std::int32_t> ids{};  ///< the new tokens, the one that ended it included
    double score = 0;  ///< of a beam search: the sum of the logarithms of the probabilities, divided by the length
    std::vector<Beam> beams{};  ///< of a beam search: all that it found, the best first
};

}  // namespace headlight
