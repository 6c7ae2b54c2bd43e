#include "core/model_identity.h"

#include "core/threads.h"

#include <utility>

namespace headlight {

namespace {

constexpr std::string_view kHeaderOnly = "header-only:";

/// "sha256-tree16m" of "sha256-tree16m:3f2a...".
std::string_view algorithm_of(std::string_view hash) {
    return hash.substr(0, hash.find(':'));
}

/// Without the algorithm.
std::string_view digits_of(std::string_view hash) {
    const std::size_t colon = hash.find(':');
    return colon == std::string_view::npos ? hash : hash.substr(colon + 1);
}

}  // namespace

ModelHashes model_hashes_of_file(std::string_view hash, std::string_view header_hash) {
    if (hash.starts_with(kHeaderOnly)) return {{}, std::string(digits_of(hash))};
    if (hash.find(':') == std::string_view::npos) return {{}, std::string(hash)};
    return {std::string(hash), std::string(header_hash)};
}

std::string stated_hash(const ModelHashes& hashes) {
    if (!hashes.content.empty()) return hashes.content;
    return hashes.header.empty() ? std::string() : std::string(kHeaderOnly) + hashes.header;
}

std::string shown_hash(const ModelHashes& hashes, std::size_t digits) {
    if (!hashes.content.empty()) return std::string(digits_of(hashes.content).substr(0, digits));
    return hashes.header.empty() ? std::string() : "header only: " + hashes.header.substr(0, digits);
}

ModelIdentity::ModelIdentity(ModelHashes hashes) : hashes_(std::move(hashes)) {}

ModelIdentity::ModelIdentity(std::string header, Compute compute) : hashes_({}, std::move(header)), computing_(true) {
    try {
        thread_ =
            start_thread([this, compute = std::move(compute)](const std::stop_token& stop) { run(compute, stop); });
    } catch (const Error& error) {  // a model without a hash can be looked at all the same
        problem_ = error;
        computing_ = false;
    }
}

void ModelIdentity::run(const Compute& compute, const std::stop_token& stop) {
    lower_priority_of_this_thread();
    std::string content;
    std::optional<Error> problem;
    try {
        content = compute(stop);
    } catch (const Error& error) {
        problem = error;
    } catch (const std::exception& exception) {
        problem =
            Error(ErrorKind::Memory, Sentence("The hash of the model could not be computed: %1.", exception.what()));
    }
    const std::lock_guard lock(mutex_);
    hashes_.content = std::move(content);
    problem_ = std::move(problem);
    computing_ = false;
    changed_.notify_all();
}

ModelHashes ModelIdentity::hashes() const {
    const std::lock_guard lock(mutex_);
    return hashes_;
}

bool ModelIdentity::computing() const {
    const std::lock_guard lock(mutex_);
    return computing_;
}

ModelHashes ModelIdentity::wait(const std::stop_token& stop) const {
    std::unique_lock lock(mutex_);
    if (!changed_.wait(lock, stop, [this] { return !computing_; })) throw_cancelled();
    if (problem_) throw Error(*problem_);
    return hashes_;
}

ModelMatch ModelIdentity::compare(const ModelHashes& stated) const {
    const std::lock_guard lock(mutex_);
    const auto match = [](bool same) { return same ? ModelMatch::Same : ModelMatch::Different; };
    const bool both = !stated.content.empty() && !hashes_.content.empty();
    if (both && algorithm_of(stated.content) == algorithm_of(hashes_.content))
        return match(stated.content == hashes_.content);
    if (!stated.content.empty() && computing_ && (stated.header.empty() || stated.header == hashes_.header))
        return ModelMatch::Undecided;
    return match(stated.header == hashes_.header);
}

}  // namespace headlight
