#pragma once

#include "export/writers/metadata.h"
#include "figures/drawing/display_list.h"

#include <QByteArray>
#include <QImage>

#include <cstdint>

namespace headlight {

/// The most pixels that an image may have: 256 MiB of memory.
inline constexpr std::int64_t kMostPixels = std::int64_t{64} << 20;

/// The list as pixels, `dpi` of them to 72 of its units. Throws Error(Input) naming the limit when there would be more
/// than `kMostPixels`, or more than 32767 in a row.
QImage render_image(const DisplayList& list, double dpi);
/// A PNG file's bytes with the resolution and the metadata (as tEXt or iTXt chunks) in it.
QByteArray png_bytes(const DisplayList& list, double dpi, const Metadata& metadata);
/// The same of an image as it is.
QByteArray png_bytes(const QImage& image, const Metadata& metadata);

}  // namespace headlight
