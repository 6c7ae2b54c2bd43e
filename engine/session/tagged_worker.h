#pragma once

#include "core/error.h"
#include "session/pacing.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

namespace headlight {

/// Interface of a running job: progress and cancellation.
class JobControl {
  public:
    virtual ~JobControl() = default;
    [[nodiscard]] virtual std::stop_token stop() const = 0;
    /// To be called now and then with the share of the work done: passes it on unless the job was cancelled, and lets a
    /// newer job through.
    virtual void progress(double share) = 0;
};

/// A piece of work for the worker.
struct Job {
    /// Does the work and returns what hands over its result (the call of `done`). May throw: Error(Cancelled) when the
    /// stop token is set.
    using Work = std::function<std::function<void()>(JobControl&)>;

    std::string lane;  ///< a newer job of the same lane replaces an older one
    bool paced =
        false;  ///< let finish now and then although newer ones come in (see Pacing); otherwise stopped at once
    Work work;
    std::function<void(const Error&)> failed;
    std::function<void(double)> progress;
};

/// One thread that works through jobs in the order in which they came. A newer job of a lane takes the place of an
/// older one: a queued one is dropped, a running one is stopped. Exactly one of a job's result and `failed` is handed
/// over, on the worker's thread, unless the job was replaced or cancelled before; then nothing is. Callbacks may submit
/// and cancel, but must neither wait nor destroy the worker, and `failed` must not throw. This is where the engine's
/// errors end: std::bad_alloc becomes Error(Memory), other exceptions become an Error as well, also those of handing
/// over the result.
class TaggedWorker {
  public:
    TaggedWorker();
    /// Stops what runs, drops what is queued, and joins the thread.
    ~TaggedWorker();
    TaggedWorker(const TaggedWorker&) = delete;
    TaggedWorker& operator=(const TaggedWorker&) = delete;

    void submit(Job job);
    void cancel(const std::string& lane);
    void cancel_all();
    /// Blocks until nothing is queued and nothing runs.
    void wait();

  private:
    class Running;
    void work();
    void run(Running& running);
    void finish(Running& running, std::function<void()> delivery, bool has_result);
    [[nodiscard]] bool has_newer(const std::string& lane) const;
    [[nodiscard]] std::deque<Job> take_queued(const std::string& lane);
    void make_way(Running& running);

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Job> queue_;
    std::map<std::string, Pacing> pacing_;
    std::shared_ptr<Running> running_;  // null when idle
    bool closing_ = false;
    std::jthread thread_;  // last: everything above outlives it
};

}  // namespace headlight
