#include "models/shape_backend.h"

#include "core/error.h"

#include <algorithm>

namespace headlight {

namespace {

/// What handles of tensors without numbers share.
class NoNumbers final : public DeviceBuffer {};

DeviceTensor shaped(Shape shape) {
    static const auto buffer = std::make_shared<NoNumbers>();
    return {buffer, std::move(shape), DataType::F32};
}

std::int64_t sum_of_rows(const DeviceTensor& x) {
    return x.columns() > 0 ? element_count(x.shape) / x.columns() : 0;
}

}  // namespace

std::shared_ptr<const AttentionEvaluator> ShapeBackend::evaluator() const {
    throw Error(ErrorKind::Unsupported, Sentence("The cost of this model depends on the numbers that it computes."));
}

DeviceTensor ShapeBackend::upload_weight(const TensorView& view, const std::function<void()>& /*was_read*/) {
    return shaped(view.shape);
}

DeviceTensor ShapeBackend::upload(const Tensor& tensor) {
    return shaped(tensor.shape());
}

DeviceTensor ShapeBackend::allocate(const Shape& shape) {
    return shaped(shape);
}

DeviceTensor ShapeBackend::embedding(const DeviceTensor& table, std::span<const std::int32_t> ids) {
    return shaped({static_cast<std::int64_t>(ids.size()), table.columns()});
}

DeviceTensor ShapeBackend::linear(const DeviceTensor& x, const DeviceTensor& weight, const DeviceTensor& /*bias*/,
                                  WeightLayout layout, Activation /*activation*/) {
    const std::int64_t rows = sum_of_rows(x);
    cost_.linear += 2 * rows * element_count(weight.shape);
    return shaped({rows, layout == WeightLayout::OutputInput ? weight.rows() : weight.columns()});
}

DeviceTensor ShapeBackend::layer_norm(const DeviceTensor& x, const DeviceTensor& /*weight*/,
                                      const DeviceTensor& /*bias*/, float /*epsilon*/) {
    return shaped(x.shape);
}

DeviceTensor ShapeBackend::rms_norm(const DeviceTensor& x, const DeviceTensor& /*weight*/, float /*epsilon*/) {
    return shaped(x.shape);
}

DeviceTensor ShapeBackend::rotary(const DeviceTensor& x, const DeviceTensor& /*angles*/, std::int64_t /*first*/,
                                  const RotaryLayout& /*layout*/) {
    return shaped(x.shape);
}

DeviceTensor ShapeBackend::add(const DeviceTensor& a, const DeviceTensor& /*b*/) {
    return shaped(a.shape);
}

DeviceTensor ShapeBackend::activation(const DeviceTensor& x, Activation /*kind*/) {
    return shaped(x.shape);
}

DeviceTensor ShapeBackend::gated(const DeviceTensor& /*gate*/, const DeviceTensor& x, Activation /*kind*/) {
    return shaped(x.shape);
}

DeviceTensor ShapeBackend::scale(const DeviceTensor& x, float /*factor*/, float /*softcap*/) {
    return shaped(x.shape);
}

DeviceTensor ShapeBackend::columns(const DeviceTensor& x, const ColumnBlocks& blocks) {
    return shaped({sum_of_rows(x), blocks.count * blocks.blocks});
}

DeviceTensor ShapeBackend::rows(const DeviceTensor& x, std::span<const std::int32_t> indices) {
    return shaped({static_cast<std::int64_t>(indices.size()), x.columns()});
}

DeviceTensor ShapeBackend::convolution(const DeviceTensor& /*x*/, const DeviceTensor& weight,
                                       std::span<const std::int32_t> neighbors) {
    const std::int64_t rows = static_cast<std::int64_t>(neighbors.size()) / weight.rows();
    cost_.linear += 2 * rows * element_count(weight.shape);
    return shaped({rows, weight.columns()});
}

void ShapeBackend::write_rows(const DeviceTensor& /*target*/, std::int64_t /*at*/, const DeviceTensor& /*x*/) {}

AttentionResult ShapeBackend::attention(const DeviceTensor& q, const DeviceTensor& /*k*/, const DeviceTensor& /*v*/,
                                        std::int64_t keys, const AttentionSpec& spec, const AttentionWants& /*wants*/,
                                        const ContentTerms& /*terms*/) {
    const std::int64_t queries = q.rows();
    cost_.attention += 2 * queries * keys * spec.heads * (spec.head_size + spec.value_size);
    HeadLayout layout{1, spec.heads, spec.key_heads, spec.head_size, spec.value_size, spec.causal};
    const auto same = std::ranges::find_if(cost_.layouts, [&](const HeadLayout& known) {
        layout.modules = known.modules;
        return known == layout;
    });
    layout.modules = 1;
    if (same == cost_.layouts.end())
        cost_.layouts.push_back(layout);
    else
        ++same->modules;
    return {.output = shaped({queries, std::int64_t{spec.heads} * spec.value_size}),
            .row_max = shaped({spec.heads, queries}),
            .row_sum = shaped({spec.heads, queries}),
            .metrics = {},
            .thumbnails = {}};
}

DeviceTensor ShapeBackend::value_norms(const DeviceTensor& /*v*/, std::int64_t keys, const DeviceTensor& /*weight*/,
                                       WeightLayout /*layout*/, const AttentionSpec& spec) {
    return shaped({spec.heads, keys});
}

}  // namespace headlight
