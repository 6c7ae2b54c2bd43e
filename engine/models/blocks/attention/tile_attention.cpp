#include "models/blocks/attention/tile_attention.h"

#include "models/blocks/interventions.h"
#include "models/blocks/joined_texts.h"

#include <numeric>
#include <utility>
#include <vector>

namespace headlight {

namespace {

/// Norms of the values, where they are asked for, by the tokens of the layout; else empty.
DeviceTensor norms_of(ForwardPass& pass, const AttentionBlock& block, const DeviceTensor& values,
                      const TowerLayout& layout) {
    if (!pass.request().attention || !pass.request().value_norms) return {};
    std::vector<std::int32_t> rows(layout.shown.size());
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[static_cast<std::size_t>(layout.shown[row])] = static_cast<std::int32_t>(row);
    Backend& backend = pass.backend();
    return backend.value_norms(backend.rows(values, rows), values.rows(), block.output.weight, block.output.layout,
                               block.spec);
}

}  // namespace

DeviceTensor attend_in_tiles(ForwardPass& pass, const AttentionBlock& block, const DeviceTensor& x,
                             const TowerLayout& layout) {
    Backend& backend = pass.backend();
    Projections all = block.inputs(backend, x, block.spec);
    all.queries = block.query_norm(backend, all.queries);
    all.keys = block.key_norm(backend, all.keys);
    const std::vector<Intervention> changes = pass.interventions().of_next_layer(block.kind, block.spec.heads);
    const std::int64_t tokens = layout.tokens_of_tile();
    std::vector<std::int32_t> rows(static_cast<std::size_t>(tokens));
    std::iota(rows.begin(), rows.end(), 0);
    std::vector<DeviceTensor> outputs;
    std::vector<ForwardPass::WindowTrace> traces;
    for (std::int64_t begin = 0; begin < x.rows(); begin += tokens) {
        const TokenRange own{begin, begin + tokens};
        const auto shown = layout.shown.begin() + begin;
        const std::vector<std::int32_t> places(shown, shown + tokens);
        const DeviceTensor values = backend.row_range(all.values, own);
        AttentionTrace trace{block.spec, backend.row_range(all.queries, own), backend.row_range(all.keys, own), {}, {}};
        trace.result = backend.attention(trace.queries, trace.keys, values, tokens, block.spec, pass.attention_wants());
        if (pass.request().values) trace.values = values;
        replace_weights(pass, changes_within(places, rows, changes), values, trace);
        outputs.push_back(std::exchange(trace.result.output, {}));
        if (pass.request().attention) traces.push_back({places, rows, std::move(trace)});
    }
    pass.keep_windows(block.kind, -1, layout.patches, block.spec, std::move(traces),
                      norms_of(pass, block, all.values, layout));
    return block.output(backend, change_outputs(pass, changes, block.spec, joined(backend, outputs)));
}

}  // namespace headlight
