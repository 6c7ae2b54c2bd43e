#pragma once

#include "backends/backend.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/layers/layers.h"
#include "models/blocks/pages/box_tables.h"
#include "models/model.h"

#include <cstdint>
#include <functional>
#include <span>

namespace headlight {

/// Words of masked tokens are 0, and the others grow by the share that training masked over that of the text (ESM-2,
/// DOI 10.1126/science.ade2574).
struct TokenDropout {
    std::int32_t mask_id = -1;  ///< -1: none
    double trained_share = 0.15 * 0.8;

    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x, std::span<const std::int32_t> ids,
                                          std::span<const std::uint8_t> mask) const;
};

/// Makes of the embeddings of words [ids, hidden] what stands for them: some may be of no word.
using WordReplacement = std::function<DeviceTensor(const DeviceTensor& words)>;

/// Sum of the embeddings of words, learned positions and, where a model has them, token types.
struct Embeddings {
    DeviceTensor words;          ///< [vocabulary, hidden]
    DeviceTensor positions;      ///< [positions, hidden]; empty: the model learns none
    DeviceTensor types;          ///< [types, hidden]; empty: the model has none
    std::int64_t first_row = 0;  ///< row of `positions` of position 0
    std::int32_t padding = -1;   ///< tokens of this id take the row before `first_row` and are not counted; -1: none
    float scale = 1.0F;          ///< of the words
    Linear words_projection{};   ///< of words narrower than the hidden states; may be empty
    TokenDropout dropout{};      ///< of the words
    BoxTables boxes{};           ///< of where words stand on their page; may be empty
    Norm norm{};                 ///< of the sum; may be empty

    /// [ids, hidden] for ids at the positions from `first_position` on, as attention of this kind reads them. Empty
    /// `token_types`: all of type 0. `mask`: see ModelInput::attention_mask; `word_boxes`: see ModelInput::boxes;
    /// `replace`: done to the words before anything is added; may be empty.
    [[nodiscard]] DeviceTensor operator()(ForwardPass& pass, AttentionKind kind, std::span<const std::int32_t> ids,
                                          std::span<const std::int32_t> token_types, std::int64_t first_position,
                                          std::span<const std::uint8_t> mask = {},
                                          std::span<const WordBox> word_boxes = {},
                                          const WordReplacement& replace = {}) const;
    /// The tables of words and positions, for those who look into them.
    [[nodiscard]] EmbeddingTables tables(AttentionKind kind) const;
};

}  // namespace headlight
