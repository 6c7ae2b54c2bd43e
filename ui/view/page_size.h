#pragma once

#include <QSizeF>

#include <string>

namespace headlight {

/// Width and height in points (1/72 inch) of "120x90" (millimeters) or "1600x1200px"; empty for any other text.
QSizeF size_in_points(const std::string& text, double pixels_per_inch);

/// Expected sizes, for a text that is not a size of a page; empty if it is one.
std::string size_problem(const std::string& text);

/// The presets of venues, with commas between them.
std::string venue_sizes();

}  // namespace headlight
