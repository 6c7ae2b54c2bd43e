#include "figures/weights/links_geometry.h"

#include "figures/drawing/axis_labels.h"
#include "figures/drawing/text.h"
#include "language/wording.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace headlight {
namespace {

constexpr double kHighestRow = 2.6;      // em
constexpr double kNaturalRow = 2.0;      // em
constexpr double kWidestSpan = 18;       // em between the columns
constexpr double kNaturalSpan = 9;       // em
constexpr double kLegendLine = 1.4;      // em
constexpr double kNotesGap = 0.4;        // em
constexpr double kTokenGap = 0.9;        // em between the tokens of a line of text
constexpr double kArcShape = 4.0 / 3.0;  // control points of a cubic that is as high as half an ellipse

Viewport whole_or(const Viewport& view, double queries, double keys) {
    Viewport viewport = view;
    if (!(viewport.queries > 0)) viewport.queries = queries;
    if (!(viewport.keys > 0)) viewport.keys = keys;
    return viewport;
}

double heading_height(const LinksParts& parts) {
    return 1.9 * parts.metrics.small;
}

double legend_room(const LinksParts& parts, double width) {
    return parts.style.legend ? kLegendGap * parts.metrics.em + links_legend_height(parts, width) : 0;
}

struct Sides {
    double left = 0;
    double right = 0;
};

Sides label_sides(const LinksParts& parts, double width) {
    const double limit = std::clamp(kLabelShare * width, 3 * parts.metrics.em, kLongestLabel * parts.metrics.em);
    const double heading = 2.6 * parts.metrics.small;
    return {std::max(std::min(parts.queries.widest, limit), heading),
            std::max(std::min(parts.keys.widest, limit), heading)};
}

/// A line of text as it would be read, if it fits; else tokens share the line evenly and labels stand at an angle.
void place_tokens(const LinksParts& parts, const QRectF& room, LinksGeometry& geometry) {
    const std::size_t count = parts.queries.size();
    const double gap = kTokenGap * parts.metrics.em;
    double natural = 0;
    for (const double width : parts.queries.widths) natural += std::max(width, 0.5 * parts.metrics.em) + gap;
    geometry.angled = natural - gap > room.width();
    // The first and last labels lean out of an even line.
    const double lean = std::min(parts.queries.widest, kLongestLabel * parts.metrics.em) *
                        std::cos(kLabelAngle * std::numbers::pi / 180);
    const double even = (room.width() - (geometry.angled ? lean : 0)) / std::max<double>(1, static_cast<double>(count));
    double left = geometry.angled ? room.left() + lean : room.left() + (room.width() - natural + gap) / 2 - gap / 2;
    for (std::size_t token = 0; token < count; ++token) {
        const double share =
            geometry.angled ? even : std::max(parts.queries.widths[token], 0.5 * parts.metrics.em) + gap;
        geometry.places.push_back(left + share / 2);
        geometry.rooms.push_back(share);
        left += share;
    }
    const double sine = std::sin(kLabelAngle * std::numbers::pi / 180);
    const LabelFit fit =
        geometry.angled ? fit_labels(even * sine, parts.metrics.em, parts.style) : fit_labels(parts.style);
    geometry.query_step = geometry.key_step = fit.step;
    geometry.label_scale = fit.scale;
}

double text_height(const LinksParts& parts, bool angled) {
    if (!angled) return 1.7 * parts.metrics.em;
    const double longest = std::min(parts.queries.widest, kLongestLabel * parts.metrics.em);
    const double angle = kLabelAngle * std::numbers::pi / 180;
    return longest * std::sin(angle) + parts.metrics.letters.cap_height * std::cos(angle) + 0.8 * parts.metrics.em;
}

/// How high the arcs of a line of text become where nothing limits them.
double natural_arcs(const LinksGeometry& geometry) {
    if (geometry.places.size() < 2) return 0;
    return 0.35 * (geometry.places.back() - geometry.places.front());
}

}  // namespace

