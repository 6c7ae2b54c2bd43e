#include "backends/cpu/cpu_operations.h"

#include <cassert>

namespace headlight {

DeviceTensor CpuBackend::rotary(const DeviceTensor& x, const DeviceTensor& angles, std::int64_t first,
                                const RotaryLayout& layout) {
    assert(layout.size % 2 == 0 && layout.size <= layout.head_size && x.columns() % layout.head_size == 0);
    assert(angles.columns() == layout.size && first + x.rows() <= angles.rows());
    const DeviceTensor out = allocate(x.shape);
    const std::int64_t columns = x.columns();
    run_rows(x.rows(), columns, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            kernels_.rotary(data(x) + row * columns, columns / layout.head_size, layout,
                            data(angles) + (first + row) * layout.size, data(out) + row * columns);
    });
    return out;
}

}  // namespace headlight
