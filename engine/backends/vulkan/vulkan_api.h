#pragma once

// Vulkan through vk::raii, with the loader opened at run time: nothing here links against it.
#define VK_NO_PROTOTYPES
#define VULKAN_HPP_ENABLE_DYNAMIC_LOADER_TOOL 0
#define VULKAN_HPP_DISPATCH_LOADER_DYNAMIC 1
#include <vulkan/vulkan_raii.hpp>
