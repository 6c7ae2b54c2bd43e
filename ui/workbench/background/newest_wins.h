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
    using Work = std::function<void(const Request&, const std::stop_token&)>;
    using IsInVain = std::function<bool(const Request& at_hand, const Request& newer)>;

    /// `work` is called on the thread, with a token that is set when the object is destroyed, and when a newer request
    /// comes of which `is_in_vain`, called on the thread that asks, says that the one at hand need not be finished;
    /// empty: every request is finished.
    explicit NewestWins(Work work, IsInVain is_in_vain = {})
        : work_(std::move(work)),
          is_in_vain_(std::move(is_in_vain)),
          thread_(start_thread([this](const std::stop_token& stop) { run(stop); })) {}
    ~NewestWins() {
        thread_.request_stop();
        thread_.join();
    }
    NewestWins(const NewestWins&) = delete;
    NewestWins& operator=(const NewestWins&) = delete;

    void request(Request request) {
        Waiting next{std::move(request)};  // the thread that works allocates nothing, which nobody could tell
        Ends ends{std::stop_source(std::nostopstate), std::stop_source(std::nostopstate)};
        {
            const std::lock_guard lock(mutex_);
            ends.overtaken = ends_.overtaken;
            if (at_hand_ != nullptr && is_in_vain_ && is_in_vain_(*at_hand_, next.request)) ends.work = ends_.work;
            waiting_ = std::move(next);
        }
        wake_.notify_one();
        // Not while the lock is held: what waits for a token is called here.
        ends.overtaken.request_stop();
        ends.work.request_stop();
    }

    /// Token of the work at hand, which is set once a newer request waits, or the object is destroyed: the work may
    /// then be left.
    [[nodiscard]] std::stop_token overtaken() const {
        const std::lock_guard lock(mutex_);
        return ends_.overtaken.get_token();
    }

  private:
    /// Ends of the work at hand.
    struct Ends {
        std::stop_source work{};
        std::stop_source overtaken{};
    };
    struct Waiting {
        Request request;
        Ends ends{};
    };

    void run(const std::stop_token& stop) {
        while (true) {
            std::optional<Waiting> next;
            {
                std::unique_lock lock(mutex_);
                if (!wake_.wait(lock, stop, [this] { return waiting_.has_value(); })) return;
                next = std::exchange(waiting_, std::nullopt);
                at_hand_ = &next->request;
                ends_ = next->ends;
            }
            {
                const std::stop_callback destroyed(stop, [&ends = next->ends] {
                    ends.overtaken.request_stop();
                    ends.work.request_stop();
                });
                work_(next->request, next->ends.work.get_token());
            }
            const std::lock_guard lock(mutex_);
            at_hand_ = nullptr;
        }
    }

    Work work_;
    IsInVain is_in_vain_;
    mutable std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<Waiting> waiting_;
    const Request* at_hand_ = nullptr;  // null between two requests
    Ends ends_{};
    std::jthread thread_;
};

}  // namespace headlight
