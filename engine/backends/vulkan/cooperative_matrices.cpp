#include "backends/vulkan/cooperative_matrices.h"

#include "backends/vulkan/shader_table.h"
#include "backends/vulkan/vulkan_instance.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace headlight {

namespace {

// Of the Vulkan registry.
constexpr auto kFeaturesType = static_cast<VkStructureType>(1000506000);
constexpr auto kPropertiesType = static_cast<VkStructureType>(1000506001);
constexpr std::int32_t kFloat16 = 0;        // VK_COMPONENT_TYPE_FLOAT16_KHR
constexpr std::int32_t kFloat32 = 1;        // VK_COMPONENT_TYPE_FLOAT32_KHR
constexpr std::int32_t kSubgroupScope = 3;  // VK_SCOPE_SUBGROUP_KHR
constexpr std::uint32_t kSide = 16;

/// VkCooperativeMatrixPropertiesKHR
struct MatrixProperties {
    VkStructureType type = kPropertiesType;
    void* next = nullptr;
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    std::uint32_t depth = 0;
    std::int32_t a = 0;
    std::int32_t b = 0;
    std::int32_t c = 0;
    std::int32_t result = 0;
    VkBool32 saturating = VK_FALSE;
    std::int32_t scope = 0;
};
using GetMatrixProperties = VkResult(VKAPI_PTR*)(VkPhysicalDevice, std::uint32_t*, MatrixProperties*);

std::vector<MatrixProperties> matrix_properties(const vk::raii::Instance& instance,
                                                const vk::raii::PhysicalDevice& device) {
    const auto get = reinterpret_cast<GetMatrixProperties>(
        instance.getProcAddr("vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR"));
    std::uint32_t count = 0;
    const auto handle = static_cast<VkPhysicalDevice>(*device);
    if (get == nullptr || get(handle, &count, nullptr) != VK_SUCCESS) return {};
    std::vector<MatrixProperties> properties(count);
    if (get(handle, &count, properties.data()) != VK_SUCCESS) return {};
    properties.resize(count);
    return properties;
}

bool has_features(const vk::raii::PhysicalDevice& device) {
    VkPhysicalDeviceCooperativeMatrixFeaturesKHR matrices{};
    matrices.sType = kFeaturesType;
    vk::PhysicalDeviceVulkanMemoryModelFeatures memory_model;
    memory_model.pNext = &matrices;
    vk::PhysicalDeviceFeatures2 features;
    features.pNext = &memory_model;
    const auto get = device.getDispatcher()->vkGetPhysicalDeviceFeatures2;
    get(static_cast<VkPhysicalDevice>(*device), &static_cast<VkPhysicalDeviceFeatures2&>(features));
    return matrices.cooperativeMatrix == VK_TRUE && memory_model.vulkanMemoryModel == VK_TRUE;
}

}  // namespace

bool has_cooperative_matrices(const vk::raii::Instance& instance, const vk::raii::PhysicalDevice& device) {
    if (shader_row(Shader::LinearCooperative).spirv.empty() ||
        !has_extension(device.enumerateDeviceExtensionProperties(), VK_KHR_COOPERATIVE_MATRIX_EXTENSION_NAME) ||
        !has_features(device))
        return false;
    const std::vector<MatrixProperties> properties = matrix_properties(instance, device);
    return std::any_of(properties.begin(), properties.end(), [](const MatrixProperties& each) {
        return each.rows == kSide && each.columns == kSide && each.depth == kSide && each.a == kFloat16 &&
               each.b == kFloat16 && each.c == kFloat32 && each.result == kFloat32 && each.saturating == VK_FALSE &&
               each.scope == kSubgroupScope;
    });
}

CooperativeMatrixFeatures::CooperativeMatrixFeatures() : memory_model_(VK_TRUE) {
    matrices_.sType = kFeaturesType;
    matrices_.cooperativeMatrix = VK_TRUE;
}

void CooperativeMatrixFeatures::add_to(vk::DeviceCreateInfo& info) {
    matrices_.pNext = const_cast<void*>(info.pNext);
    memory_model_.pNext = &matrices_;
    info.pNext = &memory_model_;
}

}  // namespace headlight
