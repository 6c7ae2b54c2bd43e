#include "session/backend_choice.h"

#include "backends/cpu/cpu_backend.h"
#include "core/cache_folder.h"
#include "core/error.h"
#include "session/device_check.h"
#include "session/devices.h"
#include "session/graphics_hardware.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace headlight {
namespace {

/// How the device of a choice is found; nothing: the CPU.
using Finder = std::optional<ComputeDevice> (*)(const BackendChoice&);

/// The one list of backends.
struct NamedBackend {
    std::string_view name;
    Finder find;
};

std::optional<ComputeDevice> find_cpu(const BackendChoice&) {
    return std::nullopt;
}

std::optional<ComputeDevice> find_vulkan(const BackendChoice& choice) {
    const std::vector<ComputeDevice> devices = compute_devices();
    return find_vulkan_device(devices, choice.device);
}

std::optional<ComputeDevice> find_best(const BackendChoice& choice) {
    if (!choice.device.empty()) return find_vulkan(choice);
    if (!may_have_graphics_processor()) return std::nullopt;
    for (const ComputeDevice& device : compute_devices())
        if (device.backend == "vulkan" && !device.software && device.unusable_because.empty()) return device;
    return std::nullopt;
}

/// "fp32, fp16"
std::string list_of(std::span<const std::string_view> names) {
    std::string list;
    for (const std::string_view name : names) list.append(list.empty() ? "" : ", ").append(name);
    return list;
}

/// Of a choice that is empty: the usual one, fp32.
Precision precision_named(const std::string& name, const PrecisionChoice& choice) {
    const auto found = std::ranges::find(choice.names, name);
    if (name.empty()) return Precision::Fp32;
    if (found != choice.names.end()) return static_cast<Precision>(found - choice.names.begin());
    throw Error(ErrorKind::Input, Sentence("There is no precision \"%1\"; there are: %2.", name, list_of(choice.names)),
                {"", std::string(choice.name)});
}

constexpr std::array<NamedBackend, 3> kBackends{{{"auto", find_best}, {"cpu", find_cpu}, {"vulkan", find_vulkan}}};

}  // namespace

Precisions precisions_of(const BackendChoice& choice) {
    const auto named = [&](const PrecisionChoice& of) { return precision_named(choice.*of.member, of); };
    return {named(kPrecisionChoices[0]), named(kPrecisionChoices[1])};
}

std::optional<ComputeDevice> chosen_device(const BackendChoice& choice) {
    static_cast<void>(precisions_of(choice));  // on whatever computes, a name that is none is one
    for (const NamedBackend& backend : kBackends) {
        if (backend.name == choice.backend) return backend.find(choice);
    }
    throw Error(ErrorKind::Input,
                Sentence("There is no backend \"%1\"; there are auto, cpu and vulkan.", choice.backend),
                {"", "backend"});
}

ThreadCount threads_of(const BackendChoice& choice) {
    if (choice.threads < 0)
        throw Error(ErrorKind::Input, Sentence("The number of threads cannot be negative."), {"", "threads"});
    return ThreadCount::chosen(choice.threads);
}

std::shared_ptr<Backend> make_cpu(const BackendChoice& choice) {
    return make_cpu_backend(threads_of(choice), best_instruction_level(), precisions_of(choice));
}

std::shared_ptr<Backend> make_backend(const BackendChoice& choice, const std::stop_token& stop) {
    const std::optional<ComputeDevice> device = chosen_device(choice);
    if (!device) return make_cpu(choice);
    refuse_wrong_device(*device, cache_folder(), threads_of(choice), stop);
    return open_device(*device, precisions_of(choice));
}

}  // namespace headlight
