#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

namespace headlight {

/// Keeps a reader of a mapped file alive when the file shrinks or its disk fails: the kernel then raises SIGBUS where
/// the lost bytes are read. While a guard stands, the lost pages of its mapping read as zeros instead, on any thread,
/// and the guard says so afterwards. This is the program's only signal handler; it passes on every SIGBUS that is not
/// about a guarded mapping.
class BusGuard {
  public:
    /// The mapping must outlive the guard.
    explicit BusGuard(std::span<const std::byte> mapping);
    ~BusGuard();
    BusGuard(const BusGuard&) = delete;
    BusGuard& operator=(const BusGuard&) = delete;

    /// Returns whether bytes of the mapping were lost, so that what was read from it so far may be zeros.
    [[nodiscard]] bool damaged() const { return damaged_.load(); }

  private:
    struct Registry;
    std::uintptr_t begin_;
    std::uintptr_t end_;
    std::atomic<bool> damaged_{false};
    BusGuard* next_ = nullptr;
    BusGuard* previous_ = nullptr;
};

}  // namespace headlight
