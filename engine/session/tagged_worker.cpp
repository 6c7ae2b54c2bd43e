#include "session/tagged_worker.h"

#include "core/threads.h"

#include <filesystem>
#include <new>
#include <utility>

namespace headlight {

namespace {

/// What is being caught, as an error for the user.
Error error_of_failure() {
    try {
        throw;
    } catch (const Error& error) {
        return error;
    } catch (const std::bad_alloc&) {
        return {ErrorKind::Memory,
                Sentence("There is not enough memory for this. Shorten the text or close other programs.")};
    } catch (const std::filesystem::filesystem_error& error) {
        return {ErrorKind::File, std::string(error.what()) + "."};
    } catch (const std::exception& exception) {
        return {ErrorKind::Unsupported, Sentence("Internal error: %1.", exception.what())};
    }
}

}  // namespace

/// The job that runs. Flags are guarded by the worker's mutex; the stop source may be used by any thread.
class TaggedWorker::Running final : public JobControl {
  public:
    Running(TaggedWorker& worker, Job job) : worker_(worker), job_(std::move(job)) {}

    [[nodiscard]] std::stop_token stop() const override { return source.get_token(); }

    void progress(double share) override {
        worker_.make_way(*this);
        if (!source.stop_requested() && job_.progress) job_.progress(share);
    }

    [[nodiscard]] const Job& job() const { return job_; }

    std::stop_source source;
    bool cancelled = false;   // its result must not be handed over
    bool delivering = false;  // its result is being handed over: too late to cancel

  private:
    TaggedWorker& worker_;
    Job job_;
};

TaggedWorker::TaggedWorker() : thread_(start_thread([this] { work(); })) {}

TaggedWorker::~TaggedWorker() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    cancel_all();
    changed_.notify_all();
    thread_.join();
}

bool TaggedWorker::has_newer(const std::string& lane) const {
    for (const Job& job : queue_) {
        if (job.lane == lane) return true;
    }
    return false;
}

std::deque<Job> TaggedWorker::take_queued(const std::string& lane) {
    std::deque<Job> taken;
    for (auto job = queue_.begin(); job != queue_.end();) {
        if (job->lane == lane) {
            taken.push_back(std::move(*job));
            job = queue_.erase(job);
        } else {
            ++job;
        }
    }
    return taken;
}

// Stop sources are set and dropped jobs destroyed outside the lock: both may call code of others.
void TaggedWorker::submit(Job job) {
    const auto now = Pacing::Clock::now();
    std::deque<Job> replaced;
    std::shared_ptr<Running> stopped;
    {
        const std::lock_guard lock(mutex_);
        if (closing_) return;
        replaced = take_queued(job.lane);
        Pacing& pacing = pacing_[job.lane];
        pacing.requested(now);
        if (running_ && running_->job().lane == job.lane && !running_->delivering) {
            if (!running_->job().paced || pacing.should_stop_running(now)) {
                running_->cancelled = true;
                stopped = running_;
            }
        }
        queue_.push_back(std::move(job));
    }
    changed_.notify_all();
    if (stopped) stopped->source.request_stop();
}

void TaggedWorker::make_way(Running& running) {
    {
        const std::lock_guard lock(mutex_);
        const std::string& lane = running.job().lane;
        if (!running.job().paced || running.delivering || !has_newer(lane)) return;
        if (!pacing_[lane].should_stop_running(Pacing::Clock::now())) return;
        running.cancelled = true;
    }
    running.source.request_stop();
}

void TaggedWorker::cancel(const std::string& lane) {
    std::deque<Job> dropped;
    std::shared_ptr<Running> stopped;
    {
        const std::lock_guard lock(mutex_);
        dropped = take_queued(lane);
        pacing_[lane].dropped();
        if (running_ && running_->job().lane == lane && !running_->delivering) {
            running_->cancelled = true;
            stopped = running_;
        }
    }
    changed_.notify_all();
    if (stopped) stopped->source.request_stop();
}

void TaggedWorker::cancel_all() {
    std::deque<Job> dropped;
    std::shared_ptr<Running> stopped;
    {
        const std::lock_guard lock(mutex_);
        dropped.swap(queue_);
        for (auto& [lane, pacing] : pacing_) pacing.dropped();
        if (running_ && !running_->delivering) running_->cancelled = true;
        stopped = running_;
    }
    changed_.notify_all();
    if (stopped) stopped->source.request_stop();
}

void TaggedWorker::wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return queue_.empty() && !running_; });
}

void TaggedWorker::work() {
    for (;;) {
        std::shared_ptr<Running> running;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return closing_ || !queue_.empty(); });
            if (closing_) return;
            running = std::make_shared<Running>(*this, std::move(queue_.front()));
            queue_.pop_front();
            running_ = running;
            pacing_[running->job().lane].started(Pacing::Clock::now());
        }
        run(*running);
        {
            const std::lock_guard lock(mutex_);
            running_.reset();
        }
        running.reset();
        changed_.notify_all();
    }
}

void TaggedWorker::run(Running& running) {
    const auto fail_with = [&](const Error& error) {
        finish(
            running,
            [&] {
                if (running.job().failed) running.job().failed(error);
            },
            false);
    };
    try {
        finish(running, running.job().work(running), true);
    } catch (...) {
        fail_with(error_of_failure());
    }
}

void TaggedWorker::finish(Running& running, std::function<void()> delivery, bool has_result) {
    {
        const std::lock_guard lock(mutex_);
        const bool delivers = !running.cancelled;
        running.delivering = delivers;
        const bool more = has_newer(running.job().lane);
        Pacing& pacing = pacing_[running.job().lane];
        if (delivers && has_result) {
            pacing.finished(Pacing::Clock::now(), more);
        } else {
            pacing.ended_without_result(Pacing::Clock::now(), more);
        }
        if (!delivers) return;
    }
    if (delivery) delivery();
}

}  // namespace headlight
