#include "core/text/sentence.h"

namespace headlight {

std::string filled(std::string_view text, const std::vector<std::string>& values) {
    std::string whole;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char next = at + 1 < text.size() ? text[at + 1] : '\0';
        const std::size_t place =
            text[at] == '%' && next >= '1' && next <= '9' ? static_cast<std::size_t>(next - '0') : 0;
        if (place == 0 || place > values.size()) {
            whole += text[at];
            continue;
        }
        whole += values[place - 1];
        ++at;
    }
    return whole;
}

std::string Sentence::english() const {
    if (text_ == nullptr) return words_;
    std::vector<std::string> values;
    values.reserve(values_.size());
    for (const Sentence& value : values_) values.push_back(value.english());
    return filled(text_, values);
}

}  // namespace headlight
