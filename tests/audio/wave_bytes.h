#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace headlight::testing {

/// Bytes of a WAV file, put together field by field.
class WaveBytes {
  public:
    template <typename Number>
    WaveBytes& number(Number value) {
        bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
        return *this;
    }
    WaveBytes& text(std::string_view text) {
        bytes_ += text;
        return *this;
    }
    WaveBytes& riff() { return text("RIFF").number<std::uint32_t>(0).text("WAVE"); }
    WaveBytes& chunk(std::string_view name, std::string_view content) {
        text(name).number(static_cast<std::uint32_t>(content.size())).text(content);
        return content.size() % 2 == 1 ? text(std::string_view("\0", 1)) : *this;
    }
    WaveBytes& format(std::uint16_t code, std::uint16_t channels, std::uint32_t rate, std::uint16_t bits) {
        WaveBytes fields;
        const auto frame = static_cast<std::uint16_t>(channels * bits / 8);
        fields.number(code).number(channels).number(rate).number(rate * frame).number(frame).number(bits);
        return chunk("fmt ", fields.string());
    }
    [[nodiscard]] const std::string& string() const { return bytes_; }

  private:
    std::string bytes_;
};

}  // namespace headlight::testing