namespace {

/// Returns whether less is left for the rows than for what explains them.
bool is_cramped(const LinksParts& parts, double height) {
    constexpr double kLeast = 6;  // em
    constexpr double kLeastRow = 0.7;
    return height < std::min(kLeast, kLeastRow * static_cast<double>(parts.queries.size())) * parts.metrics.em;
}

}  // namespace

LinksGeometry columns_geometry(const LinksParts& parts, const QSizeF& size) {
    LinksGeometry geometry;
    const double em = parts.metrics.em;
    geometry.viewport =
        whole_or(parts.viewport, static_cast<double>(parts.queries.size()), static_cast<double>(parts.keys.size()));
    const double rows = std::max({1.0, geometry.viewport.queries, geometry.viewport.keys});
    const auto place = [&](const QStringList& notes, bool legend) {
        // Beside a heat map, rows begin where its rows do: what stands above them is as high as there, and notes stand
        // below.
        geometry.frame = make_frame(parts.style, parts.rows ? QStringList() : notes, size);
        const QRectF room = geometry.frame.content;
        const Sides sides = label_sides(parts, room.width());
        geometry.label_gap = 0.5 * em;
        geometry.query_room = sides.left;
        geometry.key_room = sides.right;
        const double labels = sides.left + sides.right + 2 * geometry.label_gap;
        const double span = std::clamp(room.width() - labels, 1.0, kWidestSpan * em);
        const double left =
            room.left() + std::max(0.0, room.width() - labels - span) / 2 + sides.left + geometry.label_gap;
        double top = room.top() + heading_height(parts);
        const double below = legend ? legend_room(parts, room.width()) : 0;
        double height = std::max(1.0, room.height() - heading_height(parts) - below);
        height = std::min(height, rows * kHighestRow * em);
        if (parts.rows) {
            top = parts.rows->top;
            height = parts.rows->height;
        }
        geometry.plot = QRectF(left, top, span, height);
        geometry.row_height = height / (parts.rows ? std::max(1.0, geometry.viewport.queries) : rows);
        geometry.key_row_height = height / (parts.rows ? std::max(1.0, geometry.viewport.keys) : rows);
        // Each side has room of its own where its rows follow a heat map's.
        const LabelFit query_fit = fit_labels(geometry.row_height, em, parts.style);
        const LabelFit key_fit = fit_labels(geometry.key_row_height, em, parts.style);
        geometry.query_step = query_fit.step;
        geometry.key_step = key_fit.step;
        geometry.label_scale = std::min(query_fit.scale, key_fit.scale);
        geometry.legend = legend && parts.style.legend;
        geometry.legend_corner = QPointF(room.left(), geometry.plot.bottom() + kLegendGap * em);
        geometry.legend_width = room.width();
        if (!parts.rows) return;
        // The heat map decides how high the rows are; what has no room below them is left out.
        double bottom = geometry.plot.bottom() + below;
        geometry.legend = geometry.legend && bottom <= room.bottom() + em;
        if (!geometry.legend) bottom = geometry.plot.bottom();
        std::vector<Item> lines;
        const QPointF corner(room.left(), bottom + kNotesGap * em);
        const double lowest = corner.y() + add_notes(parts.style, notes, corner, room.width(), lines);
        if (lowest > room.bottom() + em) return;
        geometry.frame.items.insert(geometry.frame.items.end(), lines.begin(), lines.end());
    };
    place(parts.notes, true);
    if (parts.rows) return geometry;
    const std::size_t count = std::max(parts.queries.size(), parts.keys.size());
    if (is_cramped(parts, geometry.plot.height())) {
        place(parts.notes, false);
        return geometry;
    }
    // The note takes room itself, so that fewer labels may fit than it says: found in turns.
    constexpr int kTurns = 4;
    int said = 1;
    for (int turn = 0; turn < kTurns && geometry.query_step != said; ++turn) {
        said = geometry.query_step;
        const QString note = thinning_note(said, count, parts.queries.joined);
        place(note.isEmpty() ? parts.notes : parts.notes + QStringList(note), true);
    }
    return geometry;
}

