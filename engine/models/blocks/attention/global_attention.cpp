#include "models/blocks/attention/global_attention.h"

#include <algorithm>
#include <numeric>
#include <string>

namespace headlight {

namespace {

/// A matrix of any type as fp32 on the host.
Tensor on_host(Backend& backend, const DeviceTensor& matrix) {
    std::vector<std::int32_t> rows(static_cast<std::size_t>(matrix.rows()));
    std::iota(rows.begin(), rows.end(), 0);
    return backend.download(backend.embedding(matrix, rows));
}

/// Parts of `size` values, one of `a`, then one of `b`, and so on.
Tensor interleave(const Tensor& a, const Tensor& b, std::int64_t size, Shape shape) {
    Tensor both(std::move(shape));
    for (std::int64_t at = 0; at < a.count(); at += size) {
        std::copy_n(a.data() + at, size, both.data() + 2 * at);
        std::copy_n(b.data() + at, size, both.data() + 2 * at + size);
    }
    return both;
}

}  // namespace

std::vector<std::int32_t> read_reaches(const Config& config, std::size_t layers) {
    constexpr std::int64_t kMost = 100'000'000;
    std::vector<std::int64_t> windows(layers, 512);
    if (config.is_list("attention_window"))
        windows = config.integers_or_none("attention_window", 2, kMost);
    else if (config.has("attention_window"))
        windows.assign(layers, config.integer("attention_window", 2, kMost));
    if (windows.size() != layers)
        config.fail("attention_window",
                    Sentence("Expected one for each of the %1 layers, found %2.", layers, windows.size()));
    std::vector<std::int32_t> reaches;
    for (const std::int64_t window : windows) {
        if (window % 2 != 0) config.fail("attention_window", Sentence("Expected even numbers."));
        reaches.push_back(static_cast<std::int32_t>(window / 2));
    }
    return reaches;
}

std::vector<std::uint8_t> mask_with_global(const std::vector<std::uint8_t>& mask,
                                           const std::vector<std::uint8_t>& global, std::size_t tokens) {
    std::vector<std::uint8_t> all = mask;
    if (all.empty()) all.assign(tokens, kOrdinaryKey);
    for (std::size_t token = 0; token < global.size(); ++token)
        if (global[token] != 0 && all[token] != kPaddingKey) all[token] = kGlobalKey;
    return all;
}

void give_global_half(AttentionBlock& attention, Backend& backend, const Linear& query, const Linear& key,
                      const Linear& value) {
    AttentionSpec& spec = attention.spec;
    AttentionInputs& inputs = attention.inputs;
    inputs.query = both_halves(backend, inputs.query, query, spec.heads);
    inputs.key = both_halves(backend, inputs.key, key, spec.heads);
    inputs.value = both_halves(backend, inputs.value, value, spec.heads);
    attention.output = reads_either_half(backend, attention.output, spec.heads);
    attention.has_global_half = true;
    spec.head_size *= 2;
    spec.value_size *= 2;
}

Linear both_halves(Backend& backend, const Linear& ordinary, const Linear& global, std::int64_t heads) {
    const std::int64_t outputs = ordinary.weight.rows();
    const std::int64_t inputs = ordinary.weight.columns();
    const std::int64_t size = outputs / heads;
    return {
        backend.upload(interleave(on_host(backend, ordinary.weight), on_host(backend, global.weight), size * inputs,
                                  {2 * outputs, inputs})),
        backend.upload(interleave(backend.download(ordinary.bias), backend.download(global.bias), size, {2 * outputs})),
        WeightLayout::OutputInput};
}

Linear reads_either_half(Backend& backend, const Linear& output, std::int64_t heads) {
    const std::int64_t inputs = output.weight.columns();
    const Tensor weight = on_host(backend, output.weight);
    return {backend.upload(interleave(weight, weight, inputs / heads, {output.weight.rows(), 2 * inputs})), output.bias,
            WeightLayout::OutputInput};
}

void keep_norms_of_halves(Backend& backend, const DeviceTensor& values, std::int64_t keys, const Linear& output,
                          AttentionTrace& trace) {
    AttentionSpec half = trace.spec;
    half.head_size /= 2;
    half.value_size /= 2;
    const auto norms_of = [&](std::int64_t begin) {
        const ColumnBlocks columns{begin, half.value_size, 2 * half.value_size, half.heads};
        return backend.value_norms(backend.columns(values, columns), keys, backend.columns(output.weight, columns),
                                   output.layout, half);
    };
    trace.value_norms = norms_of(0);
    trace.global_value_norms = norms_of(half.value_size);
}

DeviceTensor own_half(Backend& backend, const DeviceTensor& x, const std::vector<std::uint8_t>& mask,
                      std::int64_t size) {
    Tensor factors(x.shape);
    for (std::int64_t row = 0; row < x.rows(); ++row) {
        const std::span<float> values = factors.slice(row);
        const bool global = mask[static_cast<std::size_t>(row)] == kGlobalKey;
        for (std::size_t column = 0; column < values.size(); ++column) {
            const bool second = static_cast<std::int64_t>(column) % size >= size / 2;
            values[column] = second == global ? 1.0F : 0.0F;
        }
    }
    return backend.gated(backend.upload(factors), x, Activation::None);
}

}  // namespace headlight
