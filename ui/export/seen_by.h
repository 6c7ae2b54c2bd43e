#pragma once

#include <QImage>
#include <QString>

namespace headlight {

/// Whose eyes a preview imitates: everybody's, a black-and-white printer, and readers who lack the cones for long,
/// middle or short waves.
enum class Reader { Everybody, BlackAndWhite, Protanope, Deuteranope, Tritanope };

/// The picture as this reader sees it. Black and white: CIE luminance (ITU-R BT.709). Color-vision deficiency: the
/// matrices for severity 1 of Machado, Oliveira and Fernandes 2009, "A Physiologically-based Model for Simulation of
/// Color Vision Deficiency" (IEEE TVCG 15(6)), applied to linear light.
QImage seen_by(const QImage& image, Reader reader);

}  // namespace headlight
