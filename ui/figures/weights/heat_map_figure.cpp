#include "figures/weights/heat_map_figure.h"

#include "figures/drawing/hatching.h"
#include "figures/drawing/palette.h"
#include "figures/drawing/scale.h"
#include "figures/drawing/text.h"
#include "figures/weights/sound_strip.h"
#include "language/sentences.h"
#include "language/wording.h"

#include <QTransform>

#include <algorithm>
#include <cmath>

namespace headlight {

/// Everything that does not depend on size and viewport.
struct HeatMapContent {
    explicit HeatMapContent(const FigureStyle& figure_style) : style(figure_style), metrics(figure_style) {}

    std::shared_ptr<const AttentionMatrix> matrix;
    FigureStyle style;
    LabelMetrics metrics;
    AxisLabels queries;
    AxisLabels keys;
    AxisSound query_sound;
    AxisSound key_sound;
    QString column_caption;
    QString row_caption;
    double corner_width = 0;  ///< of the captions of rows and columns
    QStringList notes;
    Legend legend;
    CellImage cells;

    std::shared_ptr<const HeatMapRow> row;  ///< null: the figure stands alone

    [[nodiscard]] HeatMapParts parts() const {
        return {.style = style,
                .metrics = metrics,
                .queries = row ? row->queries : queries,
                .keys = row ? row->keys : keys,
                .notes = notes,
                .legend = legend,
                .strips = row ? row->strips : strips(),
                .corner_width = corner_width,
                .row = row.get()};
    }

