#include "core/version.h"

namespace headlight {

std::string_view version() {
    return HEADLIGHT_VERSION;
}

}  // namespace headlight
