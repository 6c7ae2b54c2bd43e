#include "session/pacing.h"

#include <algorithm>

namespace headlight {

void Pacing::requested(Time now) {
    if (!waiting_since_) waiting_since_ = now;
}

void Pacing::started(Time now) {
    started_ = now;
}

void Pacing::finished(Time now, bool more) {
    if (started_) expected_ = now - *started_;
    started_.reset();
    waiting_since_ = more ? std::optional<Time>(now) : std::nullopt;
}

void Pacing::ended_without_result(Time now, bool more) {
    // Whatever was stopped would have taken longer than it ran.
    if (started_ && expected_) expected_ = std::max(*expected_, now - *started_);
    if (started_ && !expected_ && now - *started_ > kTooSlow) expected_ = now - *started_;
    started_.reset();
    if (!more) waiting_since_.reset();
}

void Pacing::dropped() {
    waiting_since_.reset();
}

bool Pacing::should_stop_running(Time now) const {
    if (!started_ || !waiting_since_) return true;
    const Duration elapsed = now - *started_;
    const Duration expected = std::max(expected_.value_or(elapsed), elapsed);
    if (expected > kTooSlow) return true;
    if (!expected_) return now - *waiting_since_ <= kUnknownWait;
    return now + expected + expected / 4 <= *waiting_since_ + kLongestWait;
}

}  // namespace headlight
