#include "session/background_check.h"

#include "core/threads.h"

#include <exception>
#include <utility>

namespace headlight {

namespace {

std::optional<Error> problem_of(const UncheckedDevice& device, const std::stop_token& stop) {
    try {
        device.check(stop);
    } catch (const Error& error) {
        return error;
    } catch (const std::exception& exception) {
        return Error(ErrorKind::Device,
                     Sentence("The device %1 could not be checked: %2.", device.name, exception.what()));
    }
    return std::nullopt;
}

}  // namespace

void BackgroundCheck::start(const UncheckedDevice& device) {
    const std::lock_guard lock(mutex_);
    if (closing_ || identity_ == device.identity) return;
    if (!worker_) worker_.emplace();
    identity_ = device.identity;
    Job job;
    job.lane = "device";
    job.work = [this, device](JobControl& control) -> std::function<void()> {
        lower_priority_of_this_thread();
        const std::optional<Error> problem = problem_of(device, control.stop());
        return [this, identity = device.identity, problem] { finish(identity, problem); };
    };
    job.failed = [this, identity = device.identity](const Error& problem) { finish(identity, problem); };
    worker_->submit(std::move(job));
}

void BackgroundCheck::finish(const std::string& identity, const std::optional<Error>& problem) {
    {
        const std::lock_guard lock(mutex_);
        if (identity_ == identity) identity_.clear();
    }
    done_(identity, problem);
}

void BackgroundCheck::close() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    if (!worker_) return;
    worker_->cancel_all();
    worker_->wait();
}

}  // namespace headlight
