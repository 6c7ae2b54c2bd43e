#include "models/blocks/layers/bart_embeddings.h"

#include "capture/sinusoids.h"
#include "models/blocks/layers/bart_layers.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

/// Rows of learned positions that stand before the first one.
constexpr std::int64_t kRowsBefore = 2;

bool is_learned(BartPositions positions) {
    return positions == BartPositions::Learned || positions == BartPositions::LearnedFromFirst;
}

}  // namespace

void read_bart_embeddings(const Config& config, std::int64_t positions, std::int64_t vocabulary,
                          BartEmbeddings& embeddings) {
    // Computed positions stand in no file, so that a wrong number would be paid for in memory alone.
    constexpr std::int64_t kMost = 32'768;
    if (!is_learned(embeddings.positions) && positions > kMost)
        config.fail("max_position_embeddings", Sentence("Positions are computed for at most %1 tokens, and this model "
                                                        "has %2. Set the number that it was trained with.",
                                                        kMost, positions));
    if (config.boolean_or("scale_embedding", false))
        embeddings.scale = static_cast<float>(std::sqrt(static_cast<double>(embeddings.hidden)));
    embeddings.padding = static_cast<std::int32_t>(config.integer_or("pad_token_id", 1, 0, vocabulary - 1));
}

void add_bart_embeddings(TensorTable& table, const BartEmbeddings& embeddings, const std::string& side,
                         Dimension positions) {
    const Dimension hidden{embeddings.hidden, "d_model"};
    const std::string start = side + ".";
    if (embeddings.positions == BartPositions::Learned)
        table.body(start + "positions", {start + "embed_positions.weight"},
                   {{positions.size + kRowsBefore, "max_position_embeddings + 2"}, hidden});
    if (embeddings.positions == BartPositions::LearnedFromFirst)
        table.body(start + "positions", {start + "embed_positions.weight"}, {positions, hidden});
    if (embeddings.positions == BartPositions::Sinusoidal)  // kept by some files, rounded to their type
        table.body(start + "positions", {start + "embed_positions.weight"}, {positions, hidden}, /*optional=*/true);
    if (embeddings.norm) table.body_norm(start + "embedding_norm", start + "layernorm_embedding", hidden);
}

DeviceTensor computed_positions(const BartEmbeddings& embeddings, std::int64_t positions, Backend& backend) {
    if (is_learned(embeddings.positions)) return {};
    if (embeddings.positions == BartPositions::Sinusoidal)
        return backend.upload(
            sinusoidal_positions(positions, embeddings.hidden, 2.0 / static_cast<double>(embeddings.hidden)));
    const std::int64_t half = embeddings.hidden / 2;
    const auto steps = static_cast<double>(half - 1);
    Tensor table = sinusoidal_positions(positions + embeddings.padding + 1, embeddings.hidden, 1.0 / steps);
    std::ranges::fill(table.slice(embeddings.padding), 0.0F);  // padding is not counted
    return backend.upload(table);
}

Embeddings bart_embeddings_of(const LoadedTensors& tensors, const BartEmbeddings& embeddings, const std::string& side,
                              const DeviceTensor& computed) {
    Embeddings own;
    own.words = tensors.at("words");
    own.scale = embeddings.scale;
    own.positions = tensors.has(side + ".positions") ? tensors.at(side + ".positions") : computed;
    if (embeddings.positions == BartPositions::Learned) own.first_row = kRowsBefore;
    if (embeddings.positions == BartPositions::SinusoidalAfter) {
        own.first_row = embeddings.padding + 1;
        own.padding = embeddings.padding;
    }
    if (embeddings.norm) own.norm = layer_norm_of(tensors, side + ".embedding_norm", kBartEpsilon);
    return own;
}

}  // namespace headlight
