#pragma once

class QStyle;

namespace headlight {

/// Milliseconds that a figure of the window takes to change into the next: 120, or 0 where the desktop asks for less
/// motion or nobody looks at the screen (the platforms "offscreen" and "minimal").
int transition_milliseconds(const QStyle& style);

}  // namespace headlight
