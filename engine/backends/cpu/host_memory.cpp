#include "backends/cpu/host_memory.h"

#include "core/error.h"
#include "core/free_memory.h"

#include <sys/mman.h>

#include <bit>
#include <cstdlib>
#include <string>

namespace headlight {
namespace {

constexpr std::size_t kAlignment = 64;
/// Bytes kept for later; memory beyond it goes back to the system.
constexpr std::size_t kKeptBytes = std::size_t{96} << 20;

/// Sizes are rounded up to a quarter of their power of two, so that nearly equal ones can take each other's blocks.
std::size_t rounded(std::size_t size) {
    const std::size_t step = std::max<std::size_t>(std::bit_floor(std::max<std::size_t>(size, 1)) / 4, kAlignment);
    return (size + step - 1) / step * step;
}

/// The system promises more memory than it has, and ends programs that take it at its word. Small blocks are not asked
/// for: the question costs more than they do.
bool has_room(std::size_t bytes) {
    constexpr std::size_t kWorthAsking = std::size_t{64} << 20;
    return bytes < kWorthAsking || free_host_memory().value_or(bytes) >= bytes;
}

}  // namespace

HostMemory::~HostMemory() {
    for (const auto& [size, bytes] : free_) std::free(bytes);
}

HostMemory::Block HostMemory::take(std::size_t size) {
    const std::size_t wanted = rounded(size);
    {
        const std::lock_guard lock(mutex_);
        const auto found = free_.lower_bound(wanted);
        if (found != free_.end() && found->first <= wanted + wanted / 2) {
            const Block block{found->second, found->first};
            free_bytes_ -= block.size;
            free_.erase(found);
            return block;
        }
    }
    auto* bytes = has_room(wanted) ? static_cast<std::byte*>(std::aligned_alloc(kAlignment, wanted)) : nullptr;
    if (bytes == nullptr)
        throw Error(
            ErrorKind::Memory,
            Sentence("There is not enough memory: %1 MiB more are needed. Use a shorter text or a smaller model.",
                     wanted >> 20));
    return {bytes, wanted};
}

void HostMemory::give(Block block) {
    const std::lock_guard lock(mutex_);
    free_.emplace(block.size, block.bytes);
    free_bytes_ += block.size;
    release(kKeptBytes);
}

void HostMemory::keep_at_most(std::size_t bytes) {
    const std::lock_guard lock(mutex_);
    release(bytes);
}

void HostMemory::release(std::size_t kept) {
    while (free_bytes_ > kept) {
        const auto largest = std::prev(free_.end());
        free_bytes_ -= largest->first;
        std::free(largest->second);
        free_.erase(largest);
    }
}

std::unique_ptr<PackedWeight> PackedWeight::make(std::shared_ptr<PackedBytes> all, std::size_t floats) {
    constexpr std::size_t kMostBytes = std::size_t{1} << 30;
    constexpr std::size_t kLargePage = std::size_t{2} << 20;
    const std::size_t bytes = (floats * sizeof(float) + kLargePage - 1) / kLargePage * kLargePage;
    const std::size_t taken = all->taken + bytes;
    if (taken > kMostBytes || taken > free_host_memory().value_or(0) / 4) return nullptr;
    void* values = std::aligned_alloc(kLargePage, bytes);
    if (values == nullptr) return nullptr;
    static_cast<void>(::madvise(values, bytes, MADV_HUGEPAGE));  // without them it is slower and still right
    all->taken += bytes;
    return std::unique_ptr<PackedWeight>(new PackedWeight(std::move(all), static_cast<float*>(values), bytes));
}

PackedWeight::~PackedWeight() {
    all_->taken -= bytes_;
    std::free(values_);
}

OwnedBuffer::OwnedBuffer(std::shared_ptr<HostMemory> memory, std::size_t size)
    : memory_(std::move(memory)), block_(memory_->take(size)) {}

}  // namespace headlight
