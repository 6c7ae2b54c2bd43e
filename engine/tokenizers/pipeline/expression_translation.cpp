// What differs between Oniguruma's Ruby syntax, in which tokenizer.json is written, and PCRE2:
// \s is White_Space (PCRE2 adds U+180E), \w has marks and connectors, \h is a hexadecimal digit, and a bracket within
// a bracket is a nested class (https://github.com/kkos/oniguruma/blob/master/doc/RE).
#include "tokenizers/pipeline/pattern.h"

namespace headlight {
namespace {

constexpr std::string_view kSpaces =
    R"(\t-\r\x20\x85\xA0\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000})";
constexpr std::string_view kWordCharacters = R"(\p{L}\p{M}\p{Nd}\p{Nl}\p{Pc})";
constexpr int kDeepestClass = 16;

class Translator {
  public:
    explicit Translator(std::string_view source) : source_(source) {}

    std::optional<std::string> translate() {
        while (at_ < source_.size()) {
            const char letter = source_[at_];
            if (letter == '\\') {
                if (!escape(false)) return std::nullopt;
            } else if (letter == '[') {
                if (!character_class(0)) return std::nullopt;
            } else {
                result_ += letter;
                ++at_;
            }
        }
        return result_;
    }

  private:
    bool escape(bool in_class) {
        if (at_ + 1 >= source_.size()) return false;
        const char kind = source_[at_ + 1];
        at_ += 2;
        switch (kind) {
            case 's':
                return put(kSpaces, false, in_class);
            case 'S':
                return put(kSpaces, true, in_class);
            case 'w':
                return put(kWordCharacters, false, in_class);
            case 'W':
                return put(kWordCharacters, true, in_class);
            case 'h':
                return put("0-9A-Fa-f", false, in_class);
            case 'H':
                return put("0-9A-Fa-f", true, in_class);
            case 'G':
            case 'K':
            case 'X':
            case 'R':
            case 'C':
                return false;
            default:
                result_ += '\\';
                result_ += kind;
                return true;
        }
    }

    bool put(std::string_view members, bool negated, bool in_class) {
        if (in_class && negated) return false;  // a negated class within a class has no spelling in PCRE2
        if (in_class) {
            result_ += members;
        } else {
            result_ += negated ? "[^" : "[";
            result_ += members;
            result_ += ']';
        }
        return true;
    }

    // Copies a class; a nested one that is not negated adds its members to the outer one.
    bool character_class(int depth) {
        if (depth > kDeepestClass) return false;
        ++at_;
        if (depth == 0) result_ += '[';
        if (at_ < source_.size() && source_[at_] == '^') {
            if (depth > 0) return false;
            result_ += '^';
            ++at_;
        }
        for (bool first = true; at_ < source_.size(); first = false) {
            const char letter = source_[at_];
            if (letter == ']' && !first) {
                ++at_;
                if (depth == 0) result_ += ']';
                return true;
            }
            if (source_.substr(at_, 2) == "&&") return false;  // intersection
            if (source_.substr(at_, 2) == "[:") {
                const std::size_t end = source_.find(":]", at_);
                if (end == std::string_view::npos) return false;
                result_ += source_.substr(at_, end + 2 - at_);
                at_ = end + 2;
            } else if (letter == '[') {
                if (!character_class(depth + 1)) return false;
            } else if (letter == '\\') {
                if (!escape(true)) return false;
            } else {
                if (letter == ']') result_ += '\\';
                result_ += letter;
                ++at_;
            }
        }
        return false;
    }

    std::string_view source_;
    std::string result_;
    std::size_t at_ = 0;
};

}  // namespace

std::optional<std::string> translate_expression(std::string_view expression) {
    return Translator(expression).translate();
}

}  // namespace headlight
