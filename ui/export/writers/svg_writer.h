#pragma once

#include "export/writers/metadata.h"
#include "figures/drawing/display_list.h"

#include <QByteArray>

namespace headlight {

/// An SVG 1.1 document of the list: cells are rectangles, links are paths, text stays text with families to fall back
/// to, images are embedded as PNG and shown with hard edges. One unit is one point. The same list gives the same bytes.
QByteArray svg_bytes(const DisplayList& list, const Metadata& metadata);

}  // namespace headlight
