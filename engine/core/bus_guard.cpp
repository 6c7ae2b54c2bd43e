#include "core/bus_guard.h"

#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <mutex>

namespace headlight {

/// All guards that stand, in a list that the handler may walk. A signal handler can reach nothing but static storage.
struct BusGuard::Registry {
    // Held for a few instructions that cannot raise SIGBUS themselves, so that the handler may wait for it.
    class Lock {
      public:
        explicit Lock(Registry& registry) : flag_(registry.locked) {
            while (flag_.test_and_set(std::memory_order_acquire)) {
            }
        }
        ~Lock() { flag_.clear(std::memory_order_release); }
        Lock(const Lock&) = delete;
        Lock& operator=(const Lock&) = delete;

      private:
        std::atomic_flag& flag_;
    };

    std::atomic_flag locked;
    BusGuard* first = nullptr;
    std::once_flag installed;
    struct sigaction inherited {};
    std::uintptr_t page_size = 4096;

    static Registry& instance() {
        static constinit Registry registry;
        return registry;
    }

    void install() {
        page_size = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
        struct sigaction action {};
        action.sa_sigaction = &Registry::handle;
        action.sa_flags = SA_SIGINFO | SA_ONSTACK;
        ::sigemptyset(&action.sa_mask);
        ::sigaction(SIGBUS, &action, &inherited);
    }

    // Puts zeros from the lost page to the end of its mapping. mmap is a bare system call, safe in a handler.
    bool repair(std::uintptr_t address) {
        const Lock lock(*this);
        for (BusGuard* guard = first; guard != nullptr; guard = guard->next_) {
            if (address < guard->begin_ || address >= guard->end_) continue;
            const std::uintptr_t page = address / page_size * page_size;
            constexpr int kFlags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE;
            if (::mmap(reinterpret_cast<void*>(page), guard->end_ - page, PROT_READ, kFlags, -1, 0) == MAP_FAILED)
                return false;
            guard->damaged_ = true;
            return true;
        }
        return false;
    }

    void pass_on(int signal, siginfo_t* info, void* context) const {
        if ((inherited.sa_flags & SA_SIGINFO) != 0) return inherited.sa_sigaction(signal, info, context);
        if (inherited.sa_handler != SIG_DFL && inherited.sa_handler != SIG_IGN) return inherited.sa_handler(signal);
        // Without a handler, what raised the signal raises it again when this one returns, and ends the program.
        struct sigaction action {};
        action.sa_handler = SIG_DFL;
        ::sigaction(SIGBUS, &action, nullptr);
        if (info->si_code <= 0) ::raise(SIGBUS);
    }

    static void handle(int signal, siginfo_t* info, void* context) {
        const int error = errno;
        Registry& registry = instance();
        const bool raised_by_kernel = info->si_code > 0;
        if (!raised_by_kernel || !registry.repair(reinterpret_cast<std::uintptr_t>(info->si_addr)))
            registry.pass_on(signal, info, context);
        errno = error;
    }
};

BusGuard::BusGuard(std::span<const std::byte> mapping)
    : begin_(reinterpret_cast<std::uintptr_t>(mapping.data())), end_(begin_ + mapping.size()) {
    Registry& registry = Registry::instance();
    std::call_once(registry.installed, [&registry] { registry.install(); });
    const Registry::Lock lock(registry);
    next_ = registry.first;
    if (next_ != nullptr) next_->previous_ = this;
    registry.first = this;
}

BusGuard::~BusGuard() {
    Registry& registry = Registry::instance();
    const Registry::Lock lock(registry);
    if (next_ != nullptr) next_->previous_ = previous_;
    (previous_ != nullptr ? previous_->next_ : registry.first) = next_;
}

}  // namespace headlight
