#pragma once

#include "backends/backend.h"
#include "capture/capture.h"
#include "models/blocks/attention/disentangled.h"
#include "models/blocks/attention/gated_bias.h"
#include "models/blocks/attention/grid_offsets.h"
#include "models/blocks/attention/landmarks.h"
#include "models/blocks/attention/latent_projections.h"
#include "models/blocks/attention/projections.h"
#include "models/blocks/attention/query_growth.h"
#include "models/blocks/attention/rotary.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/joined_texts.h"
#include "models/blocks/layers/layers.h"
#include "models/blocks/layers/limit.h"
#include "models/blocks/pages/page_bias.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace headlight {

/// How one linear layer gives queries, keys and values.
enum class FusedOrder {
    Whole,      ///< all queries, all keys, all values
    ByKeyHead,  ///< for each key head: its queries, its key, its value
};

/// Linear layers that make queries, keys and values: one for each, one for all three side by side, or two one after
/// the other.
struct AttentionInputs {
    Linear query;
    Linear key;
    Linear value;
    Linear fused;  ///< used in place of the three when it is not empty
    FusedOrder order = FusedOrder::Whole;
    bool gated = false;          ///< `query` gives for each head its query, then gates of what it gives
    LatentProjections latent{};  ///< used in place of all of them when it is not empty

    [[nodiscard]] Projections operator()(Backend& backend, const DeviceTensor& x, const AttentionSpec& spec) const;
    /// Queries and keys of x and its places (TokenMarks), values of x alone; of three layers, one for each.
    [[nodiscard]] Projections with_places(Backend& backend, const DeviceTensor& x, const DeviceTensor& places) const;
    /// Queries and keys for attention whose output is not used: the keys are the values too where they are as wide.
    [[nodiscard]] Projections without_values(Backend& backend, const DeviceTensor& x, const AttentionSpec& spec) const;
};

/// Keys and values of one layer for the tokens read so far; rows from `length` on are free.
struct LayerCache {
    DeviceTensor keys;                  ///< [capacity, key_heads * head_size]
    DeviceTensor values;                ///< [capacity, key_heads * value_size]
    DeviceTensor read{};                ///< what both were made of, [keys, hidden], where they are of a whole text
    std::vector<DeviceTensor> mixed{};  ///< state of what the layer has in place of attention (TokenMixer)
};

/// Multi-head attention (arXiv 1706.03762) with its traits in `spec` (scale, mask, grouped key heads, soft cap, sinks,
/// bias) and in what is done to queries and keys before: norms (of each head, or of all together), limits, then rotary
/// positions.
struct AttentionBlock {
    AttentionSpec spec;
    AttentionInputs inputs;
    Linear output;
    Norm query_norm{};  ///< may be empty
    Norm key_norm{};
    Limit query_limit{};  ///< may be empty
    Limit key_limit{};    ///< of keys and of values, which are then equally wide
    Rotary rotary{};
    QueryGrowth query_growth{};
    std::function<BlockPattern(std::int64_t)> pattern{};  ///< of a text of so many tokens; may be empty
    bool drops_padding = false;  ///< where there is a pattern, heads give 0 for queries that are padding (BigBird)
    /// Heads are two side by side, each half with projections of its own: the first half is that of ordinary tokens'
    /// queries, the second that of global tokens (kGlobalKey), which see all and are seen by all (see
    /// global_attention.h).
    bool has_global_half = false;
    GridOffsets offsets{};              ///< of whole images, whose `spec` is lengthened for them; may be empty
    DisentangledPositions positions{};  ///< of whole texts; may be empty
    GatedBias gated_bias{};             ///< of whole recordings; may be empty
    std::shared_ptr<const PageBias> page_bias{};  ///< of whole pages; may be null
    Landmarks landmarks{};                        ///< of whole texts; may be empty
    bool values_without_places = false;           ///< only queries and keys are made of TokenMarks::places too
    /// Weights [taps, heads * value_size] of a convolution of the values over as many neighbors to both sides, added
    /// to what the heads give; may be empty.
    DeviceTensor value_convolution{};
    AttentionKind kind = AttentionKind::Self;  ///< which stack its field belongs to
    std::int32_t stage = -1;                   ///< likewise, of models that have stages

