#pragma once

#include "core/error.h"
#include "session/model_loader.h"
#include "session/tagged_worker.h"

#include <functional>
#include <mutex>
#include <optional>
#include <string>

namespace headlight {

/// Checks devices on a worker of its own, one at a time, with low priority where the system has such: whoever types
/// meanwhile should not feel it.
class BackgroundCheck {
  public:
    /// Told on the checking thread how the check of the device with this identity went; nothing: it computes right. Not
    /// told of checks that were ended.
    using Done = std::function<void(const std::string& identity, const std::optional<Error>& problem)>;

    explicit BackgroundCheck(Done done) : done_(std::move(done)) {}
    BackgroundCheck(const BackgroundCheck&) = delete;
    BackgroundCheck& operator=(const BackgroundCheck&) = delete;

    /// Checks a device in place of another one; one that is being checked already goes on. Throws Error(Memory) where
    /// no thread can be started.
    void start(const UncheckedDevice& device);
    /// Ends a check and waits for its end. Later ones are not started.
    void close();

  private:
    void finish(const std::string& identity, const std::optional<Error>& problem);

    Done done_;
    std::mutex mutex_;
    std::string identity_;  // of the device that is being checked
    bool closing_ = false;
    std::optional<TaggedWorker> worker_;  // from the first check on; last: ends before what it tells
};

}  // namespace headlight
