#pragma once

#include "backends/backend.h"
#include "models/blocks/forward_pass.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// A text whose tokens are some rows of tensors that hold those of several texts, one text behind the other: what works
/// on each row by itself works on all of them at once. Each text has a pass of its own, which keeps what is asked of
/// it.
struct TextRows {
    ForwardPass& pass;
    TokenRange rows;
    std::vector<std::uint8_t> key_mask{};    ///< see AttentionSpec
    std::vector<std::uint8_t> image_keys{};  ///< see AttentionSpec

    /// The text's rows of x: x itself where it has no others.
    [[nodiscard]] DeviceTensor rows_of(const DeviceTensor& x) const;
};

/// The rows of all parts, which are equally wide, one part behind the other.
DeviceTensor joined(Backend& backend, const std::vector<DeviceTensor>& parts);

}  // namespace headlight
