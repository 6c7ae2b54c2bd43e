#include "backends/cpu/host_memory.h"

#include "backends/cpu/large_pages.h"
#include "core/error.h"
#include "core/free_memory.h"

#include <bit>
#include <cstdlib>
#include <string>

namespace headlight {
namespace {

constexpr std::size_t kAlignment = 64;
/// Bytes kept for later; memory beyond it goes back to the system.
constexpr std::size_t kKeptBytes = std::size_t{96} << 20;
/// Larger blocks go back at once: they are of long texts, whose passes take so long that fresh pages cost nothing.
constexpr std::size_t kLargestKept = std::size_t{16} << 20;

/// Blocks from this size on are large pages: an allocator that keeps a few of them for later keeps much.
constexpr std::size_t kOnLargePages = 2 * kLargePage;

/// Sizes are rounded up to a quarter of their power of two, so that nearly equal ones can take each other's blocks.
std::size_t rounded(std::size_t size) {
    const std::size_t step = std::max<std::size_t>(std::bit_floor(std::max<std::size_t>(size, 1)) / 4, kAlignment);
    const std::size_t whole = (size + step - 1) / step * step;
    return whole < kOnLargePages ? whole : whole_large_pages(whole);
}

std::byte* allocate_block(std::size_t size) {
    if (size >= kOnLargePages) return take_large_pages(size);
    return static_cast<std::byte*>(std::aligned_alloc(kAlignment, size));
}

void free_block(std::byte* bytes, std::size_t size) {
    if (size >= kOnLargePages) return give_large_pages(bytes, size);
    std::free(bytes);
}

/// The system promises more memory than it has, and ends programs that take it at its word. Small blocks are not asked
/// for: the question costs more than they do.
bool has_room(std::size_t bytes) {
    constexpr std::size_t kWorthAsking = std::size_t{64} << 20;
    return bytes < kWorthAsking || free_host_memory().value_or(bytes) >= bytes;
}

}  // namespace

HostMemory::~HostMemory() {
    for (const auto& [size, bytes] : free_) free_block(bytes, size);
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
    auto* bytes = has_room(wanted) ? allocate_block(wanted) : nullptr;
    if (bytes == nullptr)
        throw Error(
            ErrorKind::Memory,
            Sentence("There is not enough memory: %1 MiB more are needed. Use a shorter text or a smaller model.",
                     wanted >> 20));
    return {bytes, wanted};
}

void HostMemory::give(Block block) {
    if (block.size > kLargestKept) return free_block(block.bytes, block.size);
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
        free_block(largest->second, largest->first);
        free_.erase(largest);
    }
}

OwnedBuffer::OwnedBuffer(std::shared_ptr<HostMemory> memory, std::size_t size)
    : memory_(std::move(memory)), block_(memory_->take(size)) {}

}  // namespace headlight
