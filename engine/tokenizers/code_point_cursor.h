#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace headlight {

/// OffsetMap's answer for bytes that follow each other closely, in the time of the steps between them.
class CodePointCursor {
  public:
    /// Valid UTF-8, which must outlive the cursor.
    explicit CodePointCursor(std::string_view text) : text_(text) {}

    /// Code points before this byte; one within a code point answers for where that begins, one past the end for the
    /// end.
    [[nodiscard]] std::size_t before(std::size_t byte) {
        const std::size_t wanted = std::min(byte, text_.size());
        for (; at_ < wanted; ++at_) count_ += begins(at_) ? 1 : 0;
        for (; at_ > wanted; --at_) count_ -= begins(at_ - 1) ? 1 : 0;
        return at_ == text_.size() || begins(at_) ? count_ : count_ - 1;
    }

  private:
    [[nodiscard]] bool begins(std::size_t at) const { return (static_cast<unsigned char>(text_[at]) & 0xC0U) != 0x80U; }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t count_ = 0;
};

}  // namespace headlight
