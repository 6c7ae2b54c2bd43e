#pragma once

#include "figures/drawing/display_list.h"
#include "figures/drawing/figure_style.h"

#include <QRectF>
#include <QSizeF>
#include <QStringList>

#include <vector>

namespace headlight {

/// Frame of every figure: paper, title and notes above, caption and provenance below.
struct FigureFrame {
    std::vector<Item> items;
    QRectF content;  ///< room for the picture
};

/// `notes` say what was left out or changed; they stand in one faint line, or as many as they need.
FigureFrame make_frame(const FigureStyle& style, const QStringList& notes, const QSizeF& size);
/// The notes alone, where they stand elsewhere than in the frame: as lines from a left upper corner. Answers their
/// height.
double add_notes(const FigureStyle& style, const QStringList& notes, const QPointF& corner, double width,
                 std::vector<Item>& items);
/// Height of the frame of a figure of this width.
double frame_height(const FigureStyle& style, const QStringList& notes, double width);
/// The paper left free on each side.
double frame_margin(const FigureStyle& style);

/// Fonts of a figure's texts, from the style's.
QFont label_font(const FigureStyle& style, double scale = 1);
QFont small_font(const FigureStyle& style);  ///< numbers on axes, axis captions, notes

}  // namespace headlight
