#pragma once

#include "capture/model_description.h"
#include "models/blocks/attention/attention_block.h"
#include "models/blocks/attention/disentangled.h"
#include "models/blocks/joined_texts.h"
#include "models/blocks/layers/embeddings.h"
#include "models/blocks/layers/head_layers.h"
#include "models/blocks/layers/layers.h"
#include "models/blocks/pages/page_bias.h"
#include "models/blocks/pages/page_image.h"
#include "models/model.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace headlight {

/// A layer of an encoder. Its norms follow the sums (arXiv 1810.04805), or stand before attention and feed-forward.
struct EncoderLayer {
    AttentionBlock attention;
    Norm attention_norm;
    FeedForward feed_forward;
    Norm norm;
    bool norms_before = false;
    /// Factor of what attention and feed-forward give, before it is added (ESM C); only with norms_before.
    float residual_scale = 1.0F;

    /// x: [tokens of all texts, hidden] -> what the next layer reads.
    [[nodiscard]] DeviceTensor operator()(std::span<const TextRows> texts, const DeviceTensor& x) const;
    /// Computes and keeps the attention weights of each text, and nothing after them. The attention takes several
    /// texts.
    void keep_weights(std::span<const TextRows> texts, const DeviceTensor& x) const;
    /// The first of one text. `mask`: see ModelInput::attention_mask.
    [[nodiscard]] DeviceTensor operator()(ForwardPass& pass, const DeviceTensor& x,
                                          const std::vector<std::uint8_t>& mask) const;
};

/// Which tokens see all and are seen by all where the input does not say, in models whose other tokens have a window.
struct GlobalTokens {
    bool has_any = false;     ///< the model knows such tokens
    bool first = false;       ///< the first token is one
    std::int32_t until = -1;  ///< so are those before the first token of this id (a question); -1: none
};

/// An encoder: everything that its architecture's file puts together.
struct Encoder {
    Embeddings embeddings;
    Linear projection{};          ///< of embeddings that are narrower than the hidden states; may be empty
    bool zeroes_padding = false;  ///< the embeddings of padding are 0
    std::vector<EncoderLayer> layers;
    TokenConvolution convolution{};  ///< beside the first layer; may be empty
    Norm final_norm{};
    HeadLayers pooler{};        ///< of the first token's state; may be empty
    HeadLayers head{};          ///< of the task
    Linear token_projection{};  ///< of every token's state, for late interaction; may be empty
    HeadLayers sentence{};      ///< whether the second sentence follows the first; reads the pooler's output
    GlobalTokens global{};
    std::optional<PageImage> page{};        ///< nothing where the model reads no images of pages
    std::shared_ptr<PageBias> page_bias{};  ///< which the layers share; may be null
    std::int64_t length = 0;                ///< shorter texts are padded to so many tokens; 0: they are not
    /// Tokens that a text of so many is padded to where a capture asks for it; may be empty.
    std::function<std::int64_t(std::int64_t)> padded_length{};
    std::int32_t padding_id = 0;  ///< token of the padding
    bool head_reads_pooler = false;
    bool head_reads_mean = false;  ///< of all tokens instead of the first one; only heads of a whole text
};

/// A model that reads a whole text at once, run on a backend. `description.task` says what `head` is for.
std::unique_ptr<Model> make_encoder_model(std::shared_ptr<Backend> backend, Encoder encoder,
                                          ModelDescription description);

}  // namespace headlight
