#include "backends/cpu/cpu_operations.h"

#include <cassert>

namespace headlight {

DeviceTensor CpuBackend::rms_norm(const DeviceTensor& x, const DeviceTensor& weight, float epsilon) {
    const DeviceTensor factor = as_float(weight);
    const DeviceTensor out = allocate(x.shape);
    const std::int64_t columns = element_count(weight.shape);
    assert(columns > 0 && element_count(x.shape) % columns == 0);
    run_rows(element_count(x.shape) / columns, columns, [&](std::int64_t begin, std::int64_t end) {
        kernels_.rms_norm(data(x) + begin * columns, end - begin, columns, data(factor), epsilon,
                          data(out) + begin * columns);
    });
    return out;
}

}  // namespace headlight
