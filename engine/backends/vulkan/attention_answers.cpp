// Weights and pictures of one head, computed again on the device from what the host kept.

#include "backends/vulkan/operations.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>
#include <vector>

namespace headlight {

namespace {

/// Floats of the result that are computed and read back at a time.
constexpr std::int64_t kFloatsAtOnce = std::int64_t{4} << 20;
/// Keys of one head that are uploaded, in floats.
constexpr std::int64_t kMostKeyFloats = std::int64_t{16} << 20;

bool is_finite(std::span<const float> values) {
    return std::all_of(values.begin(), values.end(), [](float value) { return std::isfinite(value); });
}

/// The rows of one head: columns [first, first + count).
Tensor rows_of_head(const Tensor& all, TokenRange rows, std::int64_t first, std::int64_t count) {
    Tensor part({rows.size(), count});
    for (std::int64_t row = 0; row < rows.size(); ++row)
        std::memcpy(part.slice(row).data(), all.slice(rows.begin + row).data() + first,
                    static_cast<std::size_t>(count) * sizeof(float));
    return part;
}

Tensor statistics_of_head(const Tensor& all, std::int32_t head, TokenRange queries) {
    const auto row = all.slice(head).subspan(static_cast<std::size_t>(queries.begin));
    return Tensor({queries.size()}, {row.begin(), row.begin() + queries.size()});
}

/// The module as if it had this head alone, its keys beginning with `keys` and its queries with `queries`. What a
/// specification says of each head must become what it says of this one.
AttentionSpec spec_of_part(const AttentionQuestion& question, TokenRange queries, TokenRange keys) {
    AttentionSpec spec = question.spec;
    spec.heads = spec.key_heads = 1;
    spec.sinks.clear();       // the rows' sums hold them already
    spec.image_keys.clear();  // which no weight depends on
    if (!spec.slopes.empty()) spec.slopes = {spec.slopes[static_cast<std::size_t>(question.head)]};
    if (!spec.distance_bias.empty()) {
        const std::int64_t columns = spec.distance_bias.columns(question.spec.heads);
        const auto row = question.spec.distance_bias.table.begin() + question.head * columns;
        spec.distance_bias.table.assign(row, row + columns);
    }
    spec.query_offset += queries.begin - keys.begin;
    return spec;
}

}  // namespace

/// One head's keys, which of them are padding, and the head's bias.
struct VulkanBackend::HeadKeys {
    TokenRange range;
    DeviceTensor keys;
    DeviceTensor mask;
    DeviceTensor bias;
};

std::int64_t VulkanBackend::floats_at_once() const {
    return std::min(kFloatsAtOnce, static_cast<std::int64_t>(device_->info.max_binding / sizeof(float)));
}

bool VulkanBackend::can_answer(const AttentionQuestion& question, std::int64_t least_floats) const {
    if (question.spec.structured() || question.spec.spans || !question.spec.content_bias.empty()) return false;
    const auto bound = static_cast<std::int64_t>(device_->info.max_binding / sizeof(float));
    const std::int64_t key_floats = question.key_range.size() * question.spec.head_size;
    // A row that holds something else than numbers looks on the host as it is.
    return key_floats <= std::min(bound, kMostKeyFloats) && least_floats <= floats_at_once() &&
           is_finite(question.queries.values()) && is_finite(question.keys.values()) &&
           is_finite(question.row_max.slice(question.head)) && is_finite(question.row_sum.slice(question.head));
}

VulkanBackend::HeadKeys VulkanBackend::upload_keys(const AttentionQuestion& question, TokenRange keys) {
    const AttentionSpec& spec = question.spec;
    const std::int64_t key_head = question.head / (spec.heads / spec.key_heads);
    HeadKeys uploaded{
        keys, upload(rows_of_head(question.keys, keys, key_head * spec.head_size, spec.head_size)), {}, {}};
    if (!spec.key_mask.empty()) {
        const std::vector<std::uint32_t> words(spec.key_mask.begin() + keys.begin, spec.key_mask.begin() + keys.end);
        uploaded.mask = upload_bytes(*activations_, std::as_bytes(std::span(words)), {keys.size()}, DataType::I32);
    }
    uploaded.bias = upload_bias(spec_of_part(question, question.query_range, keys));
    return uploaded;
}

/// Runs a shader on the queries' scores with the first `key_count` of the keys.
void VulkanBackend::run_on_scores(Shader shader, const std::vector<std::uint32_t>& constants,
                                  const AttentionQuestion& question, TokenRange queries, const HeadKeys& keys,
                                  const DeviceTensor& result, Groups groups, shader::AttentionParameters parameters) {
    const std::int64_t head_size = question.spec.head_size;
    const DeviceTensor uploaded = upload(rows_of_head(question.queries, queries, question.head * head_size, head_size));
    const DeviceTensor row_max = upload(statistics_of_head(question.row_max, question.head, queries));
    const DeviceTensor row_sum = upload(statistics_of_head(question.row_sum, question.head, queries));
    run(shader, constants,
        {whole(uploaded), whole(keys.keys), keys.mask.empty() ? nothing() : whole(keys.mask), whole(row_max),
         whole(row_sum), whole(result), keys.bias.empty() ? nothing() : whole(keys.bias)},
        parameters, groups, attention_cost(parameters));
}

std::optional<Tensor> VulkanBackend::answer_weights(const AttentionQuestion& question) {
    const TokenRange keys = seen_keys(question.spec, question.query_range, question.key_range);
    const std::int64_t width = question.key_range.size();
    const std::int64_t row_floats = std::max<std::int64_t>(width, question.spec.head_size);
    if (!can_answer(question, shader::kTileQueries * row_floats)) return std::nullopt;
    Tensor result({question.query_range.size(), width});
    if (keys.size() == 0) return result;
    const HeadKeys uploaded = upload_keys(question, keys);
    const std::int64_t rows = floats_at_once() / row_floats / shader::kTileQueries * shader::kTileQueries;
    for (std::int64_t begin = question.query_range.begin; begin < question.query_range.end; begin += rows) {
        const TokenRange queries{begin, std::min(begin + rows, question.query_range.end)};
        const std::int64_t count = seen_keys(question.spec, queries, keys).end - keys.begin;
        if (count == 0) continue;
        const auto parameters = attention_parameters(spec_of_part(question, queries, keys), queries.size(), count);
        const DeviceTensor weights = allocate({queries.size(), count});
        run_on_scores(Shader::AttentionWeights, {}, question, queries, uploaded, weights,
                      {parameters.row_blocks, groups_for(count, shader::kTileKeys)}, parameters);
        const Tensor part = download(weights);
        for (std::int64_t row = 0; row < queries.size(); ++row)
            std::ranges::copy(part.slice(row), result.slice(begin - question.query_range.begin + row).begin() +
                                                   (keys.begin - question.key_range.begin));
    }
    finish();
    return result;
}

std::optional<Tensor> VulkanBackend::answer_pooled(const AttentionQuestion& question, std::int64_t height,
                                                   std::int64_t width, Pooling pooling) {
    constexpr std::int64_t kMostProduct = std::numeric_limits<std::int32_t>::max();  // shaders count tiles in 32 bits
    const std::int64_t queries = question.queries.size(0);
    const std::int64_t tile_floats =
        (queries + height - 1) / height * std::max<std::int64_t>(width, question.spec.head_size);
    if (!can_answer(question, tile_floats) || (queries + 1) * height > kMostProduct ||
        (question.key_range.size() + 1) * width > kMostProduct)
        return std::nullopt;
    Tensor picture({height, width});
    const HeadKeys uploaded = upload_keys(question, question.key_range);
    const std::int64_t tiles = floats_at_once() / tile_floats;
    for (std::int64_t begin = 0; begin < height; begin += tiles)
        pool_tiles(question, uploaded, {begin, std::min(begin + tiles, height)}, pooling, picture);
    finish();
    return picture;
}

void VulkanBackend::pool_tiles(const AttentionQuestion& question, const HeadKeys& keys, TokenRange tiles,
                               Pooling pooling, Tensor& picture) {
    const std::int64_t query_count = question.queries.size(0);
    const std::int64_t height = picture.size(0);
    const std::int64_t width = picture.size(1);
    const TokenRange queries{tiles.begin * query_count / height, tiles.end * query_count / height};
    if (seen_keys(question.spec, queries, keys.range).size() == 0) return;
    const bool mean = pooling == Pooling::Mean;
    auto parameters =
        attention_parameters(spec_of_part(question, queries, keys.range), queries.size(), keys.range.size());
    parameters.thumbnail_columns = as_uint(width);
    const DeviceTensor folded = allocate({queries.size(), width});
    recorder_->fill_zero(region_of(folded));
    run_on_scores(Shader::AttentionPooled, {mean ? 1U : 0U}, question, queries, keys, folded,
                  {parameters.row_blocks, 1}, parameters);
    const DeviceTensor pooled = allocate({tiles.size(), width});
    const shader::PoolRowsParameters rows{as_uint(query_count), as_uint(keys.range.size()), as_uint(height),
                                          as_uint(width),       as_uint(tiles.begin),       as_uint(queries.begin),
                                          mean ? 1U : 0U};
    run(Shader::PoolRows, {}, {whole(folded), whole(pooled)}, rows,
        {groups_for(width, shader::kPoolThreads), as_uint(tiles.size())}, static_cast<double>(queries.size() * width));
    read_back(pooled, std::as_writable_bytes(picture.values().subspan(static_cast<std::size_t>(tiles.begin * width),
                                                                      static_cast<std::size_t>(tiles.size() * width))));
}

}  // namespace headlight
