#include "models/gguf_fields.h"

#include <array>
#include <cstdio>

namespace headlight {

std::string json_number(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.17g", value);
    return text.data();
}

std::string json_truth(bool value) {
    return value ? "true" : "false";
}

bool has_tensor(const GgufStore& file, const std::string& name) {
    return file.find(name).has_value();
}

}  // namespace headlight
