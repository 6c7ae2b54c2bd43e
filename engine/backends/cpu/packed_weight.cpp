#include "backends/cpu/packed_weight.h"

#include "backends/cpu/large_pages.h"
#include "core/free_memory.h"

namespace headlight {

std::unique_ptr<PackedWeight> PackedWeight::make(std::shared_ptr<PackedBytes> all, std::size_t floats) {
    constexpr std::size_t kMostBytes = std::size_t{1} << 30;
    const std::size_t bytes = whole_large_pages(floats * sizeof(float));
    const std::size_t taken = all->taken + bytes;
    const std::uint64_t free = free_host_memory().value_or(0);
    if (taken > kMostBytes || taken > free / 4 || bytes + all->left_free > free) return nullptr;
    std::byte* const memory = take_large_pages(bytes);
    if (memory == nullptr) return nullptr;
    all->taken += bytes;
    return std::unique_ptr<PackedWeight>(new PackedWeight(std::move(all), memory, bytes));
}

PackedWeight::~PackedWeight() {
    all_->taken -= bytes_;
    give_large_pages(memory_, bytes_);
}

}  // namespace headlight
