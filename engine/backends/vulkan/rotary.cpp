#include "backends/vulkan/operations.h"

namespace headlight {

DeviceTensor VulkanBackend::rotary(const DeviceTensor& x, const DeviceTensor& angles, std::int64_t first,
                                   const RotaryLayout& layout) {
    return with_device_errors([&] {
        DeviceTensor y = allocate(x.shape);
        by_row_ranges(x.rows(), row_bytes(x), [&](RowRange rows) {
            const shader::RotaryParameters parameters{as_uint(rows.count),          as_uint(x.columns()),
                                                      as_uint(layout.head_size),    as_uint(layout.size),
                                                      layout.interleaved ? 1U : 0U, as_uint(first + rows.begin)};
            run(Shader::Rotary, {}, {part(x, rows), whole(angles), part(y, rows)}, parameters, {parameters.rows, 1},
                4.0 * static_cast<double>(rows.count * x.columns()));
        });
        return y;
    });
}

}  // namespace headlight
