#pragma once

#include "models/blocks/attention/attention_block.h"
#include "models/model.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace headlight {

struct ImageInText;

/// Keys and values of every layer of a decoder.
class DecoderCache final : public KeyValueCache {
  public:
    /// `owner`: the model that may use it. `layers`: the specification of each layer's attention, without heads where
    /// it has none.
    DecoderCache(const Model* owner, Backend& backend, std::int64_t capacity, std::span<const AttentionSpec> layers);

    [[nodiscard]] std::int64_t length() const override { return length_; }
    [[nodiscard]] std::unique_ptr<KeyValueCache> copy() const override;
    /// The same as a value.
    [[nodiscard]] DecoderCache copied() const;
    [[nodiscard]] LayerCache& layer(std::size_t index) { return layers_[index]; }
    /// What the text's first tokens are, where an image stands among them; shared with copies.
    std::shared_ptr<const ImageInText> image{};
    /// Says that so many tokens have been read.
    void advance(std::int64_t tokens) { length_ += tokens; }
    /// The cache, if it was made by `owner` and has room for so many more tokens; throws Error(Input) otherwise.
    static DecoderCache& of(KeyValueCache& cache, const Model* owner, std::int64_t tokens);

    DecoderCache(DecoderCache&&) = default;

  private:
    DecoderCache(const DecoderCache&) = default;

    const Model* owner_;
    Backend* backend_;
    std::int64_t capacity_;
    std::int64_t length_ = 0;
    std::vector<LayerCache> layers_;
};

}  // namespace headlight
