#include "figures/weights/heat_map_geometry.h"

#include "figures/drawing/axis_labels.h"
#include "figures/drawing/text.h"
#include "language/wording.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace headlight {
namespace {

constexpr double kLargestCell = 5;    // em
constexpr double kLargestAspect = 3;  // of cells, in figures that are much wider than high
constexpr int kTurns = 12;            // of finding cells and margins; each divides the error by about twice the columns

const double kSine = std::sin(kLabelAngle * std::numbers::pi / 180);
const double kCosine = std::cos(kLabelAngle * std::numbers::pi / 180);

/// Room beside the cells.
struct Margins {
    double left = 0;
    double top = 0;
    double right = 0;
};

double em_of(const HeatMapParts& parts) {
    return parts.metrics.em;
}

double label_limit(const HeatMapParts& parts, double room) {
    return std::clamp(kLabelShare * room, 3 * em_of(parts), kLongestLabel * em_of(parts));
}

double flat_key_width(const HeatMapParts& parts) {
    return parts.keys.widest + 0.7 * em_of(parts);
}

/// Height above the plot's left corner: the captions of the axes.
double corner_height(const HeatMapParts& parts) {
    return 2.8 * parts.metrics.small;
}

double corner_width(const HeatMapParts& parts) {
    return parts.corner_width;
}

StripRoom strips_of(const HeatMapParts& parts) {
    return parts.cramped ? StripRoom{} : parts.strips;
}

/// Every how many queries and keys a label is drawn.
struct Steps {
    int query = 1;
    int key = 1;
    bool operator==(const Steps&) const = default;
};

Margins margins_of(const HeatMapParts& parts, const QSizeF& room, double cell_width, double plot_width,
                   const Steps& steps) {
    const double em = em_of(parts);
    const FontExtent letters = parts.metrics.letters;
    const double widest_key = parts.keys.widest_of(steps.key);
    const double widest_query = parts.queries.widest_of(steps.query);
    Margins margins;
    const StripRoom strips = strips_of(parts);
    margins.left = std::max(std::min(widest_query, label_limit(parts, room.width())), corner_width(parts)) + 0.5 * em +
                   strips.queries;
    const bool flat = flat_key_width(parts) <= cell_width;
    const double longest = std::min(widest_key, label_limit(parts, room.width()));
    const double height = flat ? letters.line() : longest * kSine + letters.cap_height * kCosine;
    margins.top = std::max(height + 0.5 * em, corner_height(parts)) + strips.keys;
    if (flat) return margins;
    // The last labels lean out to the right of the plot.
    for (std::size_t key = parts.keys.size(); key-- > 0;) {
        const double inside = plot_width - (static_cast<double>(key) + 0.5) * cell_width;
        if (inside > longest) break;
        if (key % static_cast<std::size_t>(steps.key) != 0) continue;
        const double reach = std::min(parts.keys.widths[key], longest) * kCosine + letters.cap_height * kSine;
        margins.right = std::max(margins.right, reach - inside);
    }
    return margins;
}

QSizeF cell_size(const HeatMapParts& parts, const QSizeF& room, const Margins& margins, double legend_room) {
    const double largest = kLargestCell * em_of(parts);
    const double columns = std::max<double>(1, static_cast<double>(parts.keys.size()));
    const double rows = std::max<double>(1, static_cast<double>(parts.queries.size()));
    double width = std::min(largest, std::max(1.0, room.width() - margins.left - margins.right) / columns);
    double height = std::min(largest, std::max(1.0, room.height() - margins.top - legend_room) / rows);
    // Square cells, unless one axis is so much longer that the other would shrink to nothing.
    const double aspect = std::clamp(std::max(rows / columns, columns / rows) / 2, 1.0, kLargestAspect);
    width = std::min(width, height * (columns < rows ? aspect : 1));
    height = std::min(height, width * (rows < columns ? aspect : 1));
    return {width, height};
}

double legend_width(const HeatMapParts& parts, double plot_width, double room) {
    return std::min(std::max(plot_width, kNarrowestLegend * em_of(parts)), room);
}

bool has_legend(const HeatMapParts& parts) {
    return parts.style.legend && !parts.cramped;
}

double legend_room(const HeatMapParts& parts, double width) {
    if (!has_legend(parts)) return 0;
    double height = legend_height(parts.style, parts.legend, width);
    if (parts.row)
        for (const Legend& legend : parts.row->legends)
            height = std::max(height, legend_height(parts.style, legend, width));
    return kLegendGap * em_of(parts) + height;
}

/// How other figures of the row are titled, and what they note before this is added to it.
std::vector<std::pair<FigureStyle, QStringList>> neighbors(const HeatMapParts& parts, const QStringList& added) {
    std::vector<std::pair<FigureStyle, QStringList>> result;
    if (!parts.row) return result;
    for (const HeatMapRow::Texts& texts : parts.row->texts) {
        if (texts == HeatMapRow::Texts{parts.style.title, parts.notes}) continue;
        FigureStyle style = parts.style;
        style.title = texts.title;
        result.emplace_back(style, texts.notes + added);
    }
    return result;
}

/// The frame, with no more room in it than any figure of the row has.
FigureFrame frame_of(const HeatMapParts& parts, const QStringList& added, const QSizeF& size) {
    FigureFrame frame = make_frame(parts.style, parts.notes + added, size);
    for (const auto& [style, notes] : neighbors(parts, added))
        frame.content = frame.content.intersected(make_frame(style, notes, size).content);
    return frame;
}

double height_of_frame(const HeatMapParts& parts, const QStringList& added, double width) {
    double height = frame_height(parts.style, parts.notes + added, width);
    for (const auto& [style, notes] : neighbors(parts, added))
        height = std::max(height, frame_height(style, notes, width));
    return height;
}

struct Placement {
    Margins margins;
    QSizeF cell;
    double legend_room = 0;
};

LabelFit query_fit(const HeatMapParts& parts, const QSizeF& cell) {
    return fit_labels(cell.height(), parts.metrics.em, parts.style);
}

LabelFit key_fit(const HeatMapParts& parts, const QSizeF& cell) {
    const bool angled = flat_key_width(parts) > cell.width();
    return angled ? fit_labels(cell.width() * kSine, parts.metrics.em, parts.style) : fit_labels(parts.style);
}

Steps steps_of(const HeatMapParts& parts, const QSizeF& cell) {
    return {query_fit(parts, cell).step, key_fit(parts, cell).step};
}

bool is_pooled(const HeatMapParts& parts, const QSizeF& cell) {
    return std::min(cell.width(), cell.height()) < parts.style.pixel * (1 - 1e-6) && !parts.queries.texts.empty() &&
           !parts.keys.texts.empty();
}

QString pooling_note() {
    return wording("each pixel shows the largest weight under it");
}

/// Labels lean out to the right by as much as cells are narrow, so cells and margins are found in turns.
Placement placed_for_steps(const HeatMapParts& parts, const QSizeF& room, const Steps& steps) {
    const auto columns = static_cast<double>(parts.keys.size());
    Placement placement;
    placement.cell = QSizeF(room.width() / std::max(1.0, columns), 1);
    for (int turn = 0; turn < kTurns; ++turn) {
        const double plot_width = placement.cell.width() * columns;
        placement.legend_room = legend_room(parts, legend_width(parts, plot_width, room.width()));
        placement.margins = margins_of(parts, room, placement.cell.width(), plot_width, steps);
        const QSizeF before = placement.cell;
        placement.cell = cell_size(parts, room, placement.margins, placement.legend_room);
        if (std::abs(placement.cell.width() - before.width()) * columns < 1e-6) break;
    }
    return placement;
}

/// Margins are as wide as the labels that are drawn while the whole matrix is in view.
Placement placed(const HeatMapParts& parts, const QSizeF& room) {
    const Placement placement = placed_for_steps(parts, room, {});
    const Steps steps = steps_of(parts, placement.cell);
    return steps == Steps{} ? placement : placed_for_steps(parts, room, steps);
}

Viewport inside(Viewport viewport, double rows, double columns) {
    if (!(viewport.queries > 0)) viewport.queries = rows;
    if (!(viewport.keys > 0)) viewport.keys = columns;
    viewport.queries = std::min(viewport.queries, rows);
    viewport.keys = std::min(viewport.keys, columns);
    viewport.first_query = std::clamp(viewport.first_query, 0.0, rows - viewport.queries);
    viewport.first_key = std::clamp(viewport.first_key, 0.0, columns - viewport.keys);
    return viewport;
}

/// Places everything below a frame that already has its notes.
HeatMapGeometry place_in(const HeatMapParts& parts, const Viewport& viewport, FigureFrame frame) {
    HeatMapGeometry geometry;
    const QRectF room = frame.content;
    const Placement placement = placed(parts, room.size());
    const Margins& margins = placement.margins;
    const auto rows = static_cast<double>(parts.queries.size());
    const auto columns = static_cast<double>(parts.keys.size());
    const QSizeF plot(placement.cell.width() * columns, placement.cell.height() * rows);
    const double legend = has_legend(parts) ? legend_width(parts, plot.width(), room.width() - margins.left) : 0;
    const double used = margins.left + std::max(plot.width() + margins.right, legend);
    const double left = room.left() + std::max(0.0, room.width() - used) / 2 + margins.left;
    geometry.frame = std::move(frame);
    geometry.plot = QRectF(QPointF(left, room.top() + margins.top), plot);
    const StripRoom strips = strips_of(parts);
    geometry.labeled = geometry.plot.adjusted(-strips.queries, -strips.keys, 0, 0);
    geometry.label_gap = 0.5 * em_of(parts);
    geometry.query_room = margins.left - strips.queries - geometry.label_gap;
    geometry.key_room = margins.top - strips.keys - geometry.label_gap;
    geometry.legend = QPointF(left, geometry.plot.bottom() + kLegendGap * em_of(parts));
    geometry.legend_width = legend;
    geometry.viewport = inside(viewport, rows, columns);
    geometry.cell_width = geometry.viewport.keys > 0 ? plot.width() / geometry.viewport.keys : 0;
    geometry.cell_height = geometry.viewport.queries > 0 ? plot.height() / geometry.viewport.queries : 0;
    geometry.angled = flat_key_width(parts) > geometry.cell_width;
    const QSizeF cell(geometry.cell_width, geometry.cell_height);
    const Steps steps = steps_of(parts, cell);
    geometry.query_step = steps.query;
    geometry.key_step = steps.key;
    geometry.label_scale = std::min(query_fit(parts, cell).scale, key_fit(parts, cell).scale);
    geometry.pooled = is_pooled(parts, cell);
    return geometry;
}

}  // namespace

