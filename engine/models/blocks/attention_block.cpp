#include "models/blocks/attention_block.h"

#include <utility>

namespace headlight {

namespace {

/// The first rows of a tensor, without a copy.
DeviceTensor first_rows(DeviceTensor tensor, std::int64_t count) {
    tensor.shape.front() = count;
    return tensor;
}

}  // namespace

Projections AttentionInputs::operator()(Backend& backend, const DeviceTensor& x, const AttentionSpec& spec) const {
    if (fused.empty()) return {query(backend, x), key(backend, x), value(backend, x)};
    const std::int64_t queries = static_cast<std::int64_t>(spec.heads) * spec.head_size;
    const std::int64_t keys = static_cast<std::int64_t>(spec.key_heads) * spec.head_size;
    const std::int64_t values = static_cast<std::int64_t>(spec.key_heads) * spec.value_size;
    const DeviceTensor all = fused(backend, x);
    return {backend.columns(all, {0, queries}), backend.columns(all, {queries, keys}),
            backend.columns(all, {queries + keys, values})};
}

DeviceTensor AttentionBlock::self_attention(ForwardPass& pass, const DeviceTensor& x,
                                            const std::vector<std::uint8_t>& key_mask) const {
    AttentionSpec used = spec;
    used.key_mask = key_mask;
    return attend(pass, std::move(used), inputs(pass.backend(), x, spec), x.rows());
}

DeviceTensor AttentionBlock::self_attention(ForwardPass& pass, const DeviceTensor& x, LayerCache& cache,
                                            std::int64_t past) const {
    AttentionSpec used = spec;
    used.query_offset = past;
    Projections parts = inputs(pass.backend(), x, spec);
    pass.backend().write_rows(cache.keys, past, parts.keys);
    pass.backend().write_rows(cache.values, past, parts.values);
    parts.keys = cache.keys;
    parts.values = cache.values;
    return attend(pass, std::move(used), std::move(parts), past + x.rows());
}

DeviceTensor AttentionBlock::attend(ForwardPass& pass, AttentionSpec used, Projections parts, std::int64_t keys) const {
    Backend& backend = pass.backend();
    AttentionResult result =
        backend.attention(parts.queries, parts.keys, parts.values, keys, used, pass.attention_wants());
    const DeviceTensor projected = output(backend, result.output);
    DeviceTensor value_norms;
    if (pass.request().attention && pass.request().value_norms)
        value_norms = backend.value_norms(parts.values, keys, output.weight, output.layout, used);
    pass.keep_attention(AttentionKind::Self,
                        {std::move(used), std::move(parts.queries), first_rows(std::move(parts.keys), keys),
                         std::move(result), std::move(value_norms)});
    return projected;
}

}  // namespace headlight
