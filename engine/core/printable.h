#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Bounds on what is shown of a text that came from a file, in bytes.
inline constexpr std::size_t kMostShownOfName = 200;
inline constexpr std::size_t kMostShownOfPath = 1000;
inline constexpr std::size_t kMostShownOfSentence = 4000;

/// The text as it can be shown: cut behind a whole letter, with an ellipsis, where it is longer than `most` bytes.
/// Bytes that are not UTF-8, and characters that steer a terminal or turn the direction of what follows, become U+FFFD;
/// line feeds and tabs stay.
std::string printable(std::string_view text, std::size_t most);
/// The same of sentences that are shown one after the other; a last one counts those of more than a hundred.
void make_printable(std::vector<std::string>& sentences);

}  // namespace headlight
