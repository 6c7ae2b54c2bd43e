#include "driver/worker.h"

#include "mutate/bytes.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <new>

namespace headlight::fuzz {

namespace {

std::size_t reserved_bytes() {
    std::size_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    return pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

/// Sanitizers reserve terabytes of addresses, which cannot be limited: they limit single allocations
/// (driver/sanitizer_options.cpp), and the watching process the sum.
void limit_memory(const Limits& limits) {
    constexpr std::size_t kSanitizer = std::size_t{1} << 40;
    const std::size_t reserved = reserved_bytes();
    if (reserved > kSanitizer) return;
    const rlimit limit{reserved + limits.bytes, reserved + limits.bytes};
    ::setrlimit(RLIMIT_AS, &limit);
}

/// One of the corpus and the kept inputs, those kept last more often.
std::string_view any_input(const Job& job, const InputPool& pool, Random& random) {
    const std::size_t all = job.corpus.size() + pool.count();
    if (all == 0) return {};
    constexpr std::size_t kRecent = 32;
    const std::size_t among = random.once_in(3) ? std::min(kRecent, all) : all;
    const std::size_t index = all - 1 - random.below(among);
    return index < job.corpus.size() ? std::string_view(job.corpus[index]) : pool.input(index - job.corpus.size());
}

/// The shorter of two most of the time: it runs faster, and a change to it is more likely to matter.
std::string_view some_input(const Job& job, const InputPool& pool, Random& random) {
    const std::string_view first = any_input(job, pool, random);
    const std::string_view second = any_input(job, pool, random);
    return random.once_in(4) || first.size() < second.size() ? first : second;
}

/// Libraries complain about damaged files; what they said about the last ones is enough for a report.
void forget_output() {
    if (::ftruncate(STDERR_FILENO, 0) == 0) ::lseek(STDERR_FILENO, 0, SEEK_SET);
}

void execute(const Job& job, std::string_view input, SharedState& shared) {
    shared.begin(input);
    start_coverage();
    call_target(job.target, shared.current());
    const EdgeCounts& counts = stop_coverage();
    shared.end();
    if (shared.coverage.add(counts) && shared.executions >= job.corpus.size()) shared.pool.add(shared.current());
}

}  // namespace

std::size_t resident_bytes(int process) {
    const std::string name = process == 0 ? std::string("self") : std::to_string(process);
    std::ifstream file("/proc/" + name + "/statm");
    std::size_t all = 0;
    std::size_t resident = 0;
    file >> all >> resident;
    return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

void call_target(const CorpusTarget& target, std::string_view input) noexcept {
    try {
        const std::vector<char> bytes(input.begin(), input.end());
        target.read(std::as_bytes(std::span(bytes)));
    } catch (const std::bad_alloc&) {
        std::fputs("out of memory\n", stderr);
        ::_exit(kOutOfMemoryStatus);
    }
}

std::string input_of(const Job& job, const InputPool& pool, std::uint64_t execution) {
    if (execution < job.corpus.size()) return job.corpus[execution];
    Random random(job.seed, execution);
    std::string input(some_input(job, pool, random));
    if (random.once_in(8)) input = splice(input, some_input(job, pool, random), random);
    for (std::size_t changes = 1 + random.below(4); changes > 0; --changes) {
        if (random.once_in(4))
            mutate_bytes(input, random);
        else
            job.target.mutate(input, random);
    }
    return input;
}

void run_worker(const Job& job, const Limits& limits, SharedState& shared) {
    limit_memory(limits);
    while (!shared.stop &&
           (shared.executions < job.corpus.size() || shared.executions - job.corpus.size() < job.runs)) {
        if (shared.executions % 1000 == 0) forget_output();
        execute(job, input_of(job, shared.pool, shared.executions), shared);
        ++shared.executions;
    }
}

}  // namespace headlight::fuzz
