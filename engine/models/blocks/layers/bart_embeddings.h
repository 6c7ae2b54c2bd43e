#pragma once

#include "models/blocks/layers/embeddings.h"
#include "models/blocks/plans/tensor_table.h"

#include <cstdint>
#include <string>

namespace headlight {

/// How a model built as BART is (plans/bart_plan.h) knows positions.
enum class BartPositions {
    Learned,           ///< behind two rows that are not used
    LearnedFromFirst,  ///< from the first row on
    Sinusoidal,        ///< of neighbors' frequencies 2 / size powers apart (Marian, Pegasus)
    SinusoidalAfter,  ///< 1 / (size / 2 - 1) powers apart, from the row after the padding id on; padding is not counted
};

/// What the encoder or the decoder of such a model reads its tokens by.
struct BartEmbeddings {
    BartPositions positions = BartPositions::Learned;
    bool norm = false;  ///< of words and positions
    std::int64_t hidden = 0;
    float scale = 1.0F;  ///< of the words
    std::int32_t padding = 0;
};

/// Reads into `embeddings`, whose other fields are set, what the configuration says of its scale and of padding.
/// `positions`, `vocabulary`: tokens that a side reads, and that there are. Throws Error naming the field, also where
/// positions are computed for more tokens than memory should be paid for.
void read_bart_embeddings(const Config& config, std::int64_t positions, std::int64_t vocabulary,
                          BartEmbeddings& embeddings);

/// Adds positions and norm of a side, "encoder" or "decoder"; the words are the caller's. `positions`: those of the
/// side.
void add_bart_embeddings(TensorTable& table, const BartEmbeddings& embeddings, const std::string& side,
                         Dimension positions);

/// The positions of both sides where they are computed; empty where they are learned.
DeviceTensor computed_positions(const BartEmbeddings& embeddings, std::int64_t positions, Backend& backend);

/// A side's embeddings over the table's "words". `computed`: of computed_positions.
Embeddings bart_embeddings_of(const LoadedTensors& tensors, const BartEmbeddings& embeddings, const std::string& side,
                              const DeviceTensor& computed);

}  // namespace headlight
