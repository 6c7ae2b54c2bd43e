#include "backends/cpu/cpu_operations.h"

#include <algorithm>

namespace headlight {
namespace {

constexpr std::int64_t kKeysPerPart = 96;

}  // namespace

DeviceTensor CpuBackend::value_norms(const DeviceTensor& v, std::int64_t keys, const DeviceTensor& weight,
                                     WeightLayout layout, const AttentionSpec& spec) {
    const bool output_input = layout == WeightLayout::OutputInput;
    const std::int64_t outputs = weight.shape.at(output_input ? 0 : 1);
    const std::int64_t stride = weight.columns();
    const std::int64_t chunks = (keys + kKeysPerPart - 1) / kKeysPerPart;
    const DeviceTensor norms = allocate({spec.heads, keys});
    run(spec.heads * chunks, keys * spec.heads * spec.value_size / 16 * outputs, [&](std::int64_t part) {
        const std::int64_t head = part / chunks;
        const std::int64_t key = part % chunks * kKeysPerPart;
        const std::int64_t input = head * spec.value_size;
        LinearTask task;
        task.x = data(v) + key * v.columns() + head / (spec.heads / spec.key_heads) * spec.value_size;
        task.x_stride = v.columns();
        task.rows = std::min(kKeysPerPart, keys - key);
        task.depth = spec.value_size;
        task.outputs = task.out_stride = outputs;
        task.weight = {bytes(weight), weight.type, stride, 0, layout};
        if (output_input)
            task.weight.first_column = input;
        else
            task.weight.bytes += stored_size(weight.type, input * stride);
        const Scratch out(*memory_, task.rows * outputs);
        const Scratch packed(*memory_, kernels_.packed_size(task.rows, task.depth));
        const Scratch scratch(*memory_, kernels_.linear_scratch(task));
        task.out = out.data();
        task.packed = packed.data();
        const std::int64_t panels = kernels_.panel_count(task.rows);
        kernels_.pack_transposed(task.x, task.x_stride, task.rows, task.depth, 0, panels, packed.data());
        for (std::int64_t begin = 0; begin < outputs; begin += kLinearOutputs) {
            const std::int64_t end = std::min(begin + kLinearOutputs, outputs);
            for (std::int64_t panel = 0; output_input && panel < panels; panel += kLinearPanels)
                kernels_.linear_output_input(task, panel, std::min(panel + kLinearPanels, panels), begin, end,
                                             scratch.data());
            if (!output_input) kernels_.linear_input_output(task, begin, end, scratch.data());
        }
        kernels_.row_norms(out.data(), task.rows, outputs, data(norms) + head * keys + key);
    });
    return norms;
}

}  // namespace headlight
