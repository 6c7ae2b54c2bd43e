#include "formats/sha256.h"

#include "core/error.h"

#include <openssl/evp.h>

namespace headlight {

namespace {

void check(bool done) {
    if (!done) throw Error(ErrorKind::Memory, Sentence("The cryptographic library could not compute a SHA-256 hash."));
}

}  // namespace

void Sha256::Free::operator()(evp_md_ctx_st* context) const {
    EVP_MD_CTX_free(context);
}

Sha256::Sha256() : context_(EVP_MD_CTX_new()) {
    check(context_ != nullptr && EVP_DigestInit_ex(context_.get(), EVP_sha256(), nullptr) == 1);
}

void Sha256::add(std::span<const std::byte> bytes) {
    check(EVP_DigestUpdate(context_.get(), bytes.data(), bytes.size()) == 1);
}

Digest Sha256::digest() const {
    Digest digest{};
    unsigned size = 0;
    const std::unique_ptr<evp_md_ctx_st, Free> so_far(EVP_MD_CTX_new());
    check(so_far != nullptr && EVP_MD_CTX_copy_ex(so_far.get(), context_.get()) == 1 &&
          EVP_DigestFinal_ex(so_far.get(), reinterpret_cast<unsigned char*>(digest.data()), &size) == 1 &&
          size == digest.size());
    return digest;
}

std::string hexadecimal(const Digest& digest) {
    std::string text;
    for (const std::byte byte : digest)
        for (const auto nibble : {byte >> 4, byte & std::byte{0xF}})
            text += "0123456789abcdef"[std::to_integer<unsigned>(nibble)];
    return text;
}

}  // namespace headlight
