#include "core/low_priority.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace headlight {

void lower_priority_of_this_thread() {
#ifdef __linux__
    constexpr int kLow = 10;
    static_cast<void>(::setpriority(PRIO_PROCESS, 0, kLow));
#endif
}

}  // namespace headlight
