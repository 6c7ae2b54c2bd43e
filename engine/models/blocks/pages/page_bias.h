#pragma once

#include "backends/attention_spec.h"
#include "backends/backend.h"
#include "models/blocks/attention/distance_buckets.h"
#include "models/model.h"

#include <cstdint>
#include <memory>
#include <span>

namespace headlight {

/// Biases of distances in buckets, for each head.
struct BucketBias {
    Tensor table;  ///< [heads, buckets]; empty: none
    DistanceBuckets buckets;

    [[nodiscard]] float at(std::int64_t head, std::int64_t distance) const {
        return table.data()[head * table.size(1) + buckets.of(distance)];
    }
};

/// Biases of scores by how far a key stands from its query in the sequence, to the right on the page and below
/// (LayoutLMv3, arXiv 2204.08387, section 2.2; UniLMv2's buckets). They hold for two tokens of an input, not for a
/// distance, and all layers share them.
class PageBias {
  public:
    /// `factor`: of all biases.
    PageBias(BucketBias in_sequence, BucketBias to_right, BucketBias below, float factor);

    /// Computes the biases of the input that is read next: the position of each token in the sequence, and its box, of
    /// which the left side and the bottom count.
    void place(Backend& backend, std::span<const std::int32_t> positions, std::span<const WordBox> boxes);
    /// The biases as terms of queries; says in `spec` which term each distance has.
    [[nodiscard]] ContentTerms operator()(AttentionSpec& spec) const;

  private:
    BucketBias in_sequence_;
    BucketBias to_right_;
    BucketBias below_;
    float factor_;
    std::int64_t tokens_ = 0;
    std::shared_ptr<const Tensor> on_host_;
    DeviceTensor terms_;
};

}  // namespace headlight
