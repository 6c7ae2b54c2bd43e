#include "models/blocks/attention/gated_bias.h"

#include "models/blocks/layers/convolution.h"

#include <utility>

namespace headlight {

ContentTerms GatedBias::operator()(Backend& backend, const DeviceTensor& x, AttentionSpec& spec) const {
    const std::int64_t rows = x.rows();
    const std::int64_t reach = rows - 1;
    ContentBias& content = spec.content_bias;
    content.first = -reach;
    content.count = buckets.count;
    content.buckets.clear();
    for (std::int64_t distance = -reach; distance <= reach; ++distance)
        content.buckets.push_back(static_cast<std::int32_t>(buckets.of(distance)));

    // sigmoid(s) = tanh(s / 2) / 2 + 1 / 2, of the parts of all heads one under the other.
    DeviceTensor parts = x;
    parts.shape = {rows * spec.heads, spec.head_size};
    const DeviceTensor both = gates(backend, parts, Activation::Tanh);
    DeviceTensor a = backend.scale(backend.columns(both, {0, 1}), 0.5F, 0.0F);
    DeviceTensor b = backend.columns(both, {1, 1});
    a.shape = b.shape = {rows, spec.heads};
    a = backend.add(a, backend.upload(Tensor({spec.heads}, 0.5F)));
    b = backend.add(scaled_columns(backend, b, b_half), a_less);
    const DeviceTensor gate =
        backend.add(backend.gated(a, b, Activation::None), backend.upload(Tensor({spec.heads}, 2.0F)));

    const DeviceTensor by_query = backend.allocate({spec.heads * rows, buckets.count});
    for (std::int64_t head = 0; head < spec.heads; ++head)
        backend.write_rows(by_query, head * rows,
                           backend.linear(backend.columns(gate, {head, 1}), table[static_cast<std::size_t>(head)], {},
                                          WeightLayout::OutputInput, Activation::None));
    ContentTerms terms{by_query, {}};
    terms.by_query.shape = {spec.heads, rows, buckets.count};
    return terms;
}

std::vector<DeviceTensor> tables_of_heads(Backend& backend, const DeviceTensor& table) {
    const Tensor all = matrix_on_host(backend, table);
    std::vector<DeviceTensor> tables;
    for (std::int64_t head = 0; head < all.size(1); ++head) {
        Tensor own({all.size(0), 1});
        for (std::int64_t bucket = 0; bucket < all.size(0); ++bucket)
            own.data()[bucket] = all.slice(bucket)[static_cast<std::size_t>(head)];
        tables.push_back(backend.upload(own));
    }
    return tables;
}

void give_gates(GatedBias& bias, Backend& backend, const Linear& projection, const DeviceTensor& constants) {
    constexpr std::int64_t kFunctions = 2;
    const Tensor weight = matrix_on_host(backend, projection.weight);
    const Tensor added = matrix_on_host(backend, projection.bias);
    const std::int64_t summed = weight.size(0) / kFunctions;
    Tensor halves({kFunctions, weight.size(1)});
    Tensor offsets({kFunctions});
    for (std::int64_t row = 0; row < weight.size(0); ++row) {
        for (std::int64_t column = 0; column < weight.size(1); ++column)
            halves.data()[row / summed * weight.size(1) + column] += weight.data()[row * weight.size(1) + column] / 2;
        offsets.data()[row / summed] += added.data()[row] / 2;
    }
    bias.gates = {backend.upload(halves), backend.upload(offsets)};
    const std::int64_t heads = element_count(constants.shape);
    DeviceTensor flat = constants;
    flat.shape = {heads, 1};
    const Tensor factors = matrix_on_host(backend, flat);
    Tensor half({1, heads});
    Tensor less({heads});
    for (std::int64_t head = 0; head < heads; ++head) {
        half.data()[head] = factors.data()[head] / 2;
        less.data()[head] = factors.data()[head] / 2 - 1;
    }
    bias.b_half = backend.upload(half);
    bias.a_less = backend.upload(less);
}

}  // namespace headlight
