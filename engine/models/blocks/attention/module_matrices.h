#pragma once

#include "capture/module_matrices.h"
#include "models/blocks/attention/attention_block.h"

#include <cstdint>

namespace headlight {

/// What went through a module, for its matrices.
struct ModulePassage {
    const DeviceTensor& inputs;      ///< [queries, hidden]
    const DeviceTensor& key_inputs;  ///< [keys, hidden]; empty: the inputs
    const DeviceTensor& queries;     ///< [queries, heads * head_size], as compared
    const DeviceTensor& keys;        ///< [keys, key_heads * head_size], as compared
    const DeviceTensor& values;      ///< [keys, key_heads * value_size]
    const DeviceTensor& joined;      ///< [queries, heads * value_size], after interventions
    const DeviceTensor& result;      ///< [queries, hidden]
};

/// Throws Error(Input) where the module has no such head, and where it is not softmax(Q K^T) V of one set of
/// projections of the same states.
void check_matrices(const AttentionBlock& block, std::int32_t head);

/// The matrices of a head that `check_matrices` takes. Waits for the backend.
ModuleMatrices matrices_of(Backend& backend, const AttentionBlock& block, std::int32_t head,
                           const ModulePassage& passage);

}  // namespace headlight
