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
    std::function<std::shared_ptr<Backend>()> make;  ///< of a Vulkan device: the same one each time
};

/// All that this machine can run: the CPU at each instruction level with one and with three threads, and every Vulkan
/// device, software ones included, under the validation layers where they are installed (a message of theirs fails the
/// test).
const std::vector<BackendRow>& backend_rows();

/// Why no Vulkan device is among the rows; empty if one is.
const std::string& vulkan_missing_because();

struct VulkanOptions;

/// How the rows open the Vulkan device of this index.
VulkanOptions tested_vulkan_options(int device);
std::unique_ptr<Backend> make_tested_vulkan(int device);

}  // namespace headlight
