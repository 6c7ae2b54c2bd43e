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

ThreadPool::ThreadPool(ThreadCount threads) {
    for (int i = 1; i < threads.number(); ++i)
        workers_.push_back(start_thread([this](const std::stop_token& stop) { work(stop); }));
}

ThreadPool::~ThreadPool() {
    for (std::jthread& worker : workers_) worker.request_stop();
}

void ThreadPool::work(const std::stop_token& stop) {
    std::uint64_t seen = 0;
    std::unique_lock lock(mutex_);
    while (wake_.wait(lock, stop, [&] { return loop_ != nullptr && generation_ != seen; })) {
        seen = generation_;
        Loop* loop = loop_;
        ++busy_;
        lock.unlock();
        {
            const AtWork mark;
            loop->run();
        }
        lock.lock();
        if (--busy_ == 0) done_.notify_all();
    }
}

void ThreadPool::for_each(std::int64_t parts, const std::function<void(std::int64_t)>& body) {
    if (parts < 2 || workers_.empty() || at_work) {
        for (std::int64_t part = 0; part < parts; ++part) body(part);
        return;
    }
    const std::lock_guard turn(turn_);
    Loop loop{body, parts};
    {
        const std::lock_guard lock(mutex_);
        loop_ = &loop;
        ++generation_;
    }
    wake_.notify_all();
    {
        const AtWork mark;
        loop.run();
    }
    {
        // A worker takes the loop and counts itself busy under the mutex, so one that wakes late finds no loop any
        // more.
        std::unique_lock lock(mutex_);
        loop_ = nullptr;
        done_.wait(lock, [this] { return busy_ == 0; });
    }
    if (loop.failure) std::rethrow_exception(loop.failure);
}

}  // namespace headlight
