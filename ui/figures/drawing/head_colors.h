#pragma once

#include <QColor>

#include <cstddef>

namespace headlight {

/// Heads in one figure whose colors differ.
inline constexpr std::size_t kHeadColors = 6;

/// The color of one of several heads in one figure, counted from 0; repeats after six. Color-blind readers tell them
/// apart (Okabe and Ito 2008, "Color Universal Design"), and the first few are apart from the accent and readable on
/// the paper.
QColor head_color(std::size_t head, bool dark);

}  // namespace headlight
