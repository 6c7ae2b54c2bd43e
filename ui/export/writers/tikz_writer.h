#pragma once

#include "export/writers/metadata.h"
#include "figures/drawing/display_list.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace headlight {

/// A picture for LaTeX, and the bitmaps that stand beside it as PNG.
struct TikzPicture {
    QByteArray tex;
    std::vector<QByteArray> images;
};

/// The pixels of images that become rectangles; where a list has more, its images are bitmaps, since LaTeX reads a
/// rectangle at a time and holds all of them.
inline constexpr int kMostTikzPixels = 16'384;

/// A tikzpicture of the list as one file that a document reads with \input, and that compiles on its own as well, with
/// pdfLaTeX, XeLaTeX or LuaLaTeX of 2020 and later. It needs the package tikz, and pgfplots for the axes of charts (on
/// its own also geometry), and nothing else. Text is text in the document's fonts, in our sizes; characters that
/// pdfLaTeX does not know come out with XeLaTeX and LuaLaTeX, see `latex_text`. One unit is one bp, 1/72 inch. `stem`:
/// the file's name without its ending; images are named after it (`tikz_image_name`). The same list gives the same
/// bytes. Throws Error(Input) where the list is larger than TeX can count (5.7 m).
TikzPicture tikz_picture(const DisplayList& list, const Metadata& metadata, const QString& stem);

/// The name of the nth image, from 1: "head-1.png"; what LaTeX would not take in a name becomes a hyphen.
QString tikz_image_name(const QString& stem, std::size_t number);

}  // namespace headlight
