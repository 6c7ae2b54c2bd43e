#pragma once

#include "core/error.h"

#include <QString>

#include <functional>

namespace headlight::testing {

/// The sentence with its place that work throws as an Error; empty if it throws none.
inline QString refusal_of(const std::function<void()>& work) {
    try {
        work();
    } catch (const Error& error) {
        return QString::fromStdString(error.what());
    }
    return {};
}

}  // namespace headlight::testing
