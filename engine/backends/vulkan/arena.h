#pragma once

#include "backends/backend.h"
#include "backends/vulkan/device.h"

#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace headlight {

class Arena;

/// A piece of an arena's memory: a range of one of its buffers. Goes back to the arena with its last owner.
class ArenaRegion final : public DeviceBuffer {
  public:
    ArenaRegion(std::shared_ptr<Arena> arena, std::size_t block, vk::Buffer buffer, vk::DeviceSize offset,
                vk::DeviceSize size, std::byte* host)
        : arena_(std::move(arena)), block_(block), buffer_(buffer), offset_(offset), size_(size), host_(host) {}
    ~ArenaRegion() override;
    ArenaRegion(const ArenaRegion&) = delete;
    ArenaRegion& operator=(const ArenaRegion&) = delete;

    [[nodiscard]] vk::Buffer buffer() const { return buffer_; }
    [[nodiscard]] vk::DeviceSize offset() const { return offset_; }
    [[nodiscard]] vk::DeviceSize size() const { return size_; }
    [[nodiscard]] std::byte* host() const { return host_; }  ///< null unless the arena is mapped

  private:
    std::shared_ptr<Arena> arena_;
    std::size_t block_;
    vk::Buffer buffer_;
    vk::DeviceSize offset_;
    vk::DeviceSize size_;
    std::byte* host_;
};

/// Device memory taken in large blocks and handed out in pieces (best fit, neighbors joined when they come back). A
/// piece may be handed out again while earlier commands still use it: commands run in order, with a barrier between
/// them. May be used from any thread.
class Arena : public std::enable_shared_from_this<Arena> {
  public:
    enum class Kind { Device, Upload, Download };
    Arena(std::shared_ptr<const VulkanDevice> device, Kind kind, vk::DeviceSize block_size);

    /// At least `size` bytes, aligned for any binding. Throws Error(Memory).
    [[nodiscard]] std::shared_ptr<ArenaRegion> allocate(vk::DeviceSize size);
    /// Gives blocks that nobody uses back to the device. Only when no command is running.
    void trim();
    [[nodiscard]] vk::DeviceSize reserved() const;  ///< bytes held from the device

  private:
    friend class ArenaRegion;
    struct Block {
        vk::raii::DeviceMemory memory{nullptr};
        vk::raii::Buffer buffer{nullptr};
        vk::DeviceSize size = 0;
        std::byte* host = nullptr;
        std::map<vk::DeviceSize, vk::DeviceSize> free;  // offset -> size
    };
    void give_back(std::size_t block, vk::DeviceSize offset, vk::DeviceSize size);
    [[nodiscard]] Block make_block(vk::DeviceSize size) const;
    /// For a piece of this size: as large as blocks are meant to be, or just as large where there is no more.
    [[nodiscard]] Block make_some_block(vk::DeviceSize size) const;
    std::size_t add_block(vk::DeviceSize size);
    [[nodiscard]] std::shared_ptr<ArenaRegion> take(std::size_t block, vk::DeviceSize offset, vk::DeviceSize size);

    std::shared_ptr<const VulkanDevice> device_;
    Kind kind_;
    vk::DeviceSize block_size_;
    mutable std::mutex mutex_;
    std::vector<Block> blocks_;  // an empty place where one was trimmed
};

}  // namespace headlight
