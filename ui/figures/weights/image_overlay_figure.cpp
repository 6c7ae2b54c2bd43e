#include "figures/weights/image_overlay_figure.h"

#include "analysis/patches.h"
#include "core/error.h"
#include "figures/drawing/legend.h"
#include "figures/drawing/scale.h"
#include "figures/drawing/text.h"
#include "figures/figure_frame.h"
#include "language/sentences.h"
#include "language/wording.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace headlight {

/// A part of one of the pictures of a figure.
struct PartPlace {
    std::size_t picture = 0;
    std::int32_t part = 0;  ///< in raster order
    bool operator==(const PartPlace&) const = default;
};

/// An image under its grid, or, where a model also reads the image as a whole beside its tiles, under that of the
/// whole.
struct OverlayPicture {
    std::shared_ptr<const ImageHeat> heat;
    double width = 1;                      ///< that of the first picture is 1
    std::optional<std::int32_t> number{};  ///< of its image among several, from 1, written above it
};

/// Everything that does not depend on size and query.
struct ImageOverlayContent {
    std::shared_ptr<const AttentionMatrix> matrix;
    std::vector<std::optional<PartPlace>> query_parts;  ///< of the matrix' rows
    std::vector<std::optional<PartPlace>> key_parts;
    /// Of a page's words, in shares of the first picture; nothing for what is no word.
    std::vector<std::optional<GridArea>> query_words;
    std::vector<std::optional<GridArea>> key_words;
    std::vector<std::size_t> chips;  ///< keys that are neither patches nor padding
    std::vector<OverlayPicture> pictures;
    bool has_overview = false;
    bool has_more_images = false;
    FigureStyle style;
    QString label;  ///< what the model sees in the image; may be empty
};

namespace {

constexpr int kSide = 560;  // pixels of the picture under the heat
constexpr double kChipGap = 0.4;
constexpr double kChipPadding = 0.45;
constexpr double kChipHeight = 1.7;
constexpr double kNumberRoom = 1.4;
constexpr double kPictureGap = 0.9;
constexpr double kLeastRatio = 2;       // at the end of the color bar, so that 1 is no extreme
constexpr double kMostInRow = 4;        // widths of images
constexpr double kOverviewWidth = 0.5;  // of the width of the tiles

std::vector<std::optional<PartPlace>> parts_of(const AttentionStack& stack, const std::vector<MatrixEntry>& entries) {
    std::vector<std::optional<PartPlace>> parts;
    for (const MatrixEntry& entry : entries) {
        std::optional<PartPlace>& own = parts.emplace_back();
        const std::int32_t token = entry.tokens.front();
        if (const auto patch = patch_of_token(stack, token)) own = PartPlace{0, *patch};
        if (const auto part = overview_part_of_token(stack, token)) own = PartPlace{1, *part};
        if (const auto part = part_of_more_images(stack, token))
            own = PartPlace{(stack.overview ? 2U : 1U) + part->image, part->part};
    }
    return parts;
}

/// The smallest area that holds both.
GridArea united(const GridArea& one, const GridArea& other) {
    const double left = std::min(one.left, other.left);
    const double top = std::min(one.top, other.top);
    return {left, top, std::max(one.left + one.width, other.left + other.width) - left,
            std::max(one.top + one.height, other.top + other.height) - top};
}

/// Where an area of an image lies in a picture of the part of it that lies under a grid.
GridArea within(const GridArea& grid, const GridArea& area) {
    return {(area.left - grid.left) / grid.width, (area.top - grid.top) / grid.height, area.width / grid.width,
            area.height / grid.height};
}

/// Where the entries stand on a page, as words of it.
std::vector<std::optional<GridArea>> words_of(const Analysis& analysis, const PatchGrid& grid,
                                              const std::vector<MatrixEntry>& entries) {
    std::vector<std::optional<GridArea>> words;
    for (const MatrixEntry& entry : entries) {
        std::optional<GridArea>& word = words.emplace_back();
        for (const std::int32_t token : entry.tokens) {
            if (static_cast<std::size_t>(token) >= analysis.places.size()) break;  // patches follow
            const auto& place = analysis.places[static_cast<std::size_t>(token)];
            if (place) word = word ? united(*word, *place) : *place;
        }
        if (word) word = within(grid.area, *word);
    }
    return words;
}

QString class_label(const Analysis& analysis) {
    if (analysis.predictions.classes.empty()) return {};
    const LabelProbability& best = analysis.predictions.classes.front();
    return wording("predicted class: %1 (%2)")
        .arg(QString::fromStdString(best.label), QString::number(static_cast<double>(best.probability), 'f', 2));
}

/// Where things stand.
struct Geometry {
    FigureFrame frame;
    std::vector<QRectF> images;
    std::vector<QRectF> chips;
    QPointF legend;
    double legend_width = 0;
};

QString query_name(const ImageOverlayContent& content, const ImageOverlayOptions& options) {
    if (!options.query) return wording("mean over all queries");
    const auto row = static_cast<std::size_t>(*options.query);
    const QString name = QString::fromStdString(content.matrix->queries[row].label);
    const std::optional<PartPlace>& part = content.query_parts[row];
    return part && part->picture == 0 && !content.has_more_images ? wording("query: patch %1 (row, column)").arg(name)
                                                                  : wording("query: %1").arg(name);
}

QStringList notes_of(const ImageOverlayContent& content, const ImageOverlayOptions& options) {
    QStringList notes{query_name(content, options)};
    if (!content.label.isEmpty()) notes << content.label;
    if (content.has_overview) notes << wording("left: the tiles side by side; right: the image as a whole");
    for (const Sentence& note : content.matrix->notes) notes << text_of(note);
    return notes;
}

/// Pictures side by side.
struct PictureRow {
    std::size_t begin = 0;
    std::size_t end = 0;
    double width = 0;   ///< without the room between pictures, where the first of all is 1 wide
    double height = 0;  ///< of the tallest

