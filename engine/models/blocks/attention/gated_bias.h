#pragma once

#include "backends/backend.h"
#include "models/blocks/attention/distance_buckets.h"
#include "models/blocks/layers/layers.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// A bias of scores by distance, times a gate of each query and head (WavLM, arXiv 2110.13900, section 3.1):
/// bias(h, i, j) = gate(h, i) * table[h, bucket of j - i], with gate = a (b c - 1) + 2; a and b are sigmoids of linear
/// functions of the query's part of the layer's input, c a number of each head.
struct GatedBias {
    std::vector<DeviceTensor> table;  ///< of each head [buckets, 1]
    DistanceBuckets buckets;
    Linear gates;         ///< [2, head_size]: half the linear functions that give a and b
    DeviceTensor b_half;  ///< [1, heads], c / 2 of each head
    DeviceTensor a_less;  ///< [heads], c / 2 - 1 of each head

    [[nodiscard]] bool empty() const { return table.empty(); }
    /// The terms for a layer that reads x [positions, heads * head_size]; says in `spec` which bucket each distance
    /// has.
    [[nodiscard]] ContentTerms operator()(Backend& backend, const DeviceTensor& x, AttentionSpec& spec) const;
};

/// The tables of all heads, which layers share, of `table` [buckets, heads] of any type.
std::vector<DeviceTensor> tables_of_heads(Backend& backend, const DeviceTensor& table);

/// What a layer gates the tables with: `projection` of a head's part gives eight numbers, four of which are summed for
/// each of both functions; `constants` has c of each head.
void give_gates(GatedBias& bias, Backend& backend, const Linear& projection, const DeviceTensor& constants);

}  // namespace headlight