    /// Self-attention over the rows of x, projected by `output`. With a cache, x are the tokens after its `past` first
    /// ones, and their keys and values are written there. `key_mask`: see AttentionSpec.
    [[nodiscard]] DeviceTensor self_attention(ForwardPass& pass, const DeviceTensor& x,
                                              const std::vector<std::uint8_t>& key_mask) const;
    [[nodiscard]] DeviceTensor self_attention(ForwardPass& pass, DeviceTensor x, const TokenMarks& marks) const;
    [[nodiscard]] DeviceTensor self_attention(ForwardPass& pass, const DeviceTensor& x, LayerCache& cache,
                                              std::int64_t past, const TokenMarks& marks = {}) const;
    /// Self-attention over a whole text, given at x, the last of its rows: `rows` are the projections of those before
    /// them, and get those of x behind them. Only where computes_rows_apart().
    [[nodiscard]] DeviceTensor self_attention_after(Projections& rows, ForwardPass& pass, const DeviceTensor& x) const;
    /// Returns whether the projections of a token depend on that token and its position alone, and what the heads give
    /// for it on nothing but projections.
    [[nodiscard]] bool computes_rows_apart() const;
    /// Self-attention within each of several texts, whose tokens are the rows of x.
    [[nodiscard]] DeviceTensor self_attention(std::span<const TextRows> texts, const DeviceTensor& x) const;
    /// Computes and keeps the attention weights of each text, without values and output where these have layers of
    /// their own.
    void keep_weights(std::span<const TextRows> texts, const DeviceTensor& x) const;
    /// Returns whether it takes several texts: nothing in it needs all of x.
    [[nodiscard]] bool takes_several_texts() const;

    /// Keys and values of the rows of a text that others attend to, made once.
    [[nodiscard]] LayerCache memory_of(Backend& backend, const DeviceTensor& text) const;
    /// Attention of the rows of x to another text, projected by `output`. `key_mask` is of that text.
    [[nodiscard]] DeviceTensor cross_attention(ForwardPass& pass, const DeviceTensor& x, const LayerCache& memory,
                                               const std::vector<std::uint8_t>& key_mask) const;

  private:
    /// What the heads of each text give for its rows of all projections.
    [[nodiscard]] std::vector<DeviceTensor> attend_in_each(std::span<const TextRows> texts, const Projections& all,
                                                           const DeviceTensor& x) const;
    /// Queries, keys and values as they are compared and summed, the first of which stands at `position`.
    [[nodiscard]] Projections place(Backend& backend, Projections parts, std::int64_t position) const;
    /// x with the convolution of the values added, where there is one.
    [[nodiscard]] DeviceTensor with_convolution(Backend& backend, const DeviceTensor& x,
                                                const DeviceTensor& values) const;
    /// x with each value multiplied by the sigmoid of its gate, where there are gates.
    [[nodiscard]] static DeviceTensor with_gates(Backend& backend, const DeviceTensor& x, const DeviceTensor& gates);
    [[nodiscard]] DeviceTensor attend_by_landmarks(ForwardPass& pass, const AttentionSpec& used,
                                                   const Projections& parts, const DeviceTensor& value_norms) const;
    /// What queries and keys are made of; keys of another text than the queries have `key_inputs`.
    struct Read {
        DeviceTensor inputs;
        DeviceTensor key_inputs;
    };
    /// Lets go of whatever it has no more use for, since all of it is as long as the text.
    [[nodiscard]] DeviceTensor attend(ForwardPass& pass, AttentionSpec used, Projections parts, std::int64_t keys,
                                      Read read) const;
    /// Norms of the values, where they are asked for; else empty.
    [[nodiscard]] DeviceTensor norms_of(const ForwardPass& pass, const DeviceTensor& values, std::int64_t keys,
                                        const AttentionSpec& used) const;
    /// What the heads give, after interventions, [queries, heads * value_size], and what stays of them, to which the
    /// queries and keys of `parts` go. `inputs_read`: what the parts were made of.
    struct Heads {
        AttentionTrace trace;
        DeviceTensor given;
    };
    [[nodiscard]] Heads run_heads(ForwardPass& pass, AttentionSpec used, Projections& parts, std::int64_t keys,
                                  const DeviceTensor& inputs_read) const;
};

}  // namespace headlight
