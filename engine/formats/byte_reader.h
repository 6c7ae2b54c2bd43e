#pragma once

#include "core/error.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace headlight {

/// Reads little-endian numbers and texts of a binary file front to back, and nothing beyond its bytes.
class ByteReader {
  public:
    /// `bytes` begin at byte `file_offset` of `file`; both are only for messages. The bytes must outlive the reader.
    ByteReader(std::span<const std::byte> bytes, std::string file, std::uint64_t file_offset = 0)
        : bytes_(bytes), file_(std::move(file)), file_offset_(file_offset) {}

    /// Offset in the file of what is read next.
    [[nodiscard]] std::uint64_t offset() const { return file_offset_ + position_; }
    [[nodiscard]] std::uint64_t remaining() const { return bytes_.size() - position_; }

    /// The next number. `field` says what it belongs to, for the message that the file ends here.
    template <typename Number>
    Number number(std::string_view field) {
        static_assert(std::endian::native == std::endian::little);
        Number value;
        std::memcpy(&value, take(sizeof value, field).data(), sizeof value);
        return value;
    }

    /// The next `count` bytes. Throws Error(Format) when fewer are left.
    std::span<const std::byte> take(std::uint64_t count, std::string_view field) {
        if (count > remaining())
            fail(Sentence("The file is truncated or damaged: %1 bytes should follow here, and %2 are left.", count,
                          remaining()),
                 field);
        const auto taken = bytes_.subspan(position_, count);
        position_ += count;
        return taken;
    }

    std::string_view text(std::uint64_t length, std::string_view field) {
        const auto taken = take(length, field);
        return {reinterpret_cast<const char*>(taken.data()), taken.size()};
    }

    /// Throws Error(Format) at the current place, or at another one.
    [[noreturn]] void fail(const Sentence& sentence, std::string_view field) const {
        fail_at(offset(), sentence, field);
    }
    [[noreturn]] void fail_at(std::uint64_t offset, const Sentence& sentence, std::string_view field) const {
        throw Error(ErrorKind::Format, sentence, {file_, std::string(field), offset});
    }

  private:
    std::span<const std::byte> bytes_;
    std::string file_;
    std::uint64_t file_offset_;
    std::size_t position_ = 0;
};

}  // namespace headlight
