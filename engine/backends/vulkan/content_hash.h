#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace headlight {

/// FNV-1a of 64 bits (draft-eastlake-fnv): tells contents apart that differ by accident, not by intent.
inline constexpr std::uint64_t kHashBegin = 0xcbf29ce484222325U;

inline std::uint64_t hash_more(std::uint64_t hash, std::span<const std::byte> bytes) {
    for (const std::byte byte : bytes) hash = (hash ^ std::to_integer<std::uint64_t>(byte)) * 0x100000001b3U;
    return hash;
}

}  // namespace headlight