LinksGeometry arcs_geometry(const LinksParts& parts, const QSizeF& size) {
    LinksGeometry geometry;
    const double em = parts.metrics.em;
    const auto place = [&](const QStringList& notes) {
        geometry.places.clear();
        geometry.rooms.clear();
        geometry.frame = make_frame(parts.style, notes, size);
        const QRectF room = geometry.frame.content;
        geometry.label_gap = 0.3 * em;
        place_tokens(parts, room, geometry);
        const double text = text_height(parts, geometry.angled);
        const double free = std::max(2.0, room.height() - text - legend_room(parts, room.width()));
        const double above = std::min(parts.arcs_below ? free / 2 : free, std::max(2.0, natural_arcs(geometry)));
        geometry.plot = QRectF(room.left(), room.top(), room.width(), above + text + (parts.arcs_below ? above : 0));
        geometry.text_top = room.top() + above;
        geometry.text_bottom = geometry.text_top + text;
        geometry.legend = parts.style.legend;
        geometry.legend_corner = QPointF(room.left(), geometry.plot.bottom() + kLegendGap * em);
        geometry.legend_width = room.width();
    };
    place(parts.notes);
    if (geometry.query_step > 1)
        place(parts.notes +
              QStringList(thinning_note(geometry.query_step, parts.queries.size(), parts.queries.joined)));
    return geometry;
}

double links_legend_line(const LinksParts& parts) {
    return kLegendLine * parts.metrics.em;
}

double links_legend_sample(const LinksParts& parts) {
    constexpr double kSample = 1.8;  // em
    return kSample * parts.metrics.em;
}

std::vector<LegendEntry> links_legend(const LinksParts& parts, double width) {
    std::vector<LegendEntry> entries;
    const QString caption = parts.style.scale == Scale::Log ? wording("weight (logarithmic)") : wording("weight");
    entries.push_back({caption, {}, {}, 0, 0});
    constexpr double kSmall = 0.01;
    const bool shows_small = parts.style.scale == Scale::Log && parts.threshold <= kSmall;
    for (const double weight : shows_small ? std::array{kSmall, 0.1, 1.0} : std::array{0.1, 0.5, 1.0})
        entries.push_back({QString::number(weight), weight, {}, 0, 0});
    for (std::size_t head = 0; head < parts.legend.heads.size(); ++head)
        entries.push_back({parts.legend.heads[head], {}, head, 0, 0});
    if (!parts.legend.focus.isEmpty()) entries.push_back({parts.legend.focus, {}, {}, 0, 0, true});
    const QFont font = small_font(parts.style);
    const double gap = 0.8 * parts.metrics.em;
    double x = 0;
    int line = 0;
    for (LegendEntry& entry : entries) {
        const double sample = entry.weight || entry.head || entry.focus ? links_legend_sample(parts) + gap / 2 : 0;
        const double own = sample + text_width(entry.text, font);
        const bool first_head = entry.head && *entry.head == 0;
        if (x > 0 && (first_head || x + own > width)) {
            x = 0;
            ++line;
        }
        entry.x = x;
        entry.line = line;
        x += own + gap;
    }
    return entries;
}

double links_legend_height(const LinksParts& parts, double width) {
    return (links_legend(parts, width).back().line + 1) * links_legend_line(parts);
}

