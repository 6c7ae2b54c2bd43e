#pragma once

#include "backends/vulkan/vulkan_api.h"

// The extension is younger than some headers that have Vulkan 1.2: what is needed of it, by its registered numbers.
#ifndef VK_KHR_cooperative_matrix
#define VK_KHR_COOPERATIVE_MATRIX_EXTENSION_NAME "VK_KHR_cooperative_matrix"
struct VkPhysicalDeviceCooperativeMatrixFeaturesKHR {
    VkStructureType sType;
    void* pNext;
    VkBool32 cooperativeMatrix;
    VkBool32 cooperativeMatrixRobustBufferAccess;
};
#endif

namespace headlight {

/// Returns whether the subgroups multiply fp16 matrices of 16 x 16 into fp32 ones (VK_KHR_cooperative_matrix), as
/// linear_cooperative.comp does.
bool has_cooperative_matrices(const vk::raii::Instance& instance, const vk::raii::PhysicalDevice& device);

/// Features to enable when the device is created, as a chain of structures.
class CooperativeMatrixFeatures {
  public:
    CooperativeMatrixFeatures();
    CooperativeMatrixFeatures(const CooperativeMatrixFeatures&) = delete;
    CooperativeMatrixFeatures& operator=(const CooperativeMatrixFeatures&) = delete;
    /// Puts the chain before what follows already.
    void add_to(vk::DeviceCreateInfo& info);

  private:
    VkPhysicalDeviceCooperativeMatrixFeaturesKHR matrices_{};
    vk::PhysicalDeviceVulkanMemoryModelFeatures memory_model_;
};

}  // namespace headlight
