#pragma once

#include "figures/display_list.h"

#include <QPainter>

namespace headlight {

/// Paints a display list with its units as the painter's: on screens, into images and PDF pages alike. Cells have hard
/// edges; text is as large as the list says whatever the resolution of the device.
void paint(QPainter& painter, const DisplayList& list);

}  // namespace headlight
