#include "backends/few_rows.h"
#include "backends/vulkan/operations.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <optional>
#include <utility>

namespace headlight {

namespace {

// --- linear.comp ---

/// Rows that one thread computes: a power of two, since each number of them is a pipeline of its own.
std::int64_t processor_rows(std::int64_t rows) {
    constexpr std::uint64_t kMost = 8;
    return static_cast<std::int64_t>(std::min(std::bit_ceil(static_cast<std::uint64_t>(rows)), kMost));
}

// --- linear_tiles.comp ---

/// Squares of 4 x 4 results that one thread computes, along rows and outputs, and threads of a workgroup along outputs
/// and along rows.
struct Tiles {
    std::int64_t row_squares;
    std::int64_t output_squares;
    std::int64_t across;
    std::int64_t down;
    [[nodiscard]] std::int64_t rows() const { return 4 * row_squares * down; }
    [[nodiscard]] std::int64_t outputs() const { return 4 * output_squares * across; }
};

constexpr Tiles kTiles16{1, 1, 16, 4};
constexpr Tiles kTiles32{1, 1, 16, 8};
constexpr Tiles kTiles64{2, 1, 16, 8};
constexpr Tiles kTiles128{2, 2, 16, 16};
/// Large tiles read least memory, but must be enough to keep a graphics processor busy.
constexpr std::int64_t kEnoughWorkgroups = 128;

const Tiles& tiles_of(LinearShape shape) {
    if (shape == LinearShape::Tiles16) return kTiles16;
    if (shape == LinearShape::Tiles32) return kTiles32;
    return shape == LinearShape::Tiles64 ? kTiles64 : kTiles128;
}

/// Shared memory of the tiles of x and of the weight: rows or outputs by four, and four more (linear_tiles.comp).
std::uint64_t shared_bytes(const Tiles& tiles, Precision precision) {
    const std::int64_t numbers = shader::kTilesDepth * (tiles.rows() + 4 + tiles.outputs() + 4);
    return static_cast<std::uint64_t>(numbers) * (precision == Precision::Fp16 ? 2 : 4);
}

// --- the check of fp16 ---

/// Small multiples of 1/4, whose products and sums are exact in any order.
Tensor exact_numbers(const Shape& shape, int seed) {
    Tensor numbers(shape);
    int number = seed;
    for (float& value : numbers.values()) {
        number = (number * 29 + 17) % 61;
        value = static_cast<float>(number - 30) / 4;
    }
    return numbers;
}

/// x W^T
Tensor exact_product(const Tensor& x, const Tensor& weight) {
    const std::int64_t depth = x.shape()[1];
    Tensor y({x.shape()[0], weight.shape()[0]});
    auto result = y.values().begin();
    for (std::int64_t row = 0; row < x.shape()[0]; ++row)
        for (std::int64_t output = 0; output < weight.shape()[0]; ++output, ++result) {
            const auto a = x.values().begin() + row * depth;
            *result = std::inner_product(a, a + depth, weight.values().begin() + output * depth, 0.0F);
        }
    return y;
}

}  // namespace

void VulkanBackend::check_fp16() {
    const Tensor x = exact_numbers({70, 52}, 1);
    const Tensor weight = exact_numbers({76, 52}, 2);
    const Tensor expected = exact_product(x, weight);
    const auto is_right = [&] {
        const Tensor found =
            download(linear(upload(x), upload(weight), {}, WeightLayout::OutputInput, Activation::None));
        return std::ranges::equal(found.values(), expected.values());
    };
    const std::optional<LinearShape> chosen = std::exchange(linear_shape_, std::nullopt);
    cooperative_ = cooperative_ && is_right();
    if (!cooperative_ && !is_right()) precisions_.products = Precision::Fp32;
    linear_shape_ = chosen;
}

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
    // Not as a structured binding: clang 14 captures none of its names.
    const DeviceTensor& x = operands.x;
    const DeviceTensor& weight = operands.weight;
    const DeviceTensor& bias = operands.bias;
    const DeviceTensor& y = operands.y;
    const bool by_output = operands.by_output;
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
    parameters.activation = static_cast<std::uint32_t>(operands.activation);
    const LinearShape shape = linear_shape_for(rows.count, parameters.bound_outputs);
    const auto dispatch = [&](Shader shader, const std::vector<std::uint32_t>& constants, std::int64_t tile_rows,
                              std::int64_t tile_outputs) {
        run(shader, constants,
            {part(x, rows), part(weight, weight_rows), bias.empty() ? nothing() : whole(bias), part(y, rows)},
            parameters, {groups_for(parameters.bound_outputs, tile_outputs), groups_for(rows.count, tile_rows)},
            2.0 * static_cast<double>(rows.count) * parameters.bound_inputs * parameters.bound_outputs);
    };
    std::vector<std::uint32_t> constants{parameters.weight_type, parameters.input_output,
                                         parameters.inputs % 4 == 0 ? 1U : 0U, parameters.outputs % 4 == 0 ? 1U : 0U,
                                         parameters.activation};
    if (shape == LinearShape::Processor) {
        const std::int64_t each = processor_rows(rows.count);
        constants.front() = std::min(constants.front(), shader::kWeightQ8_0);  // the first type of blocks, for all
        constants.push_back(as_uint(each));
        dispatch(Shader::Linear, constants, each, shader::kProcessorThreads * shader::kProcessorOutputs);
        return;
    }
    if (shape == LinearShape::FewRows) {
        const std::int64_t each = std::min(rows.count, kFewRows);
        constants.push_back(as_uint(each));
        dispatch(Shader::LinearFewRows, constants, each, shader::kFewRowsOutputs);
        return;
    }
    if (shape == LinearShape::Cooperative) {
        constants.push_back(shader::kCooperativeSubgroups * device_->info.subgroup_size);
        dispatch(Shader::LinearCooperative, constants, shader::kCooperativeTile, shader::kCooperativeTile);
        return;
    }
    const Tiles& tiles = tiles_of(shape);
    for (const std::int64_t constant : {tiles.row_squares, tiles.output_squares, tiles.across, tiles.down})
        constants.push_back(as_uint(constant));
    dispatch(precisions_.products == Precision::Fp16 ? Shader::LinearTilesFp16 : Shader::LinearTiles, constants,
             tiles.rows(), tiles.outputs());
}

LinearShape VulkanBackend::linear_shape_for(std::int64_t rows, std::int64_t outputs) const {
    if (linear_shape_) return *linear_shape_;
    const bool processor = device_->info.software;
    if (processor && (precisions_.products == Precision::Fp32 || rows <= kFewRows)) return LinearShape::Processor;
    if (rows <= kFewRows) return LinearShape::FewRows;
    if (rows <= kTiles16.rows()) return LinearShape::Tiles16;
    if (rows <= kTiles32.rows()) return LinearShape::Tiles32;
    if (cooperative_) return LinearShape::Cooperative;
    const std::int64_t workgroups =
        std::int64_t{groups_for(rows, kTiles128.rows())} * groups_for(outputs, kTiles128.outputs());
    const bool fits = shared_bytes(kTiles128, precisions_.products) <= device_->info.shared_memory;
    return workgroups >= kEnoughWorkgroups && fits ? LinearShape::Tiles128 : LinearShape::Tiles64;
}

}  // namespace headlight