    [[nodiscard]] double gaps() const { return static_cast<double>(end - begin) - 1; }
};

/// Pictures in rows, with room between them.
struct PictureRows {
    std::vector<PictureRow> rows;
    double gap = 0;
    double label = 0;  ///< height of the numbers above a row; 0: none

    [[nodiscard]] double gaps() const {
        const auto count = static_cast<double>(rows.size());
        return gap * (count - 1) + label * count;
    }
    /// Height of all rows, without the room between and above them, where the first picture is 1 wide.
    [[nodiscard]] double height_of_all() const {
        double sum = 0;
        for (const PictureRow& row : rows) sum += row.height;
        return sum;
    }
    [[nodiscard]] double height(double first) const { return first * height_of_all() + gaps(); }
    [[nodiscard]] double width(double first) const {
        double widest = 0;
        for (const PictureRow& row : rows) widest = std::max(widest, first * row.width + gap * row.gaps());
        return widest;
    }
    /// The width of the first picture where all of them fill so much room from side to side.
    [[nodiscard]] double first_in(double room) const {
        double first = std::max(1.0, room);
        for (const PictureRow& row : rows) first = std::min(first, std::max(1.0, room - gap * row.gaps()) / row.width);
        return first;
    }
};

PictureRows rows_of(const ImageOverlayContent& content) {
    PictureRows all{{}, kPictureGap * size_of(content.style.font)};
    if (content.has_more_images) all.label = extent(label_font(content.style)).line();
    for (std::size_t i = 0; i < content.pictures.size(); ++i) {
        const OverlayPicture& picture = content.pictures[i];
        const bool is_full = !all.rows.empty() && all.rows.back().width + picture.width > kMostInRow;
        if (all.rows.empty() || (is_full && picture.width >= 1)) all.rows.push_back({i, i});  // overviews stay beside
        PictureRow& row = all.rows.back();
        row.end = i + 1;
        row.width += picture.width;
        row.height = std::max(row.height, picture.width / picture.heat->aspect());
    }
    return all;
}

/// Places of all pictures, of which the first is `first` wide.
std::vector<QRectF> place_pictures(const ImageOverlayContent& content, const PictureRows& rows, QPointF corner,
                                   double first) {
    std::vector<QRectF> places;
    for (const PictureRow& row : rows.rows) {
        double left = corner.x();
        corner.ry() += rows.label;
        for (std::size_t i = row.begin; i < row.end; ++i) {
            const double width = first * content.pictures[i].width;
            places.emplace_back(left, corner.y(), width, width / content.pictures[i].heat->aspect());
            left += width + rows.gap;
        }
        corner.ry() += first * row.height + rows.gap;
    }
    return places;
}

/// Returns whether the matrix holds ratios in the place of weights.
bool has_ratios(const AttentionMatrix& matrix) {
    return !matrix.quantity.empty();
}

/// Ratios have no logarithmic scale, which ends at a weight of 1.
FigureStyle style_for(const AttentionMatrix& matrix, FigureStyle style) {
    if (has_ratios(matrix) && style.scale == Scale::Log) style.scale = Scale::Linear;
    return style;
}

QString caption_of(const ImageOverlayContent& content) {
    if (!has_ratios(*content.matrix)) return weight_caption(content.style.scale);
    return content.style.scale == Scale::Rank ? wording("rank of the ratio within its row")
                                              : wording(content.matrix->quantity);
}

Legend legend_of(const ImageOverlayContent& content, double maximum) {
    Legend legend;
    legend.caption = caption_of(content);
    legend.maximum = maximum;
    return legend;
}

double chips_height(const ImageOverlayContent& content) {
    return content.chips.empty() ? 0 : (kChipHeight + kChipGap) * size_of(content.style.font);
}

std::vector<QRectF> place_chips(const ImageOverlayContent& content, const QPointF& corner, double room) {
    const double em = size_of(content.style.font);
    std::vector<QRectF> places;
    double x = corner.x();
    for (const std::size_t key : content.chips) {
        const double width = text_width(QString::fromStdString(content.matrix->keys[key].label), content.style.font) +
                             2 * kChipPadding * em;
        places.emplace_back(x, corner.y(), width, kChipHeight * em);
        x += width + kChipGap * em;
    }
    // Many registers share the room that there is.
    const double wide = x - kChipGap * em - corner.x();
    if (wide <= room || wide <= 0) return places;
    for (QRectF& place : places) {
        const double squeezed = room / wide;
        place = QRectF(corner.x() + (place.x() - corner.x()) * squeezed, place.y(), place.width() * squeezed,
                       place.height());
    }
    return places;
}

Geometry geometry_of(const ImageOverlayContent& content, const ImageOverlayOptions& options, double maximum,
                     const QSizeF& size) {
    const double em = size_of(content.style.font);
    Geometry place;
    place.frame = make_frame(content.style, notes_of(content, options), size);
    const QRectF room = place.frame.content;
    const Legend legend = legend_of(content, maximum);
    const double bar = std::min(room.width(), std::max(kNarrowestLegend * em, 0.6 * room.width()));
    const double below = content.style.legend ? kLegendGap * em + legend_height(content.style, legend, bar) : 0;
    const double above = chips_height(content);
    const double high = std::max(1.0, room.height() - above - below);
    const PictureRows rows = rows_of(content);
    const double first =
        std::min(rows.first_in(room.width()), std::max(1.0, high - rows.gaps()) / rows.height_of_all());
    const double width = rows.width(first);
    const double height = rows.height(first);
    const double left = room.left() + (room.width() - width) / 2;
    const double top = room.top() + std::max(0.0, (high - height) / 2);
    place.images = place_pictures(content, rows, {left, top + above}, first);
    place.chips = place_chips(content, QPointF(left, top), std::max(width, room.right() - left));
    if (!content.style.legend) return place;
    // The numbers at the bar's ends are centerd under them and need room beside it.
    place.legend_width = std::min(room.width() - 2 * kNumberRoom * em, std::max(width, kNarrowestLegend * em));
    const double legend_left = left + width / 2 - place.legend_width / 2;
    place.legend = QPointF(legend_left, top + above + height + kLegendGap * em);
    return place;
}

QRectF part_rectangle(const ImageOverlayContent& content, const Geometry& place, const PartPlace& part) {
    const ImageHeat& heat = *content.pictures[part.picture].heat;
    const QRectF& image = place.images[part.picture];
    const double width = image.width() / heat.columns();
    const double height = image.height() / heat.rows();
    const int row = part.part / heat.columns();
    const int column = part.part % heat.columns();
    return {image.left() + column * width, image.top() + row * height, width, height};
}

QRectF word_rectangle(const QRectF& picture, const GridArea& word) {
    return {picture.left() + word.left * picture.width(), picture.top() + word.top * picture.height(),
            word.width * picture.width(), word.height * picture.height()};
}

QRectF key_rectangle(const ImageOverlayContent& content, const Geometry& place, std::size_t key) {
    if (key >= content.key_parts.size()) return {};
    if (content.key_parts[key]) return part_rectangle(content, place, *content.key_parts[key]);
    if (content.key_words[key]) return word_rectangle(place.images.front(), *content.key_words[key]);
    const auto chip = std::find(content.chips.begin(), content.chips.end(), key);
    return chip == content.chips.end() ? QRectF() : place.chips[static_cast<std::size_t>(chip - content.chips.begin())];
}

/// Two lines, so that one of them stands out from whatever lies under it.
void add_outline(const FigureStyle& style, const QRectF& rectangle, std::vector<Item>& items) {
    const double line = 0.16 * size_of(style.font);
    QPainterPath path;
    path.addRect(rectangle);
    items.push_back(PathItem{path, QPen(style.theme.paper, 2 * line), Qt::transparent, Role::Highlight});
    items.push_back(PathItem{path, QPen(style.theme.accent, line), Qt::transparent, Role::Highlight});
}

/// The pictures of a stack: the grid, its overview, and those of the images behind the first.
void add_pictures(ImageOverlayContent& content, const Analysis& analysis, const AttentionStack& stack,
                  const PatchGrid& grid, const Theme& theme) {
    content.has_overview = stack.overview.has_value();
    content.has_more_images = !stack.more_images.empty();
    const auto add = [&](const AnalyzedImage& image, const PatchGrid& own, double width) {
        content.pictures.push_back({std::make_shared<const ImageHeat>(image, own, theme, kSide), width});
    };
    const auto number = [&](std::int32_t image) { content.pictures.back().number = image + 1; };
    add(*analysis.image, grid, 1);
    if (content.has_more_images) number(0);
    if (stack.overview) add(*analysis.image, grid_of(*stack.overview), kOverviewWidth);
    std::int32_t before = 0;  // number of the image that the picture before is of
    for (const ImageTokens& image : stack.more_images) {
        const bool is_overview = image.number == before;
        add(analysis.image->at(image.number), grid_of(image), is_overview ? kOverviewWidth : 1);
        if (!is_overview) number(image.number);
        before = image.number;
    }
}

QColor readable_on(const QColor& ground, const Theme& theme) {
    const auto distance = [&](const QColor& color) { return std::abs(color.lightness() - ground.lightness()); };
    return distance(theme.ink) >= distance(theme.paper) ? theme.ink : theme.paper;
}

}  // namespace

