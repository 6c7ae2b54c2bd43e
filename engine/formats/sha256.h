#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

struct evp_md_ctx_st;

namespace headlight {

using Digest = std::array<std::byte, 32>;

/// SHA-256 (FIPS 180-4). Throws Error(Memory) where the cryptographic library has none.
class Sha256 {
  public:
    Sha256();

    void add(std::span<const std::byte> bytes);
    /// Of the bytes so far; more may follow.
    [[nodiscard]] Digest digest() const;

  private:
    struct Free {
        void operator()(evp_md_ctx_st* context) const;
    };
    std::unique_ptr<evp_md_ctx_st, Free> context_;
};

/// Lower-case digits.
std::string hexadecimal(const Digest& digest);

}  // namespace headlight
