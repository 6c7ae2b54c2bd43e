#pragma once

#include "backends/backend.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// A Vulkan device of this machine, whether it can be used or not.
struct VulkanDeviceInfo {
    int index = 0;                               ///< as on the command line; the loader's order
    std::string name;                            ///< "NVIDIA H200"
    std::string driver;                          ///< name and version of its driver
    std::string api_version;                     ///< "1.3.230"
    bool software = false;                       ///< runs on the CPU (llvmpipe): used only when named
    std::uint64_t memory = 0;                    ///< bytes of its largest device-local heap
    std::optional<std::uint64_t> free_memory{};  ///< bytes of that heap nobody uses now; nothing where it is not known
    std::uint64_t max_allocation = 0;            ///< bytes that one piece of memory may have
    std::uint64_t max_binding = 0;               ///< bytes that one binding can reach
    std::uint64_t shared_memory = 0;             ///< bytes that a workgroup shares
    std::uint32_t workgroup_threads = 0;         ///< threads that a workgroup may have
    std::uint32_t subgroup_size = 0;             ///< threads that run in step
    bool fp16 = false;                           ///< whether it computes with fp16 numbers
    std::string unusable_because;                ///< empty: it can be used
};

/// Vulkan devices of a machine.
struct VulkanDevices {
    std::vector<VulkanDeviceInfo> devices;
    std::string unavailable_because;  ///< empty unless there is no Vulkan at all: no loader, no driver
};

/// Finds the first function of Vulkan; tests put a layer of faults here. Null: the system's loader.
using VulkanEntry = void (*(*)(void* instance, const char* name))();

/// The shaders of `linear`: one for processors (linear.comp), one for few rows (linear_few_rows.comp), and one in tiles
/// of so many rows (linear_tiles.comp); or, in fp16, one with matrices that subgroups multiply
/// (linear_cooperative.comp).
enum class LinearShape { Processor, FewRows, Tiles16, Tiles32, Tiles64, Tiles128, Cooperative };

struct VulkanOptions {
    int device = -1;                       ///< index; -1: the first real GPU
    bool validation = false;               ///< with the validation layers where they are installed
    std::filesystem::path pipeline_cache;  ///< file; empty: none. A damaged one is discarded
    VulkanEntry entry = nullptr;
    /// How long a submission may take before the device counts as hung; 0: 10 seconds, 120 for software devices.
    std::chrono::milliseconds patience{0};
    Precisions precisions;                    ///< products in Fp16 where the device can, else in Fp32
    std::optional<LinearShape> linear_shape;  ///< always this one, as tests do; otherwise what suits the size
    bool without_subgroups = false;           ///< takes the plain shaders even where there are others
    std::uint64_t largest_binding = 0;        ///< lowers the device's limits, as tests do; 0: its own
    std::uint64_t largest_allocation = 0;
    /// Weights that a question must be about for the device to answer it (AttentionAnswerer); 0: a million, and on
    /// software devices, which are slower than the host, none.
    std::int64_t answers_from = 0;
    /// Told every message of the validation layers.
    std::function<void(const std::string&)> on_message;
    std::shared_ptr<const AttentionEvaluator> evaluator;  ///< of the CPU, for computing weights again
};

/// Another number for other shaders: what was found out about a device with one set says nothing about the next.
std::uint64_t shader_version();

/// Never throws: what can't be used is said in the result.
VulkanDevices list_vulkan_devices(VulkanEntry entry = nullptr);

/// Opens a device. Throws Error(Device) that says why it can't be used.
std::unique_ptr<Backend> make_vulkan_backend(const VulkanOptions& options);

}  // namespace headlight
