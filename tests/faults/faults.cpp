#include "faults/faults.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <cstdlib>
#include <new>
#include <optional>
#include <sstream>
#include <string>

namespace headlight::testing {

namespace {

std::atomic<Faults*> g_faults = nullptr;

/// Of a program that was started with the library: what its environment asks for.
struct FaultsOfEnvironment {
    FaultsOfEnvironment() {
        const char* const asked = std::getenv("HEADLIGHT_FAULT");
        if (asked == nullptr) return;
        std::istringstream words(asked);
        std::string name, stays;
        long nth = 0;
        words >> name >> nth >> stays;
        faults.emplace(name == "thread"     ? Fault::Thread
                       : name == "write"    ? Fault::Write
                       : name == "nameless" ? Fault::Nameless
                                            : Fault::Allocation,
                       nth, stays == "on");
    }
    std::optional<Faults> faults;
};
const FaultsOfEnvironment kFaultsOfEnvironment;

void* allocate_or_null(std::size_t size) noexcept {
    return Faults::fails(Fault::Allocation) ? nullptr : std::malloc(size == 0 ? 1 : size);
}

void* allocate(std::size_t size) {
    void* const memory = allocate_or_null(size);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

/// -1 with this reason where the call is to fail; otherwise what the system answers.
template <typename... Arguments>
long call_or_fail(int reason, long number, Arguments... arguments) {
    if (!Faults::fails(Fault::Write)) return ::syscall(number, arguments...);
    errno = reason;
    return -1;
}

}  // namespace

Faults::Faults(Fault fault, long nth, bool stays) : fault_(fault), nth_(nth), stays_(stays) {
    g_faults = this;
}

Faults::~Faults() {
    g_faults = nullptr;
}

bool Faults::fails(Fault fault) {
    Faults* const faults = g_faults;
    if (faults == nullptr || faults->fault_ != fault) return false;
    const long call = ++faults->calls_;
    return faults->nth_ > 0 && (call == faults->nth_ || (faults->stays_ && call > faults->nth_));
}

}  // namespace headlight::testing

using headlight::testing::allocate;
using headlight::testing::allocate_or_null;
using headlight::testing::call_or_fail;
using headlight::testing::Fault;
using headlight::testing::Faults;

void* operator new(std::size_t size) {
    return allocate(size);
}
void* operator new[](std::size_t size) {
    return allocate(size);
}
// AddressSanitizer has functions of its own in place of those that are not here, and compares how memory came and went.
void* operator new(std::size_t size, const std::nothrow_t& /*null*/) noexcept {
    return allocate_or_null(size);
}
void* operator new[](std::size_t size, const std::nothrow_t& /*null*/) noexcept {
    return allocate_or_null(size);
}
void operator delete(void* memory, const std::nothrow_t& /*null*/) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, const std::nothrow_t& /*null*/) noexcept {
    std::free(memory);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}

// Calls from within the C library do not come here: what prints the outcome of a test still does.
extern "C" {

ssize_t write(int descriptor, const void* bytes, size_t size) {
    return call_or_fail(ENOSPC, SYS_write, descriptor, bytes, size);
}

ssize_t writev(int descriptor, const iovec* parts, int count) {
    return call_or_fail(ENOSPC, SYS_writev, descriptor, parts, count);
}

int open(const char* name, int flags, ...) {
    std::va_list arguments;
    va_start(arguments, flags);
    const bool nameless = (flags & O_TMPFILE) == O_TMPFILE;
    const mode_t mode = nameless || (flags & O_CREAT) != 0 ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    if (!nameless || !Faults::fails(Fault::Nameless))
        return static_cast<int>(::syscall(SYS_openat, AT_FDCWD, name, flags, mode));
    errno = EOPNOTSUPP;
    return -1;
}

int fsync(int descriptor) {
    return static_cast<int>(call_or_fail(EIO, SYS_fsync, descriptor));
}

int linkat(int old_folder, const char* old_name, int new_folder, const char* new_name, int flags) noexcept {
    return static_cast<int>(call_or_fail(ENOSPC, SYS_linkat, old_folder, old_name, new_folder, new_name, flags));
}

int rename(const char* old_name, const char* new_name) noexcept {
    return static_cast<int>(call_or_fail(EIO, SYS_renameat2, AT_FDCWD, old_name, AT_FDCWD, new_name, 0));
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*work)(void*), void* argument) noexcept {
    using Create = int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
    static const auto create = reinterpret_cast<Create>(::dlsym(RTLD_NEXT, "pthread_create"));
    return Faults::fails(Fault::Thread) ? EAGAIN : create(thread, attributes, work, argument);
}
}
