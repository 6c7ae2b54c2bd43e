#pragma once

#include "backends/backend.h"

#include <memory>
#include <string>

namespace headlight {

/// Which backend runs a model.
struct BackendChoice {
    std::string backend = "auto";  ///< "auto", "cpu" or "vulkan"
    int device = -1;               ///< index of the Vulkan device; -1: the backend's own choice
    int threads = 0;               ///< CPU threads; 0: all cores
    bool operator==(const BackendChoice&) const = default;
};

/// Makes the backend. "auto" takes a graphics processor if there is one that can be used, otherwise the CPU.
/// Throws Error(Device) when the one asked for cannot be had here, Error(Input) for a name that is none.
std::shared_ptr<Backend> make_backend(const BackendChoice& choice);

}  // namespace headlight
