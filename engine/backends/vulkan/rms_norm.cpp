#include "backends/vulkan/operations.h"

namespace headlight {

DeviceTensor VulkanBackend::rms_norm(const DeviceTensor& x, const DeviceTensor& weight, float epsilon) {
    return with_device_errors([&] {
        DeviceTensor y = allocate(x.shape);
        const std::int64_t columns = element_count(weight.shape);
        const std::int64_t parts = element_count(x.shape) / x.rows() / columns;
        by_row_ranges(x.rows(), row_bytes(x), [&](RowRange rows) {
            const shader::RmsNormParameters parameters{as_uint(rows.count * parts), as_uint(columns),
                                                       weight_type(weight), epsilon};
            run(Shader::RmsNorm, {}, {part(x, rows), whole(weight), part(y, rows)}, parameters, {parameters.rows, 1},
                8.0 * static_cast<double>(parameters.rows) * static_cast<double>(columns));
        });
        return y;
    });
}

}  // namespace headlight