QSizeF links_size(const LinksParts& parts) {
    const double em = parts.metrics.em;
    const double frame = 2 * frame_margin(parts.style);
    if (parts.arcs) {
        double width = frame;
        for (const double label : parts.queries.widths) width += label + kTokenGap * em;
        width = std::clamp(width, 30 * em, 140 * em);
        return {std::ceil(width), std::ceil(links_height(parts, width))};
    }
    const Sides sides = label_sides(parts, 1e4);
    const double width = sides.left + sides.right + (1 + kNaturalSpan) * em + frame;
    const double rows = std::max(1.0, static_cast<double>(std::max(parts.queries.size(), parts.keys.size())));
    const double row = rows <= 60 ? kNaturalRow * em : 1.3 * em;
    const double inside = heading_height(parts) + rows * row + legend_room(parts, width - frame);
    return {std::ceil(width), std::ceil(inside + frame_height(parts.style, parts.notes, width))};
}

double links_height(const LinksParts& parts, double width) {
    const double room = width - 2 * frame_margin(parts.style);
    const double frame = frame_height(parts.style, parts.notes, width);
    if (parts.arcs) {
        LinksGeometry geometry;
        place_tokens(parts, QRectF(0, 0, room, 1), geometry);
        QStringList notes = parts.notes;
        if (geometry.query_step > 1)
            notes << thinning_note(geometry.query_step, parts.queries.size(), parts.queries.joined);
        return frame_height(parts.style, notes, width) + natural_arcs(geometry) * (parts.arcs_below ? 2 : 1) +
               text_height(parts, geometry.angled) + legend_room(parts, room);
    }
    const double rows = std::max(1.0, static_cast<double>(std::max(parts.queries.size(), parts.keys.size())));
    const double row = (rows <= 60 ? 1.7 : 1.1) * parts.metrics.em;
    return heading_height(parts) + rows * row + legend_room(parts, room) + frame;
}

double links_height_below_rows(const LinksParts& parts, double width) {
    const double margin = frame_margin(parts.style);
    std::vector<Item> unused;
    const double room = width - 2 * margin;
    const double notes = add_notes(parts.style, parts.notes, {}, room, unused);
    return legend_room(parts, room) + kNotesGap * parts.metrics.em + notes + margin;
}

QPainterPath column_link(const LinksGeometry& geometry, std::int32_t query, std::int32_t key, double share) {
    const double from = geometry.query_y(query + 0.5 + 0.5 * share);
    const double to = geometry.key_y(key + 0.5 + 0.5 * share);
    const double middle = geometry.plot.center().x();
    QPainterPath path(QPointF(geometry.plot.left(), from));
    path.cubicTo(QPointF(middle, from), QPointF(middle, to), QPointF(geometry.plot.right(), to));
    return path;
}

QPainterPath arc_link(const LinksGeometry& geometry, std::int32_t query, std::int32_t key, double share) {
    const auto at = [&](std::int32_t token) {
        const auto index = static_cast<std::size_t>(token);
        return geometry.places[index] + 0.4 * share * std::min(geometry.rooms[index], 20.0);
    };
    const bool below = key > query;
    const double base = below ? geometry.text_bottom : geometry.text_top;
    const double room = geometry.text_top - geometry.plot.top();
    const double from = at(query);
    double to = at(key);
    const double longest = std::max(1e-6, geometry.places.back() - geometry.places.front());
    double height = std::abs(to - from) * std::min(0.5, room / longest) + 0.05 * room;
    if (query == key) {
        // A token that looks at itself: a small loop.
        const double half = 0.25 * std::min(geometry.rooms[static_cast<std::size_t>(query)], room);
        to = from + half;
        height = half;
        QPainterPath loop(QPointF(from - half, base));
        loop.cubicTo(QPointF(from - half, base - kArcShape * height), QPointF(to, base - kArcShape * height),
                     QPointF(to, base));
        return loop;
    }
    const double top = below ? base + kArcShape * height : base - kArcShape * height;
    QPainterPath path(QPointF(from, base));
    path.cubicTo(QPointF(from, top), QPointF(to, top), QPointF(to, base));
    return path;
}

}  // namespace headlight
