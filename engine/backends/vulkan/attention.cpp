#include "backends/vulkan/operations.h"
#include "shaders/head_sums.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace headlight {

namespace {

std::uint32_t traits_of(const AttentionSpec& spec) {
    std::uint32_t traits = 0;
    if (spec.causal) traits |= shader::kCausal;
    if (!spec.key_mask.empty() || !spec.image_keys.empty()) traits |= shader::kHasMask;
    if (spec.spans) traits |= shader::kHasSpans;
    if (!spec.image_keys.empty()) traits |= shader::kHasImage;
    if (!spec.sinks.empty()) traits |= shader::kHasSinks;
    if (!spec.slopes.empty()) traits |= shader::kHasSlopes;
    if (spec.symmetric_slopes) traits |= shader::kSymmetricSlopes;
    if (spec.global_keys) traits |= shader::kHasGlobalKeys;
    if (spec.padding_sees_all) traits |= shader::kPaddingSeesAll;
    return traits;
}

/// Marks of the keys as shaders read them; empty where all keys are alike.
std::vector<KeyWord> key_words(const AttentionSpec& spec) {
    std::vector<KeyWord> words(spec.key_mask.begin(), spec.key_mask.end());
    if (words.empty()) words.assign(spec.image_keys.size(), kOrdinaryKey);
    for (std::size_t key = 0; key < spec.image_keys.size(); ++key)
        if (spec.image_keys[key] != 0) words[key] |= kImageBit;
    return words;
}

}  // namespace

shader::AttentionParameters attention_parameters(const AttentionSpec& spec, std::int64_t queries, std::int64_t keys) {
    shader::AttentionParameters parameters{};
    parameters.traits = traits_of(spec);
    parameters.queries = as_uint(queries);
    parameters.keys = as_uint(keys);
    parameters.heads = as_uint(spec.heads);
    parameters.key_heads = as_uint(spec.key_heads);
    parameters.head_size = as_uint(spec.head_size);
    parameters.value_size = as_uint(spec.value_size);
    parameters.window = as_uint(spec.window);
    parameters.ahead = as_uint(spec.ahead);
    parameters.query_offset = as_uint(spec.query_offset);
    parameters.distances = as_uint(spec.distance_bias.columns(spec.heads));
    parameters.first_distance = static_cast<std::int32_t>(spec.distance_bias.first);
    parameters.buckets = as_uint(static_cast<std::int64_t>(spec.content_bias.buckets.size()));
    parameters.first_bucket = static_cast<std::int32_t>(spec.content_bias.first);
    parameters.bucket_count = as_uint(spec.content_bias.count);
    parameters.block_size = as_uint(spec.blocks.size);
    parameters.block_columns = as_uint(spec.blocks.columns);
    parameters.scale = spec.scale;
    parameters.softcap = spec.softcap;
    parameters.thumbnail_rows = as_uint(std::min<std::int64_t>(queries, kThumbnailSize));
    parameters.thumbnail_columns = as_uint(std::min<std::int64_t>(keys, kThumbnailSize));
    parameters.row_blocks = groups_for(queries, shader::kTileQueries);
    return parameters;
}

double attention_cost(const shader::AttentionParameters& parameters) {
    return 2.0 * parameters.heads * parameters.head_size * static_cast<double>(parameters.queries) *
           static_cast<double>(parameters.keys);
}

AttentionResult VulkanBackend::attention(const DeviceTensor& q, const DeviceTensor& k, const DeviceTensor& v,
                                         std::int64_t keys, const AttentionSpec& spec, const AttentionWants& wants,
                                         const ContentTerms& terms) {
    return with_device_errors([&] {
        shader::AttentionParameters parameters = attention_parameters(spec, q.rows(), keys);
        if (!terms.by_query.empty()) parameters.traits |= shader::kHasQueryTerms;
        if (!terms.by_key.empty()) parameters.traits |= shader::kHasKeyTerms;
        AttentionResult result;
        result.output = allocate({q.rows(), static_cast<std::int64_t>(spec.heads) * spec.value_size});
        result.row_max = allocate({spec.heads, q.rows()});
        result.row_sum = allocate({spec.heads, q.rows()});
        DeviceTensor mask;
        if (const std::vector<KeyWord> words = key_words(spec); !words.empty()) {
            mask = upload_bytes(*activations_, std::as_bytes(std::span(words)),
                                {static_cast<std::int64_t>(words.size())}, DataType::I32);
        }
        DeviceTensor sinks;
        if (!spec.sinks.empty()) sinks = upload(Tensor({spec.heads}, spec.sinks));
        const DeviceTensor bias = upload_bias(spec);
        const ScoreBindings bindings{mask.empty() ? nothing() : whole(mask), bias.empty() ? nothing() : whole(bias),
                                     terms.by_query.empty() ? nothing() : whole(terms.by_query),
                                     terms.by_key.empty() ? nothing() : whole(terms.by_key)};
        run(Shader::Attention, {groups_for(spec.value_size, shader::kValuesAcross)},
            {whole(q), whole(k), bindings.mask, whole(v), sinks.empty() ? nothing() : whole(sinks),
             whole(result.output), whole(result.row_max), whole(result.row_sum), bindings.bias, bindings.query_terms,
             bindings.key_terms},
            parameters, {parameters.heads * parameters.row_blocks, 1}, 2.0 * attention_cost(parameters));
        if (wants.summary) summarize(q, k, bindings, parameters, spec.text_queries(q.rows()), result);
        return result;
    });
}

