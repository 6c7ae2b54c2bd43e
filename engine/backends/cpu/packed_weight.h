#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

namespace headlight {

/// Copies of weights in the order in which products read them, of all weights of a backend: how much memory they take.
struct PackedBytes {
    std::atomic<std::size_t> taken = 0;
    std::atomic<std::uint64_t> left_free = 0;  ///< bytes that no copy may take (Backend::leave_free)
};

/// A copy of a weight in the order in which products read it, on large pages where the system has them.
class PackedWeight {
  public:
    /// Room for so many floats, content undefined; nothing where the copies would take more than a quarter of the
    /// memory that is free, or more than 1 GiB, or where less would stay free than is to be left.
    static std::unique_ptr<PackedWeight> make(std::shared_ptr<PackedBytes> all, std::size_t floats);
    ~PackedWeight();
    PackedWeight(const PackedWeight&) = delete;
    PackedWeight& operator=(const PackedWeight&) = delete;

    [[nodiscard]] float* values() const { return reinterpret_cast<float*>(memory_); }

  private:
    PackedWeight(std::shared_ptr<PackedBytes> all, std::byte* memory, std::size_t bytes)
        : all_(std::move(all)), memory_(memory), bytes_(bytes) {}
    std::shared_ptr<PackedBytes> all_;
    std::byte* memory_;
    std::size_t bytes_;
};

}  // namespace headlight
