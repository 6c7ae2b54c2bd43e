#include "models/blocks/attention/disentangled.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace headlight {

namespace {

/// The products of each head's rows with its positions: [heads, rows, positions], times the scale.
DeviceTensor products(Backend& backend, const DeviceTensor& x, const DeviceTensor& positions,
                      const AttentionSpec& spec) {
    const DeviceTensor all = backend.allocate({spec.heads * x.rows(), positions.rows()});
    for (std::int64_t head = 0; head < spec.heads; ++head) {
        const ColumnBlocks own{head * spec.head_size, spec.head_size};
        backend.write_rows(all, head * x.rows(),
                           backend.linear(backend.columns(x, own), backend.columns(positions, own), {},
                                          WeightLayout::OutputInput, Activation::None));
    }
    DeviceTensor scaled = backend.scale(all, spec.scale, 0.0F);
    scaled.shape = {spec.heads, x.rows(), positions.rows()};
    return scaled;
}

std::vector<std::int32_t> numbers(std::int64_t first, std::int64_t count) {
    std::vector<std::int32_t> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), static_cast<std::int32_t>(first));
    return all;
}

}  // namespace

std::int64_t SignedBuckets::of(std::int64_t distance) const {
    const std::int64_t steps = std::abs(distance);
    const std::int64_t middle = count / 2;
    if (count == 0 || steps <= middle) return distance;
    // In fp32, as those who trained the models computed it: a bucket's edge must fall where theirs does.
    const float share = std::log(static_cast<float>(steps) / static_cast<float>(middle)) /
                        std::log(static_cast<float>(static_cast<double>(furthest - 1) / static_cast<double>(middle)));
    const auto bucket = static_cast<std::int64_t>(std::ceil(share * static_cast<float>(middle - 1))) + middle;
    return distance > 0 ? bucket : -bucket;
}

ContentTerms DisentangledPositions::operator()(Backend& backend, const DeviceTensor& queries, const DeviceTensor& keys,
                                               AttentionSpec& spec) const {
    // Only the positions that this text can reach.
    const std::int64_t reach = std::max(queries.rows(), keys.rows()) - 1;
    const auto row_of = [&](std::int64_t distance) {
        return std::clamp<std::int64_t>(buckets.of(distance) + span, 0, 2 * span - 1);
    };
    const std::int64_t first = row_of(-reach);
    ContentBias& content = spec.content_bias;
    content.first = -reach;
    content.count = row_of(reach) - first + 1;
    content.buckets.clear();
    for (std::int64_t after = -reach; after <= reach; ++after)
        content.buckets.push_back(static_cast<std::int32_t>(row_of(-after) - first));
    const DeviceTensor reached = backend.embedding(embeddings, numbers(first, content.count));  // of any type
    ContentTerms terms;
    if (!key.empty()) terms.by_query = products(backend, queries, key(backend, reached), spec);
    if (!query.empty()) terms.by_key = products(backend, keys, query(backend, reached), spec);
    return terms;
}

DeviceTensor TokenConvolution::operator()(Backend& backend, const DeviceTensor& read, const DeviceTensor& x,
                                          const std::vector<std::uint8_t>& mask) const {
    const std::int64_t count = read.rows();
    const DeviceTensor padded = backend.allocate({count + 1, read.columns()});
    backend.write_rows(padded, 0, read);
    backend.write_rows(padded, count, backend.upload(Tensor({1, read.columns()})));  // stands beyond both ends
    const auto before = static_cast<std::int64_t>(taps.size() - 1) / 2;
    DeviceTensor sum;
    for (std::size_t tap = 0; tap < taps.size(); ++tap) {
        std::vector<std::int32_t> rows = numbers(static_cast<std::int64_t>(tap) - before, count);
        for (std::int32_t& row : rows)
            if (row < 0 || row >= count) row = static_cast<std::int32_t>(count);
        const DeviceTensor part = taps[tap](backend, backend.rows(padded, rows));
        sum = sum.empty() ? part : backend.add(sum, part);
    }
    const DeviceTensor added = backend.activation(without_padding(backend, sum, mask), activation);
    return without_padding(backend, norm(backend, backend.add(x, added)), mask);
}

std::vector<Linear> taps_of(Backend& backend, const DeviceTensor& weight, const DeviceTensor& bias) {
    const std::int64_t outputs = weight.shape.at(0);
    const std::int64_t inputs = weight.shape.at(1);
    const std::int64_t count = weight.shape.at(2);
    DeviceTensor table = weight;
    table.shape = {outputs, inputs * count};
    const Tensor all = backend.download(backend.embedding(table, numbers(0, outputs)));
    std::vector<Linear> taps;
    for (std::int64_t tap = 0; tap < count; ++tap) {
        Tensor one({outputs, inputs});
        for (std::int64_t at = 0; at < outputs * inputs; ++at) one.data()[at] = all.data()[at * count + tap];
        taps.push_back({backend.upload(one), tap == 0 ? bias : DeviceTensor{}, WeightLayout::OutputInput});
    }
    return taps;
}

DeviceTensor without_padding(Backend& backend, const DeviceTensor& x, const std::vector<std::uint8_t>& mask) {
    if (std::find(mask.begin(), mask.end(), 0) == mask.end()) return x;
    Tensor factors(x.shape);
    for (std::int64_t row = 0; row < x.rows(); ++row)
        std::ranges::fill(factors.slice(row), mask[static_cast<std::size_t>(row)] != 0 ? 1.0F : 0.0F);
    return backend.gated(backend.upload(factors), x, Activation::None);
}

}  // namespace headlight
