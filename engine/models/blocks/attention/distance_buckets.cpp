#include "models/blocks/attention/distance_buckets.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <vector>

namespace headlight {

std::int64_t DistanceBuckets::of(std::int64_t distance) const {
    const std::int64_t own = both_sides ? count / 2 : count;
    const std::int64_t first = both_sides && distance > 0 ? own : 0;
    const std::int64_t steps = both_sides ? std::abs(distance) : std::max<std::int64_t>(-distance, 0);
    const std::int64_t exact = own / 2;
    if (steps < exact) return first + steps;
    // In fp32, as those who trained the models computed it: a bucket's edge must fall where theirs does.
    const float share = std::log(static_cast<float>(steps) / static_cast<float>(exact)) /
                        static_cast<float>(std::log(static_cast<double>(furthest) / static_cast<double>(exact)));
    const auto wider = static_cast<std::int64_t>(share * static_cast<float>(own - exact));
    return first + std::min(exact + wider, own - 1);
}

DistanceBias bias_by_buckets(Backend& backend, const DeviceTensor& table, const DistanceBuckets& buckets) {
    std::vector<std::int32_t> numbers(static_cast<std::size_t>(buckets.count));
    std::iota(numbers.begin(), numbers.end(), 0);
    const Tensor by_bucket = backend.download(backend.embedding(table, numbers));
    DistanceBias bias;
    bias.first = -buckets.furthest;
    const std::int64_t last = buckets.both_sides ? buckets.furthest : 0;
    for (std::int64_t head = 0; head < table.columns(); ++head)
        for (std::int64_t distance = bias.first; distance <= last; ++distance)
            bias.table.push_back(by_bucket.slice(buckets.of(distance))[static_cast<std::size_t>(head)]);
    return bias;
}

}  // namespace headlight
