#include "backends/vulkan/vulkan_instance.h"

#include "core/error.h"

#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace headlight {

namespace {

constexpr const char* kNoDriver = "no Vulkan driver is installed";
constexpr const char* kValidationLayer = "VK_LAYER_KHRONOS_validation";

PFN_vkGetInstanceProcAddr find_entry(void* library) {
    void* symbol = library == nullptr ? nullptr : ::dlsym(library, "vkGetInstanceProcAddr");
    if (symbol == nullptr)
        throw Error(
            ErrorKind::Device,
            Sentence(
                "This machine has no Vulkan loader (libvulkan.so.1); install it and a driver, or compute on the CPU."));
    return reinterpret_cast<PFN_vkGetInstanceProcAddr>(symbol);
}

VKAPI_ATTR VkBool32 VKAPI_CALL take_message(VkDebugUtilsMessageSeverityFlagBitsEXT, VkDebugUtilsMessageTypeFlagsEXT,
                                            const VkDebugUtilsMessengerCallbackDataEXT* data, void* user) {
    (*static_cast<std::function<void(const std::string&)>*>(user))(data->pMessage);
    return VK_FALSE;
}

/// Drivers on top of another interface (MoltenVK) are listed only to those who say that they know them.
bool has_portability(const vk::raii::Context& context) {
    return has_extension(context.enumerateInstanceExtensionProperties(), VK_KHR_PORTABILITY_ENUMERATION_EXTENSION_NAME);
}

bool has_layer(const vk::raii::Context& context, const char* name) {
    const auto layers = context.enumerateInstanceLayerProperties();
    return std::any_of(layers.begin(), layers.end(),
                       [&](const vk::LayerProperties& layer) { return std::strcmp(layer.layerName, name) == 0; });
}

std::string version_text(std::uint32_t version) {
    return std::to_string(VK_API_VERSION_MAJOR(version)) + "." + std::to_string(VK_API_VERSION_MINOR(version)) + "." +
           std::to_string(VK_API_VERSION_PATCH(version));
}

}  // namespace

void VulkanInstance::CloseLibrary::operator()(void* library) const {
    ::dlclose(library);
}

VulkanInstance::VulkanInstance(VulkanEntry entry, bool validation, std::function<void(const std::string&)> on_message) {
    auto get_address = reinterpret_cast<PFN_vkGetInstanceProcAddr>(entry);
    if (get_address == nullptr) {
        library_.reset(::dlopen("libvulkan.so.1", RTLD_NOW | RTLD_LOCAL));
        get_address = find_entry(library_.get());
    }
    context_ = std::make_unique<vk::raii::Context>(get_address);
    if (context_->getDispatcher()->vkEnumerateInstanceVersion == nullptr ||
        context_->enumerateInstanceVersion() < VK_API_VERSION_1_2)
        throw Error(ErrorKind::Device,
                    Sentence("The Vulkan loader is older than 1.2; update it, or compute on the CPU."));
    const vk::ApplicationInfo application("Headlight", 1, "Headlight", 1, VK_API_VERSION_1_2);
    const bool validate = validation && has_layer(*context_, kValidationLayer);
    std::vector<const char*> layers;
    std::vector<const char*> extensions;
    if (validate) {
        layers.push_back(kValidationLayer);
        extensions.push_back(VK_EXT_DEBUG_UTILS_EXTENSION_NAME);
    }
    vk::InstanceCreateFlags flags;
    if (has_portability(*context_)) {
        extensions.push_back(VK_KHR_PORTABILITY_ENUMERATION_EXTENSION_NAME);
        flags = vk::InstanceCreateFlagBits::eEnumeratePortabilityKHR;
    }
    constexpr std::array kChecks{vk::ValidationFeatureEnableEXT::eSynchronizationValidation};
    const vk::ValidationFeaturesEXT features(kChecks);
    const vk::InstanceCreateInfo info(flags, &application, layers, extensions, validate ? &features : nullptr);
    instance_ = std::make_unique<vk::raii::Instance>(*context_, info);
    if (!validate || !on_message) return;
    on_message_ = std::make_unique<std::function<void(const std::string&)>>(std::move(on_message));
    using Severity = vk::DebugUtilsMessageSeverityFlagBitsEXT;
    using Type = vk::DebugUtilsMessageTypeFlagBitsEXT;
    messenger_ = std::make_unique<vk::raii::DebugUtilsMessengerEXT>(
        *instance_,
        vk::DebugUtilsMessengerCreateInfoEXT({}, Severity::eWarning | Severity::eError,
                                             Type::eValidation | Type::ePerformance, take_message, on_message_.get()));
}

VulkanInstance::~VulkanInstance() = default;

std::shared_ptr<const VulkanInstance> VulkanInstance::open(VulkanEntry entry, bool validation,
                                                           std::function<void(const std::string&)> on_message) {
    if (entry != nullptr) return std::make_shared<VulkanInstance>(entry, validation, std::move(on_message));
    // Never destroyed: at the end of the process drivers may be gone before what is static here.
    static const auto& of_process = *new std::shared_ptr<const VulkanInstance>(
        std::make_shared<VulkanInstance>(nullptr, false, std::function<void(const std::string&)>()));
    if (!validation) return of_process;
    return std::make_shared<VulkanInstance>(nullptr, true, std::move(on_message));
}

