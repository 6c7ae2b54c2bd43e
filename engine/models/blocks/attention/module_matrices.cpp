#include "models/blocks/attention/module_matrices.h"

#include "core/error.h"
#include "models/blocks/layers/convolution.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

namespace headlight {

namespace {

/// Some outputs of a linear layer.
struct SomeOutputs {
    const Linear& layer;
    std::int64_t begin = 0;
    std::int64_t count = 0;
};

Tensor fp32_rows(Backend& backend, const DeviceTensor& table, std::int64_t begin, std::int64_t count) {
    std::vector<std::int32_t> ids(static_cast<std::size_t>(count));
    std::iota(ids.begin(), ids.end(), static_cast<std::int32_t>(begin));
    return backend.download(backend.embedding(table, ids));
}

Tensor columns_on_host(const Tensor& rows, std::int64_t begin, std::int64_t count) {
    Tensor part({rows.size(0), count});
    for (std::int64_t row = 0; row < rows.size(0); ++row)
        std::copy_n(rows.slice(row).begin() + begin, count, part.slice(row).begin());
    return part;
}

/// The matrix of these outputs. Rows of a weight are read as those of a table, which works for every type of weight.
ProjectionMatrix matrix_of(Backend& backend, const SomeOutputs& outputs) {
    const Linear& layer = outputs.layer;
    ProjectionMatrix matrix;
    if (layer.layout == WeightLayout::OutputInput)
        matrix.weights = transposed(fp32_rows(backend, layer.weight, outputs.begin, outputs.count));
    else
        matrix.weights =
            columns_on_host(fp32_rows(backend, layer.weight, 0, layer.weight.rows()), outputs.begin, outputs.count);
    if (layer.bias.empty()) return matrix;
    DeviceTensor bias = layer.bias;
    bias.shape = {1, element_count(bias.shape)};
    const Tensor all = fp32_rows(backend, bias, 0, 1);
    matrix.bias = Tensor({outputs.count}, {all.data() + outputs.begin, all.data() + outputs.begin + outputs.count});
    return matrix;
}

/// What makes the queries, keys and values of a head.
struct HeadProjections {
    SomeOutputs query;
    SomeOutputs key;
    SomeOutputs value;
};

HeadProjections projections_of(const AttentionInputs& inputs, const AttentionSpec& spec, std::int64_t head) {
    const std::int64_t size = spec.head_size;
    const std::int64_t value_size = spec.value_size;
    const std::int64_t shared = spec.heads / spec.key_heads;
    const std::int64_t key_head = head / shared;
    if (inputs.fused.empty())
        return {{inputs.query, head * size, size},
                {inputs.key, key_head * size, size},
                {inputs.value, key_head * value_size, value_size}};
    const Linear& fused = inputs.fused;
    if (inputs.order == FusedOrder::ByKeyHead) {
        const std::int64_t group = key_head * (shared * size + size + value_size);
        return {{fused, group + head % shared * size, size},
                {fused, group + shared * size, size},
                {fused, group + shared * size + size, value_size}};
    }
    const std::int64_t keys = spec.heads * size;
    const std::int64_t values = keys + spec.key_heads * size;
    return {{fused, head * size, size},
            {fused, keys + key_head * size, size},
            {fused, values + key_head * value_size, value_size}};
}

ModuleParameters parameters_of(const AttentionSpec& spec, std::int64_t hidden, std::int64_t key_hidden,
                               const HeadProjections& by, const Linear& output) {
    const auto of = [](std::int64_t inputs, std::int64_t outputs, const Linear& layer) {
        return outputs * (inputs + (layer.bias.empty() ? 0 : 1));
    };
    const std::int64_t keys = std::int64_t{spec.key_heads} * spec.head_size;
    const std::int64_t values = std::int64_t{spec.key_heads} * spec.value_size;
    return {of(hidden, std::int64_t{spec.heads} * spec.head_size, by.query.layer), of(key_hidden, keys, by.key.layer),
            of(key_hidden, values, by.value.layer), of(std::int64_t{spec.heads} * spec.value_size, hidden, output)};
}

Tensor vectors_of_head(Backend& backend, const DeviceTensor& all, std::int64_t head, std::int64_t size) {
    return backend.download(backend.columns(all, {head * size, size}));
}

/// Sum over the heads of what each gives through its rows of W_O, and the bias.
Tensor sum_over_heads(Backend& backend, const AttentionSpec& spec, const DeviceTensor& joined,
                      const ProjectionMatrix& output) {
    const std::int64_t size = spec.value_size;
    const std::int64_t hidden = output.weights.size(1);
    Tensor sum({joined.rows(), hidden});
    for (std::int64_t head = 0; head < spec.heads; ++head) {
        const float* rows = output.weights.data() + head * size * hidden;
        const DeviceTensor weights = backend.upload(Tensor({size, hidden}, {rows, rows + size * hidden}));
        const DeviceTensor own = backend.columns(joined, {head * size, size});
        const Tensor given =
            backend.download(backend.linear(own, weights, {}, WeightLayout::InputOutput, Activation::None));
        for (std::int64_t i = 0; i < sum.count(); ++i) sum.data()[i] += given.data()[i];
    }
    if (!output.bias.empty())
        for (std::int64_t row = 0; row < sum.size(0); ++row)
            for (std::int64_t column = 0; column < hidden; ++column)
                sum.slice(row)[static_cast<std::size_t>(column)] += output.bias.data()[column];
    return sum;
}

}  // namespace

void check_matrices(const AttentionBlock& block, std::int32_t head) {
    if (head < 0 || head >= block.spec.heads)
        throw Error(ErrorKind::Input,
                    Sentence("--head: expected a head from 0 to %1, found %2.", block.spec.heads - 1, head));
    if (block.has_global_half)
        throw Error(ErrorKind::Input, Sentence("Attention with global tokens has two sets of queries, keys and values; "
                                               "matrices are shown of attention with one."));
    if (!block.inputs.latent.empty())
        throw Error(ErrorKind::Input,
                    Sentence("Latent attention makes keys and values in two steps, of a short vector for each token; "
                             "matrices are shown of attention that makes them in one."));
    if (block.inputs.gated)
        throw Error(ErrorKind::Input, Sentence("Gates multiply what the heads of this attention give; matrices are "
                                               "shown of attention without gates."));
    if (!block.offsets.empty())
        throw Error(ErrorKind::Input,
                    Sentence("Queries of this attention continue with terms for rows and columns of the image; "
                             "matrices are shown of attention whose queries are projections alone."));
    if (block.values_without_places)
        throw Error(ErrorKind::Input,
                    Sentence("Queries and keys of this attention are made of states and of where they stand, values of "
                             "states alone; matrices are shown of attention that makes all three of the same."));
    if (!block.landmarks.empty() || !block.value_convolution.empty())
        throw Error(
            ErrorKind::Input,
            Sentence("Attention over landmarks is not softmax(Q K^T) V; matrices are shown of attention that is."));
}

ModuleMatrices matrices_of(Backend& backend, const AttentionBlock& block, std::int32_t head,
                           const ModulePassage& passage) {
    const AttentionSpec& spec = block.spec;
    const std::int64_t key_head = head / (spec.heads / spec.key_heads);
    const HeadProjections by = projections_of(block.inputs, spec, head);
    const DeviceTensor& key_inputs = passage.key_inputs.empty() ? passage.inputs : passage.key_inputs;
    ModuleMatrices matrices{
        .heads = spec.heads, .key_heads = spec.key_heads, .head = head, .scale = static_cast<double>(spec.scale)};
    matrices.inputs = backend.download(passage.inputs);
    if (!passage.key_inputs.empty()) matrices.key_inputs = backend.download(passage.key_inputs);
    matrices.query = matrix_of(backend, by.query);
    matrices.key = matrix_of(backend, by.key);
    matrices.value = matrix_of(backend, by.value);
    matrices.queries = vectors_of_head(backend, passage.queries, head, spec.head_size);
    matrices.keys = vectors_of_head(backend, passage.keys, key_head, spec.head_size);
    matrices.values = vectors_of_head(backend, passage.values, key_head, spec.value_size);
    matrices.turned = block.rotary.angles != nullptr;
    matrices.normed = !block.query_norm.empty() || !block.key_norm.empty();
    matrices.joined = backend.download(passage.joined);
    matrices.output = matrix_of(backend, {block.output, 0, passage.result.columns()});
    matrices.result = backend.download(passage.result);
    matrices.sum_of_heads = sum_over_heads(backend, spec, passage.joined, matrices.output);
    matrices.parameters = parameters_of(spec, passage.inputs.columns(), key_inputs.columns(), by, block.output);
    return matrices;
}

}  // namespace headlight
