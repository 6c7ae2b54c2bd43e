#pragma once

#include "formats/model_folder.h"
#include "models/blocks/encoder_decoder.h"
#include "models/blocks/layers/bart_embeddings.h"
#include "models/model.h"

#include <memory>
#include <stop_token>
#include <string_view>

namespace headlight {

/// Encoder-decoders built as BART (arXiv 1910.13461) is. An architecture's file says what differs.
struct BartPlan {
    std::string_view architecture;  ///< for people
    BartPositions positions = BartPositions::Learned;
    bool embedding_norm = false;  ///< of words and positions
    bool norms_before = false;    ///< of what attention and feed-forward read; else of the sums
    bool final_norm = false;      ///< of what encoder and decoder give
    bool logits_bias = true;
    std::string_view prefix = "model.";  ///< before the names of the body
    /// The encoder has windows and global tokens, and positions of its own number (LED, arXiv 2004.05150, section 7).
    bool encoder_windows = false;
    const char* activation = "gelu";  ///< where the configuration names none
    bool sparse_sizes = false;        ///< see read_bart_side
    FinishEncoderDecoder finish{};    ///< may be empty
};

/// Reads the configuration and loads the weights that the plan asks for.
std::unique_ptr<Model> make_bart(const BartPlan& plan, const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                 const std::stop_token& stop, const Progress& progress);

}  // namespace headlight
