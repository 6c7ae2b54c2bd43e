#pragma once

#include <cstdint>
#include <vector>

namespace headlight {

/// How the heads of some attention modules share keys and values.
struct HeadLayout {
    std::int64_t modules = 0;  ///< that have this layout
    std::int64_t heads = 0;    ///< of queries
    std::int64_t key_heads = 0;
    std::int64_t head_size = 0;   ///< numbers of a query or key of one head
    std::int64_t value_size = 0;  ///< numbers of a value of one head
    bool cached = false;          ///< causal: keys and values of earlier tokens are kept for the next one
    bool operator==(const HeadLayout&) const = default;
};

/// What a run computes, counted from the shapes of its operations. A multiplication and an addition are two
/// operations; masked pairs count too. Norms, activations and softmax are left out: they grow with the tokens alone.
struct RunCost {
    std::int64_t tokens = 0;          ///< of the text; of an image its patches
    std::int64_t linear = 0;          ///< operations of matrix products with weights
    std::int64_t attention = 0;       ///< operations of Q K^T and A V
    std::int64_t cache_bytes = 0;     ///< of the keys and values in fp32 that generating keeps of so many tokens
    double milliseconds = 0;          ///< that a run took on this machine; 0: not measured
    std::vector<HeadLayout> layouts;  ///< of all attention modules, in the order of the first of each

    [[nodiscard]] std::int64_t all() const { return linear + attention; }
};

}  // namespace headlight