ImageOverlayFigure::ImageOverlayFigure(const Analysis& analysis, std::size_t stack,
                                       std::shared_ptr<const AttentionMatrix> matrix,
                                       const ImageOverlayOptions& options, FigureStyle style)
    : options_(options) {
    const AttentionStack& chosen = analysis.attention.at(stack);
    const std::optional<PatchGrid> grid = image_grid(chosen);
    if (!analysis.image || !grid)
        throw Error(
            ErrorKind::Input,
            Sentence(
                "This attention does not belong to an image, so it cannot be drawn over one. Choose another --view."));
    auto content = std::make_shared<ImageOverlayContent>();
    content->query_parts = parts_of(chosen, matrix->queries);
    content->key_parts = parts_of(chosen, matrix->keys);
    content->query_words = words_of(analysis, *grid, matrix->queries);
    content->key_words = words_of(analysis, *grid, matrix->keys);
    const bool shows_others = !chosen.image || !analysis.places.empty();
    for (std::size_t key = 0; key < content->key_parts.size(); ++key)
        if (!content->key_parts[key] && !content->key_words[key] && shows_others &&
            !is_padding(chosen, matrix->keys[key].tokens.front()))
            content->chips.push_back(key);
    add_pictures(*content, analysis, chosen, *grid, style.theme);
    content->matrix = std::move(matrix);
    content->style = style_for(*content->matrix, std::move(style));
    content->label = class_label(analysis);
    content_ = std::move(content);
    look();
}

