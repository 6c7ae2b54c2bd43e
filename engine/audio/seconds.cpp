#include "audio/seconds.h"

#include <array>
#include <charconv>

namespace headlight {

std::string in_seconds(double seconds, int decimals) {
    std::array<char, 64> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), seconds, std::chars_format::fixed, decimals).ptr;
    return std::string(text.data(), end) + " s";
}

}  // namespace headlight
