#include "backends/cpu/cpu_operations.h"

#include <algorithm>
#include <cassert>

namespace headlight {
namespace {

/// Rows that a call of the InputOutput kernel works through; bounds the time between two looks at the stop token.
constexpr std::int64_t kRowsPerCall = 1024;

/// Rows of the input that are packed at a time: of a long text never all.
constexpr std::int64_t kPackedRows = 2048;

/// Bytes of the largest weight that is packed: not the table of logits of a large vocabulary, which few passes read
/// whole.
constexpr std::size_t kLargestPacked = std::size_t{128} << 20;

/// Bytes of weights that are packed between two calls of `finish`, so that no pass over a short text takes much longer
/// for it.
constexpr std::size_t kPackedPerPass = std::size_t{48} << 20;

/// Some of the rows of a product.
LinearTask rows_of(const LinearTask& task, std::int64_t begin, std::int64_t end) {
    LinearTask part = task;
    part.rows = end - begin;
    part.x += begin * task.x_stride;
    part.out += begin * task.out_stride;
    return part;
}

std::int64_t divide_up(std::int64_t value, std::int64_t by) {
    return (value + by - 1) / by;
}

/// Outputs a part gets: few enough for the threads to end together, many enough to be worth a call.
std::int64_t outputs_per_part(std::int64_t outputs, int threads) {
    return outputs >= kLinearOutputs * 4 * threads ? kLinearOutputs : kLinearOutputs / 2;
}

/// Outputs of a part in a product of few rows, which are multiplied so fast that beginning a part counts.
std::int64_t few_rows_outputs_per_part(std::int64_t outputs, int threads) {
    constexpr std::int64_t kPartsOfThread = 32;
    constexpr std::int64_t kMostOutputs = 1024;
    const std::int64_t shared = outputs / (kPartsOfThread * threads * kLinearOutputs) * kLinearOutputs;
    return std::clamp(shared, outputs_per_part(outputs, threads), kMostOutputs);
}

/// Rows of a part in a product with a packed weight: like outputs, few enough for the threads to end together.
std::int64_t rows_per_part(const LinearTask& task, std::int64_t blocks, int threads) {
    constexpr std::int64_t kLeastRows = 48;  // whole tiles, and enough to be worth a call
    constexpr std::int64_t kPartsOfThread = 12;
    if (threads == 1 || task.packed_weight == nullptr) return kRowsPerCall;
    const std::int64_t groups = divide_up(kPartsOfThread * threads, blocks);
    return std::min(divide_up(task.rows, groups * kLeastRows) * kLeastRows, kRowsPerCall);
}

/// Returns whether a copy is worth its memory: one of fp32 numbers takes several times that of blocks.
bool is_worth_packing(const LinearTask& task) {
    return task.factors != Factors::Fp32 || !is_quantized(task.weight.type);
}

}  // namespace

DeviceTensor CpuBackend::linear(const DeviceTensor& x, const DeviceTensor& weight, const DeviceTensor& bias,
                                WeightLayout layout, Activation activation) {
    const DeviceTensor shift = as_float(bias);
    LinearTask task;
    task.x = data(x);
    task.rows = x.rows();
    task.depth = task.x_stride = x.columns();
    task.outputs = weight.shape.at(layout == WeightLayout::OutputInput ? 0 : 1);
    task.weight = {bytes(weight), weight.type, weight.columns(), 0, layout};
    task.bias = data_or_null(shift);
    task.activation = activation;
    if (precisions_.products == Precision::Bf16 && task.rows > kFewRows)
        task.factors = has_bf16(level_) ? Factors::NativePairs : Factors::Pairs;
    assert(weight.shape.at(layout == WeightLayout::OutputInput ? 1 : 0) == task.depth);
    const DeviceTensor out = allocate({task.rows, task.outputs});
    task.out = data(out);
    task.out_stride = task.outputs;
    task.packed_weight = packed_weight(weight, task);
    if (layout == WeightLayout::InputOutput || task.packed_weight != nullptr)
        linear_input_output(task);
    else if (task.rows <= kFewRows)
        linear_few_rows(task);
    else
        linear_output_input(task);
    return out;
}

const float* CpuBackend::packed_weight(const DeviceTensor& weight, const LinearTask& task) {
    using Packing = BorrowedBuffer::Packing;
    auto* const borrowed = dynamic_cast<BorrowedBuffer*>(weight.buffer.get());
    if (borrowed == nullptr || task.rows <= kFewRows || !is_worth_packing(task)) return nullptr;
    const auto floats = static_cast<std::size_t>(kernels_.packed_weight_size(task));
    if (floats * sizeof(float) > kLargestPacked) return nullptr;
    if (borrowed->packing == Packing::Unused) {
        borrowed->packing = Packing::Used;
    } else if (borrowed->packing == Packing::Used && packed_in_pass_ < kPackedPerPass) {
        packed_in_pass_ += floats * sizeof(float);
        auto packed = PackedWeight::make(packed_bytes_, floats);
        if (packed != nullptr) pack(task, packed->values());
        borrowed->packing = packed != nullptr ? Packing::Packed : Packing::Refused;
        borrowed->packed = std::move(packed);
    }
    return borrowed->packed != nullptr ? borrowed->packed->values() : nullptr;
}

void CpuBackend::pack(const LinearTask& task, float* packed) {
    run(divide_up(task.outputs, kLinearOutputs), task.outputs * task.depth, [&](std::int64_t part) {
        const std::int64_t begin = part * kLinearOutputs;
        kernels_.pack_weight(task, begin, std::min(begin + kLinearOutputs, task.outputs), packed);
    });
}

void CpuBackend::linear_output_input(const LinearTask& task) {
    for (std::int64_t begin = 0; begin < task.rows; begin += kPackedRows)
        linear_input_panels(rows_of(task, begin, std::min(begin + kPackedRows, task.rows)));
}

void CpuBackend::linear_input_panels(LinearTask task) {
    const std::int64_t panels = kernels_.panel_count(task.rows);
    const Scratch packed(*memory_, kernels_.packed_size(task.rows, task.units()));
    task.packed = packed.data();
    run(panels, task.rows * task.depth,
        [&](std::int64_t panel) { kernels_.pack_factors(task, panel, panel + 1, packed.data()); });
    const std::int64_t per_part = outputs_per_part(task.outputs, pool_.size());
    const std::int64_t blocks = divide_up(task.outputs, per_part);
    const std::int64_t groups = divide_up(panels, kLinearPanels);
    run(groups * blocks, task.rows * task.depth / 16 * task.outputs, [&](std::int64_t part) {
        const Scratch scratch(*memory_, kernels_.linear_scratch(task));
        const std::int64_t group = part / blocks;
        const std::int64_t begin = part % blocks * per_part;
        kernels_.linear_output_input(task, group * panels / groups, (group + 1) * panels / groups, begin,
                                     std::min(begin + per_part, task.outputs), scratch.data());
    });
}

void CpuBackend::linear_input_output(const LinearTask& task) {
    if (task.factors == Factors::Fp32) return linear_weight_panels(task);
    const Scratch rounded(*memory_, std::min(task.rows, kPackedRows) * task.units());
    for (std::int64_t first = 0; first < task.rows; first += kPackedRows) {
        LinearTask part = rows_of(task, first, std::min(first + kPackedRows, task.rows));
        run_rows(part.rows, part.depth, [&](std::int64_t begin, std::int64_t end) {
            kernels_.round_rows(part, begin, end, rounded.data() + begin * part.units());
        });
        part.x = rounded.data();
        part.x_stride = part.units();
        linear_weight_panels(part);
    }
}

void CpuBackend::linear_weight_panels(const LinearTask& task) {
    // Of a packed weight whose last panels are narrower, parts are those in which it was packed.
    const bool as_packed = task.packed_weight != nullptr && task.outputs % kLinearOutputs != 0;
    const std::int64_t per_part = as_packed ? kLinearOutputs : outputs_per_part(task.outputs, pool_.size());
    const std::int64_t blocks = divide_up(task.outputs, per_part);
    const std::int64_t rows = rows_per_part(task, blocks, pool_.size());
    const std::int64_t groups = divide_up(task.rows, rows);
    run(groups * blocks, task.rows * task.depth / 16 * task.outputs, [&](std::int64_t part) {
        const Scratch scratch(*memory_, kernels_.linear_scratch(task));
        const std::int64_t row = part / blocks * rows;
        const std::int64_t begin = part % blocks * per_part;
        kernels_.linear_input_output(rows_of(task, row, std::min(row + rows, task.rows)), begin,
                                     std::min(begin + per_part, task.outputs), scratch.data());
    });
}

void CpuBackend::linear_few_rows(const LinearTask& task) {
    const std::int64_t per_part = few_rows_outputs_per_part(task.outputs, pool_.size());
    run(divide_up(task.outputs, per_part), task.depth / 4 * task.outputs, [&](std::int64_t part) {
        const Scratch scratch(*memory_, kernels_.linear_scratch(task));
        const std::int64_t begin = part * per_part;
        kernels_.linear_few_rows(task, begin, std::min(begin + per_part, task.outputs), scratch.data());
    });
}

}  // namespace headlight
