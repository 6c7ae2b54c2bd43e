#pragma once

#include "backend_rows.h"

#include <QtTest>

namespace headlight {

/// Test data: one row a backend.
inline void add_backends() {
    QTest::addColumn<int>("backend");
    for (std::size_t i = 0; i < backend_rows().size(); ++i)
        QTest::addRow("%s", backend_rows()[i].name.c_str()) << static_cast<int>(i);
    if (!vulkan_missing_because().empty()) qInfo("skipped on Vulkan: %s", vulkan_missing_because().c_str());
}

/// The backend of the current row.
inline std::shared_ptr<Backend> current_backend() {
    QFETCH(int, backend);
    return backend_rows()[static_cast<std::size_t>(backend)].make();
}

}  // namespace headlight
