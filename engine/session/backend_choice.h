#pragma once

#include "backends/backend.h"
#include "core/thread_pool.h"
#include "session/devices.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace headlight {

/// Which backend runs a model.
struct BackendChoice {
    std::string backend = "auto";  ///< "auto", "cpu" or "vulkan"
    std::string device{};          ///< index of the Vulkan device, or a part of its name; empty: the best
    int threads = 0;               ///< CPU threads, on whatever device the model runs; 0: all cores
    /// Of matrix products (kPrecisionNames), where what computes has it; empty: fp32.
    std::string precision{};
    std::string kept{};  ///< of queries and keys that are kept (kKeptPrecisionNames); empty: fp32
    bool operator==(const BackendChoice&) const = default;
};

/// A precision of a choice.
struct PrecisionChoice {
    std::string_view name;  ///< of its field, its option and its entry of the settings
    std::string BackendChoice::*member;
    std::span<const std::string_view> names;  ///< the first is the usual one
};

/// The precisions of a choice: whoever reads, remembers or offers them does so by this list.
inline constexpr std::array<PrecisionChoice, 2> kPrecisionChoices{
    {{"precision", &BackendChoice::precision, kPrecisionNames}, {"kept", &BackendChoice::kept, kKeptPrecisionNames}}};

/// The precisions that a choice names. Throws Error(Input) for a name that is none.
Precisions precisions_of(const BackendChoice& choice);

/// The Vulkan device that a choice means; nothing: the CPU. Throws Error(Device) when the one asked for cannot be had
/// here, Error(Input) for a name that is none.
std::optional<ComputeDevice> chosen_device(const BackendChoice& choice);

/// The threads of the choice, for all that is computed on the CPU. Throws Error(Input) for a negative number.
ThreadCount threads_of(const BackendChoice& choice);

/// The CPU with the threads of the choice.
std::shared_ptr<Backend> make_cpu(const BackendChoice& choice);

/// Makes the backend. "auto" takes the device that is named, or a graphics processor if there is one that can be used,
/// otherwise the CPU. A Vulkan device that was never used before is checked against the CPU first (check_device), which
/// `stop` ends. Throws Error(Device) when the one asked for cannot be had here or computes wrong, Error(Input) for a
/// name that is none.
std::shared_ptr<Backend> make_backend(const BackendChoice& choice, const std::stop_token& stop = {});

}  // namespace headlight
