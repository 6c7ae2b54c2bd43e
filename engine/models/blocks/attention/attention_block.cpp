#include "models/blocks/attention/attention_block.h"

#include "core/error.h"
#include "models/blocks/attention/global_attention.h"
#include "models/blocks/attention/module_matrices.h"
#include "models/blocks/interventions.h"

#include <utility>

namespace headlight {

namespace {

/// The first rows of a tensor, without a copy.
DeviceTensor first_rows(DeviceTensor tensor, std::int64_t count) {
    tensor.shape.front() = count;
    return tensor;
}

AttentionSpec marked(AttentionSpec spec, const TokenMarks& marks) {
    spec.key_mask = marks.key_mask;
    spec.spans = marks.spans;
    spec.image_keys = marks.image_keys;
    return spec;
}

}  // namespace

Projections AttentionInputs::operator()(Backend& backend, const DeviceTensor& x, const AttentionSpec& spec) const {
    if (!latent.empty()) return latent(backend, x, spec.heads);
    if (gated) {
        const DeviceTensor both = query(backend, x);
        const std::int64_t size = spec.head_size;
        return {backend.columns(both, {0, size, 2 * size, spec.heads}), key(backend, x), value(backend, x),
                backend.columns(both, {size, size, 2 * size, spec.heads})};
    }
    if (fused.empty()) return {query(backend, x), key(backend, x), value(backend, x)};
    const std::int64_t queries = static_cast<std::int64_t>(spec.heads) * spec.head_size;
    const std::int64_t keys = static_cast<std::int64_t>(spec.key_heads) * spec.head_size;
    const std::int64_t values = static_cast<std::int64_t>(spec.key_heads) * spec.value_size;
    const DeviceTensor all = fused(backend, x);
    if (order == FusedOrder::ByKeyHead) {
        const std::int64_t own_queries = queries / spec.key_heads;
        const std::int64_t group = own_queries + spec.head_size + spec.value_size;
        return {backend.columns(all, {0, own_queries, group, spec.key_heads}),
                backend.columns(all, {own_queries, spec.head_size, group, spec.key_heads}),
                backend.columns(all, {own_queries + spec.head_size, spec.value_size, group, spec.key_heads})};
    }
    return {backend.columns(all, {0, queries}), backend.columns(all, {queries, keys}),
            backend.columns(all, {queries + keys, values})};
}

Projections AttentionInputs::without_values(Backend& backend, const DeviceTensor& x, const AttentionSpec& spec) const {
    if (!fused.empty() || !latent.empty() || gated || spec.value_size != spec.head_size)
        return (*this)(backend, x, spec);
    const DeviceTensor keys = key(backend, x);
    return {query(backend, x), keys, keys};
}

Projections AttentionInputs::with_places(Backend& backend, const DeviceTensor& x, const DeviceTensor& places) const {
    const DeviceTensor placed = backend.add(x, places);
    return {query(backend, placed), key(backend, placed), value(backend, x)};
}

Projections AttentionBlock::place(Backend& backend, Projections parts, std::int64_t position) const {
    parts.queries = query_limit.within(backend, query_norm(backend, parts.queries));
    parts.keys = key_limit.within(backend, key_norm(backend, parts.keys));
    parts.values = key_limit.within(backend, parts.values);
    parts.queries = query_growth(backend, rotary(backend, parts.queries, position, spec.head_size), position);
    parts.keys = rotary(backend, parts.keys, position, spec.head_size);
    return offsets.empty() ? parts : offsets(backend, std::move(parts), spec);
}

DeviceTensor AttentionBlock::self_attention(ForwardPass& pass, const DeviceTensor& x,
                                            const std::vector<std::uint8_t>& key_mask) const {
    return self_attention(pass, x, TokenMarks{key_mask});
}

DeviceTensor AttentionBlock::self_attention(ForwardPass& pass, DeviceTensor x, const TokenMarks& marks) const {
    const std::int64_t tokens = x.rows();
    AttentionSpec used = marked(spec, marks);
    if (pattern) used.blocks = pattern(tokens);
    Backend& backend = pass.backend();
    Projections made = marks.places.empty() ? inputs(backend, x, spec) : inputs.with_places(backend, x, marks.places);
    // Of a long text it is as large as what the turns make: it goes before that, unless it is read again.
    if (!pass.request().matrices && gated_bias.empty()) x = {};
    Projections parts = place(backend, std::move(made), 0);
    if (has_global_half) {
        used.global_keys = true;
        if (used.key_mask.empty()) used.key_mask.assign(static_cast<std::size_t>(tokens), kOrdinaryKey);
        parts.queries = own_half(backend, parts.queries, used.key_mask, used.head_size);
    }
    return attend(pass, std::move(used), std::move(parts), tokens, {std::move(x), {}});
}

DeviceTensor AttentionBlock::self_attention(ForwardPass& pass, const DeviceTensor& x, LayerCache& cache,
                                            std::int64_t past, const TokenMarks& marks) const {
    AttentionSpec used = marked(spec, marks);
    used.query_offset = past;
    Projections parts = place(pass.backend(), inputs(pass.backend(), x, spec), past);
    pass.backend().write_rows(cache.keys, past, parts.keys);
    pass.backend().write_rows(cache.values, past, parts.values);
    parts.keys = cache.keys;
    parts.values = cache.values;
    return attend(pass, std::move(used), std::move(parts), past + x.rows(), {x, {}});
}

DeviceTensor AttentionBlock::self_attention_after(Projections& rows, ForwardPass& pass, const DeviceTensor& x) const {
    Backend& backend = pass.backend();
    const std::int64_t past = rows.queries.empty() ? 0 : rows.queries.rows();
    Projections parts = place(backend, inputs(backend, x, spec), past);
    if (past > 0)
        parts = {joined(backend, {rows.queries, parts.queries}), joined(backend, {rows.keys, parts.keys}),
                 joined(backend, {rows.values, parts.values})};
    rows = parts;
    // Over all rows, as in a run of the whole text: its metrics and thumbnails are those of the text.
    const std::int64_t keys = past + x.rows();
    Heads heads = run_heads(pass, spec, parts, keys, x);
    DeviceTensor projected = output(backend, backend.row_range(heads.given, {past, keys}));
    pass.keep_attention(kind, std::move(heads.trace), stage);
    return projected;
}

bool AttentionBlock::computes_rows_apart() const {
    return takes_several_texts() && !(rotary.angles && rotary.angles->depends_on_length());
}

bool AttentionBlock::takes_several_texts() const {
    return !pattern && !has_global_half && offsets.empty() && landmarks.empty() && value_convolution.empty() &&
           gated_bias.empty() && !page_bias && !inputs.gated;
}

DeviceTensor AttentionBlock::self_attention(std::span<const TextRows> texts, const DeviceTensor& x) const {
    if (texts.size() == 1) return self_attention(texts.front().pass, x, texts.front().marks);
    Backend& backend = texts.front().pass.backend();
    return output(backend, joined(backend, attend_in_each(texts, inputs(backend, x, spec), x)));
}

void AttentionBlock::keep_weights(std::span<const TextRows> texts, const DeviceTensor& x) const {
    Backend& backend = texts.front().pass.backend();
    (void)attend_in_each(texts, inputs.without_values(backend, x, spec), x);
}

std::vector<DeviceTensor> AttentionBlock::attend_in_each(std::span<const TextRows> texts, const Projections& all,
                                                         const DeviceTensor& x) const {
    std::vector<DeviceTensor> given;
    for (const TextRows& text : texts) {
        AttentionSpec used = marked(spec, text.marks);
        Projections own = place(text.pass.backend(),
                                {text.rows_of(all.queries), text.rows_of(all.keys), text.rows_of(all.values)}, 0);
        Heads heads = run_heads(text.pass, std::move(used), own, text.rows.size(), x);
        given.push_back(std::move(heads.given));
        text.pass.keep_attention(kind, std::move(heads.trace));
    }
    return given;
}

LayerCache AttentionBlock::memory_of(Backend& backend, const DeviceTensor& text) const {
    return {inputs.key(backend, text), inputs.value(backend, text), text};
}

DeviceTensor AttentionBlock::cross_attention(ForwardPass& pass, const DeviceTensor& x, const LayerCache& memory,
                                             const std::vector<std::uint8_t>& key_mask) const {
    AttentionSpec used = spec;
    used.key_mask = key_mask;
    return attend(pass, std::move(used), {inputs.query(pass.backend(), x), memory.keys, memory.values},
                  memory.keys.rows(), {x, memory.read});
}

DeviceTensor AttentionBlock::with_convolution(Backend& backend, const DeviceTensor& x,
                                              const DeviceTensor& values) const {
    if (value_convolution.empty()) return x;
    const std::int64_t taps = value_convolution.rows();
    std::vector<std::int32_t> neighbors;
    for (std::int64_t row = 0; row < x.rows(); ++row) {
        for (std::int64_t tap = 0; tap < taps; ++tap) {
            const std::int64_t neighbor = row + tap - taps / 2;
            neighbors.push_back(neighbor < x.rows() ? static_cast<std::int32_t>(neighbor) : -1);
        }
    }
    return backend.add(x, backend.convolution(values, value_convolution, neighbors));
}

DeviceTensor AttentionBlock::with_gates(Backend& backend, const DeviceTensor& x, const DeviceTensor& gates) {
    if (gates.empty()) return x;
    // sigmoid(g) x = tanh(g / 2) x / 2 + x / 2
    const DeviceTensor half = backend.scale(x, 0.5F, 0.0F);
    return backend.add(backend.gated(backend.scale(gates, 0.5F, 0.0F), half, Activation::Tanh), half);
}

DeviceTensor AttentionBlock::attend_by_landmarks(ForwardPass& pass, const AttentionSpec& used, const Projections& parts,
                                                 const DeviceTensor& value_norms) const {
    Backend& backend = pass.backend();
    const std::vector<Intervention> changes = pass.interventions().of_next_layer(kind, used.heads);
    for (const Intervention& change : changes)
        if (replaces_weights(change.kind) && change.layer != kEveryLayer)
            throw Error(ErrorKind::Input,
                        Sentence("The weights of this model cannot be replaced: they are products over landmarks, not "
                                 "a softmax of scores. Use zero or mean ablation."));
    Projections compared = parts;
    compared.queries = pass.as_kept(parts.queries);
    compared.keys = pass.as_kept(parts.keys);
    const DeviceTensor given =
        with_convolution(backend, landmarks.attend(pass, used, compared, value_norms), parts.values);
    return output(backend, change_outputs(pass, changes, used, given));
}

DeviceTensor AttentionBlock::norms_of(const ForwardPass& pass, const DeviceTensor& values, std::int64_t keys,
                                      const AttentionSpec& used) const {
    if (!pass.request().attention || !pass.request().value_norms || has_global_half) return {};
    return pass.backend().value_norms(values, keys, output.weight, output.layout, used);
}

AttentionBlock::Heads AttentionBlock::run_heads(ForwardPass& pass, AttentionSpec used, Projections& parts,
                                                std::int64_t keys, const DeviceTensor& inputs_read) const {
    Backend& backend = pass.backend();
    DeviceTensor value_norms = norms_of(pass, parts.values, keys, used);
    parts.queries = pass.as_kept(parts.queries);
    parts.keys = pass.as_kept(first_rows(std::move(parts.keys), keys));
    pass.traced(TracePlace::Query, parts.queries);
    pass.traced(TracePlace::Key, parts.keys);
    pass.traced(TracePlace::Value, parts.values);
    ContentTerms terms;
    if (!positions.empty()) terms = positions(backend, parts.queries, parts.keys, used);
    if (!gated_bias.empty()) terms = gated_bias(backend, inputs_read, used);
    if (page_bias) terms = (*page_bias)(used);
    AttentionResult result =
        backend.attention(parts.queries, parts.keys, parts.values, keys, used, pass.attention_wants(), terms);
    AttentionTrace trace{std::move(used),   std::move(parts.queries), first_rows(std::move(parts.keys), keys),
                         std::move(result), std::move(value_norms),   std::move(terms)};
    trace.rounded = pass.keeps_fp16();
    trace.turn = rotary.last_turn(trace.spec.head_size);
    if (has_global_half && pass.request().attention && pass.request().value_norms)
        keep_norms_of_halves(backend, parts.values, keys, output, trace);
    const std::vector<Intervention> changes = pass.interventions().of_next_layer(kind, trace.spec.heads, stage);
    if (has_positions(trace)) pass.interventions().has_positions(kind, stage);
    replace_weights(pass, changes, first_rows(parts.values, keys), trace);
    DeviceTensor given = trace.result.output;
    if (has_global_half) given = own_half(backend, given, trace.spec.key_mask, trace.spec.value_size);
    // Queries of padding attend to the text, and in transformers nothing comes of it.
    if (drops_padding && !trace.spec.blocks.empty()) given = without_padding(backend, given, trace.spec.key_mask);
    given = change_outputs(pass, changes, trace.spec, given);
    pass.traced(TracePlace::Heads, given);
    if (pass.request().values) trace.values = first_rows(parts.values, keys);
    return {std::move(trace), std::move(given)};
}

DeviceTensor AttentionBlock::attend(ForwardPass& pass, AttentionSpec used, Projections parts, std::int64_t keys,
                                    Read read) const {
    Backend& backend = pass.backend();
    // A place says no stage.
    std::optional<std::int32_t> asked_head;
    if (stage < 0) asked_head = pass.matrices_of_next(kind);
    if (asked_head) check_matrices(*this, *asked_head);
    if (!landmarks.empty()) return attend_by_landmarks(pass, used, parts, norms_of(pass, parts.values, keys, used));
    if (!asked_head && gated_bias.empty()) read = {};
    Heads heads = run_heads(pass, std::move(used), parts, keys, read.inputs);
    if (!asked_head) {
        if (value_convolution.empty()) parts.values = {};
        pass.keep_attention(kind, std::move(heads.trace), stage);
    }
    DeviceTensor joined = with_gates(backend, with_convolution(backend, heads.given, parts.values), parts.gates);
    if (!asked_head && joined.rows() > kRowsTogether && joined.columns() == output.weight.rows() &&
        joined.columns() == output.weight.columns()) {  // in the place of what it reads, which nobody else does
        make_in_parts(backend, joined, joined, [&](const DeviceTensor& rows) { return output(backend, rows); });
        return pass.traced(TracePlace::Attention, joined);
    }
    const DeviceTensor projected = pass.traced(TracePlace::Attention, output(backend, joined));
    if (!asked_head) return projected;
    pass.keep_matrices(matrices_of(backend, *this, *asked_head,
                                   {read.inputs, read.key_inputs, heads.trace.queries, heads.trace.keys,
                                    first_rows(parts.values, keys), heads.given, projected}));
    pass.keep_attention(kind, std::move(heads.trace), stage);
    return projected;
}

}  // namespace headlight
