#pragma once

#include "backends/vulkan/vulkan_api.h"
#include "backends/vulkan/vulkan_backend.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// The loader, opened at run time, and an instance of Vulkan 1.2 or newer.
class VulkanInstance {
  public:
    /// An instance on this entry, or on the machine's loader where it is null. That of the loader without validation is
    /// one for the whole process and lives until its end: a driver that is unloaded and loaded again takes another
    /// piece of static thread-local storage each time, and NVIDIA's is refused at about the sixtieth. Throws
    /// Error(Device) when there is no Vulkan 1.2.
    static std::shared_ptr<const VulkanInstance> open(VulkanEntry entry, bool validation,
                                                      std::function<void(const std::string&)> on_message);

    VulkanInstance(VulkanEntry entry, bool validation, std::function<void(const std::string&)> on_message);
    ~VulkanInstance();
    VulkanInstance(const VulkanInstance&) = delete;
    VulkanInstance& operator=(const VulkanInstance&) = delete;

    [[nodiscard]] const vk::raii::Instance& get() const { return *instance_; }
    [[nodiscard]] std::vector<vk::raii::PhysicalDevice> physical_devices() const;

  private:
    struct CloseLibrary {
        void operator()(void* library) const;
    };
    // In this order: the library is closed last.
    std::unique_ptr<void, CloseLibrary> library_;
    std::unique_ptr<vk::raii::Context> context_;
    std::unique_ptr<vk::raii::Instance> instance_;
    std::unique_ptr<std::function<void(const std::string&)>> on_message_;
    std::unique_ptr<vk::raii::DebugUtilsMessengerEXT> messenger_;
};

bool has_extension(const std::vector<vk::ExtensionProperties>& extensions, const char* name);

/// Bytes of a heap that this program can still take, others' use considered; nothing where the driver cannot tell
/// (VK_EXT_memory_budget).
std::optional<std::uint64_t> free_memory_of(const vk::raii::PhysicalDevice& device, std::uint32_t heap);

/// Description of a device for people; `unusable_because` says what it lacks.
VulkanDeviceInfo describe_device(const vk::raii::PhysicalDevice& device, int index);

}  // namespace headlight
