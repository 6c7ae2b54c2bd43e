#include "backends/vulkan/device.h"

#include "backends/vulkan/cooperative_matrices.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

/// The device asked for, or the first real GPU.
std::pair<vk::raii::PhysicalDevice, VulkanDeviceInfo> choose(const VulkanInstance& instance, int wanted) {
    std::vector<vk::raii::PhysicalDevice> devices = instance.physical_devices();
    const int count = static_cast<int>(devices.size());
    if (wanted >= count)
        throw Error(ErrorKind::Device,
                    Sentence("There is no Vulkan device %1; this machine has %2, counted from 0.", wanted, count));
    std::string reasons;
    for (int index = 0; index < count; ++index) {
        if (wanted >= 0 && index != wanted) continue;
        VulkanDeviceInfo info = describe_device(devices[static_cast<std::size_t>(index)], index);
        if (wanted < 0 && info.software) info.unusable_because = "it computes on the CPU and is used only when named";
        if (info.unusable_because.empty()) return {std::move(devices[static_cast<std::size_t>(index)]), info};
        reasons += (reasons.empty() ? "" : "; ") + info.name + ": " + info.unusable_because;
    }
    throw Error(ErrorKind::Device, reasons.empty() ? Sentence("No Vulkan driver is installed.")
                                                   : Sentence("No Vulkan device can be used (%1).", reasons));
}

std::uint32_t compute_family(const vk::raii::PhysicalDevice& device) {
    const auto families = device.getQueueFamilyProperties();
    std::uint32_t chosen = 0;
    for (std::uint32_t i = 0; i < families.size(); ++i) {
        if (!(families[i].queueFlags & vk::QueueFlagBits::eCompute)) continue;
        chosen = i;
        if (!(families[i].queueFlags & vk::QueueFlagBits::eGraphics))
            break;  // one that does not share with the desktop
    }
    return chosen;
}

bool has_subgroups(const vk::raii::PhysicalDevice& device) {
    using Feature = vk::SubgroupFeatureFlagBits;
    const auto chain = device.getProperties2<vk::PhysicalDeviceProperties2, vk::PhysicalDeviceSubgroupProperties>();
    const auto& subgroup = chain.get<vk::PhysicalDeviceSubgroupProperties>();
    const vk::SubgroupFeatureFlags needed = Feature::eBasic | Feature::eArithmetic | Feature::eShuffle;
    return (subgroup.supportedOperations & needed) == needed &&
           bool(subgroup.supportedStages & vk::ShaderStageFlagBits::eCompute) && subgroup.subgroupSize >= 8 &&
           subgroup.subgroupSize <= 64;
}

vk::raii::Device make_device(const VulkanDevice& of) {
    constexpr std::array kPriority{1.0F};
    const vk::DeviceQueueCreateInfo queue({}, of.queue_family, kPriority);
    const vk::PhysicalDeviceShaderFloat16Int8Features fp16(VK_TRUE);
    CooperativeMatrixFeatures matrices;
    vk::DeviceCreateInfo info({}, queue);
    std::vector<const char*> extensions;
    if (of.precision == Precision::Fp16) info.pNext = &fp16;
    if (of.cooperative_matrices) {
        matrices.add_to(info);
        extensions.push_back(VK_KHR_COOPERATIVE_MATRIX_EXTENSION_NAME);
    }
    // A device with this extension must be used with it; what it takes away is not needed here.
    constexpr const char* kPortability = "VK_KHR_portability_subset";
    if (has_extension(of.physical.enumerateDeviceExtensionProperties(), kPortability))
        extensions.push_back(kPortability);
    info.setPEnabledExtensionNames(extensions);
    return {of.physical, info};
}

}  // namespace

VulkanDevice::VulkanDevice(const VulkanOptions& options)
    : instance(VulkanInstance::open(options.entry, options.validation, options.on_message)),
      physical(nullptr),
      device(nullptr),
      queue(nullptr) {
    auto [chosen, description] = choose(*instance, options.device);
    physical = std::move(chosen);
    info = std::move(description);
    limits = physical.getProperties().limits;
    if (options.largest_binding > 0) info.max_binding = std::min(info.max_binding, options.largest_binding);
    if (options.largest_allocation > 0) info.max_allocation = std::min(info.max_allocation, options.largest_allocation);
    subgroups = !options.without_subgroups && has_subgroups(physical);
    patience = options.patience.count() > 0 ? options.patience : std::chrono::seconds(info.software ? 120 : 10);
    memory = physical.getMemoryProperties();
    queue_family = compute_family(physical);
    if (info.fp16 && options.precisions.products == Precision::Fp16) precision = Precision::Fp16;
    cooperative_matrices = precision == Precision::Fp16 && has_cooperative_matrices(instance->get(), physical);
    device = make_device(*this);
    queue = device.getQueue(queue_family, 0);
}

std::optional<std::uint64_t> VulkanDevice::free_memory() const {
    const std::uint32_t type = memory_type({}, vk::MemoryPropertyFlagBits::eDeviceLocal);
    return free_memory_of(physical, memory.memoryTypes[type].heapIndex);
}

std::uint32_t VulkanDevice::memory_type(vk::MemoryPropertyFlags required, vk::MemoryPropertyFlags preferred) const {
    for (const vk::MemoryPropertyFlags wanted : {required | preferred, required})
        for (std::uint32_t i = 0; i < memory.memoryTypeCount; ++i)
            if ((memory.memoryTypes[i].propertyFlags & wanted) == wanted) return i;
    throw Error(ErrorKind::Device, Sentence("The graphics device %1 has no memory of a suitable type.", info.name));
}

}  // namespace headlight
