#pragma once

#include <system_error>
#include <thread>
#include <utility>

namespace headlight {

/// Throws Error(Memory) for what `start_thread` caught.
[[noreturn]] void refuse_thread(const std::system_error& problem);

/// A thread that does `work`, which may take a stop token. Every thread of the program is started here. Throws
/// Error(Memory) where the system starts no more of them.
template <typename Work>
std::jthread start_thread(Work work) {
    try {
        return std::jthread(std::move(work));
    } catch (const std::system_error& problem) {
        refuse_thread(problem);
    }
}

/// Lets other threads run first, where the system has priorities of threads (Linux): for work in the background. Holds
/// for the calling thread and those that it starts.
void lower_priority_of_this_thread();

}  // namespace headlight
