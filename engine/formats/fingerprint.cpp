#include "formats/fingerprint.h"

#include "core/error.h"

#include <openssl/evp.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace headlight {

namespace {

constexpr std::size_t kSmallFile = std::size_t{16} << 20;

class Sha256 {
  public:
    Sha256() : context_(EVP_MD_CTX_new(), &EVP_MD_CTX_free) {
        check(context_ != nullptr && EVP_DigestInit_ex(context_.get(), EVP_sha256(), nullptr) == 1);
    }

    void add(std::span<const std::byte> bytes) {
        check(EVP_DigestUpdate(context_.get(), bytes.data(), bytes.size()) == 1);
    }

    void add(std::uint64_t number) {
        std::array<std::byte, 8> bytes{};
        for (std::byte& byte : bytes) {
            byte = static_cast<std::byte>(number & 0xFF);
            number >>= 8;
        }
        add(bytes);
    }

    std::string hexadecimal() {
        std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
        unsigned size = 0;
        check(EVP_DigestFinal_ex(context_.get(), digest.data(), &size) == 1);
        std::string text;
        for (unsigned i = 0; i < size; ++i)
            for (const int nibble : {digest[i] >> 4, digest[i] & 0xF}) text += "0123456789abcdef"[nibble];
        return text;
    }

  private:
    std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context_;
    static void check(bool done) {
        if (!done) throw Error(ErrorKind::Memory, "The cryptographic library could not compute a SHA-256 hash.");
    }
};

}  // namespace

std::string fingerprint_of(std::span<const FileToHash> files) {
    Sha256 hash;
    for (const FileToHash& file : files) {
        hash.add(static_cast<std::uint64_t>(file.bytes.size()));
        hash.add(file.bytes.size() <= kSmallFile ? file.bytes : file.bytes.first(file.header_size));
    }
    return hash.hexadecimal();
}

}  // namespace headlight
