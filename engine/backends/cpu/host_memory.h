#pragma once

#include "backends/backend.h"
#include "backends/cpu/packed_weight.h"

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>

namespace headlight {

/// Hands out blocks of memory and keeps what comes back for the next taker, so that the activations of a layer land on
/// pages that the layer before has already faulted in. Thread-safe.
class HostMemory {
  public:
    HostMemory() = default;
    ~HostMemory();
    HostMemory(const HostMemory&) = delete;
    HostMemory& operator=(const HostMemory&) = delete;

    struct Block {
        std::byte* bytes = nullptr;
        std::size_t size = 0;
    };
    /// At least `size` bytes at a multiple of 64, content undefined. Throws Error(Memory).
    Block take(std::size_t size);
    void give(Block block);
    /// Gives what is kept beyond so many bytes back to the system.
    void keep_at_most(std::size_t bytes);

  private:
    /// The same under the mutex, the largest blocks first.
    void release(std::size_t kept);
    std::mutex mutex_;
    std::multimap<std::size_t, std::byte*> free_;
    std::size_t free_bytes_ = 0;
};

/// fp32 values for as long as an operation works.
class Scratch {
  public:
    Scratch(HostMemory& memory, std::int64_t floats)
        : memory_(memory), block_(memory.take(static_cast<std::size_t>(floats) * sizeof(float))) {}
    ~Scratch() { memory_.give(block_); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    [[nodiscard]] float* data() const { return reinterpret_cast<float*>(block_.bytes); }

  private:
    HostMemory& memory_;
    HostMemory::Block block_;
};

/// Memory of a tensor of the CPU backend.
class HostBuffer : public DeviceBuffer {
  public:
    [[nodiscard]] virtual std::byte* bytes() const = 0;
};

/// A block that goes back to its memory with the last handle.
class OwnedBuffer final : public HostBuffer {
  public:
    OwnedBuffer(std::shared_ptr<HostMemory> memory, std::size_t size);
    ~OwnedBuffer() override { memory_->give(block_); }
    OwnedBuffer(const OwnedBuffer&) = delete;
    OwnedBuffer& operator=(const OwnedBuffer&) = delete;
    [[nodiscard]] std::byte* bytes() const override { return block_.bytes; }

  private:
    std::shared_ptr<HostMemory> memory_;
    HostMemory::Block block_;
};

/// Part of another buffer, which lives at least as long.
class PartOfBuffer final : public HostBuffer {
  public:
    PartOfBuffer(std::shared_ptr<DeviceBuffer> whole, std::byte* begin) : whole_(std::move(whole)), begin_(begin) {}
    [[nodiscard]] std::byte* bytes() const override { return begin_; }

  private:
    std::shared_ptr<DeviceBuffer> whole_;
    std::byte* begin_;
};

/// A weight in memory of somebody else, usually a mapped file. Never written to.
class BorrowedBuffer final : public HostBuffer {
  public:
    explicit BorrowedBuffer(TensorView view) : view_(std::move(view)) {}
    [[nodiscard]] std::byte* bytes() const override { return const_cast<std::byte*>(view_.bytes.data()); }

    /// How far the weight is on its way to a copy in the order of products.
    enum class Packing { Unused, Used, Packed, Refused };
    Packing packing = Packing::Unused;
    std::unique_ptr<PackedWeight> packed;  ///< null unless Packed

  private:
    TensorView view_;
};

}  // namespace headlight
