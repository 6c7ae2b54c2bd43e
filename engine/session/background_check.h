#pragma once

#include "core/error.h"
#include "session/model_loader.h"

#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace headlight {

/// Checks devices on a thread of its own, one at a time, with low priority where the system has such: whoever types
/// meanwhile should not feel it.
class BackgroundCheck {
  public:
    /// Told on the checking thread how the check of the device with this identity went; nothing: it computes right. Not
    /// told of checks that were ended.
    using Done = std::function<void(const std::string& identity, const std::optional<Error>& problem)>;

    explicit BackgroundCheck(Done done) : done_(std::move(done)) {}
    ~BackgroundCheck() { close(); }
    BackgroundCheck(const BackgroundCheck&) = delete;
    BackgroundCheck& operator=(const BackgroundCheck&) = delete;

    /// Checks a device in place of another one; one that is being checked already goes on.
    void start(const UncheckedDevice& device);
    /// Ends a check and waits for its end. Later ones are not started.
    void close();

  private:
    void run(const UncheckedDevice& device, const std::stop_token& stop);

    Done done_;
    std::mutex mutex_;
    std::string identity_;  // of the device that is being checked
    bool closing_ = false;
    std::jthread thread_;
};

}  // namespace headlight
