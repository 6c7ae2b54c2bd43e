#pragma once

#include "backends/backend.h"
#include "models/blocks/forward_pass.h"

#include <cstdint>
#include <vector>

namespace headlight {

struct Projections;

/// Attention that is approximated through landmarks, the means of equally long stretches of queries and of keys
/// (Nyström's method; arXiv 2102.03902):
///     softmax(Q K~^T) * inverse of softmax(Q~ K~^T) * softmax(Q~ K^T)
/// with the inverse approximated in six steps of an iteration (arXiv 2102.03902, equation 11).
struct Landmarks {
    std::int64_t count = 0;  ///< of each head; 0: attention is not approximated

    [[nodiscard]] bool empty() const { return count == 0; }
    /// The heads' outputs side by side, [tokens, heads * value_size]. The number of tokens must be a multiple of
    /// `count`. Keeps the field, and its `value_norms`. Waits for the backend.
    [[nodiscard]] DeviceTensor attend(ForwardPass& pass, const AttentionSpec& spec, const Projections& parts,
                                      const DeviceTensor& value_norms) const;
};

/// A square matrix for each head, [heads, size, size], and the matrices that Landmarks takes for their inverses. The
/// first guess of the iteration depends on all of them.
std::vector<double> approximate_inverses(const std::vector<double>& matrices, std::int64_t heads, std::int64_t size);

}  // namespace headlight
