#pragma once

#include "backends/backend.h"
#include "models/blocks/forward_pass.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// What is known of each token that a module reads: see the members of AttentionSpec with these names.
struct TokenMarks {
    std::vector<KeyMark> key_mask{};
    bool spans = false;
    std::vector<std::uint8_t> image_keys{};
    /// [tokens, hidden] added to what queries and keys are made of, but not to what values are (DETR, arXiv
    /// 2005.12872); empty: nothing. Read where there is no cache.
    DeviceTensor places{};
};

/// A text whose tokens are some rows of tensors that hold those of several texts, one text behind the other: what works
/// on each row by itself works on all of them at once. Each text has a pass of its own, which keeps what is asked of
/// it.
struct TextRows {
    ForwardPass& pass;
    TokenRange rows;
    TokenMarks marks{};

    /// The text's rows of x: x itself where it has no others.
    [[nodiscard]] DeviceTensor rows_of(const DeviceTensor& x) const;
};

/// The rows of all parts, which are equally wide, one part behind the other.
DeviceTensor joined(Backend& backend, const std::vector<DeviceTensor>& parts);

}  // namespace headlight
