#pragma once

namespace headlight::testing {

/// What a device can do at most, as measured here.
struct Peaks {
    double operations = 0;  ///< fp32 operations a second: chains of multiply-adds that need no memory
    double bytes = 0;       ///< bytes read and written a second: a copy of a large buffer
};

/// The CPU's with so many threads and the instructions of its best level.
Peaks measure_cpu(int threads);
/// Those of the Vulkan device with this index.
Peaks measure_vulkan(int device);

}  // namespace headlight::testing
