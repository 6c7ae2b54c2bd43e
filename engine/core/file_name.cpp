#include "core/file_name.h"

#include <string_view>

namespace headlight {

bool is_plain_file_name(const std::string& name) {
    constexpr std::string_view kForbidden("/\\:\0", 4);
    return !name.empty() && name != "." && name != ".." && name.find_first_of(kForbidden) == std::string::npos;
}

}  // namespace headlight
