#pragma once

#include "backends/backend.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// A backend that every operation's test runs on.
struct BackendRow {
    std::string name;
    std::function<std::unique_ptr<Backend>()> make;
};

/// All that this machine can run: the CPU at each instruction level with one and with three threads.
const std::vector<BackendRow>& backend_rows();

}  // namespace headlight
