// Operations that work element by element.

#include "backends/vulkan/operations.h"

namespace headlight {

namespace {

constexpr std::int64_t kFloatBytes = 4;

}  // namespace

DeviceTensor VulkanBackend::add(const DeviceTensor& a, const DeviceTensor& b) {
    return with_device_errors([&] {
        DeviceTensor y = allocate(a.shape);
        const bool same_shape = element_count(b.shape) == element_count(a.shape);
        by_row_ranges(a.rows(), row_bytes(a), [&](RowRange rows) {
            const std::int64_t count = rows.count * (row_bytes(a) / kFloatBytes);
            const std::int64_t other = same_shape ? count : element_count(b.shape);
            const shader::ElementParameters parameters{as_uint(count), as_uint(other), 0};
            run(Shader::Add, {}, {part(a, rows), same_shape ? part(b, rows) : whole(b), part(y, rows)}, parameters,
                {groups_for(count, shader::kElementThreads), 1}, static_cast<double>(count));
        });
        return y;
    });
}

DeviceTensor VulkanBackend::activation(const DeviceTensor& x, Activation kind) {
    return with_device_errors([&] {
        DeviceTensor y = allocate(x.shape);
        by_row_ranges(x.rows(), row_bytes(x), [&](RowRange rows) {
            const std::int64_t count = rows.count * (row_bytes(x) / kFloatBytes);
            const shader::ElementParameters parameters{as_uint(count), 0, static_cast<std::uint32_t>(kind)};
            run(Shader::Activation, {}, {part(x, rows), part(y, rows)}, parameters,
                {groups_for(count, shader::kElementThreads), 1}, 16.0 * static_cast<double>(count));
        });
        return y;
    });
}

DeviceTensor VulkanBackend::gated(const DeviceTensor& gate, const DeviceTensor& x, Activation kind) {
    return with_device_errors([&] {
        DeviceTensor y = allocate(x.shape);
        by_row_ranges(x.rows(), row_bytes(x), [&](RowRange rows) {
            const std::int64_t count = rows.count * (row_bytes(x) / kFloatBytes);
            const shader::ElementParameters parameters{as_uint(count), as_uint(count),
                                                       static_cast<std::uint32_t>(kind)};
            run(Shader::Gated, {}, {part(gate, rows), part(x, rows), part(y, rows)}, parameters,
                {groups_for(count, shader::kElementThreads), 1}, 16.0 * static_cast<double>(count));
        });
        return y;
    });
}

DeviceTensor VulkanBackend::scale(const DeviceTensor& x, float factor, float softcap) {
    return with_device_errors([&] {
        DeviceTensor y = allocate(x.shape);
        by_row_ranges(x.rows(), row_bytes(x), [&](RowRange rows) {
            const std::int64_t count = rows.count * (row_bytes(x) / kFloatBytes);
            const shader::ScaleParameters parameters{as_uint(count), factor, softcap};
            run(Shader::Scale, {}, {part(x, rows), part(y, rows)}, parameters,
                {groups_for(count, shader::kElementThreads), 1}, 16.0 * static_cast<double>(count));
        });
        return y;
    });
}

}  // namespace headlight
