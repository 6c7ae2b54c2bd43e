#include "core/thread_pool.h"

#include <sched.h>

#include <algorithm>
#include <atomic>
#include <exception>

namespace headlight {

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

ThreadPool::ThreadPool(int threads) {
    for (int i = 1; i < threads; ++i) workers_.emplace_back([this](const std::stop_token& stop) { work(stop); });
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
        loop->run();
        lock.lock();
        if (--busy_ == 0) done_.notify_all();
    }
}

void ThreadPool::for_each(std::int64_t parts, const std::function<void(std::int64_t)>& body) {
    const std::lock_guard turn(turn_);
    Loop loop{body, parts};
    if (parts > 1 && !workers_.empty()) {
        const std::lock_guard lock(mutex_);
        loop_ = &loop;
        ++generation_;
        wake_.notify_all();
    }
    loop.run();
    {
        std::unique_lock lock(mutex_);
        loop_ = nullptr;
        done_.wait(lock, [this] { return busy_ == 0; });
    }
    if (loop.failure) std::rethrow_exception(loop.failure);
}

int default_thread_count() {
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    if (::sched_getaffinity(0, sizeof allowed, &allowed) == 0) return std::max(1, CPU_COUNT(&allowed));
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

}  // namespace headlight
