#pragma once

#include "models/blocks/layers/layers.h"
#include "models/blocks/plans/tensor_table.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

/// The linear layer that makes embeddings of the last hidden states of tokens, for late interaction (ColBERT, arXiv
/// 2004.12832), at rest.
struct TokenProjectionPlan {
    std::int64_t size = 0;                         ///< numbers of an embedding; 0: the model has no such layer
    std::shared_ptr<const WeightStore> weights{};  ///< that hold it; null: the folder's own

    /// The tensor of the folder's own weights, if it is among them.
    void add_to(TensorTable& table, Dimension hidden) const;
    /// Empty where the model has none.
    [[nodiscard]] Linear load(const LoadedTensors& tensors, const ModelFolder& folder, Backend& backend,
                              Dimension hidden, const std::stop_token& stop) const;
};

/// The layer "linear" of the folder's weights, as ColBERT saves it, or of the module "Dense" that modules.json lists
/// behind the transformer, as PyLate does. `notices`: why a module of this kind is not used.
TokenProjectionPlan read_token_projection(const ModelFolder& folder, std::int64_t hidden,
                                          std::vector<std::string>& notices);

}  // namespace headlight
