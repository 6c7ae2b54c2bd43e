#pragma once

#include "capture/model_description.h"
#include "models/blocks/attention/attention_block.h"
#include "models/blocks/image_part.h"
#include "models/blocks/layers/embeddings.h"
#include "models/blocks/layers/experts.h"
#include "models/blocks/layers/layers.h"
#include "models/blocks/layers/token_mixer.h"
#include "models/model.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace headlight {

/// A layer of a decoder, with its traits. Norms that a model does not have are empty and do nothing.
struct DecoderLayer {
    Norm attention_norm;  ///< of what attention reads
    AttentionBlock attention;
    std::shared_ptr<const TokenMixer> mixer{};  ///< in place of attention; may be null
    Norm attention_post_norm;                   ///< of what attention gives, before it is added
    Norm norm;                                  ///< of what the feed-forward network reads
    FeedForward feed_forward;
    ExpertMixture experts{};  ///< in place of the feed-forward network; may be empty
    Norm post_norm;           ///< of what it gives, before it is added
    /// Attention and feed-forward both read the layer's input, and both are added to it (GPT-J; arXiv 2204.06745).
    /// Without a `norm` they share what `attention_norm` gives.
    bool parallel = false;
    /// Attention and feed-forward are added to the output of their norms, not to the input of these.
    bool sums_add_normed = false;
    /// attention_norm and norm follow the sums instead (arXiv 1706.03762).
    bool norms_after_sums = false;
    /// Factor of what attention and feed-forward give, before it is added (Granite); not with norms_after_sums.
    float residual_scale = 1.0F;
};

/// A decoder: everything that its architecture's file puts together.
struct Decoder {
    Embeddings embeddings;
    std::vector<DecoderLayer> layers;
    Norm final_norm;
    Linear project_out;         ///< to the size of the words where they are narrower; may be empty
    Linear head;                ///< of the language model; empty without one
    Linear token_projection{};  ///< of every token's last state, for late interaction; may be empty
    float logits_scale = 1.0F;
    float logits_softcap = 0;                  ///< of the scaled logits
    std::shared_ptr<const ImagePart> image{};  ///< of images that stand in its text; null: none can
};

/// A language model that reads from left to right, run on a backend. `description.max_tokens` 0: any number of tokens.
std::unique_ptr<Model> make_decoder_model(std::shared_ptr<Backend> backend, Decoder decoder,
                                          ModelDescription description);

}  // namespace headlight
