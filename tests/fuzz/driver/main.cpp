#include "driver/files.h"
#include "driver/options.h"
#include "driver/supervisor.h"
#include "driver/worker.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>

using namespace headlight::fuzz;

namespace {

constexpr int kFound = 1;
constexpr int kWrongUsage = 2;

void interrupt(int) {
    interrupted = 1;
}

/// A folder of its own below the folder for temporary files.
std::filesystem::path temporary_folder() {
    std::string name = (std::filesystem::temp_directory_path() / "headlight-fuzz-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error(name + ": the folder cannot be made");
    return name;
}

void print(const Options& options, const Result& result) {
    std::size_t counts[3] = {};
    for (const Finding& finding : result.findings) counts[static_cast<std::size_t>(finding.kind)] += finding.times;
    std::printf("target %s: %llu executions, %.0f a second, %zu edges, %zu inputs kept, ", options.job.target.folder,
                static_cast<unsigned long long>(result.executions),
                static_cast<double>(result.executions) / std::max(result.seconds, 0.001), result.edges,
                result.kept.size());
    std::printf("%zu crashes, %zu timeouts, %zu breaches of memory\n", counts[0], counts[1], counts[2]);
    if (result.passing_timeouts > 0)
        std::printf("  %zu inputs took too long, but not when they ran again by themselves\n", result.passing_timeouts);
    for (const Finding& finding : result.findings)
        std::printf("  %zu times %s\n", finding.times, finding.summary.c_str());
    const std::uint64_t missing = options.job.corpus.size() + options.job.runs - result.executions;
    if (options.job.runs != Job{}.runs && missing > 0)
        std::printf("  ended %llu executions early, because the time was over\n",
                    static_cast<unsigned long long>(missing));
}

int fuzz_target(Options& options) {
    std::signal(SIGINT, interrupt);
    std::signal(SIGTERM, interrupt);
    const auto folder = [&]() -> const std::filesystem::path& {
        if (options.found.empty()) options.found = temporary_folder();
        return options.found;
    };
    const Result result = fuzz(options.job, {}, [&](const Finding& finding) {
        std::printf("%s\n  %s\n", save(finding, folder()).c_str(), finding.summary.c_str());
        std::fflush(stdout);
    });
    for (const Finding& finding : result.findings)
        if (finding.times > 1) static_cast<void>(save(finding, folder()));  // with a shorter input
    if (!options.kept.empty())
        for (const std::string& input : result.kept) write_bytes(options.kept / hash_of(input), input);
    print(options, result);
    return result.findings.empty() ? EXIT_SUCCESS : kFound;
}

int run(Options options) {
    if (options.list_targets) {
        for (const CorpusTarget& target : corpus_targets()) std::printf("%s\n", target.folder);
        return EXIT_SUCCESS;
    }
    prepare_targets();
    if (options.replay.empty()) return fuzz_target(options);
    for (const std::string& file : options.replay) call_target(options.job.target, read_bytes(file));
    return EXIT_SUCCESS;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return run(parse_options({argv + 1, argv + argc}));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return kWrongUsage;
    }
}
