#include "vulkan_faults.h"

#include <dlfcn.h>
#include <vulkan/vulkan.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <string>
#include <vector>

#ifdef __SANITIZE_ADDRESS__
// What a hung device may still use is never freed, on purpose.
extern "C" const char* __lsan_default_suppressions() {
    return "leak:make_vulkan_backend\nleak:libvulkan\n";
}
#endif

namespace headlight::testing {

namespace {

constexpr const char* kPortabilitySubset = "VK_KHR_portability_subset";

VulkanFaults* g_faults = nullptr;
PFN_vkGetInstanceProcAddr g_instance_functions = nullptr;
PFN_vkGetDeviceProcAddr g_device_functions = nullptr;
std::map<std::string, PFN_vkVoidFunction, std::less<>> g_real;  // what lies below the layer, by name
VkDevice g_device = VK_NULL_HANDLE;

template <typename Function>
Function real(const char* name) {
    return reinterpret_cast<Function>(g_real.find(name)->second);
}

// --- functions that are out of memory when their turn comes ---

#define HEADLIGHT_CREATIONS(X)     \
    X(vkAllocateMemory)            \
    X(vkMapMemory)                 \
    X(vkBindBufferMemory)          \
    X(vkCreateBuffer)              \
    X(vkCreateCommandPool)         \
    X(vkAllocateCommandBuffers)    \
    X(vkCreateDescriptorPool)      \
    X(vkAllocateDescriptorSets)    \
    X(vkCreateDescriptorSetLayout) \
    X(vkCreatePipelineLayout)      \
    X(vkCreatePipelineCache)       \
    X(vkCreateComputePipelines)    \
    X(vkCreateShaderModule)        \
    X(vkCreateFence)               \
    X(vkCreateQueryPool)

enum class Creation {
#define HEADLIGHT_NAME(name) name,
    HEADLIGHT_CREATIONS(HEADLIGHT_NAME)
#undef HEADLIGHT_NAME
};

constexpr std::array kCreationNames{
#define HEADLIGHT_NAME(name) #name,
    HEADLIGHT_CREATIONS(HEADLIGHT_NAME)
#undef HEADLIGHT_NAME
};

template <Creation kWhich, typename... Arguments>
VKAPI_ATTR VkResult VKAPI_CALL create(Arguments... arguments) {
    const int nth = ++g_faults->creations;
    const int fatal = g_faults->creation_that_fails;
    if (fatal > 0 && (nth == fatal || (nth > fatal && g_faults->memory_stays_full)))
        return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    const char* name = kCreationNames[static_cast<std::size_t>(kWhich)];
    const VkResult result = real<VkResult(VKAPI_PTR*)(Arguments...)>(name)(arguments...);
    if (kWhich == Creation::vkAllocateMemory && result == VK_SUCCESS) ++g_faults->memory_held;
    return result;
}

template <Creation kWhich, typename... Arguments>
PFN_vkVoidFunction layer_over(VkResult(VKAPI_PTR*)(Arguments...)) {
    return reinterpret_cast<PFN_vkVoidFunction>(&create<kWhich, Arguments...>);
}

VKAPI_ATTR VkResult VKAPI_CALL create_pipeline_cache(VkDevice device, const VkPipelineCacheCreateInfo* info,
                                                     const VkAllocationCallbacks* callbacks, VkPipelineCache* cache) {
    g_faults->pipeline_cache_bytes = info->initialDataSize;
    return create<Creation::vkCreatePipelineCache>(device, info, callbacks, cache);
}

VKAPI_ATTR void VKAPI_CALL free_memory(VkDevice device, VkDeviceMemory memory, const VkAllocationCallbacks* callbacks) {
    if (memory != VK_NULL_HANDLE) --g_faults->memory_held;
    real<PFN_vkFreeMemory>("vkFreeMemory")(device, memory, callbacks);
}

// --- functions that lose the device when their turn comes ---

bool is_lost() {
    const int call = ++g_faults->calls;
    const int fatal = g_faults->call_that_loses_the_device;
    if (fatal == 0 || call < fatal) return false;
    // What is lost runs nothing any more; what really computes must come to rest first.
    if (call == fatal) real<PFN_vkDeviceWaitIdle>("vkDeviceWaitIdle")(g_device);
    return true;
}

VKAPI_ATTR VkResult VKAPI_CALL submit(VkQueue queue, std::uint32_t count, const VkSubmitInfo* infos, VkFence fence) {
    if (is_lost()) return VK_ERROR_DEVICE_LOST;
    ++g_faults->submissions;
    return real<PFN_vkQueueSubmit>("vkQueueSubmit")(queue, count, infos,
                                                    g_faults->fences_never_signal ? VK_NULL_HANDLE : fence);
}

VKAPI_ATTR VkResult VKAPI_CALL wait(VkDevice device, std::uint32_t count, const VkFence* fences, VkBool32 all,
                                    std::uint64_t nanoseconds) {
    if (is_lost()) return VK_ERROR_DEVICE_LOST;
    return real<PFN_vkWaitForFences>("vkWaitForFences")(device, count, fences, all, nanoseconds);
}

VKAPI_ATTR VkResult VKAPI_CALL query(VkDevice device, VkQueryPool pool, std::uint32_t first, std::uint32_t count,
                                     std::size_t bytes, void* data, VkDeviceSize stride, VkQueryResultFlags flags) {
    if (is_lost()) return VK_ERROR_DEVICE_LOST;
    return real<PFN_vkGetQueryPoolResults>("vkGetQueryPoolResults")(device, pool, first, count, bytes, data, stride,
                                                                    flags);
}

// --- functions that give wrong answers ---

VKAPI_ATTR void VKAPI_CALL dispatch(VkCommandBuffer commands, std::uint32_t base_x, std::uint32_t base_y,
                                    std::uint32_t base_z, std::uint32_t x, std::uint32_t y, std::uint32_t z) {
    ++g_faults->dispatches;
    int& idle = g_faults->dispatches_that_do_nothing;
    if (idle > 0)
        --idle;
    else if (idle == 0)
        real<PFN_vkCmdDispatchBase>("vkCmdDispatchBase")(commands, base_x, base_y, base_z, x, y, z);
}

VKAPI_ATTR VkResult VKAPI_CALL create_instance(const VkInstanceCreateInfo* info, const VkAllocationCallbacks* callbacks,
                                               VkInstance* instance) {
    if (g_faults->no_driver) return VK_ERROR_INCOMPATIBLE_DRIVER;
    g_faults->asked_for_portability = (info->flags & VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR) != 0;
    return real<PFN_vkCreateInstance>("vkCreateInstance")(info, callbacks, instance);
}

VKAPI_ATTR VkResult VKAPI_CALL enumerate_devices(VkInstance instance, std::uint32_t* count, VkPhysicalDevice* devices) {
    if (!g_faults->no_devices)
        return real<PFN_vkEnumeratePhysicalDevices>("vkEnumeratePhysicalDevices")(instance, count, devices);
    *count = 0;
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL queue_families(VkPhysicalDevice device, std::uint32_t* count,
                                          VkQueueFamilyProperties* families) {
    real<PFN_vkGetPhysicalDeviceQueueFamilyProperties>("vkGetPhysicalDeviceQueueFamilyProperties")(device, count,
                                                                                                   families);
    if (families == nullptr || !g_faults->no_compute_queue) return;
    for (std::uint32_t i = 0; i < *count; ++i) families[i].queueFlags &= ~VkQueueFlags{VK_QUEUE_COMPUTE_BIT};
}

VKAPI_ATTR void VKAPI_CALL properties(VkPhysicalDevice device, VkPhysicalDeviceProperties2* answer) {
    real<PFN_vkGetPhysicalDeviceProperties2>("vkGetPhysicalDeviceProperties2")(device, answer);
    if (g_faults->small_workgroups) answer->properties.limits.maxComputeWorkGroupInvocations = 128;
}

// --- extensions that the device may not have ---

std::vector<const char*> added_extensions() {
    std::vector<const char*> names;
    if (g_faults->free_memory) names.push_back(VK_EXT_MEMORY_BUDGET_EXTENSION_NAME);
    if (g_faults->portability_subset) names.push_back(kPortabilitySubset);
    return names;
}

VKAPI_ATTR VkResult VKAPI_CALL device_extensions(VkPhysicalDevice device, const char* layer, std::uint32_t* count,
                                                 VkExtensionProperties* list) {
    const auto below = real<PFN_vkEnumerateDeviceExtensionProperties>("vkEnumerateDeviceExtensionProperties");
    std::uint32_t real_count = 0;
    VkResult result = below(device, layer, &real_count, nullptr);
    std::vector<VkExtensionProperties> all(real_count);
    if (result == VK_SUCCESS) result = below(device, layer, &real_count, all.data());
    if (result != VK_SUCCESS) return result;
    for (const char* name : added_extensions()) {
        VkExtensionProperties extension{};
        std::strncpy(extension.extensionName, name, VK_MAX_EXTENSION_NAME_SIZE - 1);
        all.push_back(extension);
    }
    if (list != nullptr) std::copy_n(all.begin(), std::min<std::size_t>(*count, all.size()), list);
    *count = static_cast<std::uint32_t>(all.size());
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL memory_properties(VkPhysicalDevice device, VkPhysicalDeviceMemoryProperties2* answer) {
    const auto below = real<PFN_vkGetPhysicalDeviceMemoryProperties2>("vkGetPhysicalDeviceMemoryProperties2");
    if (!g_faults->free_memory) return below(device, answer);
    auto* const budget = static_cast<VkPhysicalDeviceMemoryBudgetPropertiesEXT*>(answer->pNext);
    answer->pNext = nullptr;  // the device below may not know it
    below(device, answer);
    answer->pNext = budget;
    for (std::uint32_t heap = 0; heap < VK_MAX_MEMORY_HEAPS; ++heap) {
        budget->heapUsage[heap] = 1000;
        budget->heapBudget[heap] = 1000 + *g_faults->free_memory;
    }
}

VKAPI_ATTR void VKAPI_CALL features(VkPhysicalDevice device, VkPhysicalDeviceFeatures2* answer) {
    real<PFN_vkGetPhysicalDeviceFeatures2>("vkGetPhysicalDeviceFeatures2")(device, answer);
    if (!g_faults->no_fp16) return;
    for (auto* next = static_cast<VkBaseOutStructure*>(answer->pNext); next != nullptr; next = next->pNext)
        if (next->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES)
            reinterpret_cast<VkPhysicalDeviceShaderFloat16Int8Features*>(next)->shaderFloat16 = VK_FALSE;
}

VKAPI_ATTR VkResult VKAPI_CALL create_device(VkPhysicalDevice physical, const VkDeviceCreateInfo* info,
                                             const VkAllocationCallbacks* callbacks, VkDevice* device) {
    VkDeviceCreateInfo known = *info;
    std::vector<const char*> extensions(info->ppEnabledExtensionNames,
                                        info->ppEnabledExtensionNames + info->enabledExtensionCount);
    g_faults->uses_portability_subset =
        std::erase_if(extensions, [](const char* name) { return std::strcmp(name, kPortabilitySubset) == 0; }) > 0;
    known.enabledExtensionCount = static_cast<std::uint32_t>(extensions.size());
    known.ppEnabledExtensionNames = extensions.data();
    const VkResult result = real<PFN_vkCreateDevice>("vkCreateDevice")(physical, &known, callbacks, device);
    if (result != VK_SUCCESS) return result;
    g_device = *device;
    g_real["vkDeviceWaitIdle"] = g_device_functions(*device, "vkDeviceWaitIdle");
    return result;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL find_device_function(VkDevice device, const char* name);

PFN_vkVoidFunction layer_function(std::string_view name) {
    static const std::map<std::string_view, PFN_vkVoidFunction> kFunctions{
#define HEADLIGHT_ROW(name) {#name, layer_over<Creation::name>(PFN_##name{})},
        HEADLIGHT_CREATIONS(HEADLIGHT_ROW)
#undef HEADLIGHT_ROW
    };
    static const std::map<std::string_view, PFN_vkVoidFunction> kOthers{
        {"vkCreatePipelineCache", reinterpret_cast<PFN_vkVoidFunction>(create_pipeline_cache)},
        {"vkFreeMemory", reinterpret_cast<PFN_vkVoidFunction>(free_memory)},
        {"vkQueueSubmit", reinterpret_cast<PFN_vkVoidFunction>(submit)},
        {"vkWaitForFences", reinterpret_cast<PFN_vkVoidFunction>(wait)},
        {"vkGetQueryPoolResults", reinterpret_cast<PFN_vkVoidFunction>(query)},
        {"vkCmdDispatchBase", reinterpret_cast<PFN_vkVoidFunction>(dispatch)},
        {"vkCreateInstance", reinterpret_cast<PFN_vkVoidFunction>(create_instance)},
        {"vkEnumeratePhysicalDevices", reinterpret_cast<PFN_vkVoidFunction>(enumerate_devices)},
        {"vkGetPhysicalDeviceQueueFamilyProperties", reinterpret_cast<PFN_vkVoidFunction>(queue_families)},
        {"vkGetPhysicalDeviceProperties2", reinterpret_cast<PFN_vkVoidFunction>(properties)},
        {"vkEnumerateDeviceExtensionProperties", reinterpret_cast<PFN_vkVoidFunction>(device_extensions)},
        {"vkGetPhysicalDeviceMemoryProperties2", reinterpret_cast<PFN_vkVoidFunction>(memory_properties)},
        {"vkGetPhysicalDeviceFeatures2", reinterpret_cast<PFN_vkVoidFunction>(features)},
        {"vkCreateDevice", reinterpret_cast<PFN_vkVoidFunction>(create_device)},
    };
    if (const auto other = kOthers.find(name); other != kOthers.end()) return other->second;
    const auto found = kFunctions.find(name);
    return found == kFunctions.end() ? nullptr : found->second;
}

/// The layer's function over the one found below it, or that one itself.
PFN_vkVoidFunction layered(const char* name, PFN_vkVoidFunction below) {
    const auto above = layer_function(name);
    if (above == nullptr || below == nullptr) return below;
    g_real[name] = below;
    return above;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL find_device_function(VkDevice device, const char* name) {
    if (std::strcmp(name, "vkGetDeviceProcAddr") == 0)
        return reinterpret_cast<PFN_vkVoidFunction>(find_device_function);
    return layered(name, g_device_functions(device, name));
}

PFN_vkVoidFunction find_instance_function(void* instance, const char* name) {
    if (std::strcmp(name, "vkGetInstanceProcAddr") == 0)
        return reinterpret_cast<PFN_vkVoidFunction>(find_instance_function);
    const auto below = g_instance_functions(static_cast<VkInstance>(instance), name);
    if (std::strcmp(name, "vkGetDeviceProcAddr") != 0 || below == nullptr) return layered(name, below);
    g_device_functions = reinterpret_cast<PFN_vkGetDeviceProcAddr>(below);
    return reinterpret_cast<PFN_vkVoidFunction>(find_device_function);
}

}  // namespace

VulkanFaults::VulkanFaults() {
    g_faults = this;
    if (g_instance_functions != nullptr) return;
    void* const library = ::dlopen("libvulkan.so.1", RTLD_NOW | RTLD_LOCAL);  // open until the program ends
    if (library == nullptr) return;
    g_instance_functions = reinterpret_cast<PFN_vkGetInstanceProcAddr>(::dlsym(library, "vkGetInstanceProcAddr"));
}

VulkanFaults::~VulkanFaults() {
    g_faults = nullptr;
}

VulkanEntry VulkanFaults::entry() const {
    return find_instance_function;
}

}  // namespace headlight::testing
