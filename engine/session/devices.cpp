#include "session/devices.h"

#include "backends/cpu/cpu_backend.h"
#include "core/cache_folder.h"
#include "core/error.h"
#include "session/backend_choice.h"
#ifdef HEADLIGHT_WITH_VULKAN
#include "backends/vulkan/vulkan_backend.h"
#endif

#include <unistd.h>

#include <algorithm>
#include <cctype>

namespace headlight {

namespace {

ComputeDevice processor() {
    ComputeDevice device;
    device.backend = "cpu";
    device.name = cpu_backend_name(threads_of({}));
    device.memory =
        static_cast<std::uint64_t>(::sysconf(_SC_PHYS_PAGES)) * static_cast<std::uint64_t>(::sysconf(_SC_PAGE_SIZE));
    return device;
}

ComputeDevice missing(const std::string& reason) {
    ComputeDevice device;
    device.backend = "vulkan";
    device.unusable_because = reason;
    return device;
}

#ifdef HEADLIGHT_WITH_VULKAN

ComputeDevice described(const VulkanDeviceInfo& info) {
    ComputeDevice device;
    device.backend = "vulkan";
    device.index = info.index;
    device.name = info.name;
    device.driver = info.driver;
    device.api_version = info.api_version;
    device.software = info.software;
    device.memory = info.memory;
    device.free_memory = info.free_memory;
    device.largest_allocation = info.max_allocation;
    device.largest_binding = info.max_binding;
    device.shared_memory = info.shared_memory;
    device.workgroup_threads = info.workgroup_threads;
    device.subgroup_size = info.subgroup_size;
    device.fp16 = info.fp16;
    device.unusable_because = info.unusable_because;
    device.identity =
        info.name + " | " + info.driver + " | " + info.api_version + " | shaders " + std::to_string(shader_version());
    return device;
}

std::vector<ComputeDevice> vulkan_devices() {
    const VulkanDevices found = list_vulkan_devices();
    std::vector<ComputeDevice> devices;
    for (const VulkanDeviceInfo& info : found.devices) devices.push_back(described(info));
    if (devices.empty()) devices.push_back(missing(found.unavailable_because));
    return devices;
}

#else

std::vector<ComputeDevice> vulkan_devices() {
    return {missing("this version is built without Vulkan")};
}

#endif

std::string in_lower_case(std::string text) {
    for (char& character : text) character = static_cast<char>(std::tolower(static_cast<unsigned char>(character)));
    return text;
}

bool is_number(const std::string& text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// All that were looked at, and why they cannot be used.
std::string list_of(const std::vector<ComputeDevice>& devices) {
    std::string list;
    for (const ComputeDevice& device : devices) {
        if (device.index < 0) continue;
        list += (list.empty() ? "" : "; ") + std::to_string(device.index) + ": " + device.name;
        if (!device.unusable_because.empty()) list += ", not usable: " + device.unusable_because;
    }
    return list;
}

[[noreturn]] void refuse_all(const std::vector<ComputeDevice>& devices) {
    const std::string list = list_of(devices);
    if (!list.empty()) throw Error(ErrorKind::Device, Sentence("No Vulkan device can be used here (%1).", list));
    const auto reason = std::find_if(devices.begin(), devices.end(), [](const ComputeDevice& device) {
        return device.backend == "vulkan" && !device.unusable_because.empty();
    });
    throw Error(ErrorKind::Device,
                Sentence("Vulkan cannot be used here: %1.",
                         reason == devices.end() ? Sentence("there is no device") : reason->unusable_because));
}

}  // namespace

std::vector<ComputeDevice> compute_devices() {
    std::vector<ComputeDevice> devices{processor()};
    for (ComputeDevice& device : vulkan_devices()) devices.push_back(std::move(device));
    return devices;
}

const ComputeDevice& find_vulkan_device(const std::vector<ComputeDevice>& devices, const std::string& wanted) {
    const std::string name = in_lower_case(wanted);
    const auto is_wanted = [&](const ComputeDevice& device) {
        if (device.index < 0) return false;
        if (wanted.empty()) return true;
        return is_number(wanted) ? std::to_string(device.index) == wanted
                                 : in_lower_case(device.name).find(name) != std::string::npos;
    };
    const ComputeDevice* software = nullptr;
    const ComputeDevice* unusable = nullptr;
    for (const ComputeDevice& device : devices) {
        if (!is_wanted(device)) continue;
        if (!device.unusable_because.empty()) {
            unusable = &device;
        } else if (!device.software || !wanted.empty()) {
            return device;
        } else if (software == nullptr) {
            software = &device;
        }
    }
    if (software != nullptr) return *software;
    const std::string list = list_of(devices);
    if (wanted.empty() || list.empty()) refuse_all(devices);
    if (unusable != nullptr)
        throw Error(ErrorKind::Device,
                    Sentence("The Vulkan device %1 cannot be used: %2.", unusable->name, unusable->unusable_because));
    throw Error(ErrorKind::Device, Sentence("There is no Vulkan device \"%1\" here (%2).", wanted, list));
}

#ifdef HEADLIGHT_WITH_VULKAN

std::shared_ptr<Backend> open_device(const ComputeDevice& device, const Precisions& precisions) {
    VulkanOptions options;
    options.device = device.index;
    options.precisions = precisions;
    if (const auto folder = cache_folder(); !folder.empty())
        options.pipeline_cache = folder / ("pipelines-" + std::to_string(device.index));
    // The device rounds the products of scores one by one, as the CPU does without newer instructions.
    options.evaluator = make_cpu_backend({}, InstructionLevel::Baseline)->evaluator();
    return make_vulkan_backend(options);
}

#else

std::shared_ptr<Backend> open_device(const ComputeDevice&, const Precisions&) {
    throw Error(ErrorKind::Device, Sentence("This version is built without Vulkan. Choose \"cpu\" or \"auto\"."),
                {"", "backend"});
}

#endif

}  // namespace headlight
