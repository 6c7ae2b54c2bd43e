#pragma once

#include "figures/drawing/axis_labels.h"
#include "figures/drawing/display_list.h"
#include "figures/figure_frame.h"
#include "figures/weights/heat_map_geometry.h"
#include "figures/weights/link_selection.h"

#include <QPainterPath>

#include <optional>
#include <vector>

namespace headlight {

/// Where rows stand when a figure beside this one decides it.
struct RowPlacement {
    double top = 0;     ///< of the first row in view
    double height = 0;  ///< of all rows in view
    bool operator==(const RowPlacement&) const = default;
};

/// The legend of links: samples of line weights, and the heads' colors where there are several.
struct LinksLegend {
    std::vector<QString> heads;
    std::vector<QColor> colors;
    QString focus;  ///< what the links in the accent color belong to; empty: the legend does not say
};

/// A part of the legend: what it says, and what its sample shows. Lines break where the width ends.
struct LegendEntry {
    QString text;
    std::optional<double> weight;     ///< a sample of this weight
    std::optional<std::size_t> head;  ///< a sample of this head's color
    double x = 0;                     ///< from the legend's left end
    int line = 0;
    bool focus = false;  ///< a sample of the accent color
};

/// Everything that decides where links stand beside the size.
struct LinksParts {
    const FigureStyle& style;
    const LabelMetrics& metrics;
    const AxisLabels& queries;
    const AxisLabels& keys;
    QStringList notes;
    const LinksLegend& legend;
    bool arcs;        ///< and queries and keys are the same tokens
    bool arcs_below;  ///< some links may lead to later tokens
    Viewport viewport;
    std::optional<RowPlacement> rows;
    double threshold = 0;  ///< smaller weights have no links
};

/// Where the parts of a links figure stand.
struct LinksGeometry {
    FigureFrame frame;
    QRectF plot;  ///< the links
    Viewport viewport;
    double label_gap = 0;
    double query_room = 0;  ///< width of the labels on the left; in arcs, height of the line of text
    double key_room = 0;
    double row_height = 0;  ///< of queries, in columns
    double key_row_height = 0;
    int query_step = 1;  ///< of the labels; in arcs, of all tokens
    int key_step = 1;
    double label_scale = 1;      ///< of the labels' type
    bool legend = true;          ///< there is room for it
    std::vector<double> places;  ///< arcs: the middle of each token
    std::vector<double> rooms;   ///< arcs: each token's share of the line
    bool angled = false;         ///< arcs: labels stand at an angle
    double text_top = 0;         ///< arcs: the line of text
    double text_bottom = 0;
    QPointF legend_corner;
    double legend_width = 0;

    [[nodiscard]] double query_y(double query) const {
        return plot.top() + (query - viewport.first_query) * row_height;
    }
    [[nodiscard]] double key_y(double key) const { return plot.top() + (key - viewport.first_key) * key_row_height; }
};

LinksGeometry columns_geometry(const LinksParts& parts, const QSizeF& size);
LinksGeometry arcs_geometry(const LinksParts& parts, const QSizeF& size);
std::vector<LegendEntry> links_legend(const LinksParts& parts, double width);
double links_legend_height(const LinksParts& parts, double width);
/// The height of a line of the legend, the length of its samples.
double links_legend_line(const LinksParts& parts);
double links_legend_sample(const LinksParts& parts);
QSizeF links_size(const LinksParts& parts);
double links_height(const LinksParts& parts, double width);
/// Height below rows that another figure places: legend, notes and margin.
double links_height_below_rows(const LinksParts& parts, double width);

/// The line of a link. `share` moves lines of several heads between the same tokens apart, -0.5 to 0.5.
QPainterPath column_link(const LinksGeometry& geometry, std::int32_t query, std::int32_t key, double share);
QPainterPath arc_link(const LinksGeometry& geometry, std::int32_t query, std::int32_t key, double share);

}  // namespace headlight