LabelMetrics::LabelMetrics(const FigureStyle& style)
    : em(size_of(label_font(style))), small(size_of(small_font(style))), letters(extent(label_font(style))) {}

IndexRange HeatMapGeometry::visible_queries() const {
    return {static_cast<std::int32_t>(std::floor(viewport.first_query)),
            static_cast<std::int32_t>(std::ceil(viewport.first_query + viewport.queries - 1e-9))};
}

IndexRange HeatMapGeometry::visible_keys() const {
    return {static_cast<std::int32_t>(std::floor(viewport.first_key)),
            static_cast<std::int32_t>(std::ceil(viewport.first_key + viewport.keys - 1e-9))};
}

QRectF HeatMapGeometry::cell(double query, double key) const {
    return QRectF(x_of(key), y_of(query), cell_width, cell_height).intersected(plot);
}

namespace {

bool is_thinned(const HeatMapGeometry& geometry) {
    return geometry.query_step > 1 || geometry.key_step > 1;
}

/// Notes on the labels and cells of a geometry. `whole`: that of the whole matrix.
QStringList notes_of(const HeatMapParts& parts, const HeatMapGeometry& geometry, const HeatMapGeometry& whole) {
    QStringList notes;
    if (is_thinned(geometry))
        notes << thinning_note(geometry.query_step, parts.queries, geometry.key_step, parts.keys);
    else if (is_thinned(whole))
        notes << (parts.queries.joined ? wording("every cell labeled") : wording("every token labeled"));
    if (geometry.pooled) notes << pooling_note();
    return notes;
}

/// Note on cells that are drawn in place of the matrix' own; empty where none are.
QString note_of_finer(const FinerCells& finer) {
    if (finer.queries == 0) return {};
    if (finer == FinerCells{1, 1}) return wording("drawn here token by token");
    return wording("drawn here in cells of %1 × %2 tokens").arg(finer.queries).arg(finer.keys);
}

/// Notes take room themselves, so that fewer labels may fit than they say: found in turns.
constexpr int kTurnsOfNotes = 4;

HeatMapGeometry whole_with_notes(const HeatMapParts& parts, const QSizeF& size) {
    HeatMapGeometry whole = place_in(parts, {}, frame_of(parts, {}, size));
    QStringList said;
    for (int turn = 0; turn < kTurnsOfNotes; ++turn) {
        const QStringList notes = notes_of(parts, whole, whole);
        if (notes == said || parts.cramped) break;
        whole = place_in(parts, {}, frame_of(parts, notes, size));
        said = notes;
    }
    return whole;
}

/// The notes with that on finer cells, which come and go while the plot keeps its place: where there is no room for
/// both, it stands in place of the one on labels.
QStringList with_finer(const HeatMapParts& parts, const QStringList& notes, const HeatMapGeometry& whole,
                       const QSizeF& size) {
    const QString finer = note_of_finer(parts.finer);
    if (finer.isEmpty()) return notes;
    for (const QStringList& said : {notes + QStringList(finer), QStringList(finer)})
        if (frame_of(parts, said, size).content.contains(whole.frame.content)) return said;
    return notes;
}

HeatMapGeometry place_with_notes(const HeatMapParts& parts, const Viewport& viewport, const QSizeF& size) {
    const HeatMapGeometry whole = whole_with_notes(parts, size);
    HeatMapGeometry shown = place_in(parts, viewport, whole.frame);
    if (parts.cramped || (!is_thinned(whole) && !whole.pooled)) return shown;
    // The notes of the whole matrix keep their room where zooming in makes room for every label and cell.
    QStringList said = notes_of(parts, whole, whole);
    for (int turn = 0; turn < kTurnsOfNotes; ++turn) {
        const QStringList notes = with_finer(parts, notes_of(parts, shown, whole), whole, size);
        if (notes == said) break;
        FigureFrame frame = frame_of(parts, notes, size);
        frame.content = frame.content.intersected(whole.frame.content);
        shown = place_in(parts, viewport, std::move(frame));
        said = notes;
    }
    return shown;
}

/// Returns whether less is left for the cells than for what explains them.
bool is_cramped(const HeatMapParts& parts, const QSizeF& size) {
    constexpr double kLeast = 6;  // em
    constexpr double kLeastRow = 0.7;
    const double wanted = std::min(kLeast, kLeastRow * static_cast<double>(parts.queries.size()));
    return place_with_notes(parts, {}, size).plot.height() < wanted * em_of(parts);
}

}  // namespace

