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
                     "The device " + device.name + " could not be checked: " + exception.what() + ".");
    }
    return std::nullopt;
}

}  // namespace

void BackgroundCheck::start(const UncheckedDevice& device) {
    std::jthread before;
    {
        const std::lock_guard lock(mutex_);
        if (closing_ || identity_ == device.identity) return;
        identity_ = device.identity;
        before = std::move(thread_);
    }
    before = {};  // two checks at once would each take twice as long
    const std::lock_guard lock(mutex_);
    if (closing_) return;
    thread_ = start_thread([this, device](const std::stop_token& stop) { run(device, stop); });
}

void BackgroundCheck::run(const UncheckedDevice& device, const std::stop_token& stop) {
    lower_priority_of_this_thread();
    const std::optional<Error> problem = problem_of(device, stop);
    {
        const std::lock_guard lock(mutex_);
        if (identity_ == device.identity) identity_.clear();
    }
    if (!stop.stop_requested()) done_(device.identity, problem);
}

void BackgroundCheck::close() {
    std::jthread last;
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
        last = std::move(thread_);
    }
}

}  // namespace headlight
