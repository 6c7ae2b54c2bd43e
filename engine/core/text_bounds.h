#pragma once

#include <cstddef>

namespace headlight {

/// How long texts in files and options may be, in letters (bytes where a text is read as UTF-8). Far more than people
/// write, and few enough to be laid out at once; the program's own fields take no more either.
inline constexpr std::ptrdiff_t kMostOfName = 1000;   ///< of a model, a panel, a hash
inline constexpr std::ptrdiff_t kMostOfPath = 4096;   ///< PATH_MAX of Linux
inline constexpr std::ptrdiff_t kMostOfTitle = 1000;  ///< of a figure, a page
inline constexpr std::ptrdiff_t kMostOfCaption = 20'000;
inline constexpr std::ptrdiff_t kMostOfNote = 10'000;     ///< of a highlight
inline constexpr std::ptrdiff_t kMostOfText = 1'000'000;  ///< that a model reads; notes of a session

}  // namespace headlight