HeatMapGeometry heat_map_geometry(const HeatMapParts& parts, const Viewport& viewport, const QSizeF& size) {
    HeatMapParts fitting = parts;
    fitting.finer = {};
    fitting.cramped = is_cramped(fitting, size);
    fitting.finer = parts.finer;
    return place_with_notes(fitting, viewport, size);
}

QSizeF heat_map_size(const HeatMapParts& parts, double cell) {
    const auto rows = static_cast<double>(parts.queries.size());
    const auto columns = static_cast<double>(parts.keys.size());
    const QSizeF generous(1e5, 1e5);
    const Margins margins = margins_of(parts, generous, cell, cell * columns, {});
    const double frame = 2 * frame_margin(parts.style);
    const double plot =
        std::max(cell * columns + margins.right, parts.style.legend ? kNarrowestLegend * em_of(parts) : 0);
    const double width = margins.left + plot + frame;
    const double height = margins.top + cell * rows + legend_room(parts, legend_width(parts, cell * columns, width));
    return {std::ceil(width), std::ceil(height + height_of_frame(parts, {}, width))};
}

double heat_map_height(const HeatMapParts& parts, double width) {
    const double room = width - 2 * frame_margin(parts.style);
    const Placement placement = placed(parts, QSizeF(room, 1e5));
    QStringList notes;
    const Steps steps = steps_of(parts, placement.cell);
    if (!(steps == Steps{})) notes << thinning_note(steps.query, parts.queries, steps.key, parts.keys);
    if (is_pooled(parts, placement.cell)) notes << pooling_note();
    return placement.margins.top + placement.cell.height() * static_cast<double>(parts.queries.size()) +
           placement.legend_room + height_of_frame(parts, notes, width);
}

}  // namespace headlight
