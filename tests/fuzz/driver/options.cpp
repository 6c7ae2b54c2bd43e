#include "driver/options.h"

#include "driver/files.h"
#include "driver/shared_state.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <stdexcept>

namespace headlight::fuzz {

namespace {

constexpr const char* kUsage =
    "usage: fuzz_engine TARGET --corpus DIR --seconds N [--seed S] [--runs N] [--found DIR] [--kept DIR]\n"
    "       fuzz_engine TARGET --replay FILE...\n"
    "       fuzz_engine --targets";

CorpusTarget target_named(const std::string& name) {
    const auto targets = corpus_targets();
    const auto found = std::ranges::find_if(targets, [&](const CorpusTarget& each) { return each.folder == name; });
    if (found != targets.end()) return *found;
    std::string message = "Expected a target, found \"";
    message += name;
    message += "\"; targets:";
    for (const CorpusTarget& each : targets) {
        message += ' ';
        message += each.folder;
    }
    throw std::runtime_error(message);
}

std::uint64_t number_of(const std::string& option, const std::string& text) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    if (const auto [stopped, error] = std::from_chars(text.data(), end, number); error == std::errc{} && stopped == end)
        return number;
    std::string message = option;
    message += ": expected a whole number, found \"";
    message += text;
    throw std::runtime_error(message + "\".");
}

void read_inputs(std::vector<std::string>& inputs, const std::filesystem::path& folder) {
    std::ranges::move(read_folder(folder, SharedState::kMostBytes), std::back_inserter(inputs));
}

void read_option(Options& options, const std::string& name, const std::string& value) {
    if (name == "--corpus")
        read_inputs(options.job.corpus, value);
    else if (name == "--seconds")
        options.job.seconds = static_cast<double>(number_of(name, value));
    else if (name == "--seed")
        options.job.seed = number_of(name, value);
    else if (name == "--runs")
        options.job.runs = number_of(name, value);
    else if (name == "--found")
        options.found = value;
    else if (name == "--kept")
        options.kept = value;
    else
        throw std::runtime_error(kUsage);
}

}  // namespace

Options parse_options(const std::vector<std::string>& arguments) {
    Options options;
    if (arguments.empty()) throw std::runtime_error(kUsage);
    options.list_targets = arguments[0] == "--targets";
    if (options.list_targets) return options;
    options.job.target = target_named(arguments[0]);
    for (std::size_t i = 1; i < arguments.size(); i += 2) {
        if (arguments[i] == "--replay") {
            options.replay.assign(arguments.begin() + static_cast<std::ptrdiff_t>(i) + 1, arguments.end());
            return options;
        }
        if (i + 1 == arguments.size()) throw std::runtime_error(kUsage);
        read_option(options, arguments[i], arguments[i + 1]);
    }
    if (!options.kept.empty() && std::filesystem::exists(options.kept)) read_inputs(options.job.corpus, options.kept);
    return options;
}

}  // namespace headlight::fuzz
