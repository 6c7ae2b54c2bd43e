#include "figures/heads/image_grid_figure.h"

#include "analysis/patches.h"
#include "core/error.h"
#include "figures/drawing/scale.h"
#include "language/wording.h"

#include <QPainter>

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace headlight {

/// Everything that does not depend on the size.
struct ImageGridContent {
    std::vector<std::vector<std::vector<double>>> weights;  ///< [layer][head][patch], of all images
    std::vector<std::shared_ptr<const ImageHeat>> heats;    ///< of each image
    HeatForm form = HeatForm::Patches;
    FigureStyle style;
    Legend legend;
    std::int32_t heads = 0;
    std::vector<std::vector<QImage>> images;  ///< [layer][head]
};

namespace {

constexpr int kImageSide = 112;  // pixels of a small picture
constexpr double kImageGap = 0.3;

/// Weights on the parts of an image, which are these keys, from one query of the field, or their mean over all.
std::vector<double> weights_on_image(const AttentionField& field, std::int32_t head,
                                     const std::vector<std::int64_t>& keys, std::optional<std::int64_t> query) {
    const auto [first, last] = std::ranges::minmax(keys);
    const TokenRange queries = query ? TokenRange{*query, *query + 1} : TokenRange{0, field.query_count()};
    const Tensor weights = field.weights(head, queries, {first, last + 1});
    std::vector<double> mean(keys.size(), 0.0);
    for (std::int64_t row = 0; row < weights.size(0); ++row)
        for (std::size_t part = 0; part < keys.size(); ++part)
            mean[part] += static_cast<double>(weights.slice(row)[static_cast<std::size_t>(keys[part] - first)]) /
                          static_cast<double>(weights.size(0));
    return mean;
}

QImage side_by_side(const std::vector<QImage>& images) {
    int width = 0;
    std::vector<QImage> equally_high;
    for (const QImage& image : images) {
        equally_high.push_back(image.scaledToHeight(kImageSide, Qt::SmoothTransformation));
        width += equally_high.back().width();
    }
    QImage all(width, kImageSide, QImage::Format_RGB32);
    QPainter painter(&all);
    int left = 0;
    for (const QImage& image : equally_high) {
        painter.drawImage(left, 0, image);
        left += image.width();
    }
    return all;
}

std::vector<double> places_of(const std::vector<double>& weights, const FigureStyle& style) {
    if (style.scale == Scale::Rank) {
        const std::vector<float> row(weights.begin(), weights.end());
        const std::vector<float> order = ranks(row, std::vector<std::uint8_t>(row.size(), 1));
        return {order.begin(), order.end()};
    }
    const double largest = weights.empty() ? 0 : *std::max_element(weights.begin(), weights.end());
    std::vector<double> places;
    for (const double weight : weights) places.push_back(scaled(weight, style.scale, largest > 0 ? largest : 1));
    return places;
}

/// The images with their shares of the values, side by side and equally high.
QImage painted(const ImageGridContent& content, const std::vector<double>& values) {
    std::vector<QImage> images;
    std::size_t begin = 0;
    for (const auto& heat : content.heats) {
        const auto parts = static_cast<std::size_t>(heat->rows()) * static_cast<std::size_t>(heat->columns());
        images.push_back(heat->with(std::span(values).subspan(begin, parts), content.style.map, content.form));
        begin += parts;
    }
    return images.size() == 1 ? images.front() : side_by_side(images);
}

void paint(ImageGridContent& content) {
    content.legend = {};
    content.legend.caption = content.style.scale == Scale::Linear ? wording("share of the head's largest weight")
                                                                  : weight_caption(content.style.scale);
    content.images.clear();
    for (const auto& layer : content.weights) {
        auto& images = content.images.emplace_back();
        for (const auto& head : layer) images.push_back(painted(content, places_of(head, content.style)));
    }
}

/// What of the images the thumbnails show.
struct ShownParts {
    std::vector<std::pair<std::int32_t, PatchGrid>> grids;  ///< with the numbers of their images
    std::vector<std::int64_t> keys;                         ///< of their parts, in raster order
};

/// The grids of a stack, of each image its first; of a query that sees nothing of it, but of the whole image beside the
/// tiles, the whole.
ShownParts shown_parts(const AttentionStack& stack, const PatchGrid& grid, std::optional<std::int64_t> row) {
    ShownParts parts{{{0, grid}}, image_keys(stack)};
    std::int32_t before = 0;
    for (const ImageTokens& image : stack.more_images) {
        if (std::exchange(before, image.number) == image.number) continue;  // an overview
        parts.grids.emplace_back(image.number, grid_of(image));
        parts.keys.insert(parts.keys.end(), image.tokens.begin(), image.tokens.end());
    }
    if (!row || !stack.overview) return parts;
    const AttentionField& field = *stack.layers.front();
    const ImageTokens& whole = *stack.overview;
    const auto is_seen = [&](std::int64_t key) { return field.allowed(*row, key); };
    if (std::ranges::any_of(parts.keys, is_seen) || !is_seen(whole.tokens.front())) return parts;
    return {{{0, grid_of(whole)}}, {whole.tokens.begin(), whole.tokens.end()}};
}

}  // namespace

ImageGridFigure::ImageGridFigure(const Analysis& analysis, std::size_t stack, std::optional<std::int32_t> query,
                                 HeatForm form, FigureStyle style) {
    const AttentionStack& chosen = analysis.attention.at(stack);
    const std::optional<PatchGrid> grid = image_grid(chosen);
    if (!analysis.image || !grid)
        throw Error(
            ErrorKind::Input,
            Sentence(
                "This attention does not belong to an image, so it cannot be drawn over one. Choose another --view."));
    auto content = std::make_shared<ImageGridContent>();
    content->form = form;
    std::optional<std::int64_t> row;
    const std::int64_t first = chosen.first_query + chosen.layers.front()->query_offset();
    if (query && *query >= first && *query - first < chosen.layers.front()->query_count()) row = *query - first;
    if (!row && !grid->before.empty()) row = 0;
    if (!row && chosen.image) row = chosen.layers.front()->query_count() - 1;
    const ShownParts shown = shown_parts(chosen, *grid, row);
    for (const auto& [number, own] : shown.grids)
        content->heats.push_back(
            std::make_shared<const ImageHeat>(analysis.image->at(number), own, style.theme, kImageSide));
    content->style = std::move(style);
    for (const auto& field : chosen.layers) {
        auto& layer = content->weights.emplace_back();
        for (std::int32_t head = 0; head < field->heads(); ++head)
            layer.push_back(weights_on_image(*field, head, shown.keys, row));
        content->heads = std::max(content->heads, field->heads());
    }
    paint(*content);
    content_ = std::move(content);
}

GridParts ImageGridFigure::parts() const {
    double width = 0;  // of all images, where each is 1 high
    for (const auto& heat : content_->heats) width += heat->aspect();
    const double aspect = std::max(width, 1 / width);
    return {content_->style, content_->legend, static_cast<std::int32_t>(content_->images.size()),
            content_->heads, kImageGap,        aspect};
}

double ImageGridFigure::natural_cell() const {
    return 5;
}

bool ImageGridFigure::holds(HeadIndex head) const {
    return static_cast<std::size_t>(head.head) < content_->images[static_cast<std::size_t>(head.layer)].size();
}

QImage ImageGridFigure::thumbnail(HeadIndex head) const {
    if (!has_head(content_->images, head)) return {};
    return content_->images[static_cast<std::size_t>(head.layer)][static_cast<std::size_t>(head.head)];
}

void ImageGridFigure::add_cells(const GridGeometry& geometry, std::vector<Item>& items) const {
    for (std::int32_t layer = 0; layer < geometry.layers; ++layer) {
        const std::vector<QImage>& images = content_->images[static_cast<std::size_t>(layer)];
        for (std::size_t head = 0; head < images.size(); ++head) {
            ImageItem item{geometry.cell_rectangle({layer, static_cast<std::int32_t>(head)}), images[head], Role::Cell};
            item.smooth = true;
            items.push_back(std::move(item));
        }
    }
}

const FigureStyle& ImageGridFigure::style() const {
    return content_->style;
}

std::unique_ptr<Figure> ImageGridFigure::with_style(const FigureStyle& style) const {
    auto content = std::make_shared<ImageGridContent>(*content_);
    for (auto& heat : content->heats) heat = heat->on(style.theme);
    content->style = style;
    paint(*content);
    auto figure = std::make_unique<ImageGridFigure>(*this);
    figure->content_ = std::move(content);
    return figure;
}

}  // namespace headlight
