#include "interruption.h"

#include "core/threads.h"

#include <unistd.h>

#include <csignal>
#include <system_error>

namespace headlight {

namespace {

constexpr int kEndOfProgram = SIGUSR1;  // wakes the waiting thread when the program ends by itself

sigset_t awaited_signals() {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, kEndOfProgram}) sigaddset(&set, signal);
    return set;
}

}  // namespace

Interruption::Interruption() {
    const sigset_t set = awaited_signals();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    waiter_ = start_thread([this] { wait_for_signals(); });
}

Interruption::~Interruption() {
    ending_ = true;
    pthread_kill(waiter_.native_handle(), kEndOfProgram);
    waiter_.join();
}

void Interruption::set_handler(std::function<void()> handler) {
    const std::lock_guard lock(mutex_);
    handler_ = std::move(handler);
}

std::filesystem::path Interruption::begin(const std::function<std::filesystem::path()>& make) {
    const std::lock_guard lock(mutex_);
    std::filesystem::path folder = make();
    if (!folder.empty()) unfinished_.insert(folder);
    return folder;
}

void Interruption::finish(const std::filesystem::path& folder, const std::function<void()>& last_step) {
    const std::lock_guard lock(mutex_);
    unfinished_.erase(folder);
    last_step();
}

void Interruption::wait_for_signals() {
    const sigset_t set = awaited_signals();
    while (!ending_) {
        int signal = 0;
        if (sigwait(&set, &signal) == 0 && signal != kEndOfProgram) receive(signal);
    }
}

void Interruption::receive(int signal) {
    const std::lock_guard lock(mutex_);
    const bool first = exit_code_.exchange(128 + signal) == 0;
    if (first && handler_) {
        handler_();
        return;
    }
    // Other threads go on until the end: a file that one of them makes meanwhile keeps its folder from being removed.
    constexpr int kMostTries = 100;
    for (const auto& folder : unfinished_) {
        std::error_code problem;
        for (int tries = 0; tries < kMostTries && std::filesystem::exists(folder, problem); ++tries)
            std::filesystem::remove_all(folder, problem);
    }
    ::_exit(128 + signal);
}

}  // namespace headlight
