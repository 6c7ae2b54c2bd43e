#include "backends/cpu/cpu_operations.h"

namespace headlight {

DeviceTensor CpuBackend::layer_norm(const DeviceTensor& x, const DeviceTensor& weight, const DeviceTensor& bias,
                                    float epsilon) {
    const DeviceTensor factor = as_float(weight);
    const DeviceTensor shift = as_float(bias);
    const DeviceTensor out = allocate(x.shape);
    const std::int64_t columns = x.columns();
    run_rows(x.rows(), columns, [&](std::int64_t begin, std::int64_t end) {
        kernels_.layer_norm(data(x) + begin * columns, end - begin, columns, data(factor), data_or_null(shift), epsilon,
                            data(out) + begin * columns);
    });
    return out;
}

}  // namespace headlight
