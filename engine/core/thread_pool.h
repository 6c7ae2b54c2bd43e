#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace headlight {

/// A fixed set of threads for loops over independent parts. The calling thread works too, so a pool of one has no
/// threads.
class ThreadPool {
  public:
    explicit ThreadPool(int threads);
    ~ThreadPool();
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;

    /// Threads that work in a loop, the caller included.
    [[nodiscard]] int size() const { return static_cast<int>(workers_.size()) + 1; }

    /// Calls `body(part)` for every part in [0, parts), each once, from several threads; returns when all are done.
    /// The first exception of a body is rethrown here after the others have ended; parts not yet begun are then left
    /// out. Calls from several threads take turns; a call from within a body, of this pool or another, runs on the
    /// calling thread alone. A loop of one part does so too, without waiting for its turn.
    void for_each(std::int64_t parts, const std::function<void(std::int64_t)>& body);

  private:
    struct Loop;
    void work(const std::stop_token& stop);
    std::mutex turn_;  // one loop at a time
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::condition_variable done_;
    Loop* loop_ = nullptr;
    std::uint64_t generation_ = 0;
    int busy_ = 0;
    std::vector<std::jthread> workers_;
};

/// Threads to use when the user did not say: the cores this process may run on.
int default_thread_count();

}  // namespace headlight
