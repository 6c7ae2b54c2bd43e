#include "session/backend_choice.h"

#include "backends/cpu/cpu_backend.h"
#include "core/error.h"

#include <array>
#include <string_view>

namespace headlight {
namespace {

struct NamedBackend {
    std::string_view name;
    std::shared_ptr<Backend> (*make)(const BackendChoice& choice);
};

std::shared_ptr<Backend> make_cpu(const BackendChoice& choice) {
    if (choice.threads < 0 || choice.threads > 1024) {
        throw Error(ErrorKind::Input, "The number of threads must be between 1 and 1024, or 0 for all cores.",
                    {"", "threads"});
    }
    return make_cpu_backend(choice.threads);
}

std::shared_ptr<Backend> make_vulkan(const BackendChoice&) {
    throw Error(ErrorKind::Device, "The Vulkan backend is not built into this version. Choose \"cpu\" or \"auto\".",
                {"", "backend"});
}

constexpr std::array<NamedBackend, 3> kBackends{{{"auto", make_cpu}, {"cpu", make_cpu}, {"vulkan", make_vulkan}}};

}  // namespace

std::shared_ptr<Backend> make_backend(const BackendChoice& choice) {
    for (const NamedBackend& backend : kBackends) {
        if (backend.name == choice.backend) return backend.make(choice);
    }
    throw Error(ErrorKind::Input, "There is no backend \"" + choice.backend + "\"; there are auto, cpu and vulkan.",
                {"", "backend"});
}

}  // namespace headlight
