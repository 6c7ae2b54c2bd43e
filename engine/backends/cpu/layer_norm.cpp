#include "backends/cpu/cpu_operations.h"

#include <cassert>

namespace headlight {

DeviceTensor CpuBackend::layer_norm(const DeviceTensor& x, const DeviceTensor& weight, const DeviceTensor& bias,
                                    float epsilon) {
    const DeviceTensor factor = as_float(weight);
    const DeviceTensor shift = as_float(bias);
    const DeviceTensor out = allocate(x.shape);
    const std::int64_t columns = element_count(weight.shape);
    assert(columns > 0 && element_count(x.shape) % columns == 0);
    run_rows(element_count(x.shape) / columns, columns, [&](std::int64_t begin, std::int64_t end) {
        kernels_.layer_norm(data(x) + begin * columns, end - begin, columns, data(factor), data_or_null(shift), epsilon,
                            data(out) + begin * columns);
    });
    return out;
}

}  // namespace headlight
