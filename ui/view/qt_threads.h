#pragma once

#include "core/thread_pool.h"

namespace headlight {

/// Limits the threads that Qt takes for loops over the pixels of large images, which it starts by itself. They belong
/// to the process; by default Qt takes one for each core.
void limit_qt_threads(ThreadCount threads);

}  // namespace headlight
