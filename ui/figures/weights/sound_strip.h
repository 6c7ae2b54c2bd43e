#pragma once

#include "analysis/matrix_view.h"
#include "analysis/sound/analyzed_sound.h"
#include "figures/drawing/display_list.h"
#include "figures/drawing/figure_style.h"

#include <QRectF>

#include <memory>
#include <vector>

namespace headlight {

/// The sound that the rows or columns of a heat map stand for.
struct AxisSound {
    std::shared_ptr<const AnalyzedSound> recording;  ///< null: time does not run along the axis
    std::vector<SoundStretch> stretches;             ///< of each row or column; empty where it stands for no sound
};

/// Sound of an axis of a matrix with this recording; none where no entry stands for a part of it, or where the style
/// asks for none.
AxisSound axis_sound(const std::vector<MatrixEntry>& entries, const std::shared_ptr<const AnalyzedSound>& recording,
                     const FigureStyle& style);

/// Thickness of the strip that shows it, the gap to the cells included; 0 without sound.
double sound_strip_room(const AxisSound& sound, const FigureStyle& style);

/// Where a strip stands beside the cells, and which rows or columns it is beside.
struct SoundStrip {
    QRectF area;         ///< as long as the plot; thickness without the gap
    bool down = false;   ///< time runs from top to bottom, beside rows; else from left to right
    double first = 0;    ///< row or column at its begin, with a fraction
    double spacing = 0;  ///< from one row or column to the next
};

/// The waveform (smallest and largest sample under each of the device's pixels, the loudest of the recording as thick
/// as the strip) or the spectrogram (low frequencies next to the cells), as the style asks. Each row's or column's
/// sound lies beside it.
void add_sound_strip(const AxisSound& sound, const SoundStrip& strip, const FigureStyle& style,
                     std::vector<Item>& items);

}  // namespace headlight