namespace {

/// The mean over the rows [begin, end); of ratios over those that the key has one in, NaN where there is none.
double mean_over(const AttentionMatrix& matrix, std::size_t begin, std::size_t end, std::size_t key) {
    double sum = 0;
    std::size_t count = 0;
    for (std::size_t query = begin; query < end; ++query) {
        const auto value = static_cast<double>(matrix.value(query, key));
        if (has_ratios(matrix) && (std::isnan(value) || !matrix.is_allowed(query, key))) continue;
        sum += value;
        ++count;
    }
    return count == 0 && has_ratios(matrix) ? std::numeric_limits<double>::quiet_NaN()
                                            : sum / static_cast<double>(std::max<std::size_t>(1, count));
}

}  // namespace

void ImageOverlayFigure::look() {
    const AttentionMatrix& matrix = *content_->matrix;
    const std::size_t keys = matrix.keys.size();
    weights_.assign(keys, 0);
    const std::size_t rows = matrix.queries.size();
    if (options_.query && (*options_.query < 0 || static_cast<std::size_t>(*options_.query) >= rows))
        options_.query.reset();
    if (rows == 1) options_.query = 0;
    const std::size_t begin = options_.query ? static_cast<std::size_t>(*options_.query) : 0;
    const std::size_t end = options_.query ? begin + 1 : rows;
    for (std::size_t key = 0; key < keys; ++key) weights_[key] = mean_over(matrix, begin, end, key);
    double largest = has_ratios(matrix) ? kLeastRatio : 0;
    for (std::size_t key = 0; key < keys; ++key)
        if ((content_->key_parts[key] || content_->key_words[key]) && weights_[key] > largest) largest = weights_[key];
    maximum_ = rounded_maximum(largest);
}

