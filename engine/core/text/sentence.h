#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace headlight {

/// Number of values that a text has places for: its highest place, %1 to %9. Places follow each other without a gap,
/// and each may stand in the text more than once.
consteval std::size_t places_in(std::string_view text) {
    bool seen[10]{};
    std::size_t places = 0;
    for (std::size_t at = 0; at + 1 < text.size(); ++at) {
        const char digit = text[at + 1];
        if (text[at] != '%' || digit < '1' || digit > '9') continue;
        const auto place = static_cast<std::size_t>(digit - '0');
        seen[place] = true;
        places = place > places ? place : places;
    }
    for (std::size_t place = 1; place <= places; ++place)
        if (!seen[place]) throw "The places of a sentence are %1, %2 and so on, without a gap.";
    return places;
}

/// A literal text with a place for each of the values, which the compiler counts.
template <typename... Values>
struct SentenceText {
    template <std::size_t kSize>
    consteval SentenceText(const char (&literal)[kSize]) : text(literal) {
        if (places_in({literal, kSize - 1}) != sizeof...(Values)) throw "A sentence needs one value for each place.";
    }
    const char* text;
};

/// A sentence for people that can be shown in another language: a literal text and the values in its places. Sentences
/// may be values of others. `packaging/translations.py` finds the texts where they follow `Sentence(`.
class Sentence {
  public:
    /// Words that stay as they are in all languages: names, values, what another program said. A template, so that
    /// `Sentence("...")` does not convert its literal to them.
    template <typename Words, std::enable_if_t<std::is_same_v<Words, std::string>, int> = 0>
    Sentence(Words words) : words_(std::move(words)) {}

    /// `Sentence("Expected colors from 0 to %1, found %2.", most, found)`. Values are sentences, texts that stay as
    /// they are, or integers.
    template <typename... Values>
    explicit Sentence(std::type_identity_t<SentenceText<Values...>> text, const Values&... values)
        : text_(text.text), values_{value_of(values)...} {}

    /// The sentence in English. What a value says is not filled again, whatever it contains.
    [[nodiscard]] std::string english() const;

    /// The text with its places; null for words that stay as they are.
    [[nodiscard]] const char* text() const { return text_; }
    [[nodiscard]] const std::string& words() const { return words_; }
    [[nodiscard]] const std::vector<Sentence>& values() const { return values_; }

  private:
    template <typename Value>
    static Sentence value_of(const Value& value) {
        if constexpr (std::is_integral_v<Value>) {
            static_assert(!std::is_same_v<Value, bool> && !std::is_same_v<Value, char>, "Expected a number or a text.");
            return std::to_string(value);
        } else if constexpr (std::is_same_v<Value, Sentence>) {
            return value;
        } else {
            return std::string(value);
        }
    }

    const char* text_ = nullptr;
    std::string words_;
    std::vector<Sentence> values_;
};

/// A text with its places filled by values, each of which is taken as it is.
std::string filled(std::string_view text, const std::vector<std::string>& values);

}  // namespace headlight
