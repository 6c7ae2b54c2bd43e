#include "backends/vulkan/operations.h"

#include <algorithm>

namespace headlight {

namespace {

/// Rows and outputs that one thread computes, and threads of a workgroup along outputs and along rows.
struct TileShape {
    std::int64_t rows;
    std::int64_t outputs;
    std::int64_t across;
    std::int64_t down;
};

/// Few rows leave most of a large tile idle. On a processor loads cost most and shared memory gains nothing: as much as
/// possible in one thread's registers.
TileShape tile_for(std::int64_t rows, bool software) {
    if (software) return {std::clamp<std::int64_t>((rows + 3) / 4, 1, 8), 4, 8, 4};
    if (rows <= 16) return {1, 4, 16, 16};
    if (rows <= 32) return {2, 4, 16, 16};
    return {4, 4, 16, 16};
}

}  // namespace

DeviceTensor VulkanBackend::linear(const DeviceTensor& x, const DeviceTensor& weight, const DeviceTensor& bias,
                                   WeightLayout layout, Activation activation) {
    return with_device_errors([&] {
        const bool by_output = layout == WeightLayout::OutputInput;
        DeviceTensor y = allocate({x.rows(), by_output ? weight.rows() : weight.columns()});
        // What is larger than a binding is bound in parts: rows of x and y, and rows of the weight, which are whole
        // outputs or inputs. Parts of inputs add to what those before left in y.
        const std::int64_t row_reach = rows_at_once(std::max(row_bytes(x), row_bytes(y)));
        const std::int64_t weight_reach = rows_at_once(row_bytes(weight));
        for (std::int64_t first_row = 0; first_row < x.rows(); first_row += row_reach) {
            const std::int64_t rows = std::min(row_reach, x.rows() - first_row);
            for (std::int64_t first = 0; first < weight.rows(); first += weight_reach) {
                const std::int64_t bound = std::min(weight_reach, weight.rows() - first);
                linear_part({x, weight, bias, y, by_output, activation}, {first_row, rows}, {first, bound});
            }
        }
        return y;
    });
}

void VulkanBackend::linear_part(const LinearOperands& operands, RowRange rows, RowRange weight_rows) {
    const auto& [x, weight, bias, y, by_output, activation] = operands;
    shader::LinearParameters parameters{};
    parameters.rows = as_uint(rows.count);
    parameters.inputs = as_uint(x.columns());
    parameters.outputs = as_uint(y.columns());
    parameters.first_input = by_output ? 0 : as_uint(weight_rows.begin);
    parameters.bound_inputs = by_output ? parameters.inputs : as_uint(weight_rows.count);
    parameters.first_output = by_output ? as_uint(weight_rows.begin) : 0;
    parameters.bound_outputs = by_output ? as_uint(weight_rows.count) : parameters.outputs;
    parameters.weight_type = weight_type(weight);
    parameters.input_output = by_output ? 0 : 1;
    parameters.has_bias = bias.empty() ? 0 : 1;
    parameters.bias_type = weight_type(bias);
    parameters.activation = static_cast<std::uint32_t>(activation);
    const TileShape tile = tile_for(rows.count, device_->info.software);
    run(Shader::Linear, {as_uint(tile.rows), as_uint(tile.outputs), as_uint(tile.across), as_uint(tile.down)},
        {part(x, rows), part(weight, weight_rows), bias.empty() ? nothing() : whole(bias), part(y, rows)}, parameters,
        {groups_for(parameters.bound_outputs, tile.across * tile.outputs),
         groups_for(rows.count, tile.down * tile.rows)},
        2.0 * static_cast<double>(rows.count) * parameters.bound_inputs * parameters.bound_outputs);
}

}  // namespace headlight
