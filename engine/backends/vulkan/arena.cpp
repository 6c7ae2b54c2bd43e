#include "backends/vulkan/arena.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

constexpr vk::DeviceSize kAlignment = 256;  // the largest that a device may ask of storage bindings

}  // namespace

ArenaRegion::~ArenaRegion() {
    arena_->give_back(block_, offset_, size_);
}

Arena::Arena(std::shared_ptr<const VulkanDevice> device, Kind kind, vk::DeviceSize block_size)
    : device_(std::move(device)), kind_(kind), block_size_(block_size) {}

Arena::Block Arena::make_block(vk::DeviceSize size) const {
    // Beyond its budget a driver may swap to the host's memory, or take from other programs, instead of failing.
    if (kind_ == Kind::Device && device_->free_memory().value_or(size) < size)
        throw vk::OutOfDeviceMemoryError("the budget is used up");
    using Property = vk::MemoryPropertyFlagBits;
    using Usage = vk::BufferUsageFlagBits;
    Block block;
    block.size = size;
    const vk::BufferUsageFlags transfer = Usage::eTransferSrc | Usage::eTransferDst;
    block.buffer = vk::raii::Buffer(
        device_->device,
        vk::BufferCreateInfo({}, size, kind_ == Kind::Device ? transfer | Usage::eStorageBuffer : transfer));
    const vk::MemoryRequirements needs = block.buffer.getMemoryRequirements();
    const vk::MemoryPropertyFlags host = Property::eHostVisible | Property::eHostCoherent;
    const std::uint32_t type = kind_ == Kind::Device   ? device_->memory_type({}, Property::eDeviceLocal)
                               : kind_ == Kind::Upload ? device_->memory_type(host, {})
                                                       : device_->memory_type(host, Property::eHostCached);
    block.memory = vk::raii::DeviceMemory(device_->device, vk::MemoryAllocateInfo(needs.size, type));
    block.buffer.bindMemory(*block.memory, 0);
    if (kind_ != Kind::Device) block.host = static_cast<std::byte*>(block.memory.mapMemory(0, VK_WHOLE_SIZE));
    block.free.emplace(0, size);
    return block;
}

Arena::Block Arena::make_some_block(vk::DeviceSize size) const {
    const vk::DeviceSize large = std::max(size, std::min<vk::DeviceSize>(block_size_, device_->info.max_allocation));
    try {
        return make_block(large);
    } catch (const vk::OutOfDeviceMemoryError&) {
        if (large == size) throw;
    }
    return make_block(size);
}

std::size_t Arena::add_block(vk::DeviceSize size) {
    if (size > device_->info.max_allocation)
        throw Error(ErrorKind::Memory, Sentence("A tensor of %1 MiB is larger than the device %2 can allocate at once.",
                                                size >> 20, device_->info.name));
    Block block = make_some_block(size);
    const auto empty = std::find_if(blocks_.begin(), blocks_.end(), [](const Block& each) { return each.size == 0; });
    if (empty == blocks_.end()) {
        blocks_.push_back(std::move(block));
        return blocks_.size() - 1;
    }
    *empty = std::move(block);
    return static_cast<std::size_t>(empty - blocks_.begin());
}

std::shared_ptr<ArenaRegion> Arena::take(std::size_t block, vk::DeviceSize offset, vk::DeviceSize size) {
    Block& from = blocks_[block];
    const auto free = from.free.find(offset);
    const vk::DeviceSize rest = free->second - size;
    from.free.erase(free);
    if (rest > 0) from.free.emplace(offset + size, rest);
    return std::make_shared<ArenaRegion>(shared_from_this(), block, *from.buffer, offset, size,
                                         from.host == nullptr ? nullptr : from.host + offset);
}

std::shared_ptr<ArenaRegion> Arena::allocate(vk::DeviceSize size) {
    size = (std::max<vk::DeviceSize>(size, 1) + kAlignment - 1) / kAlignment * kAlignment;
    const std::lock_guard lock(mutex_);
    std::size_t best_block = blocks_.size();
    vk::DeviceSize best_offset = 0;
    vk::DeviceSize best_size = ~vk::DeviceSize{0};
    for (std::size_t block = 0; block < blocks_.size(); ++block) {
        for (const auto& [offset, free] : blocks_[block].free) {
            if (free < size || free >= best_size) continue;
            best_block = block;
            best_offset = offset;
            best_size = free;
        }
    }
    if (best_block == blocks_.size()) {
        best_block = with_device_errors([&] { return add_block(size); });
        best_offset = 0;
    }
    return take(best_block, best_offset, size);
}

void Arena::give_back(std::size_t block, vk::DeviceSize offset, vk::DeviceSize size) {
    const std::lock_guard lock(mutex_);
    auto& free = blocks_[block].free;
    auto at = free.emplace(offset, size).first;
    const auto after = std::next(at);
    if (after != free.end() && at->first + at->second == after->first) {
        at->second += after->second;
        free.erase(after);
    }
    if (at == free.begin()) return;
    const auto before = std::prev(at);
    if (before->first + before->second != at->first) return;
    before->second += at->second;
    free.erase(at);
}

void Arena::trim() {
    const std::lock_guard lock(mutex_);
    for (Block& block : blocks_)
        if (block.size > 0 && block.free.size() == 1 && block.free.begin()->second == block.size) block = Block{};
}

vk::DeviceSize Arena::reserved() const {
    const std::lock_guard lock(mutex_);
    vk::DeviceSize bytes = 0;
    for (const Block& block : blocks_) bytes += block.size;
    return bytes;
}

}  // namespace headlight
