#include "session/backend_choice.h"

#include "backends/cpu/cpu_backend.h"
#include "core/cache_folder.h"
#include "core/error.h"
#include "session/device_check.h"
#include "session/devices.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace headlight {
namespace {

using Maker = std::shared_ptr<Backend> (*)(const BackendChoice&, const std::stop_token&);

/// The one list of backends.
struct NamedBackend {
    std::string_view name;
    Maker make;
};

std::shared_ptr<Backend> make_cpu(const BackendChoice& choice, const std::stop_token&) {
    if (choice.threads < 0) throw Error(ErrorKind::Input, "The number of threads cannot be negative.", {"", "threads"});
    return make_cpu_backend(choice.threads);
}

std::shared_ptr<Backend> open_checked(const ComputeDevice& device, const std::stop_token& stop) {
    refuse_wrong_device(device, cache_folder(), stop);
    return open_device(device);
}

std::shared_ptr<Backend> make_vulkan(const BackendChoice& choice, const std::stop_token& stop) {
    const std::vector<ComputeDevice> devices = compute_devices();
    return open_checked(find_vulkan_device(devices, choice.device), stop);
}

std::shared_ptr<Backend> make_best(const BackendChoice& choice, const std::stop_token& stop) {
    if (!choice.device.empty()) return make_vulkan(choice, stop);
    const std::vector<ComputeDevice> devices = compute_devices();
    const auto graphics_processor = std::find_if(devices.begin(), devices.end(), [](const ComputeDevice& device) {
        return device.backend == "vulkan" && !device.software && device.unusable_because.empty();
    });
    return graphics_processor == devices.end() ? make_cpu(choice, stop) : open_checked(*graphics_processor, stop);
}

constexpr std::array<NamedBackend, 3> kBackends{{{"auto", make_best}, {"cpu", make_cpu}, {"vulkan", make_vulkan}}};

}  // namespace

std::shared_ptr<Backend> make_backend(const BackendChoice& choice, const std::stop_token& stop) {
    for (const NamedBackend& backend : kBackends) {
        if (backend.name == choice.backend) return backend.make(choice, stop);
    }
    throw Error(ErrorKind::Input, "There is no backend \"" + choice.backend + "\"; there are auto, cpu and vulkan.",
                {"", "backend"});
}

}  // namespace headlight
