#include "models/blocks/layers/embeddings.h"

#include "models/blocks/attention/disentangled.h"
#include "models/blocks/layers/traced_layers.h"

#include <algorithm>
#include <vector>

namespace headlight {

DeviceTensor TokenDropout::operator()(Backend& backend, const DeviceTensor& x, std::span<const std::int32_t> ids,
                                      std::span<const std::uint8_t> mask) const {
    if (mask_id < 0) return x;
    std::vector<std::uint8_t> kept(ids.size());
    std::ranges::transform(ids, kept.begin(), [&](std::int32_t id) { return id == mask_id ? 0 : 1; });
    const auto masked = static_cast<double>(std::ranges::count(kept, 0));
    const auto padding = static_cast<double>(std::ranges::count(mask, 0));
    const double share = masked / (static_cast<double>(ids.size()) - padding);
    return backend.scale(without_padding(backend, x, kept), static_cast<float>((1 - trained_share) / (1 - share)),
                         0.0F);
}

DeviceTensor Embeddings::operator()(ForwardPass& pass, AttentionKind kind, std::span<const std::int32_t> ids,
                                    std::span<const std::int32_t> token_types, std::int64_t first_position,
                                    std::span<const std::uint8_t> mask, std::span<const WordBox> word_boxes,
                                    const WordReplacement& replace) const {
    Backend& backend = pass.backend();
    DeviceTensor sum = backend.embedding(words, ids);
    if (!words_projection.empty()) sum = words_projection(backend, sum);
    if (scale != 1.0F) sum = backend.scale(sum, scale, 0.0F);
    sum = dropout(backend, sum, ids, mask);
    if (replace) sum = replace(sum);
    pass.traced(TracePlace::Word, sum);
    // In the order of the reference: words, types, positions.
    if (!types.empty()) {
        const std::vector<std::int32_t> first_type(token_types.empty() ? 1 : 0, 0);
        sum = backend.add(sum, backend.embedding(types, token_types.empty() ? std::span<const std::int32_t>(first_type)
                                                                            : token_types));
        pass.traced(TracePlace::Type, sum);
    }
    const bool has_places = !positions.empty() || !boxes.empty();
    if (!has_places || pass.interventions().leaves_out_positions(kind))
        return traced_norm(pass, TracePlace::EmbeddingNorm, norm, sum);
    if (!boxes.empty()) sum = boxes.add_to(backend, sum, word_boxes);
    if (!positions.empty()) {
        std::vector<std::int32_t> numbers(ids.size());
        auto next = static_cast<std::int32_t>(first_row + first_position);
        for (std::size_t i = 0; i < ids.size(); ++i)
            numbers[i] = padding >= 0 && ids[i] == padding ? static_cast<std::int32_t>(first_row - 1) : next++;
        sum = backend.add(sum, backend.embedding(positions, numbers));
    }
    pass.traced(TracePlace::Position, sum);
    return traced_norm(pass, TracePlace::EmbeddingNorm, norm, sum);
}

EmbeddingTables Embeddings::tables(AttentionKind kind) const {
    EmbeddingTables tables{words};
    if (!positions.empty()) tables.positions.push_back({kind, positions, first_row});
    return tables;
}

}  // namespace headlight
