#pragma once

#include "export/writers/metadata.h"

#include <QByteArray>
#include <QImage>

namespace headlight {

/// A PNG file (https://www.w3.org/TR/png-3) of an image without transparency, 8 bits a channel, with its resolution and
/// with texts as tEXt or iTXt chunks. libpng stores each row as its difference from the one above, which suits figures;
/// Qt's writer lets it try all filters on each row, which takes longer than drawing the figure. Throws std::bad_alloc.
QByteArray encode_png(const QImage& image, const Metadata& texts);

}  // namespace headlight