ImageOverlayFigure ImageOverlayFigure::of_query(std::optional<std::int32_t> query) const {
    ImageOverlayFigure other = *this;
    other.options_.query = query;
    other.look();
    return other;
}

const AttentionMatrix& ImageOverlayFigure::matrix() const {
    return *content_->matrix;
}

double ImageOverlayFigure::maximum() const {
    return maximum_;
}

double ImageOverlayFigure::weight(std::int32_t key) const {
    return weights_.at(static_cast<std::size_t>(key));
}

namespace {

/// Weights as places on the color bar.
std::vector<double> places_of(const ImageOverlayContent& content, const std::vector<double>& weights, double maximum) {
    std::vector<double> places;
    if (content.style.scale == Scale::Rank) {
        const std::vector<float> row(weights.begin(), weights.end());
        const std::vector<float> order = ranks(row, std::vector<std::uint8_t>(row.size(), 1));
        places.assign(order.begin(), order.end());
        return places;
    }
    for (const double weight : weights) places.push_back(scaled(weight, content.style.scale, maximum));
    return places;
}

/// The places on the color bar of the parts of a picture.
std::vector<double> values_in(const ImageOverlayContent& content, std::size_t picture,
                              const std::vector<double>& places) {
    const ImageHeat& heat = *content.pictures[picture].heat;
    std::vector<double> values(static_cast<std::size_t>(heat.rows()) * static_cast<std::size_t>(heat.columns()), 0.0);
    for (std::size_t key = 0; key < places.size(); ++key)
        if (const auto& part = content.key_parts[key]; part && part->picture == picture)
            values[static_cast<std::size_t>(part->part)] = places[key];
    return values;
}

/// The places on the color bar of a page's words, which stand on the first picture.
std::vector<AreaValue> words_in(const ImageOverlayContent& content, std::size_t picture,
                                const std::vector<double>& places) {
    std::vector<AreaValue> words;
    for (std::size_t key = 0; key < places.size(); ++key)
        if (const auto& word = content.key_words[key]; word && picture == 0 && !std::isnan(places[key]))
            words.push_back({*word, places[key]});
    return words;
}

void add_picture(const ImageOverlayContent& content, std::size_t picture, const QRectF& room,
                 const std::vector<double>& places, HeatForm form, std::vector<Item>& items) {
    const FigureStyle& style = content.style;
    const std::vector<AreaValue> words = words_in(content, picture, places);
    ImageItem item{room,
                   content.pictures[picture].heat->with(values_in(content, picture, places), style.map, form, words),
                   Role::Cell};
    item.smooth = true;
    items.emplace_back(std::move(item));
    QPainterPath border;
    border.addRect(room);
    for (const AreaValue& word : words) border.addRect(word_rectangle(room, word.area));
    items.emplace_back(
        PathItem{border, QPen(style.theme.line, 0.06 * size_of(style.font)), Qt::transparent, Role::Axis});
}

/// Numbers of images above their pictures, as the names of their parts have them.
void add_numbers(const ImageOverlayContent& content, const Geometry& place, std::vector<Item>& items) {
    const QFont font = label_font(content.style);
    const double below = (extent(font).line() - extent(font).cap_height) / 2;
    for (std::size_t picture = 0; picture < place.images.size(); ++picture) {
        const std::optional<std::int32_t>& number = content.pictures[picture].number;
        if (!number) continue;
        const QRectF& image = place.images[picture];
        const QString text = elided(wording("image %1").arg(*number), font, image.width());
        items.push_back(TextItem{image.topLeft() - QPointF(0, below), text, font, content.style.theme.ink,
                                 TextItem::Align::Left, 0, Role::Label});
    }
}

void add_chips(const ImageOverlayContent& content, const Geometry& place, const std::vector<double>& places,
               std::vector<Item>& items) {
    const FigureStyle& style = content.style;
    for (std::size_t i = 0; i < content.chips.size(); ++i) {
        const std::size_t key = content.chips[i];
        const QColor ground = std::isnan(places[key]) ? style.theme.no_data : style.map.at(places[key]);
        const QRectF box = place.chips[i];
        items.push_back(RectangleItem{box, ground, Role::Cell});
        QPainterPath border;
        border.addRect(box);
        items.push_back(
            PathItem{border, QPen(style.theme.line, 0.06 * size_of(style.font)), Qt::transparent, Role::Axis});
        const QFont font = label_font(style);
        const QString text = elided(QString::fromStdString(content.matrix->keys[key].label), font, box.width());
        items.push_back(TextItem{QPointF(box.center().x(), box.center().y() + extent(font).cap_height / 2), text, font,
                                 readable_on(ground, style.theme), TextItem::Align::Center, 0, Role::Label});
    }
}

/// The part of a picture at a point; nothing outside of the pictures.
std::optional<PartPlace> part_at(const ImageOverlayContent& content, const Geometry& place, const QPointF& point) {
    const auto share = [](double at, double begin, double length, std::int32_t count) {
        return std::clamp(static_cast<std::int32_t>((at - begin) / length * count), 0, count - 1);
    };
    for (std::size_t picture = 0; picture < place.images.size(); ++picture) {
        const QRectF& image = place.images[picture];
        if (!image.contains(point)) continue;
        const std::int32_t rows = content.pictures[picture].heat->rows();
        const std::int32_t columns = content.pictures[picture].heat->columns();
        return PartPlace{picture, share(point.y(), image.top(), image.height(), rows) * columns +
                                      share(point.x(), image.left(), image.width(), columns)};
    }
    return std::nullopt;
}

}  // namespace

