#pragma once

#include "backend_rows.h"
#include "backends/cpu/cpu_backend.h"
#include "comparison.h"

#include <QtTest>

#include <memory>
#include <vector>

namespace headlight::testing {

/// The backends that whole models run on: the CPU with two threads, and every Vulkan device.
inline const std::vector<BackendRow>& model_backends() {
    static const std::vector<BackendRow> kRows = [] {
        std::vector<BackendRow> rows{{"CPU", [] { return make_cpu_backend(ThreadCount::chosen(2)); }}};
        for (const BackendRow& row : backend_rows())
            if (row.name.starts_with("Vulkan") && !row.name.ends_with("plain shaders")) rows.push_back(row);
        if (rows.size() == 1) qInfo("skipped on Vulkan: %s", vulkan_missing_because().c_str());
        return rows;
    }();
    return kRows;
}

/// Vulkan devices may be three times as far off as the CPU.
inline Bounds bounds_of(const BackendRow& row) {
    return row.name == "CPU" ? Bounds{} : Bounds{3 * Bounds{}.attention, Bounds{}.row_sum, 3 * Bounds{}.values};
}

/// Test data: one row a backend, its number in the column "backend".
inline void add_model_backends() {
    QTest::addColumn<int>("backend");
    for (std::size_t i = 0; i < model_backends().size(); ++i)
        QTest::addRow("%s", model_backends()[i].name.c_str()) << static_cast<int>(i);
}

/// The backend of the current row.
inline const BackendRow& current_model_backend() {
    QFETCH(int, backend);
    return model_backends()[static_cast<std::size_t>(backend)];
}

}  // namespace headlight::testing