bool has_extension(const std::vector<vk::ExtensionProperties>& extensions, const char* name) {
    return std::any_of(extensions.begin(), extensions.end(), [&](const vk::ExtensionProperties& extension) {
        return std::strcmp(extension.extensionName, name) == 0;
    });
}

std::optional<std::uint64_t> free_memory_of(const vk::raii::PhysicalDevice& device, std::uint32_t heap) {
    if (!has_extension(device.enumerateDeviceExtensionProperties(), VK_EXT_MEMORY_BUDGET_EXTENSION_NAME))
        return std::nullopt;
    const auto chain =
        device.getMemoryProperties2<vk::PhysicalDeviceMemoryProperties2, vk::PhysicalDeviceMemoryBudgetPropertiesEXT>();
    const auto& memory = chain.get<vk::PhysicalDeviceMemoryBudgetPropertiesEXT>();
    const std::uint64_t budget = memory.heapBudget.at(heap);
    const std::uint64_t used = memory.heapUsage.at(heap);
    if (budget == 0) return std::nullopt;  // the driver does not know either
    return budget > used ? budget - used : 0;
}

std::vector<vk::raii::PhysicalDevice> VulkanInstance::physical_devices() const {
    std::vector<vk::raii::PhysicalDevice> devices;
    for (vk::raii::PhysicalDevice& device : vk::raii::PhysicalDevices(*instance_)) devices.push_back(std::move(device));
    return devices;
}

VulkanDeviceInfo describe_device(const vk::raii::PhysicalDevice& device, int index) {
    const auto chain =
        device.getProperties2<vk::PhysicalDeviceProperties2, vk::PhysicalDeviceDriverProperties,
                              vk::PhysicalDeviceMaintenance3Properties, vk::PhysicalDeviceSubgroupProperties>();
    const vk::PhysicalDeviceProperties& properties = chain.get<vk::PhysicalDeviceProperties2>().properties;
    const auto& driver = chain.get<vk::PhysicalDeviceDriverProperties>();
    VulkanDeviceInfo info;
    info.index = index;
    info.name = properties.deviceName.data();
    info.driver = std::string(driver.driverName.data()) + " " + driver.driverInfo.data();
    info.api_version = version_text(properties.apiVersion);
    info.software = properties.deviceType == vk::PhysicalDeviceType::eCpu;
    info.max_binding = properties.limits.maxStorageBufferRange;
    info.max_allocation = chain.get<vk::PhysicalDeviceMaintenance3Properties>().maxMemoryAllocationSize;
    info.shared_memory = properties.limits.maxComputeSharedMemorySize;
    info.workgroup_threads = properties.limits.maxComputeWorkGroupInvocations;
    info.subgroup_size = chain.get<vk::PhysicalDeviceSubgroupProperties>().subgroupSize;
    const auto features =
        device.getFeatures2<vk::PhysicalDeviceFeatures2, vk::PhysicalDeviceShaderFloat16Int8Features>();
    info.fp16 = features.get<vk::PhysicalDeviceShaderFloat16Int8Features>().shaderFloat16 == VK_TRUE;
    const vk::PhysicalDeviceMemoryProperties memory = device.getMemoryProperties();
    for (std::uint32_t i = 0; i < memory.memoryHeapCount; ++i) {
        const vk::MemoryHeap& heap = memory.memoryHeaps[i];
        if (!(heap.flags & vk::MemoryHeapFlagBits::eDeviceLocal) || heap.size <= info.memory) continue;
        info.memory = heap.size;
        info.free_memory = free_memory_of(device, i);
    }
    const auto queues = device.getQueueFamilyProperties();
    const bool computes = std::any_of(queues.begin(), queues.end(), [](const auto& family) {
        return bool(family.queueFlags & vk::QueueFlagBits::eCompute);
    });
    if (properties.apiVersion < VK_API_VERSION_1_2)
        info.unusable_because = "its driver offers Vulkan " + info.api_version + ", and 1.2 is needed";
    else if (!computes)
        info.unusable_because = "it has no compute queue";
    else if (properties.limits.maxComputeWorkGroupInvocations < 256 ||
             properties.limits.maxComputeSharedMemorySize < 16384)
        info.unusable_because = "its workgroups are too small";
    return info;
}

VulkanDevices list_vulkan_devices(VulkanEntry entry) {
    VulkanDevices found;
    try {
        const auto instance = VulkanInstance::open(entry, false, {});
        int index = 0;
        for (const vk::raii::PhysicalDevice& device : instance->physical_devices())
            found.devices.push_back(describe_device(device, index++));
        if (found.devices.empty()) found.unavailable_because = kNoDriver;
    } catch (const Error& error) {
        found.unavailable_because = error.sentence();
    } catch (const vk::IncompatibleDriverError&) {
        found.unavailable_because = kNoDriver;
    } catch (const vk::SystemError& error) {
        found.unavailable_because = std::string("the Vulkan driver failed: ") + error.what();
    }
    return found;
}

}  // namespace headlight
