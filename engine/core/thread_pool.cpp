#include "core/thread_pool.h"

#include "core/threads.h"

#include <sched.h>

#include <algorithm>
#include <atomic>
#include <exception>

namespace headlight {

namespace {

// Whether this thread works in a loop of a pool: a nested loop must not wait for its own outer loop to end.
thread_local bool at_work = false;

class AtWork {
  public:
    AtWork() { at_work = true; }
    ~AtWork() { at_work = false; }
    AtWork(const AtWork&) = delete;
    AtWork& operator=(const AtWork&) = delete;
};

int cores_of_this_process() {
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    if (::sched_getaffinity(0, sizeof allowed, &allowed) == 0) return std::max(1, CPU_COUNT(&allowed));
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

/// How long a thread waits awake for the next loop, or the caller for the last parts of this one. Within a forward pass
/// loops follow each other within microseconds, and to wake a thread takes some 50 of them on a virtual machine.
constexpr std::chrono::microseconds kAwake{100};

void pause() {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ __volatile__("yield");
#endif
}

/// Waits awake until `is_over`, or until `time` has passed.
template <typename Condition>
void wait_awake(std::chrono::microseconds time, const Condition& is_over) {
    constexpr int kLooks = 64;  // between two looks at the clock
    if (time.count() == 0) return;
    const auto end = std::chrono::steady_clock::now() + time;
    do {
        for (int i = 0; i < kLooks; ++i) {
            if (is_over()) return;
            pause();
        }
    } while (std::chrono::steady_clock::now() < end);
}

}  // namespace

ThreadCount ThreadCount::chosen(int number) {
    ThreadCount count;
    count.number_ = number > 0 ? number : cores_of_this_process();
    return count;
}

struct ThreadPool::Loop {
    const std::function<void(std::int64_t)>& body;
    std::int64_t parts;
    std::atomic<std::int64_t> next{0};
    std::mutex failure_mutex{};
    std::exception_ptr failure{};

    void run() {
        for (std::int64_t part = next++; part < parts; part = next++) {
            try {
                body(part);
            } catch (...) {
                const std::lock_guard lock(failure_mutex);
                if (!failure) failure = std::current_exception();
                next = parts;
            }
        }
    }
};

// More threads than cores would keep each other from working.
ThreadPool::ThreadPool(ThreadCount threads)
    : awake_(threads.number() <= cores_of_this_process() ? kAwake : std::chrono::microseconds{0}) {
    for (int i = 1; i < threads.number(); ++i)
        workers_.push_back(start_thread([this](const std::stop_token& stop) { work(stop); }));
}

ThreadPool::~ThreadPool() {
    for (std::jthread& worker : workers_) worker.request_stop();
}

void ThreadPool::work(const std::stop_token& stop) {
    std::uint64_t seen = 0;
    for (;;) {
        wait_awake(awake_, [&] { return generation_ != seen || stop.stop_requested(); });
        std::unique_lock lock(mutex_);
        ++asleep_;
        const bool called = wake_.wait(lock, stop, [&] { return loop_ != nullptr && generation_ != seen; });
        --asleep_;
        if (!called) return;
        seen = generation_;
        Loop* loop = loop_;
        ++busy_;
        lock.unlock();
        {
            const AtWork mark;
            loop->run();
        }
        lock.lock();
        if (--busy_ == 0 && caller_sleeps_) done_.notify_all();
    }
}

void ThreadPool::wait_for_workers() {
    {
        // A worker takes the loop and counts itself busy under the mutex, so one that wakes late finds no loop any
        // more.
        const std::lock_guard lock(mutex_);
        loop_ = nullptr;
    }
    wait_awake(awake_, [this] { return busy_ == 0; });
    std::unique_lock lock(mutex_);
    caller_sleeps_ = true;
    done_.wait(lock, [this] { return busy_ == 0; });
    caller_sleeps_ = false;
}

void ThreadPool::for_each(std::int64_t parts, const std::function<void(std::int64_t)>& body) {
    if (parts < 2 || workers_.empty() || at_work) {
        for (std::int64_t part = 0; part < parts; ++part) body(part);
        return;
    }
    const std::lock_guard turn(turn_);
    Loop loop{body, parts};
    bool wake = false;
    {
        const std::lock_guard lock(mutex_);
        loop_ = &loop;
        ++generation_;
        wake = asleep_ > 0;
    }
    if (wake) wake_.notify_all();
    {
        const AtWork mark;
        loop.run();
    }
    wait_for_workers();
    if (loop.failure) std::rethrow_exception(loop.failure);
}

}  // namespace headlight
