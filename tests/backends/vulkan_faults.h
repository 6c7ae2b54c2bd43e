#pragma once

#include "backends/vulkan/vulkan_backend.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace headlight::testing {

/// A thin layer over Vulkan's functions that makes them fail as told. One at a time: Vulkan's functions know no user
/// data, so that the layer finds the present one by a global pointer. Members may be changed while a backend lives.
class VulkanFaults {
  public:
    VulkanFaults();
    ~VulkanFaults();
    VulkanFaults(const VulkanFaults&) = delete;
    VulkanFaults& operator=(const VulkanFaults&) = delete;

    /// For VulkanOptions::entry.
    [[nodiscard]] VulkanEntry entry() const;

    int creation_that_fails = 0;         ///< which of the creations and allocations has no memory; 0: none
    bool memory_stays_full = false;      ///< later ones fail too
    int call_that_loses_the_device = 0;  ///< which submission, wait or query; later ones fail too; 0: none
    bool fences_never_signal = false;    ///< submissions run without their fences
    int dispatches_that_do_nothing = 0;  ///< how many of the next; -1: all
    bool no_driver = false;
    bool no_devices = false;
    bool no_compute_queue = false;
    bool small_workgroups = false;
    bool no_fp16 = false;
    std::optional<std::uint64_t> free_memory{};  ///< what the device says of each of its heaps; nothing: what it is
    bool portability_subset = false;             ///< the device has it, as those on top of Metal

    int creations = 0;                     ///< so far
    int calls = 0;                         ///< so far, of those that can lose the device
    int submissions = 0;                   ///< so far
    int dispatches = 0;                    ///< so far
    std::int64_t memory_held = 0;          ///< allocations that were not freed
    bool asked_for_portability = false;    ///< the instance lists such devices
    bool uses_portability_subset = false;  ///< the device was made with it
    std::size_t pipeline_cache_bytes = 0;  ///< that the driver was given last
};

}  // namespace headlight::testing
