#include "session/graphics_hardware.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <system_error>

namespace headlight {

namespace {

namespace fs = std::filesystem;

/// What drivers of graphics processors make, those of systems without PCI among them.
constexpr std::array kDriverFiles{"dev/dri", "dev/nvidiactl", "proc/driver/nvidia",
                                  "dev/dxg", "dev/kgsl-3d0",  "dev/mali0"};

/// Returns whether a device on the PCI bus is a display or an accelerator, by the class that it states.
bool may_compute(const fs::path& device) {
    std::ifstream file(device / "class");
    std::string stated;
    if (!(file >> stated)) return true;
    return stated.starts_with("0x03") || stated.starts_with("0x12");
}

}  // namespace

bool may_have_graphics_processor(const fs::path& root) {
    std::error_code error;
    if (std::ranges::any_of(kDriverFiles, [&](const char* file) { return fs::exists(root / file, error); }))
        return true;
    const fs::directory_iterator devices(root / "sys/bus/pci/devices", error);
    if (error) return true;  // nothing is known
    return std::any_of(begin(devices), end(devices),
                       [](const fs::directory_entry& device) { return may_compute(device.path()); });
}

}  // namespace headlight
