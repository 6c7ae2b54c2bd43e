#include "core/threads.h"

#include "core/error.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace headlight {

void refuse_thread(const std::system_error& problem) {
    throw Error(
        ErrorKind::Memory,
        Sentence(
            "The system starts no more threads (%1). Close other programs, or ask for fewer threads (--threads 1).",
            problem.code().message()));
}

void lower_priority_of_this_thread() {
#ifdef __linux__
    constexpr int kLow = 10;
    static_cast<void>(::setpriority(PRIO_PROCESS, 0, kLow));
#endif
}

}  // namespace headlight
