#pragma once

#include "core/threads.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace headlight {

/// A thread that works on the newest of the requests that it was given; older ones that it did not come to are dropped.
template <typename Request>
class NewestWins {
  public:
    /// `work` is called on the thread, with a token that is set when the object is destroyed.
    explicit NewestWins(std::function<void(const Request&, const std::stop_token&)> work)
        : work_(std::move(work)), thread_(start_thread([this](const std::stop_token& stop) { run(stop); })) {}
    ~NewestWins() {
        thread_.request_stop();
        thread_.join();
    }
    NewestWins(const NewestWins&) = delete;
    NewestWins& operator=(const NewestWins&) = delete;

    void request(Request request) {
        {
            const std::lock_guard lock(mutex_);
            waiting_ = std::move(request);
        }
        wake_.notify_one();
    }

    /// Returns whether a newer request waits: the work at hand may then be left.
    [[nodiscard]] bool overtaken() const {
        const std::lock_guard lock(mutex_);
        return waiting_.has_value();
    }

  private:
    void run(const std::stop_token& stop) {
        while (true) {
            std::optional<Request> request;
            {
                std::unique_lock lock(mutex_);
                if (!wake_.wait(lock, stop, [this] { return waiting_.has_value(); })) return;
                request = std::exchange(waiting_, std::nullopt);
            }
            work_(*request, stop);
        }
    }

    std::function<void(const Request&, const std::stop_token&)> work_;
    mutable std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<Request> waiting_;
    std::jthread thread_;
};

}  // namespace headlight