/// As attention_scores.glsl reads it: slopes, table by distance, buckets, pattern of blocks. Empty where there are
/// none.
DeviceTensor VulkanBackend::upload_bias(const AttentionSpec& spec) {
    std::vector<float> values = spec.slopes;
    values.insert(values.end(), spec.distance_bias.table.begin(), spec.distance_bias.table.end());
    values.insert(values.end(), spec.content_bias.buckets.begin(), spec.content_bias.buckets.end());
    for (const std::uint8_t copies : spec.blocks.copies)
        values.push_back(copies == 0 ? shader::kMasked : std::log(static_cast<float>(copies)));
    if (values.empty()) return {};
    const auto count = static_cast<std::int64_t>(values.size());
    return upload(Tensor({count}, std::move(values)));
}

void VulkanBackend::summarize(const DeviceTensor& q, const DeviceTensor& k, const ScoreBindings& bindings,
                              const shader::AttentionParameters& parameters, std::int64_t text_queries,
                              AttentionResult& result) {
    const std::int64_t heads = parameters.heads;
    result.thumbnails = allocate({heads, parameters.thumbnail_rows, parameters.thumbnail_columns});
    result.metrics = allocate({heads, kHeadMetricCount});
    const DeviceTensor partial = allocate({heads, parameters.row_blocks, shader::kHeadSums});
    recorder_->fill_zero(region_of(result.thumbnails));
    run(Shader::AttentionSummary, {},
        {whole(q), whole(k), bindings.mask, whole(result.row_max), whole(result.row_sum), whole(partial),
         whole(result.thumbnails), bindings.bias, bindings.query_terms, bindings.key_terms},
        parameters, {parameters.heads * parameters.row_blocks, 1}, 2.0 * attention_cost(parameters));
    const shader::HeadMetricsParameters reduce{parameters.heads, parameters.row_blocks, parameters.queries,
                                               as_uint(text_queries)};
    run(Shader::HeadMetrics, {}, {whole(partial), whole(result.metrics)}, reduce, {parameters.heads, 1},
        static_cast<double>(heads * parameters.row_blocks * shader::kHeadSums));
}

DeviceTensor VulkanBackend::value_norms(const DeviceTensor& v, std::int64_t keys, const DeviceTensor& weight,
                                        WeightLayout layout, const AttentionSpec& spec) {
    return with_device_errors([&] {
        DeviceTensor norms = allocate({spec.heads, keys});
        by_row_ranges(keys, row_bytes(v), [&](RowRange bound_keys) {
            if (layout == WeightLayout::OutputInput)
                norms_by_outputs({v, weight, norms}, bound_keys, spec);
            else
                norms_by_heads({v, weight, norms}, bound_keys, spec);
        });
        return norms;
    });
}

/// Rows of the weight are outputs: those of each part add their squares.
void VulkanBackend::norms_by_outputs(const NormOperands& operands, RowRange keys, const AttentionSpec& spec) {
    const std::int64_t hidden = operands.weight.rows();
    by_row_ranges(hidden, row_bytes(operands.weight), [&](RowRange outputs) {
        auto parameters = norm_parameters(operands, keys, spec, hidden);
        parameters.bound_outputs = as_uint(outputs.count);
        parameters.begun = outputs.begin > 0 ? 1 : 0;
        parameters.finished = outputs.begin + outputs.count == hidden ? 1 : 0;
        run_norms(operands, keys, outputs, parameters, spec.heads);
    });
}

/// Rows of the weight are inputs, which belong to heads: each part holds as many whole heads as it can, and may begin
/// with the end of one that is done.
void VulkanBackend::norms_by_heads(const NormOperands& operands, RowRange keys, const AttentionSpec& spec) {
    const std::int64_t reach = static_cast<std::int64_t>(device_->info.max_binding) / row_bytes(operands.weight);
    for (std::int64_t head = 0; head < spec.heads;) {
        const std::int64_t first = head * spec.value_size / kAlignedRows * kAlignedRows;
        const std::int64_t end = std::clamp<std::int64_t>((first + reach) / spec.value_size, head + 1, spec.heads);
        auto parameters = norm_parameters(operands, keys, spec, operands.weight.columns());
        parameters.first_head = as_uint(head);
        parameters.first_input = as_uint(first);
        parameters.input_output = 1;
        run_norms(operands, keys, {first, end * spec.value_size - first}, parameters, end - head);
        head = end;
    }
}

shader::ValueNormsParameters VulkanBackend::norm_parameters(const NormOperands& operands, RowRange keys,
                                                            const AttentionSpec& spec, std::int64_t hidden) {
    shader::ValueNormsParameters parameters{};
    parameters.keys = as_uint(operands.norms.columns());
    parameters.first_key = as_uint(keys.begin);
    parameters.heads = as_uint(spec.heads);
    parameters.key_heads = as_uint(spec.key_heads);
    parameters.value_size = as_uint(spec.value_size);
    parameters.hidden = parameters.bound_outputs = as_uint(hidden);
    parameters.finished = 1;
    parameters.weight_type = weight_type(operands.weight);
    return parameters;
}

void VulkanBackend::run_norms(const NormOperands& operands, RowRange keys, RowRange weight_rows,
                              const shader::ValueNormsParameters& parameters, std::int64_t heads) {
    run(Shader::ValueNorms, {}, {part(operands.v, keys), part(operands.weight, weight_rows), whole(operands.norms)},
        parameters, {as_uint(keys.count), as_uint(heads)},
        2.0 * static_cast<double>(keys.count * heads) * parameters.value_size * parameters.bound_outputs);
}

}  // namespace headlight
