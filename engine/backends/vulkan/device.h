#pragma once

#include "backends/vulkan/vulkan_instance.h"
#include "core/error.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>

namespace headlight {

/// A logical device with one compute queue, and what else needs it to live.
struct VulkanDevice {
    VulkanDevice(const VulkanOptions& options);

    /// Index of a memory type that has `required` and, if there is one, `preferred` too. Throws Error(Device) if there
    /// is none.
    [[nodiscard]] std::uint32_t memory_type(vk::MemoryPropertyFlags required, vk::MemoryPropertyFlags preferred) const;

    /// Bytes of the device's own memory that can still be taken, asked anew each time; nothing where it is not known.
    [[nodiscard]] std::optional<std::uint64_t> free_memory() const;

    std::shared_ptr<const VulkanInstance> instance;
    VulkanDeviceInfo info;
    vk::raii::PhysicalDevice physical;
    vk::PhysicalDeviceLimits limits;
    vk::PhysicalDeviceMemoryProperties memory;
    std::uint32_t queue_family = 0;
    Precision precision = Precision::Fp32;  ///< what was asked for, if the device has it
    bool cooperative_matrices = false;      ///< for fp16
    bool subgroups = false;  ///< whether shaders may add and exchange numbers within subgroups of 8 to 64 threads
    /// How long a submission may take before the device counts as hung. Software devices compile shaders while they
    /// run: on a busy machine the first submission takes many seconds.
    std::chrono::milliseconds patience{0};
    vk::raii::Device device;
    vk::raii::Queue queue;
    mutable std::mutex queue_mutex;  ///< whoever submits holds it
};

/// Runs `body` and turns Vulkan's exceptions into Error(Device) or Error(Memory).
template <typename Body>
auto with_device_errors(const Body& body) -> decltype(body()) {
    try {
        return body();
    } catch (const vk::OutOfDeviceMemoryError&) {
        throw Error(ErrorKind::Memory, Sentence("The graphics device has too little free memory; close other programs, "
                                                "use a smaller model or text, or the CPU."));
    } catch (const vk::OutOfHostMemoryError&) {
        throw Error(ErrorKind::Memory, Sentence("The machine has too little free memory."));
    } catch (const vk::DeviceLostError&) {
        throw Error(ErrorKind::Device, Sentence("The graphics device stopped working (device lost)."));
    } catch (const vk::IncompatibleDriverError&) {
        throw Error(ErrorKind::Device, Sentence("No Vulkan driver is installed."));
    } catch (const vk::SystemError& error) {
        throw Error(ErrorKind::Device, Sentence("The graphics device failed: %1.", error.what()));
    }
}

}  // namespace headlight
