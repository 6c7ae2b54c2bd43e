#include "capture/capture.h"

#include <algorithm>

namespace headlight {

const Tensor* Capture::output(const std::string& name) const {
    const auto found =
        std::find_if(outputs.begin(), outputs.end(), [&](const NamedOutput& output) { return output.name == name; });
    return found == outputs.end() ? nullptr : &found->values;
}

}  // namespace headlight