    [[nodiscard]] StripRoom strips() const {
        return {sound_strip_room(query_sound, style), sound_strip_room(key_sound, style)};
    }
};

namespace {

/// Figures with more rows or columns than this draw one image instead of a rectangle a cell.
constexpr std::size_t kMostRectangles = 128;
/// Cells reach this far under their neighbors on the right and below, which are painted later: viewers that smooth
/// edges would let the paper shine through between cells that only touch.
constexpr double kReach = 0.5;
/// Labels are not cut for less than this.
constexpr double kRounding = 0.05;

double largest_weight(const AttentionMatrix& matrix) {
    float largest = 0;
    for (const float value : matrix.values.values()) {
        if (std::isfinite(value)) largest = std::max(largest, std::abs(value));
    }
    return largest;
}

/// Where a value stands on the color bar, and how much it matters, both in [0, 1].
struct Place {
    double color;
    double priority;
};

Place place_of(const AttentionMatrix& matrix, float value, Scale scale, double maximum) {
    if (!matrix.is_difference) {
        const double place = scaled(value, scale, maximum);
        return {place, place};
    }
    const double size = scaled(std::abs(value), Scale::Linear, maximum);
    return {0.5 + std::copysign(size, value) / 2, size};
}

/// Differences have a scale and colors of their own: linear, from one sign to the other.
FigureStyle style_for(const AttentionMatrix& matrix, FigureStyle style) {
    if (!matrix.is_difference) return style;
    style.scale = Scale::Linear;
    style.map = difference_map(style.theme.dark);
    return style;
}

CellImage colored_cells(const AttentionMatrix& matrix, const FigureStyle& style, double maximum) {
    const std::size_t rows = matrix.queries.size();
    const std::size_t columns = matrix.keys.size();
    CellImage image(rows, columns);
    const Palette palette(style);
    for (std::size_t query = 0; query < rows; ++query) {
        auto* pixels = reinterpret_cast<QRgb*>(image.colors.scanLine(static_cast<int>(query)));
        auto* priorities = reinterpret_cast<std::uint16_t*>(image.priority.scanLine(static_cast<int>(query)));
        std::vector<float> row_ranks;
        if (style.scale == Scale::Rank) {
            const std::span<const std::uint8_t> allowed(matrix.allowed.data() + query * columns, columns);
            row_ranks = ranks(matrix.values.slice(static_cast<std::int64_t>(query)), allowed);
        }
        for (std::size_t key = 0; key < columns; ++key) {
            const Place place = row_ranks.empty() ? place_of(matrix, matrix.value(query, key), style.scale, maximum)
                                                  : Place{row_ranks[key], row_ranks[key]};
            const bool allowed = matrix.is_allowed(query, key);
            pixels[key] = allowed ? palette.at(place.color) : style.theme.masked.rgb();
            priorities[key] = allowed ? cell_priority(place.priority) : std::uint16_t{0};
        }
    }
    return image;
}

bool has_no_data(const AttentionMatrix& matrix) {
    const auto values = matrix.values.values();
    for (std::size_t index = 0; index < values.size(); ++index) {
        if (std::isnan(values[index]) && matrix.allowed[index] != 0) return true;
    }
    return false;
}

std::shared_ptr<const HeatMapContent> make_content(std::shared_ptr<const AttentionMatrix> matrix,
                                                   const FigureStyle& wanted) {
    auto content = std::make_shared<HeatMapContent>(style_for(*matrix, wanted));
    const FigureStyle& style = content->style;
    content->queries = make_axis_labels(matrix->queries, matrix->is_joined, style);
    content->keys = make_axis_labels(matrix->keys, matrix->is_joined, style);
    content->query_sound = axis_sound(matrix->queries, matrix->sound, style);
    content->key_sound = axis_sound(matrix->keys, matrix->sound, style);
    const QString entries = wording(matrix->entries);
    const QString columns = matrix->columns.empty() ? entries : wording(matrix->columns);
    content->column_caption = (columns.isEmpty() ? wording("key") : columns) + QStringLiteral(" →");
    content->row_caption = (entries.isEmpty() ? wording("query") : entries) + QStringLiteral(" ↓");
    content->corner_width = std::max(text_width(content->column_caption, small_font(style)),
                                     text_width(content->row_caption, small_font(style)));
    for (const Sentence& note : matrix->notes) content->notes << text_of(note);
    content->legend.caption = !matrix->quantity.empty() ? wording(matrix->quantity)
                              : matrix->is_difference   ? wording("difference of attention weights")
                                                        : weight_caption(style.scale);
    content->legend.masked = std::find(matrix->allowed.begin(), matrix->allowed.end(), 0) != matrix->allowed.end();
    content->legend.no_data = has_no_data(*matrix);
    if (matrix->is_difference || (style.automatic_maximum && style.scale == Scale::Linear))
        content->legend.maximum = rounded_maximum(largest_weight(*matrix));
    if (matrix->is_difference) {
        content->legend.no_data_caption = wording("no counterpart");
    } else if (matrix->quantity.empty()) {
        content->legend.no_data_caption = wording("NaN (not a number)");
    }
    if (matrix->is_difference) content->legend.minimum = -content->legend.maximum;
    content->cells = colored_cells(*matrix, style, content->legend.maximum);
    content->matrix = std::move(matrix);
    return content;
}

void add_rectangles(const HeatMapContent& content, const HeatMapGeometry& geometry, std::vector<Item>& items) {
    const IndexRange queries = geometry.visible_queries();
    const IndexRange keys = geometry.visible_keys();
    const auto length = [](const IndexRange& range) {
        return static_cast<std::size_t>(std::max(range.end - range.begin, 0));
    };
    items.reserve(items.size() + length(queries) * length(keys));
    for (std::int32_t query = queries.begin; query < queries.end; ++query) {
        for (std::int32_t key = keys.begin; key < keys.end; ++key) {
            QRectF cell = geometry.cell(query, key);
            cell.adjust(0, 0, kReach * cell.width(), kReach * cell.height());
            const bool allowed =
                content.matrix->is_allowed(static_cast<std::size_t>(query), static_cast<std::size_t>(key));
            items.push_back(RectangleItem{cell.intersected(geometry.plot),
                                          QColor(content.cells.colors.pixel(key, query)),
                                          allowed ? Role::Cell : Role::MaskedCell});
        }
    }
}

void add_cells(const HeatMapContent& content, const HeatMapGeometry& geometry, std::vector<Item>& items) {
    if (std::max(content.queries.size(), content.keys.size()) <= kMostRectangles && !geometry.pooled) {
        add_rectangles(content, geometry, items);
        return;
    }
    const Viewport& viewport = geometry.viewport;
    const QRectF source(viewport.first_key, viewport.first_query, viewport.keys, viewport.queries);
    items.push_back(ImageItem{geometry.plot, content.cells.colors, Role::Cell, source, content.cells.priority});
}

/// The parts of tiles that are in view.
void add_tiles(const HeatMapTiles& tiles, const HeatMapGeometry& geometry, std::vector<Item>& items) {
    for (const auto& tile : tiles) {
        const Viewport& area = tile->area;
        const QRectF place(geometry.x_of(area.first_key), geometry.y_of(area.first_query),
                           area.keys * geometry.cell_width, area.queries * geometry.cell_height);
        const QRectF seen = place.intersected(geometry.plot);
        if (seen.isEmpty()) continue;
        const double across = tile->cells.colors.width() / place.width();
        const double down = tile->cells.colors.height() / place.height();
        const QRectF source((seen.left() - place.left()) * across, (seen.top() - place.top()) * down,
                            seen.width() * across, seen.height() * down);
        items.push_back(ImageItem{seen, tile->cells.colors, Role::Cell, source, tile->cells.priority});
    }
}

/// Around the cells and painted before them, so that it hides nothing of those at the edge.
void add_border(const HeatMapContent& content, const HeatMapGeometry& geometry, std::vector<Item>& items) {
    const double line = 0.06 * size_of(content.style.font);
    QPainterPath border;
    border.addRect(geometry.plot.adjusted(-line / 2, -line / 2, line / 2, line / 2));
    items.push_back(PathItem{border, QPen(content.style.theme.line, line), Qt::transparent, Role::Axis});
}

void add_marks(const HeatMapContent& content, const HeatMapGeometry& geometry, std::vector<Item>& items) {
    const AttentionMatrix& matrix = *content.matrix;
    const double em = size_of(content.style.font);
    if (content.legend.masked) {
        items.push_back(PathItem{hatching(matrix, geometry, 0.6 * em), hatch_pen(content.style), Qt::transparent,
                                 Role::MaskedCell});
    }
    if (content.legend.no_data) {
        items.push_back(
            PathItem{no_data_crosses(matrix, geometry), hatch_pen(content.style), Qt::transparent, Role::Cell});
    }
}

void add_sound(const HeatMapContent& content, const HeatMapGeometry& geometry, std::vector<Item>& items) {
    const QRectF& plot = geometry.plot;
    const QRectF& labeled = geometry.labeled;
    const SoundStrip beside_rows{
        .area = QRectF(labeled.left(), plot.top(), plot.left() - labeled.left(), plot.height()),
        .down = true,
        .first = geometry.viewport.first_query,
        .spacing = geometry.cell_height};
    const SoundStrip above_columns{.area = QRectF(plot.left(), labeled.top(), plot.width(), plot.top() - labeled.top()),
                                   .first = geometry.viewport.first_key,
                                   .spacing = geometry.cell_width};
    add_sound_strip(content.query_sound, beside_rows, content.style, items);
    add_sound_strip(content.key_sound, above_columns, content.style, items);
}

QColor label_color(const FigureStyle& style, const AxisLabels& labels, std::size_t index) {
    return labels.special[index] ? style.theme.faint_ink : style.theme.ink;
}

TextItem query_label(const HeatMapContent& content, const HeatMapGeometry& geometry, std::size_t query) {
    const double scale = geometry.label_scale;
    const QFont font = label_font(content.style, scale);
    const double center = geometry.y_of(static_cast<double>(query) + 0.5);
    const QPointF anchor(geometry.labeled.left() - geometry.label_gap,
                         center + scale * content.metrics.letters.cap_height / 2);
    const bool fits = scale * content.queries.widths[query] <= geometry.query_room + kRounding;
    const QString& text = content.queries.texts[query];
    return {anchor,
            fits ? text : elided(text, font, geometry.query_room),
            font,
            label_color(content.style, content.queries, query),
            TextItem::Align::Right,
            0,
            Role::Label};
}

/// How long an angled label may be: up to the room above the plot, and up to the figure's right edge.
double angled_room(const HeatMapGeometry& geometry, double x, double cap_height) {
    const double angle = qDegreesToRadians(kLabelAngle);
    const double above = (geometry.key_room - cap_height * std::cos(angle)) / std::sin(angle);
    const double beside = (geometry.frame.content.right() - x - cap_height * std::sin(angle)) / std::cos(angle);
    return std::min(above, beside);
}

TextItem key_label(const HeatMapContent& content, const HeatMapGeometry& geometry, std::size_t key) {
    const double scale = geometry.label_scale;
    const QFont font = label_font(content.style, scale);
    const double cap_height = scale * content.metrics.letters.cap_height;
    const QString& text = content.keys.texts[key];
    const QColor color = label_color(content.style, content.keys, key);
    const double x = geometry.x_of(static_cast<double>(key) + 0.5);
    const double bottom = geometry.labeled.top() - geometry.label_gap;
    if (!geometry.angled) {
        const QPointF anchor(x, bottom - 0.1 * content.metrics.letters.line());
        return {anchor, text, font, color, TextItem::Align::Center, 0, Role::Label};
    }
    // The middle of the letters, not their baseline, points at the middle of the column.
    const double angle = qDegreesToRadians(kLabelAngle);
    const double half = cap_height / 2;
    const QPointF anchor(x + half * std::sin(angle), bottom + half * std::cos(angle));
    const double room = angled_room(geometry, x, cap_height) + kRounding;
    return {anchor,
            scale * content.keys.widths[key] <= room ? text : elided(text, font, room),
            font,
            color,
            TextItem::Align::Left,
            kLabelAngle,
            Role::Label};
}

bool in_view(double center, double low, double high) {
    return center >= low - 1e-6 && center <= high + 1e-6;
}

bool query_in_view(const HeatMapGeometry& geometry, std::size_t query) {
    return in_view(geometry.y_of(static_cast<double>(query) + 0.5), geometry.plot.top(), geometry.plot.bottom());
}

bool key_in_view(const HeatMapGeometry& geometry, std::size_t key) {
    return in_view(geometry.x_of(static_cast<double>(key) + 0.5), geometry.plot.left(), geometry.plot.right());
}

/// Ticks tell which row a label belongs to where not every row has one.
void add_ticks(const HeatMapContent& content, const HeatMapGeometry& geometry, std::vector<Item>& items) {
    const double length = 0.6 * geometry.label_gap;
    QPainterPath ticks;
    const std::size_t queries = content.queries.size();
    const auto query_step = static_cast<std::size_t>(geometry.query_step);
    for (std::size_t query = 0; query_step > 1 && query < queries; query += query_step) {
        if (!is_labeled(query, geometry.query_step, queries) || !query_in_view(geometry, query)) continue;
        const double y = geometry.y_of(static_cast<double>(query) + 0.5);
        ticks.moveTo(geometry.labeled.left() - length, y);
        ticks.lineTo(geometry.labeled.left(), y);
    }
    const std::size_t keys = content.keys.size();
    const auto key_step = static_cast<std::size_t>(geometry.key_step);
    for (std::size_t key = 0; key_step > 1 && key < keys; key += key_step) {
        if (!is_labeled(key, geometry.key_step, keys) || !key_in_view(geometry, key)) continue;
        const double x = geometry.x_of(static_cast<double>(key) + 0.5);
        ticks.moveTo(x, geometry.labeled.top() - length);
        ticks.lineTo(x, geometry.labeled.top());
    }
    if (ticks.isEmpty()) return;
    items.push_back(PathItem{ticks, QPen(content.style.theme.faint_ink, 0.05 * size_of(content.style.font)),
                             Qt::transparent, Role::Axis});
}

void add_labels(const HeatMapContent& content, const HeatMapGeometry& geometry, std::vector<Item>& items) {
    const std::size_t queries = content.queries.size();
    for (std::size_t query = 0; query < queries; query += static_cast<std::size_t>(geometry.query_step)) {
        if (is_labeled(query, geometry.query_step, queries) && query_in_view(geometry, query))
            items.push_back(query_label(content, geometry, query));
    }
    const std::size_t keys = content.keys.size();
    for (std::size_t key = 0; key < keys; key += static_cast<std::size_t>(geometry.key_step)) {
        if (is_labeled(key, geometry.key_step, keys) && key_in_view(geometry, key))
            items.push_back(key_label(content, geometry, key));
    }
    add_ticks(content, geometry, items);
    const QFont font = small_font(content.style);
    const double right = geometry.labeled.left() - 1.3 * geometry.label_gap;
    const double line = 1.15 * size_of(font);
    // High enough for a first row that is only partly in view.
    const double baseline = geometry.labeled.top() - geometry.label_gap - 0.45 * size_of(font);
    const auto caption = [&](const QString& text, double y) {
        items.push_back(TextItem{QPointF(right, y), text, font, content.style.theme.faint_ink, TextItem::Align::Right,
                                 0, Role::Axis});
    };
    caption(content.column_caption, baseline - line);
    caption(content.row_caption, baseline);
}

/// Gives each place the room of the wider label.
void widen(AxisLabels& labels, const AxisLabels& others) {
    if (labels.size() < others.size()) {
        labels.texts.resize(others.size());
        labels.widths.resize(others.size());
        labels.special.resize(others.size());
    }
    for (std::size_t index = 0; index < others.size(); ++index)
        labels.widths[index] = std::max(labels.widths[index], others.widths[index]);
    labels.widest = std::max(labels.widest, others.widest);
    labels.joined = labels.joined || others.joined;
}

QPainterPath outline_of(const TextItem& label) {
    const FontExtent letters = extent(label.font);
    const double width = text_width(label.text, label.font);
    const double left = label.align == TextItem::Align::Left    ? 0
                        : label.align == TextItem::Align::Right ? -width
                                                                : -width / 2;
    QTransform turn;
    turn.translate(label.anchor.x(), label.anchor.y());
    turn.rotate(-label.angle);
    QPainterPath box;
    box.addRect(QRectF(left, -letters.ascent, width, letters.line()));
    return turn.map(box);
}

}  // namespace

HeatMapFigure::HeatMapFigure(std::shared_ptr<const AttentionMatrix> matrix, FigureStyle style)
    : content_(make_content(std::move(matrix), style)) {}

HeatMapFigure::HeatMapFigure(AttentionMatrix matrix, FigureStyle style)
    : HeatMapFigure(std::make_shared<const AttentionMatrix>(std::move(matrix)), std::move(style)) {}

HeatMapFigure::HeatMapFigure(std::shared_ptr<const HeatMapContent> content) : content_(std::move(content)) {}

HeatMapFigures HeatMapFigure::in_a_row(const HeatMapFigures& figures) {
    auto row = std::make_shared<HeatMapRow>();
    for (const auto& figure : figures) {
        const HeatMapContent& content = *figure->content_;
        widen(row->queries, content.queries);
        widen(row->keys, content.keys);
        row->texts.push_back({content.style.title, content.notes});
        row->legends.push_back(content.legend);
        row->strips.queries = std::max(row->strips.queries, content.strips().queries);
        row->strips.keys = std::max(row->strips.keys, content.strips().keys);
    }
    HeatMapFigures levelled;
    for (const auto& figure : figures) {
        auto content = std::make_shared<HeatMapContent>(*figure->content_);
        content->row = row;
        levelled.push_back(std::shared_ptr<const HeatMapFigure>(new HeatMapFigure(std::move(content))));
    }
    return levelled;
}

HeatMapGeometry HeatMapFigure::geometry(const QSizeF& size) const {
    HeatMapParts parts = content_->parts();
    parts.finer = finer_;
    return heat_map_geometry(parts, viewport_, size);
}

DisplayList HeatMapFigure::layout(const QSizeF& size) const {
    HeatMapGeometry place = geometry(size);
    DisplayList list{size, std::move(place.frame.items)};
    add_border(*content_, place, list.items);
    add_cells(*content_, place, list.items);
    add_tiles(tiles_, place, list.items);
    add_marks(*content_, place, list.items);
    add_sound(*content_, place, list.items);
    add_labels(*content_, place, list.items);
    if (place.legend_width > 0)
        add_legend(content_->style, content_->legend, place.legend, place.legend_width, list.items);
    return list;
}

Hit HeatMapFigure::hit(const QPointF& point, const QSizeF& size) const {
    const HeatMapGeometry place = geometry(size);
    const QRectF& plot = place.plot;
    Hit hit;
    if (plot.isEmpty()) return hit;
    const bool beside_rows =
        point.x() >= place.labeled.left() - place.label_gap - place.query_room && point.x() < plot.right();
    if (beside_rows && point.y() >= plot.top() && point.y() < plot.bottom()) {
        hit.query =
            static_cast<std::int32_t>(place.viewport.first_query + (point.y() - plot.top()) / place.cell_height);
    }
    if (point.x() >= plot.left() && point.x() < plot.right() && point.y() >= plot.top() && point.y() < plot.bottom()) {
        hit.key = static_cast<std::int32_t>(place.viewport.first_key + (point.x() - plot.left()) / place.cell_width);
    }
    if (point.y() < plot.top() && point.y() >= place.labeled.top() - place.label_gap - place.key_room) {
        // Angled labels lean to the right: follow them down to their column.
        const double rise = std::max(0.0, place.labeled.top() - point.y());
        const double x = place.angled ? point.x() - rise / std::tan(qDegreesToRadians(kLabelAngle)) : point.x();
        if (x >= plot.left() && x < plot.right()) {
            hit.key = static_cast<std::int32_t>(place.viewport.first_key + (x - plot.left()) / place.cell_width);
        }
    }
    return hit;
}

QSizeF HeatMapFigure::natural_size() const {
    const double em = size_of(content_->style.font);
    const auto longest = static_cast<double>(std::max(content_->queries.size(), content_->keys.size()));
    // Room for each label up to about a hundred tokens; a point a cell for thousands.
    const double cell = longest <= 48 ? 2.2 * em : longest <= 128 ? 1.3 * em : std::max(1.0, 1.3 * em * 128 / longest);
    return heat_map_size(content_->parts(), cell);
}

double HeatMapFigure::height_for_width(double width) const {
    return heat_map_height(content_->parts(), width);
}

QRectF HeatMapFigure::region(const Hit& hit, const QSizeF& size) const {
    if (hit.query && hit.key)
        return cell_rectangle(static_cast<std::size_t>(*hit.query), static_cast<std::size_t>(*hit.key), size);
    if (hit.query) return row_rectangle(static_cast<std::size_t>(*hit.query), size);
    if (hit.key) return column_rectangle(static_cast<std::size_t>(*hit.key), size);
    return {};
}

QRectF HeatMapFigure::plot_area(const QSizeF& size) const {
    return geometry(size).plot;
}

const FigureStyle& HeatMapFigure::style() const {
    return content_->style;
}

std::unique_ptr<Figure> HeatMapFigure::with_style(const FigureStyle& style) const {
    auto figure = std::make_unique<HeatMapFigure>(content_->matrix, style);
    figure->set_viewport(viewport_);
    return figure;
}

CellImage HeatMapFigure::colored(const AttentionMatrix& part) const {
    return colored_cells(part, content_->style, content_->legend.maximum);
}

const AttentionMatrix& HeatMapFigure::matrix() const {
    return *content_->matrix;
}

const Legend& HeatMapFigure::legend() const {
    return content_->legend;
}

const QString& HeatMapFigure::query_label(std::size_t query) const {
    return content_->queries.texts.at(query);
}

const QString& HeatMapFigure::key_label(std::size_t key) const {
    return content_->keys.texts.at(key);
}

double HeatMapFigure::maximum() const {
    return content_->legend.maximum;
}

QRectF HeatMapFigure::cell_rectangle(std::size_t query, std::size_t key, const QSizeF& size) const {
    if (query >= content_->queries.size() || key >= content_->keys.size()) return {};
    return geometry(size).cell(static_cast<double>(query), static_cast<double>(key));
}

QRectF HeatMapFigure::row_rectangle(std::size_t query, const QSizeF& size) const {
    if (query >= content_->queries.size()) return {};
    const HeatMapGeometry place = geometry(size);
    const QRectF row(place.plot.left(), place.y_of(static_cast<double>(query)), place.plot.width(), place.cell_height);
    return row.intersected(place.plot);
}

QRectF HeatMapFigure::column_rectangle(std::size_t key, const QSizeF& size) const {
    if (key >= content_->keys.size()) return {};
    const HeatMapGeometry place = geometry(size);
    const QRectF column(place.x_of(static_cast<double>(key)), place.plot.top(), place.cell_width, place.plot.height());
    return column.intersected(place.plot);
}

QPainterPath HeatMapFigure::query_label_outline(std::size_t query, const QSizeF& size) const {
    const HeatMapGeometry place = geometry(size);
    if (query >= content_->queries.size() || !query_in_view(place, query)) return {};
    return outline_of(headlight::query_label(*content_, place, query));
}

QPainterPath HeatMapFigure::key_label_outline(std::size_t key, const QSizeF& size) const {
    const HeatMapGeometry place = geometry(size);
    if (key >= content_->keys.size() || !key_in_view(place, key)) return {};
    return outline_of(headlight::key_label(*content_, place, key));
}

DisplayList HeatMapFigure::highlight(const Hit& hit, const QSizeF& size) const {
    const HeatMapGeometry place = geometry(size);
    DisplayList list{size, {}};
    const auto hide = [&](const QPainterPath& area) {
        // Letters reach a little beyond their advance.
        const QColor paper = content_->style.theme.paper;
        list.items.push_back(PathItem{area, QPen(paper, 0.15 * content_->metrics.em), paper, Role::Highlight});
    };
    // Paper hides the plain label, and all of those that stand in its way where labels are thinned out.
    const auto emphasise = [&](std::int32_t index, std::size_t count, int step, const auto& label_of) {
        TextItem label = label_of(static_cast<std::size_t>(index));
        const QPainterPath own = outline_of(label);
        for (std::int32_t other = index - step; other <= index + step; ++other) {
            if (other < 0 || other == index || static_cast<std::size_t>(other) >= count) continue;
            if (step == 1 || !is_labeled(static_cast<std::size_t>(other), step, count)) continue;
            const QPainterPath neighbor = outline_of(label_of(static_cast<std::size_t>(other)));
            if (neighbor.intersects(own)) hide(neighbor);
        }
        hide(own);
        label.color = content_->style.theme.accent;
        label.role = Role::Highlight;
        list.items.push_back(label);
    };
    const std::size_t queries = content_->queries.size();
    if (hit.query && static_cast<std::size_t>(*hit.query) < queries &&
        query_in_view(place, static_cast<std::size_t>(*hit.query))) {
        emphasise(*hit.query, queries, place.query_step,
                  [&](std::size_t query) { return headlight::query_label(*content_, place, query); });
    }
    const std::size_t keys = content_->keys.size();
    if (hit.key && static_cast<std::size_t>(*hit.key) < keys &&
        key_in_view(place, static_cast<std::size_t>(*hit.key))) {
        emphasise(*hit.key, keys, place.key_step,
                  [&](std::size_t key) { return headlight::key_label(*content_, place, key); });
    }
    return list;
}

}  // namespace headlight
