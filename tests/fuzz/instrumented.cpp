#include "instrumented.h"

namespace headlight::fuzz {

bool is_magic(std::string_view text) {
    constexpr std::string_view kMagic = "FUZZ";
    for (std::size_t i = 0; i < kMagic.size(); ++i)
        if (i >= text.size() || text[i] != kMagic[i]) return false;
    return text.size() == kMagic.size();
}

}  // namespace headlight::fuzz
