#pragma once

#include "backends/backend.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Something that may compute here, and what a person should know of it.
struct ComputeDevice {
    std::string backend;       ///< "cpu" or "vulkan"
    int index = -1;            ///< of a Vulkan device, as `--device` takes it
    std::string name;          ///< "CPU (Eigen, AVX-512), 2 threads", "NVIDIA H200"; empty: there is none
    std::string driver;        ///< of a Vulkan device: name and version of its driver
    std::string api_version;   ///< of a Vulkan device: "1.3.230"
    bool software = false;     ///< a Vulkan device that computes on the processor: used only when named
    std::uint64_t memory = 0;  ///< bytes
    std::optional<std::uint64_t> free_memory{};  ///< bytes of it that nobody uses now; nothing where it is not known
    std::uint64_t largest_allocation = 0;        ///< bytes that one piece of its memory may have; 0: no limit
    std::uint64_t largest_binding = 0;           ///< bytes that one operation reaches at once; 0: no limit
    std::uint64_t shared_memory = 0;             ///< bytes that a workgroup shares; 0: it has no workgroups
    std::uint32_t workgroup_threads = 0;         ///< threads of a workgroup
    std::uint32_t subgroup_size = 0;             ///< threads that run in step
    bool fp16 = false;                           ///< whether it computes with fp16 numbers
    std::string unusable_because;                ///< empty: it can be used
    std::string identity;                        ///< tells devices, driver versions and versions of the shaders apart
};

/// The CPU first, then every Vulkan device in the loader's order. Without any, one entry says why. Never throws. Asks
/// the drivers, which may take a moment.
std::vector<ComputeDevice> compute_devices();

/// The Vulkan device that `wanted` names: an index, or a part of a name in any case. Empty: a graphics processor, or,
/// where there is none, a software device. Throws Error(Device) that says which there are when none can be used.
const ComputeDevice& find_vulkan_device(const std::vector<ComputeDevice>& devices, const std::string& wanted);

/// Opens a Vulkan device, as it stands in compute_devices(); shaders that the driver compiled are kept in the cache
/// folder. Computes in fp32 where it has no fp16. Throws Error(Device).
std::shared_ptr<Backend> open_device(const ComputeDevice& device, const Precisions& precisions = {});

}  // namespace headlight
