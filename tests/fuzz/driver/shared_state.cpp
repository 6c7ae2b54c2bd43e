#include "driver/shared_state.h"

#include <sys/mman.h>

#include <algorithm>
#include <chrono>
#include <new>
#include <stdexcept>

namespace headlight::fuzz {

std::string_view InputPool::input(std::size_t index) const {
    const Entry& entry = entries_[index];
    return {&bytes_[entry.begin], entry.end - entry.begin};
}

void InputPool::add(std::string_view input) {
    const std::size_t count = count_;
    const std::size_t begin = count == 0 ? 0 : entries_[count - 1].end;
    if (count == entries_.size() || input.size() >= bytes_.size() - begin) return;
    std::ranges::copy(input, bytes_.begin() + static_cast<std::ptrdiff_t>(begin));
    entries_[count] = {begin, begin + input.size()};
    count_ = count + 1;  // last: a worker may end at any time
}

void SharedState::begin(std::string_view bytes) {
    input_size = std::min(bytes.size(), input.size());
    std::ranges::copy(bytes.substr(0, input_size), input.begin());
    started = now();
}

void SharedState::end() {
    started = 0;
}

void Unmap::operator()(SharedState* state) const {
    ::munmap(state, sizeof(SharedState));
}

std::unique_ptr<SharedState, Unmap> make_shared_state() {
    void* memory =
        ::mmap(nullptr, sizeof(SharedState), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) throw std::runtime_error("there is no memory that processes can share");
    return std::unique_ptr<SharedState, Unmap>(::new (memory) SharedState);  // the arrays keep the zeros of the mapping
}

std::int64_t now() {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

}  // namespace headlight::fuzz
