#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <mutex>
#include <set>
#include <thread>

namespace headlight {

/// Turns SIGINT, SIGTERM and SIGHUP into a clean end: unfinished files are removed, and the program exits with 128 +
/// signal. Must be made before any other thread, so that all of them leave the signals to it.
class Interruption {
  public:
    /// Throws Error(Memory) where the system starts no more threads.
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /// Called (on another thread) at the first signal instead of exiting at once, for the window, which saves its
    /// state. Exiting is then the caller's part; a second signal does not wait for it.
    void set_handler(std::function<void()> handler);
    /// 128 + the signal that came, 0 if none did.
    [[nodiscard]] int exit_code() const { return exit_code_; }

    /// Calls `make`, which makes a folder for unfinished files, without a signal coming in between; the folder is
    /// removed with its content when one comes. Nothing is remembered of an empty path.
    std::filesystem::path begin(const std::function<std::filesystem::path()>& make);
    /// Does the last step that makes a file appear and forgets the folder, without a signal coming in between.
    void finish(const std::filesystem::path& folder, const std::function<void()>& last_step);

  private:
    void wait_for_signals();
    void receive(int signal);
    std::mutex mutex_;
    std::set<std::filesystem::path> unfinished_;
    std::function<void()> handler_;
    std::atomic<int> exit_code_ = 0;
    std::atomic<bool> ending_ = false;
    std::jthread waiter_;
};

}  // namespace headlight
