#include "json/json_parts.h"

#include <algorithm>

namespace headlight {

namespace {

constexpr std::size_t kPartBytes = std::size_t{1} << 20;
constexpr std::string_view kSpaces = " \t\r\n";

/// Cuts the text of an object, after its first brace, at commas between its members. It looks at strings and brackets
/// alone: whether the rest is JSON, the parser finds out.
class MemberCutter {
  public:
    explicit MemberCutter(std::string_view members) : rest_(members) {}

    [[nodiscard]] bool done() const { return done_; }

    /// The next members, as an object. The last part has everything to the end of the text.
    std::string next() {
        const std::size_t size = size_of_part();
        std::string part = (first_ || !ends_at_once() ? "{" : "{,") + std::string(rest_.substr(0, size));
        first_ = false;
        done_ = size == rest_.size();
        if (!done_) {
            part += '}';
            rest_.remove_prefix(size + 1);
        }
        return part;
    }

  private:
    std::string_view rest_;
    bool first_ = true;
    bool done_ = false;

    /// Returns whether no member follows the comma of the part before.
    [[nodiscard]] bool ends_at_once() const {
        const std::size_t begin = rest_.find_first_not_of(kSpaces);
        return begin == std::string_view::npos || rest_[begin] == '}';
    }

    /// Bytes to a comma between members behind kPartBytes, or of all that is left.
    [[nodiscard]] std::size_t size_of_part() const {
        int depth = 0;
        for (std::size_t at = 0; at < rest_.size(); ++at) {
            const char letter = rest_[at];
            if (letter == '"') {
                at = end_of_string(at);
            } else if (letter == '{' || letter == '[') {
                ++depth;
            } else if (letter == '}' || letter == ']') {
                if (--depth < 0) break;
            } else if (letter == ',' && depth == 0 && at >= kPartBytes) {
                return at;
            }
        }
        return rest_.size();
    }

    /// Offset of the quote that ends the string that begins at `at`, or of the end of the text.
    [[nodiscard]] std::size_t end_of_string(std::size_t at) const {
        for (++at; at < rest_.size() && rest_[at] != '"'; ++at)
            if (rest_[at] == '\\') ++at;
        return at;
    }
};

}  // namespace

void read_in_parts(std::string_view text, const std::string& file, const JsonBounds& bounds,
                   const std::function<void(const JsonValue& part)>& visit) {
    const std::size_t begin = text.find_first_not_of(kSpaces);
    if (text.size() <= kPartBytes || begin == std::string_view::npos || text[begin] != '{' ||
        text.size() > bounds.most_bytes)
        return visit(JsonDocument(text, file, bounds).root());
    MemberCutter cutter(text.substr(begin + 1));
    while (!cutter.done()) visit(JsonDocument(cutter.next(), file, bounds).root());
}

}  // namespace headlight
