#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace headlight {

/// Number of threads that one piece of work may use, the caller included. It is one until the user's choice says
/// otherwise, and is handed on from there: whoever leaves it out uses too few threads, never too many.
class ThreadCount {
  public:
    ThreadCount() = default;
    /// The user's choice; 0: one thread for each core that this process may run on. Called only where choices are read,
    /// which `structure_test` checks.
    static ThreadCount chosen(int number);
    [[nodiscard]] int number() const { return number_; }
    bool operator==(const ThreadCount&) const = default;

  private:
    int number_ = 1;
};

/// A fixed set of threads for loops over independent parts. The calling thread works too, so a pool of one has no
/// threads. Its construction throws Error(Memory) where the system starts no more of them.
class ThreadPool {
  public:
    explicit ThreadPool(ThreadCount threads);
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
    void wait_for_workers();
    std::mutex turn_;  // one loop at a time
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::condition_variable done_;
    Loop* loop_ = nullptr;
    // Changed under the mutex, and looked at without it by those who wait awake.
    std::atomic<std::uint64_t> generation_ = 0;
    std::atomic<int> busy_ = 0;
    int asleep_ = 0;
    bool caller_sleeps_ = false;
    std::chrono::microseconds awake_;
    std::vector<std::jthread> workers_;
};

}  // namespace headlight
