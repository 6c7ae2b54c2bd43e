#include "figures/weights/links_figure.h"

#include "figures/drawing/head_colors.h"
#include "figures/drawing/scale.h"
#include "figures/drawing/text.h"
#include "language/sentences.h"
#include "language/wording.h"

#include <algorithm>
#include <cmath>

namespace headlight {

/// Everything that does not depend on size and viewport.
struct LinksContent {
    explicit LinksContent(const FigureStyle& figure_style) : style(figure_style), metrics(figure_style) {}

    std::vector<LinksHead> heads;
    LinksOptions options;
    FigureStyle style;
    LabelMetrics metrics;
    AxisLabels queries;
    AxisLabels keys;
    QStringList notes;
    LinksLegend legend;
    std::shared_ptr<const std::vector<Link>> candidates;
    LinkSelection selection;
    bool arcs = false;
    bool arcs_below = false;
};

namespace {

constexpr double kWidestLink = 0.55;  // em, of a link of weight 1
constexpr double kLightest = 0.045;   // em
constexpr double kNearLink = 0.4;     // em, from which a point counts as on a link

bool same_tokens(const AttentionMatrix& matrix) {
    if (matrix.queries.size() != matrix.keys.size()) return false;
    for (std::size_t index = 0; index < matrix.queries.size(); ++index) {
        if (matrix.queries[index].tokens != matrix.keys[index].tokens ||
            matrix.queries[index].label != matrix.keys[index].label)
            return false;
    }
    return true;
}

/// The tokens in focus by their labels; their links have the accent color only where heads have none of their own.
QString focus_text(const LinksContent& content) {
    const auto named = [](const AxisLabels& labels, std::optional<std::int32_t> index, const QString& axis) {
        const bool known = index && *index >= 0 && static_cast<std::size_t>(*index) < labels.size();
        return known ? axis.arg(isolated(labels.texts[static_cast<std::size_t>(*index)])) : QString();
    };
    if (content.heads.size() > 1) return {};
    QStringList texts{named(content.queries, content.options.focus_query, wording("query “%1”")),
                      named(content.keys, content.options.focus_key, wording("key “%1”"))};
    texts.removeAll(QString());
    return texts.join(QStringLiteral(", "));
}

std::shared_ptr<const LinksContent> make_content(std::vector<LinksHead> heads, const LinksOptions& options,
                                                 const FigureStyle& style) {
    auto content = std::make_shared<LinksContent>(style);
    content->options = options;
    std::erase_if(heads, [](const LinksHead& head) { return head.matrix == nullptr; });
    if (!heads.empty()) {
        const AttentionMatrix& first = *heads.front().matrix;
        std::erase_if(heads, [&](const LinksHead& head) {
            return head.matrix->queries.size() != first.queries.size() || head.matrix->keys.size() != first.keys.size();
        });
        content->queries = make_axis_labels(first.queries, first.is_joined, style);
        content->keys = make_axis_labels(first.keys, first.is_joined, style);
        if (options.matrix_notes) {
            for (const Sentence& note : first.notes) content->notes << text_of(note);
        }
        content->arcs = options.form == LinksForm::Arcs && same_tokens(first);
    }
    content->candidates = std::make_shared<const std::vector<Link>>(candidate_links(heads, options));
    content->selection = select_links(*content->candidates, options);
    content->arcs_below = std::any_of(content->candidates->begin(), content->candidates->end(),
                                      [](const Link& link) { return link.key > link.query; });
    if (content->arcs && content->arcs_below)
        content->notes << wording("above: to earlier tokens, below: to later tokens");
    for (std::size_t head = 0; heads.size() > 1 && head < heads.size(); ++head) {
        content->legend.heads.push_back(heads[head].name);
        content->legend.colors.push_back(head_color(head, style.theme.dark));
    }
    content->heads = std::move(heads);
    if (options.names_focus) content->legend.focus = focus_text(*content);
    return content;
}

/// From 0 to 1: how heavy a link is drawn. Ranks would make every row equally heavy; weights are used for them. The
/// logarithmic scale begins at the smallest weight that has a link: over all decades, those above 0.05 look alike.
double strength(const LinksContent& content, double weight) {
    if (content.style.scale != Scale::Log) return scaled(weight, Scale::Linear);
    const double least = std::clamp(content.options.threshold, kLogFloor, 0.5);
    return std::clamp(1 - std::log10(std::max(weight, least)) / std::log10(least), 0.0, 1.0);
}

QPen link_pen(const LinksContent& content, QColor color, double weight, double heaviest) {
    const FigureStyle& style = content.style;
    const double heavy = strength(content, weight);
    color.setAlphaF(static_cast<float>(0.25 + 0.6 * heavy));
    QPen pen(color, std::max(kLightest * size_of(style.font), heavy * heaviest));
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

double heaviest_line(const LinksContent& content, const LinksGeometry& geometry) {
    const double em = content.metrics.em;
    const double room = content.arcs ? em : std::min(geometry.row_height, geometry.key_row_height);
    const double shared = std::min(kWidestLink * em, std::max(0.8 * room, 0.12 * em));
    return shared / std::sqrt(static_cast<double>(std::max<std::size_t>(1, content.heads.size())));
}

double share_of(const LinksContent& content, const Link& link) {
    const auto count = static_cast<double>(content.heads.size());
    return count < 2 ? 0 : (link.head + 0.5) / count - 0.5;
}

bool is_shown(double index, double first, double count) {
    return index + 0.5 >= first && index + 0.5 <= first + count;
}

bool is_shown(const LinksGeometry& geometry, std::int32_t query, std::int32_t key) {
    return is_shown(query, geometry.viewport.first_query, geometry.viewport.queries) &&
           is_shown(key, geometry.viewport.first_key, geometry.viewport.keys);
}

QPainterPath line_of(const LinksContent& content, const LinksGeometry& geometry, const Link& link) {
    const double share = share_of(content, link);
    return content.arcs ? arc_link(geometry, link.query, link.key, share)
                        : column_link(geometry, link.query, link.key, share);
}

QColor color_of(const LinksContent& content, const Link& link) {
    if (content.heads.size() > 1) return content.legend.colors[static_cast<std::size_t>(link.head)];
    return link.focus ? content.style.theme.accent : content.style.theme.primary;
}

void add_links(const LinksContent& content, const LinksGeometry& geometry, std::vector<Item>& items) {
    const double heaviest = heaviest_line(content, geometry);
    for (const Link& link : content.selection.links) {
        if (!content.arcs && !is_shown(geometry, link.query, link.key)) continue;
        const QPen pen = link_pen(content, color_of(content, link), link.weight, heaviest);
        items.push_back(PathItem{line_of(content, geometry, link), pen, Qt::transparent, Role::Link});
    }
}

QColor label_color(const LinksContent& content, const AxisLabels& labels, std::size_t index, bool focus) {
    if (focus) return content.style.theme.accent;
    return labels.special[index] ? content.style.theme.faint_ink : content.style.theme.ink;
}

TextItem column_label(const LinksContent& content, const LinksGeometry& geometry, std::size_t index, bool query) {
    const AxisLabels& labels = query ? content.queries : content.keys;
    const std::optional<std::int32_t>& focus = query ? content.options.focus_query : content.options.focus_key;
    const bool focused = focus == static_cast<std::int32_t>(index);
    const double scale = geometry.label_scale;
    const QFont font = label_font(content.style, scale);
    const double room = query ? geometry.query_room : geometry.key_room;
    const double center =
        query ? geometry.query_y(static_cast<double>(index) + 0.5) : geometry.key_y(static_cast<double>(index) + 0.5);
    const double x = query ? geometry.plot.left() - geometry.label_gap : geometry.plot.right() + geometry.label_gap;
    const QString text =
        scale * labels.widths[index] <= room + 0.05 ? labels.texts[index] : elided(labels.texts[index], font, room);
    return {QPointF(x, center + scale * content.metrics.letters.cap_height / 2),
            text,
            font,
            label_color(content, labels, index, focused),
            query ? TextItem::Align::Right : TextItem::Align::Left,
            0,
            Role::Label};
}

/// Every step-th label, and those in focus.
bool labeled(int step, const std::optional<std::int32_t>& focus, std::size_t index, std::size_t count) {
    if (focus && step > 1) {
        // Neighbors make room for the label in focus.
        const auto distance = std::abs(static_cast<std::ptrdiff_t>(index) - static_cast<std::ptrdiff_t>(*focus));
        if (distance < step) return distance == 0;
    }
    return is_labeled(index, step, count);
}

void add_column_labels(const LinksContent& content, const LinksGeometry& geometry, std::vector<Item>& items) {
    for (std::size_t query = 0; query < content.queries.size(); ++query) {
        if (!is_shown(static_cast<double>(query), geometry.viewport.first_query, geometry.viewport.queries)) continue;
        if (labeled(geometry.query_step, content.options.focus_query, query, content.queries.size()))
            items.push_back(column_label(content, geometry, query, true));
    }
    for (std::size_t key = 0; key < content.keys.size(); ++key) {
        if (!is_shown(static_cast<double>(key), geometry.viewport.first_key, geometry.viewport.keys)) continue;
        if (labeled(geometry.key_step, content.options.focus_key, key, content.keys.size()))
            items.push_back(column_label(content, geometry, key, false));
    }
    const QFont font = small_font(content.style);
    const double baseline = geometry.plot.top() - 0.8 * content.metrics.small;
    const QColor& color = content.style.theme.faint_ink;
    items.push_back(TextItem{QPointF(geometry.plot.left() - geometry.label_gap, baseline), wording("query"), font,
                             color, TextItem::Align::Right, 0, Role::Axis});
    items.push_back(TextItem{QPointF(geometry.plot.right() + geometry.label_gap, baseline), wording("key"), font, color,
                             TextItem::Align::Left, 0, Role::Axis});
}

TextItem arc_label(const LinksContent& content, const LinksGeometry& geometry, std::size_t token) {
    const QFont font = label_font(content.style, geometry.label_scale);
    const auto index = static_cast<std::int32_t>(token);
    const bool focused = content.options.focus_query == index || content.options.focus_key == index;
    const QColor color = label_color(content, content.queries, token, focused);
    const FontExtent& letters = content.metrics.letters;
    const QString& text = content.queries.texts[token];
    if (!geometry.angled) {
        const double baseline = (geometry.text_top + geometry.text_bottom + letters.cap_height) / 2;
        return {QPointF(geometry.places[token], baseline), text, font, color, TextItem::Align::Center, 0, Role::Label};
    }
    // Right ends under the tokens' places, so that words rise towards their arcs.
    const double angle = qDegreesToRadians(kLabelAngle);
    const double half = geometry.label_scale * letters.cap_height / 2;
    const QPointF anchor(geometry.places[token] + half * std::sin(angle),
                         geometry.text_top + geometry.label_gap + half * std::cos(angle) + half);
    const double room = (geometry.text_bottom - anchor.y() - 0.2 * content.metrics.em) / std::sin(angle);
    const bool fits = geometry.label_scale * content.queries.widths[token] <= room + 0.05;
    return {anchor,     fits ? text : elided(text, font, room), font, color, TextItem::Align::Right, kLabelAngle,
            Role::Label};
}

void add_arc_labels(const LinksContent& content, const LinksGeometry& geometry, std::vector<Item>& items) {
    for (std::size_t token = 0; token < content.queries.size(); ++token) {
        if (labeled(geometry.query_step, content.options.focus_query, token, content.queries.size()))
            items.push_back(arc_label(content, geometry, token));
    }
}

/// Parts of links: their notes on left-out links follow from the focus, the other notes do not.
LinksParts parts_of(const LinksContent& content, const Viewport& viewport, const std::optional<RowPlacement>& rows) {
    return {content.style,
            content.metrics,
            content.queries,
            content.keys,
            content.notes + content.selection.notes,
            content.legend,
            content.arcs,
            content.arcs_below,
            viewport,
            rows,
            content.options.threshold};
}

void add_links_legend(const LinksContent& content, const LinksParts& parts, const LinksGeometry& geometry,
                      std::vector<Item>& items) {
    const FigureStyle& style = content.style;
    const double em = content.metrics.em;
    const QFont font = small_font(style);
    const double cap = extent(font).cap_height;
    const double sample = links_legend_sample(parts);
    const QColor neutral = content.heads.size() > 1 ? style.theme.faint_ink : style.theme.primary;
    for (const LegendEntry& entry : links_legend(parts, geometry.legend_width)) {
        const double baseline = geometry.legend_corner.y() + 0.4 * em + cap + entry.line * links_legend_line(parts);
        double x = geometry.legend_corner.x() + entry.x;
        if (entry.weight || entry.head || entry.focus) {
            QPainterPath line(QPointF(x, baseline - cap / 2));
            line.lineTo(QPointF(x + sample, baseline - cap / 2));
            const QPen pen = entry.weight ? link_pen(content, neutral, *entry.weight, heaviest_line(content, geometry))
                                          : QPen(entry.focus ? style.theme.accent : content.legend.colors[*entry.head],
                                                 0.3 * em, Qt::SolidLine, Qt::FlatCap);
            items.push_back(PathItem{line, pen, Qt::transparent, Role::Legend});
            x += sample + 0.4 * em;
        }
        items.push_back(TextItem{QPointF(x, baseline), entry.text, font, style.theme.faint_ink, TextItem::Align::Left,
                                 0, Role::Legend});
    }
}

double distance_to(const QPainterPath& path, const QPointF& point) {
    constexpr int kSamples = 24;
    double nearest = 1e9;
    for (int sample = 0; sample <= kSamples; ++sample) {
        const QPointF difference = path.pointAtPercent(static_cast<double>(sample) / kSamples) - point;
        nearest = std::min(nearest, std::hypot(difference.x(), difference.y()));
    }
    return nearest;
}

/// The strongest link near a point: it is painted over the others.
const Link* link_at(const LinksContent& content, const LinksGeometry& geometry, const QPointF& point) {
    const double near = kNearLink * content.metrics.em;
    for (auto link = content.selection.links.rbegin(); link != content.selection.links.rend(); ++link) {
        if (!content.arcs && !is_shown(geometry, link->query, link->key)) continue;
        const QPainterPath path = line_of(content, geometry, *link);
        // Samples are too far apart on long lines to be compared with the distance alone.
        if (!path.controlPointRect().adjusted(-near, -near, near, near).contains(point)) continue;
        if (distance_to(path, point) <= near + path.length() / 48) return &*link;
    }
    return nullptr;
}

std::optional<std::int32_t> row_at(double y, double top, double first, double row_height, std::size_t count) {
    const double row = first + (y - top) / row_height;
    if (!(row >= 0) || row >= static_cast<double>(count)) return std::nullopt;
    return static_cast<std::int32_t>(row);
}

Hit column_hit(const LinksContent& content, const LinksGeometry& geometry, const QPointF& point) {
    Hit hit;
    const QRectF& plot = geometry.plot;
    if (point.y() < plot.top() || point.y() >= plot.bottom()) return hit;
    if (point.x() < plot.left() && point.x() >= plot.left() - geometry.label_gap - geometry.query_room) {
        hit.query =
            row_at(point.y(), plot.top(), geometry.viewport.first_query, geometry.row_height, content.queries.size());
    } else if (point.x() >= plot.right() && point.x() < plot.right() + geometry.label_gap + geometry.key_room) {
        hit.key =
            row_at(point.y(), plot.top(), geometry.viewport.first_key, geometry.key_row_height, content.keys.size());
    }
    return hit;
}

Hit arc_hit(const LinksGeometry& geometry, const QPointF& point) {
    Hit hit;
    if (point.y() < geometry.text_top || point.y() >= geometry.text_bottom) return hit;
    // Angled labels lean to the left below their tokens.
    const double lean =
        geometry.angled ? (point.y() - geometry.text_top) / std::tan(qDegreesToRadians(kLabelAngle)) : 0;
    for (std::size_t token = 0; token < geometry.places.size(); ++token) {
        if (std::abs(point.x() + lean - geometry.places[token]) <= geometry.rooms[token] / 2)
            hit.query = static_cast<std::int32_t>(token);
    }
    return hit;
}

QRectF token_region(const LinksContent& content, const LinksGeometry& geometry, std::int32_t index, bool query) {
    const AxisLabels& labels = query ? content.queries : content.keys;
    if (index < 0 || static_cast<std::size_t>(index) >= labels.size()) return {};
    const auto token = static_cast<std::size_t>(index);
    if (content.arcs) {
        if (!geometry.angled) {
            return {geometry.places[token] - geometry.rooms[token] / 2, geometry.text_top, geometry.rooms[token],
                    geometry.text_bottom - geometry.text_top};
        }
        return {geometry.places[token] - geometry.rooms[token] / 2, geometry.text_top, geometry.rooms[token],
                geometry.label_gap};
    }
    const QRectF& plot = geometry.plot;
    const QRectF row = query ? QRectF(plot.left() - geometry.label_gap - geometry.query_room, geometry.query_y(index),
                                      geometry.label_gap + geometry.query_room, geometry.row_height)
                             : QRectF(plot.right(), geometry.key_y(index), geometry.label_gap + geometry.key_room,
                                      geometry.key_row_height);
    return row.intersected(QRectF(row.left(), plot.top(), row.width(), plot.height()));
}

}  // namespace

LinksFigure::LinksFigure(std::vector<LinksHead> heads, LinksOptions options, FigureStyle style)
    : content_(make_content(std::move(heads), options, style)) {}

LinksFigure::LinksFigure(std::shared_ptr<const AttentionMatrix> matrix, LinksOptions options, FigureStyle style)
    : LinksFigure(std::vector<LinksHead>{{std::move(matrix), {}}}, options, std::move(style)) {}

LinksFigure LinksFigure::focused(std::optional<std::int32_t> query, std::optional<std::int32_t> key,
                                 bool others) const {
    LinksFigure figure(*this);
    auto content = std::make_shared<LinksContent>(*content_);
    content->options.focus_query = query;
    content->options.focus_key = key;
    content->options.others = others;
    content->selection = select_links(*content->candidates, content->options);
    figure.content_ = std::move(content);
    return figure;
}

LinksParts LinksFigure::parts() const {
    return parts_of(*content_, viewport_, rows_);
}

LinksGeometry LinksFigure::geometry(const QSizeF& size) const {
    return content_->arcs ? arcs_geometry(parts(), size) : columns_geometry(parts(), size);
}

DisplayList LinksFigure::layout(const QSizeF& size) const {
    LinksGeometry place = geometry(size);
    DisplayList list{size, std::move(place.frame.items)};
    if (content_->heads.empty()) return list;
    add_links(*content_, place, list.items);
    if (content_->arcs) {
        add_arc_labels(*content_, place, list.items);
    } else {
        add_column_labels(*content_, place, list.items);
    }
    if (place.legend) add_links_legend(*content_, parts(), place, list.items);
    return list;
}

Hit LinksFigure::hit(const QPointF& point, const QSizeF& size) const {
    const LinksGeometry place = geometry(size);
    if (content_->heads.empty() || !place.plot.contains(point))
        return content_->heads.empty() ? Hit{} : column_hit(*content_, place, point);
    const Hit label = content_->arcs ? arc_hit(place, point) : column_hit(*content_, place, point);
    if (label != Hit{}) return label;
    const Link* link = link_at(*content_, place, point);
    if (link == nullptr) return {};
    return {.query = link->query, .key = link->key, .layer = {}, .head = link->head};
}

QSizeF LinksFigure::natural_size() const {
    return links_size(parts());
}

double LinksFigure::height_for_width(double width) const {
    return links_height(parts(), width);
}

QRectF LinksFigure::region(const Hit& hit, const QSizeF& size) const {
    const LinksGeometry place = geometry(size);
    if (hit.query && hit.key) {
        const auto& links = content_->selection.links;
        const auto found = std::find_if(links.begin(), links.end(), [&](const Link& link) {
            return link.query == *hit.query && link.key == *hit.key && (!hit.head || link.head == *hit.head);
        });
        return found == links.end() ? QRectF() : line_of(*content_, place, *found).boundingRect();
    }
    if (hit.query) return token_region(*content_, place, *hit.query, true);
    if (hit.key) return token_region(*content_, place, *hit.key, false);
    return {};
}

QRectF LinksFigure::plot_area(const QSizeF& size) const {
    return geometry(size).plot;
}

const FigureStyle& LinksFigure::style() const {
    return content_->style;
}

std::unique_ptr<Figure> LinksFigure::with_style(const FigureStyle& style) const {
    auto figure = std::make_unique<LinksFigure>(content_->heads, content_->options, style);
    figure->set_viewport(viewport_);
    figure->set_rows(rows_);
    return figure;
}

const LinksOptions& LinksFigure::options() const {
    return content_->options;
}

QColor LinksFigure::color(std::size_t head) const {
    return content_->heads.size() > 1 ? content_->legend.colors.at(head) : content_->style.theme.primary;
}

}  // namespace headlight
