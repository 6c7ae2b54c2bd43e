#include "driver/supervisor.h"

#include "driver/worker.h"

#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <limits>
#include <stdexcept>
#include <thread>

namespace headlight::fuzz {

volatile std::sig_atomic_t interrupted = 0;

namespace {

constexpr std::int64_t kSecond = 1'000'000'000;
constexpr std::size_t kShown = 8192;  // of the report of a failure

/// A file without a place on the disk for what a process writes.
class Report {
  public:
    Report() : descriptor_(::memfd_create("report", MFD_CLOEXEC)) {
        if (descriptor_ < 0) throw std::runtime_error("there is no file in memory for reports");
    }
    ~Report() { ::close(descriptor_); }
    Report(const Report&) = delete;
    Report& operator=(const Report&) = delete;

    void take_output() const {
        ::dup2(descriptor_, STDOUT_FILENO);
        ::dup2(descriptor_, STDERR_FILENO);
    }
    /// The last 64 KiB.
    [[nodiscard]] std::string text() const {
        std::array<char, 65'536> buffer{};
        const off_t size = ::lseek(descriptor_, 0, SEEK_END);
        const off_t begin = std::max<off_t>(0, size - static_cast<off_t>(buffer.size()));
        const ssize_t count = ::pread(descriptor_, buffer.data(), buffer.size(), begin);
        return {buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(0, count))};
    }

