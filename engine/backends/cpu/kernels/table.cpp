#include "level.h"
#include "packet.h"

#define HEADLIGHT_JOIN(a, b) a##b
#define HEADLIGHT_TABLE_OF(level) HEADLIGHT_JOIN(level, _kernels)

namespace headlight {

const Kernels& HEADLIGHT_TABLE_OF(HEADLIGHT_LEVEL)() {
    namespace level = HEADLIGHT_LEVEL;
    static constexpr Kernels kKernels = {
        .lanes = level::kLanes,
#define HEADLIGHT_KERNEL(result, name, parameters) .name = level::name,
#include "backends/cpu/kernel_rows.h"
    };
    return kKernels;
}

}  // namespace headlight
