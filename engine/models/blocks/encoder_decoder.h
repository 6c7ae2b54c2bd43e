#pragma once

#include "capture/model_description.h"
#include "models/blocks/attention/attention_block.h"
#include "models/blocks/image_encoder.h"
#include "models/blocks/image_part.h"
#include "models/blocks/layers/embeddings.h"
#include "models/blocks/layers/feature_embeddings.h"
#include "models/blocks/layers/head_layers.h"
#include "models/blocks/layers/layers.h"
#include "models/model.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// A layer of the encoder. Where norms stand is said by EncoderDecoder.
struct SourceLayer {
    Norm attention_norm;
    AttentionBlock attention;
    Norm norm;
    FeedForward feed_forward;
};

/// A layer of the decoder: attention to the target so far, then to the encoded source.
struct TargetLayer {
    Norm attention_norm;
    AttentionBlock attention;
    Norm cross_norm;
    AttentionBlock cross;
    Norm norm;
    FeedForward feed_forward;
};

/// An encoder-decoder (arXiv 1706.03762): everything that its architecture's file puts together.
struct EncoderDecoder {
    Embeddings source;
    FeatureEmbeddings features{};  ///< in place of `source` where the model reads audio
    std::vector<SourceLayer> encoder;
    Norm encoder_norm;                                ///< may be empty
    std::shared_ptr<const ImageEncoder> image{};      ///< in place of all of these where the model reads images
    std::shared_ptr<const ImagePart> source_image{};  ///< of an image that may stand in the source; null: none may
    Linear memory{};                                  ///< of what the encoder gives, for the decoder; may be empty
    /// What the encoder gives becomes outputs of these names, as transformers returns it with the decoder's.
    std::vector<std::string> memory_outputs{};
    Embeddings target;
    std::vector<TargetLayer> decoder;
    Norm decoder_norm;  ///< may be empty
    /// Norms follow the sums, as in the first transformers; false: they stand before attention and feed-forward.
    bool norms_after_sums = false;
    std::int64_t target_tokens = 0;  ///< most tokens of a target; 0: as many as of a source
    float head_scale = 1.0F;         ///< of what the head reads
    HeadLayers head;                 ///< of the language model; empty without one
};

/// Changes parts and description of a model before it is made.
using FinishEncoderDecoder = std::function<void(EncoderDecoder&, ModelDescription&)>;

/// A model that reads a source (text, audio or an image) and writes a target text, run on a backend.
/// `description.decoder_start` is the token that the target begins with. A causal mask and the kinds of attention are
/// set here.
std::unique_ptr<Model> make_encoder_decoder_model(std::shared_ptr<Backend> backend, EncoderDecoder parts,
                                                  ModelDescription description);

}  // namespace headlight