  private:
    int descriptor_;
};

/// The status of a process that ended within the time.
std::optional<int> wait_for(pid_t process, std::int64_t nanoseconds) {
    for (const std::int64_t begin = now(); now() - begin <= nanoseconds;) {
        int status = 0;
        if (::waitpid(process, &status, WNOHANG) == process) return status;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return {};
}

/// Ends a process that is still working, so that a sanitizer reports where it was.
void abort_process(pid_t process) {
    ::kill(process, SIGABRT);
    if (wait_for(process, 5 * kSecond)) return;
    ::kill(process, SIGKILL);
    ::waitpid(process, nullptr, 0);
}

FindingKind kind_of(int status, const std::string& report) {
    const bool out_of_memory = (WIFEXITED(status) && WEXITSTATUS(status) == kOutOfMemoryStatus) ||
                               report.find("allocation-size-too-big") != std::string::npos ||
                               report.find("out-of-memory") != std::string::npos;
    return out_of_memory ? FindingKind::Memory : FindingKind::Crash;
}

/// Processor time of a process in nanoseconds; 0 if it is gone.
std::int64_t processor_time(pid_t process) {
    clockid_t clock{};
    timespec time{};
    if (::clock_getcpuclockid(process, &clock) != 0 || ::clock_gettime(clock, &time) != 0) return 0;
    return std::int64_t{time.tv_sec} * kSecond + time.tv_nsec;
}

/// How long the present execution takes.
class Stopwatch {
  public:
    Stopwatch(pid_t worker, const Limits& limits)
        : worker_(worker), most_(static_cast<std::int64_t>(limits.seconds * static_cast<double>(kSecond))) {}

    /// Whether the time is over: of the processor, or on the wall, where a busy machine may need longer.
    bool is_over(const SharedState& shared) {
        constexpr std::int64_t kBusy = 6;
        const std::int64_t started = shared.started;
        if (started == 0 || started != started_) {
            started_ = started;
            processor_begin_ = processor_time(worker_);
            return false;
        }
        return processor_time(worker_) - processor_begin_ > most_ || now() - started > kBusy * most_;
    }

  private:
    pid_t worker_;
    std::int64_t most_;
    std::int64_t started_ = 0;
    std::int64_t processor_begin_ = 0;
};

/// Waits until the worker ends or breaks a limit; how, or nothing if it ended by itself.
std::optional<FindingKind> watch(pid_t worker, const Limits& limits, std::int64_t deadline, SharedState& shared,
                                 const Report& report) {
    const std::size_t most_bytes = resident_bytes(worker) + limits.bytes;
    Stopwatch stopwatch(worker, limits);
    for (;;) {
        if (const auto status = wait_for(worker, 5'000'000))
            return *status == 0 ? std::nullopt : std::optional(kind_of(*status, report.text()));
        if (stopwatch.is_over(shared)) {
            abort_process(worker);
            return FindingKind::Timeout;
        }
        if (resident_bytes(worker) > most_bytes) {
            abort_process(worker);
            return FindingKind::Memory;
        }
        if (now() > deadline || interrupted != 0) shared.stop = true;
    }
}

std::int64_t deadline_after(double seconds) {
    const double most = static_cast<double>(std::numeric_limits<std::int64_t>::max() / 2 / kSecond);
    return now() + static_cast<std::int64_t>(std::min(seconds, most)) * kSecond;
}

/// Adds a finding, or counts it if there is one with its summary; whether it is new.
bool add_finding(std::vector<Finding>& findings, Finding finding) {
    const auto same = std::ranges::find(findings, finding.summary, &Finding::summary);
    if (same == findings.end()) {
        findings.push_back(std::move(finding));
        return true;
    }
    ++same->times;
    if (finding.input.size() < same->input.size()) same->input = std::move(finding.input);
    return false;
}

/// Whether an input takes too long, or does worse, in a process that runs nothing else.
bool fails_alone(const Job& job, const Limits& limits, const std::string& input) {
    const auto shared = make_shared_state();
    constexpr double kNoEnd = std::numeric_limits<double>::infinity();
    const auto finding = run_apart(job.target, limits, kNoEnd, *shared, [&] {
        shared->begin(input);
        call_target(job.target, shared->current());
        shared->end();
    });
    return finding.has_value();
}

}  // namespace

std::optional<Finding> run_apart(const CorpusTarget& target, const Limits& limits, double seconds, SharedState& shared,
                                 const std::function<void()>& work) {
    const Report report;
    const pid_t parent = ::getpid();
    const pid_t worker = ::fork();
    if (worker < 0) throw std::runtime_error("no process can be started");
    if (worker == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (::getppid() != parent) ::_exit(0);
        std::signal(SIGINT, SIG_IGN);
        std::signal(SIGTERM, SIG_IGN);
        const rlimit no_core{0, 0};
        ::setrlimit(RLIMIT_CORE, &no_core);
        report.take_output();
        work();
        ::_exit(0);
    }
    const auto kind = watch(worker, limits, deadline_after(seconds), shared, report);
    if (!kind) return {};
    const std::string text = report.text();
    if (shared.started == 0)
        throw std::runtime_error("the fuzzer itself failed:\n" +
                                 text.substr(text.size() - std::min(text.size(), kShown)));
    shared.end();
    return Finding{*kind, target.folder, std::string(shared.current()), text, summary_of(*kind, text)};
}

Result fuzz(const Job& job, const Limits& limits, const std::function<void(const Finding&)>& found) {
    const auto shared = make_shared_state();
    Result result;
    const std::int64_t begin = now();
    const auto seconds = [&] { return static_cast<double>(now() - begin) / static_cast<double>(kSecond); };
    for (std::size_t times = 0; times < job.most_findings; ++times) {
        auto finding =
            run_apart(job.target, limits, job.seconds - seconds(), *shared, [&] { run_worker(job, limits, *shared); });
        if (!finding) break;
        ++shared->executions;  // the worker could not
        if (finding->kind == FindingKind::Timeout && !fails_alone(job, limits, finding->input)) {
            ++result.passing_timeouts;
            continue;
        }
        if (add_finding(result.findings, std::move(*finding))) found(result.findings.back());
    }
    result.executions = shared->executions;
    result.seconds = seconds();
    result.edges = shared->coverage.edges();
    for (std::size_t i = 0; i < shared->pool.count(); ++i) result.kept.emplace_back(shared->pool.input(i));
    return result;
}

}  // namespace headlight::fuzz
