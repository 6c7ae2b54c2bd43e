#pragma once

#include "backends/backend.h"
#include "core/thread_pool.h"
#include "session/devices.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
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

/// Runs the built-in models on the backend and on the CPU, there with so many threads. Throws Error when either fails,
/// Error(Cancelled) when the token is set.
DeviceCheck check_backend(const std::shared_ptr<Backend>& backend, ThreadCount threads, const std::stop_token& stop);

/// How a device is opened (open_device); tests open devices that fail.
using DeviceOpener = std::function<std::shared_ptr<Backend>(const ComputeDevice&, const Precisions&)>;

/// Results of device checks: those of this run of the program, and those before, which are kept in the
/// file "devices" of a folder (empty: nowhere), a damaged line of which is ignored. A device is another one with each
/// version of driver and shaders. May be used from any thread.
class KnownDevices {
  public:
    explicit KnownDevices(std::filesystem::path folder, DeviceOpener open = open_device);

    /// Returns whether `refuse_wrong` answers without a check.
    [[nodiscard]] bool knows(const ComputeDevice& device) const;
    /// Throws Error(Device) when the device computes wrong; checks it first unless it is known
    /// (check_backend).
    void refuse_wrong(const ComputeDevice& device, ThreadCount threads, const std::stop_token& stop);

  private:
    [[nodiscard]] std::optional<DeviceCheck> known(const std::string& identity) const;

    std::filesystem::path file_;
    DeviceOpener open_;
    mutable std::mutex mutex_;
    std::map<std::string, DeviceCheck> checked_;  // by identity, in this run
};

/// Throws Error(Device) when the device computes wrong. It is checked once for each version of driver and shaders; the
/// results are kept in the file "devices" of `folder` (empty: nowhere), a damaged line of which is ignored.
void refuse_wrong_device(const ComputeDevice& device, const std::filesystem::path& folder, ThreadCount threads,
                         const std::stop_token& stop);

}  // namespace headlight
