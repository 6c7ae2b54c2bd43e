#pragma once

#include <chrono>
#include <optional>

namespace headlight {

/// Decides for one tag whether a newer request stops the running one, so that the newest text wins and yet somebody who
/// types without a pause sees a new result at least every 300 ms, as long as one run takes no longer than that:
/// - A running request is stopped only while a fresh run, as long as the last one was (and a quarter more), still ends
/// within 300 ms of
///   the last result (or of the first request since nobody waited).
/// - A model that needs more than a second is too slow to wait for: the newest text always wins.
/// - While it is not known how long a run takes, requests are stopped during the first 100 ms of the wait only.
/// Time is handed in, so that tests need no clock. Not thread-safe.
class Pacing {
  public:
    using Clock = std::chrono::steady_clock;
    using Time = Clock::time_point;
    static constexpr std::chrono::milliseconds kLongestWait{300};
    static constexpr std::chrono::milliseconds kTooSlow{1000};
    static constexpr std::chrono::milliseconds kUnknownWait{100};

    /// A request has come in.
    void requested(Time now);
    /// A request has begun to run.
    void started(Time now);
    /// The running request ended with a result; `more` tells whether a newer one is queued.
    void finished(Time now, bool more);
    /// The running request ended without a result: stopped, or failed.
    void ended_without_result(Time now, bool more);
    /// Nobody waits any more: what was queued was cancelled.
    void dropped();
    /// Returns whether the running request should yield to a newer one. Asked when one comes in, and again as the
    /// running one goes on.
    [[nodiscard]] bool should_stop_running(Time now) const;

  private:
    using Duration = Clock::duration;
    std::optional<Time> waiting_since_;  // since when somebody waits without having got a result
    std::optional<Time> started_;
    std::optional<Duration> expected_;  // how long a run takes
};

}  // namespace headlight