DisplayList ImageOverlayFigure::layout(const QSizeF& size) const {
    Geometry place = geometry_of(*content_, options_, maximum_, size);
    const FigureStyle& own = content_->style;
    DisplayList list{size, std::move(place.frame.items)};
    const std::vector<double> places = places_of(*content_, weights_, maximum_);
    for (std::size_t picture = 0; picture < content_->pictures.size(); ++picture)
        add_picture(*content_, picture, place.images[picture], places, options_.form, list.items);
    add_numbers(*content_, place, list.items);
    add_chips(*content_, place, places, list.items);
    if (options_.query) {
        const QRectF outlined = region({.query = options_.query, .key = {}, .layer = {}, .head = {}}, size);
        if (!outlined.isEmpty()) add_outline(own, outlined, list.items);
    }
    if (place.legend_width > 0)
        add_legend(own, legend_of(*content_, maximum_), place.legend, place.legend_width, list.items);
    return list;
}

Hit ImageOverlayFigure::hit(const QPointF& point, const QSizeF& size) const {
    const Geometry place = geometry_of(*content_, options_, maximum_, size);
    Hit hit;
    for (std::size_t i = 0; i < place.chips.size(); ++i)
        if (place.chips[i].contains(point)) hit.key = static_cast<std::int32_t>(content_->chips[i]);
    for (std::size_t key = 0; key < content_->key_words.size(); ++key)
        if (const auto& word = content_->key_words[key];
            word && word_rectangle(place.images.front(), *word).contains(point))
            hit.key = static_cast<std::int32_t>(key);
    if (hit.key) return hit;
    const std::optional<PartPlace> part = part_at(*content_, place, point);
    const auto found = std::ranges::find(content_->key_parts, part);
    if (part && found != content_->key_parts.end())
        hit.key = static_cast<std::int32_t>(found - content_->key_parts.begin());
    return hit;
}

