#pragma once

#include <algorithm>
#include <atomic>

/// Makes functions of the system fail at their nth call, in whatever program links faults.cpp, or is started with the
/// library of it: there the environment says which (HEADLIGHT_FAULT="thread 3", or "thread 3 on" for all that follow).
namespace headlight::testing {

enum class Fault {
    Allocation,  ///< operator new
    Write,       ///< write, writev, fsync, linkat, rename
    Nameless,    ///< open with O_TMPFILE
    Thread,      ///< pthread_create
};

/// Counts calls, and says which of them fail, from its construction to its end; one at a time.
class Faults {
  public:
    /// `nth`: 1 is the first call from now on; 0: none. `stays`: later calls fail too.
    explicit Faults(Fault fault, long nth = 0, bool stays = false);
    ~Faults();
    Faults(const Faults&) = delete;
    Faults& operator=(const Faults&) = delete;

    /// Calls so far.
    [[nodiscard]] long calls() const { return calls_; }
    /// Counts a call, and says whether it is to fail. Called by what stands in for the system's functions.
    static bool fails(Fault fault);

  private:
    Fault fault_;
    long nth_;
    bool stays_;
    std::atomic<long> calls_{0};
};

/// Does the work once to count its calls, and then again and again with one of them failing: each, or `most` of them
/// evenly spread. `work()` tells whether it did what it should. Returns the call at which it did not; 0: there was
/// none.
template <typename Work>
long call_that_breaks(Fault fault, long most, const Work& work) {
    long calls = 0;
    {
        const Faults counted(fault);
        work();
        calls = counted.calls();
    }
    for (long i = 0; i < std::min(calls, most); ++i) {
        const long nth = calls <= most ? i + 1 : 1 + i * calls / most;
        const Faults faults(fault, nth);
        if (!work()) return nth;
    }
    return 0;
}

}  // namespace headlight::testing
