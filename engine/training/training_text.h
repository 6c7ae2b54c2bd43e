#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// What a token is.
enum class TextUnit : std::uint8_t {
    Characters,  ///< code points, white space included
    Words,       ///< runs of letters, digits and _, and runs of other signs; white space is left out
};
/// Names of the units in options and files.
inline constexpr std::array kTextUnitNames{"characters", "words"};
inline const char* name_of(TextUnit unit) {
    return kTextUnitNames.at(static_cast<std::size_t>(unit));
}

/// Text of a training as tokens, and its tokenizer.
struct TrainingText {
    std::string tokenizer;          ///< a tokenizer.json
    int vocabulary = 0;             ///< tokens, [UNKNOWN] included
    std::vector<std::int32_t> ids;  ///< of the whole text
};

/// Tokens that a vocabulary has at most; of more, the rarest become [UNKNOWN].
inline constexpr int kMostTrainedTokens = 4096;

/// Makes the vocabulary of a text: [UNKNOWN], then its tokens from the most frequent to the rarest. Invalid UTF-8
/// becomes U+FFFD. Throws Error(Input) for more text than a tokenizer takes, Error(Cancelled).
TrainingText read_training_text(std::string_view text, TextUnit unit, const std::stop_token& stop);

}  // namespace headlight
