#pragma once

namespace headlight {

/// Lets other threads run first, where the system has priorities of threads (Linux): for work in the background. Holds
/// for the calling thread and those that it starts.
void lower_priority_of_this_thread();

}  // namespace headlight
