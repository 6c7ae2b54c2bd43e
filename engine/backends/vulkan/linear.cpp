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
        const std::int64_t outputs = by_output ? weight.shape.at(0) : weight.shape.at(1);
        DeviceTensor y = allocate({x.rows(), outputs});
        const TileShape tile = tile_for(x.rows(), device_->info.software);
        const std::int64_t row_bytes = weight.columns() * static_cast<std::int64_t>(element_size(weight.type));
        // Only [out, in] can be bound in parts: the rows of one part are whole outputs, a multiple of 256 of them so
        // that parts are aligned.
        const std::int64_t reach =
            by_output ? std::max<std::int64_t>(
                            static_cast<std::int64_t>(device_->info.max_binding) / row_bytes / 256 * 256, 256)
                      : outputs;
        for (std::int64_t first = 0; first < outputs; first += reach) {
            const std::int64_t bound = std::min(reach, outputs - first);
            const shader::LinearParameters parameters{as_uint(x.rows()),   as_uint(x.columns()),
                                                      as_uint(outputs),    as_uint(first),
                                                      as_uint(bound),      weight_type(weight),
                                                      by_output ? 0U : 1U, bias.empty() ? 0U : 1U,
                                                      weight_type(bias),   static_cast<std::uint32_t>(activation)};
            const Binding weights = by_output ? part(weight, first * row_bytes, bound * row_bytes) : whole(weight);
            run(Shader::Linear, {as_uint(tile.rows), as_uint(tile.outputs), as_uint(tile.across), as_uint(tile.down)},
                {whole(x), weights, bias.empty() ? nothing() : whole(bias), whole(y)}, parameters,
                {groups_for(bound, tile.across * tile.outputs), groups_for(x.rows(), tile.down * tile.rows)},
                2.0 * static_cast<double>(x.rows()) * static_cast<double>(x.columns()) * static_cast<double>(bound));
        }
        return y;
    });
}

}  // namespace headlight
