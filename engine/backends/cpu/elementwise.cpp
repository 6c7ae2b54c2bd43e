#include "backends/cpu/cpu_operations.h"

#include <cassert>

namespace headlight {

DeviceTensor CpuBackend::add(const DeviceTensor& a, const DeviceTensor& b) {
    const DeviceTensor first = as_float(a);
    const DeviceTensor second = as_float(b);
    const DeviceTensor out = allocate(a.shape);
    const std::int64_t columns = a.columns();
    const std::int64_t rows = columns == 0 ? 0 : element_count(a.shape) / columns;
    const bool one_row = element_count(b.shape) == columns;
    assert(one_row || element_count(b.shape) == rows * columns);
    run_rows(rows, columns, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            kernels_.add(data(first) + row * columns, data(second) + (one_row ? 0 : row * columns), columns,
                         data(out) + row * columns);
    });
    return out;
}

DeviceTensor CpuBackend::activation(const DeviceTensor& x, Activation kind) {
    const DeviceTensor out = allocate(x.shape);
    run_rows(x.rows(), x.columns(), [&](std::int64_t begin, std::int64_t end) {
        kernels_.activation(data(x) + begin * x.columns(), (end - begin) * x.columns(), kind,
                            data(out) + begin * x.columns());
    });
    return out;
}

DeviceTensor CpuBackend::gated(const DeviceTensor& gate, const DeviceTensor& x, Activation kind) {
    assert(gate.shape == x.shape);
    const DeviceTensor out = allocate(x.shape);
    run_rows(x.rows(), x.columns(), [&](std::int64_t begin, std::int64_t end) {
        const std::int64_t at = begin * x.columns();
        kernels_.gated(data(gate) + at, data(x) + at, (end - begin) * x.columns(), kind, data(out) + at);
    });
    return out;
}

DeviceTensor CpuBackend::scale(const DeviceTensor& x, float factor, float softcap) {
    const DeviceTensor out = allocate(x.shape);
    run_rows(x.rows(), x.columns(), [&](std::int64_t begin, std::int64_t end) {
        const std::int64_t at = begin * x.columns();
        kernels_.scale(data(x) + at, (end - begin) * x.columns(), factor, softcap, data(out) + at);
    });
    return out;
}

}  // namespace headlight