QSizeF ImageOverlayFigure::natural_size() const {
    const double em = size_of(content_->style.font);
    double widths = 0;
    for (const PictureRow& row : rows_of(*content_).rows) widths = std::max(widths, row.width);
    const double width = std::clamp(2.2 * em * content_->pictures.front().heat->columns() * widths, 24 * em, 42 * em);
    return {width, height_for_width(width)};
}

double ImageOverlayFigure::height_for_width(double width) const {
    const double em = size_of(content_->style.font);
    const double inner = std::max(1.0, width - 2 * frame_margin(content_->style));
    const PictureRows rows = rows_of(*content_);
    double height = frame_height(content_->style, notes_of(*content_, options_), width) + chips_height(*content_) +
                    rows.height(rows.first_in(inner));
    if (content_->style.legend)
        height += kLegendGap * em + legend_height(content_->style, legend_of(*content_, maximum_), inner);
    return height;
}

QRectF ImageOverlayFigure::region(const Hit& hit, const QSizeF& size) const {
    const Geometry place = geometry_of(*content_, options_, maximum_, size);
    if (hit.key) return key_rectangle(*content_, place, static_cast<std::size_t>(*hit.key));
    if (!hit.query || static_cast<std::size_t>(*hit.query) >= content_->query_parts.size()) return {};
    const auto row = static_cast<std::size_t>(*hit.query);
    if (content_->query_parts[row]) return part_rectangle(*content_, place, *content_->query_parts[row]);
    if (content_->query_words[row]) return word_rectangle(place.images.front(), *content_->query_words[row]);
    const auto& tokens = content_->matrix->queries[row].tokens;
    for (std::size_t key = 0; key < content_->matrix->keys.size(); ++key)
        if (content_->matrix->keys[key].tokens == tokens) return key_rectangle(*content_, place, key);
    return {};
}

QRectF ImageOverlayFigure::plot_area(const QSizeF& size) const {
    QRectF all;
    for (const QRectF& image : geometry_of(*content_, options_, maximum_, size).images) all = all.united(image);
    return all;
}

const FigureStyle& ImageOverlayFigure::style() const {
    return content_->style;
}

std::unique_ptr<Figure> ImageOverlayFigure::with_style(const FigureStyle& style) const {
    auto figure = std::make_unique<ImageOverlayFigure>(*this);
    auto content = std::make_shared<ImageOverlayContent>(*content_);
    if (style.theme.paper != content->style.theme.paper)
        for (OverlayPicture& picture : content->pictures) picture.heat = picture.heat->on(style.theme);
    content->style = style_for(*content->matrix, style);
    figure->content_ = std::move(content);
    return figure;
}

std::vector<Annotation> annotations_over(const ImageOverlayFigure& figure, const std::vector<Annotation>& annotations) {
    std::vector<Annotation> shown;
    for (Annotation annotation : annotations) {
        Hit& place = annotation.place;
        if (place.query && place.query != figure.options().query) continue;
        if (place.key) place.query.reset();
        shown.push_back(std::move(annotation));
    }
    return shown;
}

}  // namespace headlight
