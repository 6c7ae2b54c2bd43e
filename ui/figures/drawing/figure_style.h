#pragma once

#include "analysis/provenance.h"

#include <QColor>
#include <QFont>
#include <QString>

#include <cstdint>
#include <vector>

namespace headlight {

/// Linear: the weight. Log: from 1e-4 (and below) to 1. Rank: the weight's rank within its row, 0 lowest.
enum class Scale { Linear, Log, Rank };

/// What stands beside a heat map's rows and columns that are parts of a recording.
enum class AxisSoundForm { None, Waveform, Spectrogram };

/// Colors of everything that is not data.
struct Theme {
    QString name;
    QColor paper;      ///< behind everything; also the color of zero attention
    QColor ink;        ///< text
    QColor faint_ink;  ///< secondary text, special tokens
    QColor line;       ///< axes and borders
    QColor masked;     ///< cells that nobody may attend to
    QColor hatch;      ///< lines over masked cells
    QColor no_data;    ///< cells whose number does not exist (NaN)
    QColor primary;    ///< links
    QColor accent;     ///< what is selected
    bool dark = false;
};
Theme light_theme();
Theme dark_theme();
Theme print_theme();  ///< white paper, black ink

/// The theme of this name ("light", "dark", "print"); light where there is none.
Theme theme_named(const QString& name);

/// A color map from 0 (paper) to 1, made of samples that are interpolated linearly.
struct ColorMap {
    QString id;  ///< on the command line: "blues", "viridis", "cividis", "greys", ...
    QString name;
    std::vector<QColor> samples;
    [[nodiscard]] QColor at(double value) const;  ///< value clamped to [0, 1]; NaN gives a neutral "no data" color
};
/// Maps for a theme, the default first; all monotone in lightness (color-blind readers, black-and-white printers).
std::vector<ColorMap> color_maps(bool dark);
ColorMap color_map(const QString& id, bool dark);  ///< the default where there is none of this id
/// For differences: 0.5 is the paper, 0 and 1 are equally far from it in lightness, blue and orange, which color-blind
/// eyes tell apart.
ColorMap difference_map(bool dark);

/// How the data of a figure is drawn, whatever stands around it: what a request asks of a figure and its style are
/// told in the same words.
struct DrawingOptions {
    Scale scale = Scale::Linear;
    bool legend = true;            ///< color bar with numbers
    std::int32_t label_every = 1;  ///< every so many tokens have a label, as far as there is room
    AxisSoundForm sound = AxisSoundForm::Waveform;
    bool operator==(const DrawingOptions&) const = default;
};

/// How a figure looks, for screen and page alike.
struct FigureStyle : DrawingOptions {
    Theme theme = light_theme();
    ColorMap map = color_map({}, false);
    QFont font;                      ///< of labels; its point size is in the units of the display list
    QString title;                   ///< empty: none
    QString caption;                 ///< empty: none
    QString provenance;              ///< line under the figure; empty: none
    std::vector<Provenance> runs{};  ///< that the figure shows; in the metadata of its files with or without that line
    QString note;  ///< above grids and charts, such as what the run changed; heat maps and links have their own
    /// Room that title and notes take at least, so that the pictures of neighbors begin at one height.
    double heading = 0;
    /// A side of the device's pixels in the units of the display list; 0: none, as in PDF. Figures say when several
    /// cells share one.
    double pixel = 1;
    bool automatic_maximum = false;  ///< linear scale only: the colors end at the largest weight shown instead of at 1
};

}  // namespace headlight
