#pragma once

#include "training/decoder_layout.h"

#include <cstdint>
#include <memory>
#include <span>

namespace headlight {

/// Forward and reverse pass of a decoder over one row of tokens. Keeps the memory of what the reverse pass reads, for
/// one row; a pass may be used from one thread at a time.
class DecoderPass {
  public:
    explicit DecoderPass(const DecoderLayout& layout);
    ~DecoderPass();
    DecoderPass(DecoderPass&&) noexcept;
    DecoderPass& operator=(DecoderPass&&) = delete;
    DecoderPass(const DecoderPass&) = delete;
    DecoderPass& operator=(const DecoderPass&) = delete;

    /// Returns the sum of -ln p of each token of the row given those before it, in nats, and adds its derivative by the
    /// weights · `scale` to `gradient`. The row has 2 to context + 1 ids below the vocabulary's size; weights and
    /// gradient are in the order of the layout.
    double run(std::span<const float> weights, std::span<const std::int32_t> row, float scale,
               std::span<float> gradient);

  private:
    class Work;
    std::unique_ptr<Work> work_;
};

}  // namespace headlight
