#pragma once

#include "figures/drawing/axis_labels.h"
#include "figures/drawing/legend.h"
#include "figures/drawing/text.h"
#include "figures/figure_frame.h"

#include <QRectF>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace headlight {

/// The part of a matrix that is shown: where it starts, in rows and columns and fractions of them, and how many rows
/// and columns it spans. A span of 0 is all of them.
struct Viewport {
    double first_query = 0;
    double first_key = 0;
    double queries = 0;
    double keys = 0;
    bool operator==(const Viewport&) const = default;
};

/// Number of tokens that one cell joins along each axis, of cells that are drawn over larger ones of the matrix; 0:
/// none is drawn.
struct FinerCells {
    std::size_t queries = 0;
    std::size_t keys = 0;
    bool operator==(const FinerCells&) const = default;
};

/// Half-open range of rows or columns.
struct IndexRange {
    std::int32_t begin = 0;
    std::int32_t end = 0;
};

/// Where the parts of a heat map stand.
struct HeatMapGeometry {
    FigureFrame frame;
    QRectF plot;            ///< the cells
    QRectF labeled;         ///< the cells with the strips of sound beside them, around which the labels stand
    double label_gap = 0;   ///< between labels and what they stand beside
    double query_room = 0;  ///< width of the query labels
    double key_room = 0;    ///< height of the key labels
    bool angled = false;    ///< key labels stand at an angle
    int query_step = 1;     ///< every step-th label is drawn
    int key_step = 1;
    double label_scale = 1;   ///< of the labels' type
    bool pooled = false;      ///< cells are smaller than the device's pixels
    QPointF legend;           ///< left end of the color bar
    double legend_width = 0;  ///< 0: there is none
    Viewport viewport;        ///< with the spans filled in, inside the matrix
    double cell_width = 0;    ///< as shown
    double cell_height = 0;

    [[nodiscard]] double x_of(double key) const { return plot.left() + (key - viewport.first_key) * cell_width; }
    [[nodiscard]] double y_of(double query) const { return plot.top() + (query - viewport.first_query) * cell_height; }
    [[nodiscard]] IndexRange visible_queries() const;
    [[nodiscard]] IndexRange visible_keys() const;
    [[nodiscard]] QRectF cell(double query, double key) const;  ///< cut at the plot's edges
};

/// The angle of key labels that have no room to lie flat, degrees.
inline constexpr double kLabelAngle = 50;

/// Measures of the style's fonts, taken once a figure.
struct LabelMetrics {
    explicit LabelMetrics(const FigureStyle& style);

    double em;           ///< size of the labels' font
    double small;        ///< size of numbers and captions
    FontExtent letters;  ///< of labels
};

/// Room for strips of sound beside the cells; 0: there is none.
struct StripRoom {
    double queries = 0;  ///< width
    double keys = 0;     ///< height
};

/// Margins around the cells of the figures of a row: each leaves room for all of it, so that rows and columns stand in
/// the same places in all of them.
struct HeatMapRow {
    struct Texts {
        QString title;
        QStringList notes;
        bool operator==(const Texts&) const = default;
    };
    AxisLabels queries;  ///< as wide as the widest of each place
    AxisLabels keys;
    std::vector<Texts> texts;
    std::vector<Legend> legends;
    StripRoom strips;
};

/// Parts that decide the geometry, besides the size.
struct HeatMapParts {
    const FigureStyle& style;
    const LabelMetrics& metrics;
    const AxisLabels& queries;
    const AxisLabels& keys;
    const QStringList& notes;
    const Legend& legend;
    StripRoom strips{};
    double corner_width = 0;          ///< of the axes' captions in the corner
    const HeatMapRow* row = nullptr;  ///< null: the figure stands alone
    FinerCells finer{};               ///< those in view
    bool cramped = false;             ///< hardly room for the cells: no legend, no strips, no notes on labels
};

HeatMapGeometry heat_map_geometry(const HeatMapParts& parts, const Viewport& viewport, const QSizeF& size);
/// The size of a figure whose cells have this side.
QSizeF heat_map_size(const HeatMapParts& parts, double cell);
double heat_map_height(const HeatMapParts& parts, double width);

}  // namespace headlight
