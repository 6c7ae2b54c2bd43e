#pragma once

#include "driver/coverage_map.h"

#include <atomic>
#include <memory>
#include <span>
#include <string_view>

namespace headlight::fuzz {

/// Inputs that reached new code. All zeros is the empty pool.
class InputPool {
  public:
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] std::string_view input(std::size_t index) const;
    /// Leaves the input out when the pool is full.
    void add(std::string_view input);

  private:
    struct Entry {
        std::size_t begin;
        std::size_t end;
    };
    std::atomic<std::size_t> count_;
    std::array<Entry, std::size_t{1} << 16> entries_;
    std::array<char, std::size_t{256} << 20> bytes_;
};

/// What the process that runs the target leaves to the one that watches it, which outlives it.
struct SharedState {
    static constexpr std::size_t kMostBytes = std::size_t{1} << 20;  ///< of an input

    std::atomic<std::uint64_t> executions;  ///< that are over
    std::atomic<std::int64_t> started;      ///< steady clock in ns while the target runs, otherwise 0
    std::atomic<bool> stop;                 ///< asks the worker to end
    std::size_t input_size;
    std::array<char, kMostBytes> input;  ///< what the target is given, written before it is called
    CoverageMap coverage;
    InputPool pool;

    /// The input that runs, or ran last.
    [[nodiscard]] std::string_view current() const { return {input.data(), input_size}; }
    void begin(std::string_view bytes);
    void end();
};

struct Unmap {
    void operator()(SharedState* state) const;
};
/// Memory, all zeros, that processes forked later share. Pages that nobody writes take no memory.
std::unique_ptr<SharedState, Unmap> make_shared_state();

/// Steady clock in nanoseconds.
std::int64_t now();

}  // namespace headlight::fuzz
