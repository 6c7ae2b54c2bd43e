#pragma once

#include "analysis/provenance.h"

#include <QByteArray>
#include <QImage>

namespace headlight {

/// A PNG file's bytes of an image of few pixels, such as a model of pixels completes: each pixel as a square of 16, so
/// that viewers show it (models read it as the same pixels), with the provenance in it.
QByteArray pixels_png(const QImage& image, const Provenance& provenance);

}  // namespace headlight
