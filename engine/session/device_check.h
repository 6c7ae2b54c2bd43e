#pragma once

#include "backends/backend.h"
#include "session/devices.h"

#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>

namespace headlight {

/// How far a device's numbers are from the CPU's on the built-in models: attention weights, and hidden states and
/// logits (differences there are divided by 1 + |value|).
struct DeviceCheck {
    double attention = 0;
    double values = 0;
    /// Within the bounds that whole models are held to on such devices (3e-5 and 3e-4).
    [[nodiscard]] bool passed() const;
};

/// Runs the built-in models on the backend and on the CPU. Throws Error when either fails, Error(Cancelled) when the
/// token is set.
DeviceCheck check_backend(const std::shared_ptr<Backend>& backend, const std::stop_token& stop);

/// Throws Error(Device) when the device computes wrong. It is checked once for each version of driver and shaders; the
/// results are kept in the file "devices" of `folder` (empty: nowhere), a damaged line of which is ignored.
void refuse_wrong_device(const ComputeDevice& device, const std::filesystem::path& folder, const std::stop_token& stop);

}  // namespace headlight
