#include "workbench/figures_of_view.h"

#include "analysis/measures.h"
#include "capture/intervention_text.h"
#include "figures/annotated_figure.h"
#include "figures/figure_row.h"
#include "figures/head_grid_figure.h"
#include "figures/heat_map_figure.h"
#include "figures/heat_map_links_figure.h"
#include "figures/image_grid_figure.h"
#include "figures/measured_heads.h"
#include "workbench/matrix_lookup.h"
#include "workbench/pointing_out.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace headlight {

FigureStyle style_of(const Picture& picture, const FigureStyle& look) {
    FigureStyle style = look;
    style.map = colour_map(picture.view.colour_map, look.theme.dark);
    style.scale = picture.view.scale;
    style.note = QString::fromStdString(describe(picture.analysis->provenance.interventions));
    return style;
}

namespace {

LinksOptions links_options(const Picture& picture, std::size_t matrix, const TokenFocus& focus, bool only) {
    const ViewState& view = picture.view;
    const Hit hit = hit_of_focus(*picture.matrices.at(matrix), focus);
    LinksOptions options;
    options.form = view.links.layout == LinkLayout::Columns ? LinksForm::Columns : LinksForm::Arcs;
    options.threshold = view.links.threshold;
    options.top_keys = view.links.strongest;
    options.focus_query = hit.query;
    options.focus_key = hit.key;
    options.others = !only;
    return options;
}

}  // namespace

std::shared_ptr<HeatMapFigure> heat_map_of(const Picture& picture, std::size_t matrix, const FigureStyle& style) {
    return std::make_shared<HeatMapFigure>(picture.matrices.at(matrix), style);
}

std::shared_ptr<LinksFigure> links_of(const Picture& picture, std::size_t matrix, const FigureStyle& style,
                                      const TokenFocus& focus, bool only) {
    const ViewState& view = picture.view;
    const auto name_of = [&](std::size_t index) {
        return long_text(index == 0 ? view.choice : view.pinned.at(index - 1));
    };
    std::vector<LinksHead> heads{{picture.matrices.at(matrix), name_of(matrix)}};
    if (view.links.overlay && matrix == 0)
        for (std::size_t other = 1; other < picture.matrices.size(); ++other)
            heads.push_back({picture.matrices[other], name_of(other)});
    return std::make_shared<LinksFigure>(std::move(heads), links_options(picture, matrix, focus, only), style);
}

std::optional<std::int32_t> overlay_query(const AttentionMatrix& matrix, const TokenFocus& focus) {
    if (focus.query)
        if (const auto row = entry_of_token(matrix.queries, *focus.query)) return static_cast<std::int32_t>(*row);
    for (std::size_t row = 0; row < matrix.queries.size(); ++row)
        if (matrix.queries[row].special) return static_cast<std::int32_t>(row);
    return std::nullopt;
}

std::shared_ptr<ImageOverlayFigure> overlay_of(const Picture& picture, std::size_t matrix, const FigureStyle& style,
                                               const TokenFocus& focus) {
    const HeadId& choice = matrix == 0 ? picture.view.choice : picture.view.pinned.at(matrix - 1);
    const std::size_t stack = stack_index(picture.analysis->attention, choice);
    if (!picture.analysis->image || !picture.analysis->attention[stack].patches) return nullptr;
    const auto& weights = picture.matrices.at(matrix);
    const ImageOverlayOptions options{overlay_query(*weights, focus),
                                      picture.view.smooth ? HeatForm::Smooth : HeatForm::Patches};
    return std::make_shared<ImageOverlayFigure>(*picture.analysis, stack, weights, options, style);
}

namespace {

FigurePointer head_of(const Picture& picture, std::size_t matrix, PictureKind kind, const FigureStyle& style,
                      const Staged& staged) {
    const Viewport viewport = matrix < staged.viewports.size() ? staged.viewports[matrix] : Viewport{};
    const auto heat_map = [&](const FigureStyle& own) {
        auto figure = heat_map_of(picture, matrix, own);
        figure->set_viewport(viewport);
        return figure;
    };
    if (kind == PictureKind::Image)
        if (FigurePointer overlay = overlay_of(picture, matrix, style, staged.focus)) return overlay;
    std::vector<Annotation> marks = annotations_of(picture.view.pointed_out.highlights, *picture.matrices.at(matrix));
    const auto with_marks = [&](FigurePointer figure) -> FigurePointer {
        if (marks.empty()) return figure;
        return std::make_shared<AnnotatedFigure>(std::move(figure), marks);
    };
    if (kind == PictureKind::HeatMap) return with_marks(heat_map(style));
    if (kind == PictureKind::Links) return with_marks(links_of(picture, matrix, style, staged.focus, false));
    const bool arcs = picture.view.links.layout == LinkLayout::Arcs;
    if (picture.matrices.size() == 1 && !arcs) {
        auto figure = std::make_shared<HeatMapLinksFigure>(picture.matrices.at(matrix),
                                                           links_options(picture, matrix, staged.focus, false), style);
        figure->set_viewport(viewport);
        return with_marks(std::move(figure));
    }
    return heat_map_above_links(heat_map(style), links_of(picture, matrix, style, staged.focus, false), marks, style);
}

}  // namespace

FigurePointer heads_of(const Picture& picture, PictureKind kind, const FigureStyle& style, const Staged& staged) {
    if (picture.matrices.size() == 1) return head_of(picture, 0, kind, style, staged);
    std::vector<FigurePointer> heads;
    for (std::size_t matrix = 0; matrix < picture.matrices.size(); ++matrix) {
        FigureStyle own = style;
        own.title = long_text(matrix == 0 ? picture.view.choice : picture.view.pinned.at(matrix - 1));
        own.caption.clear();
        own.provenance.clear();
        heads.push_back(head_of(picture, matrix, kind, own, staged));
    }
    return std::make_shared<FigureRow>(std::move(heads), style,
                                       RowColumns{staged.widths.empty() ? kHeadsInRow : 0, staged.widths});
}

FigurePointer head_grid_of(const Picture& picture, const FigureStyle& style, std::optional<std::int32_t> token) {
    const std::size_t index = stack_index(picture.analysis->attention, picture.view.choice);
    const AttentionStack& stack = picture.analysis->attention[index];
    const bool over_image =
        picture.view.picture == PictureKind::Image && picture.analysis->image && stack.patches.has_value();
    if (over_image)
        return std::make_shared<ImageGridFigure>(*picture.analysis, index, token,
                                                 picture.view.smooth ? HeatForm::Smooth : HeatForm::Patches, style);
    std::vector<Tensor> thumbnails;
    for (const auto& layer : stack.layers) thumbnails.push_back(layer->thumbnails());
    return std::make_shared<HeadGridFigure>(thumbnails, style);
}

namespace {

/// Nothing where there is no measure of this name.
std::optional<MeasuredHeads> measured_heads(const Picture& picture) {
    const auto is_shown = [&](const Measure& each) { return each.id == picture.view.measure; };
    if (!picture.measure || !std::ranges::any_of(measures(), is_shown)) return std::nullopt;
    MeasuredHeads heads{picture.view.measure, *picture.measure};
    if (!picture.measure_deviations) return heads;
    heads.deviations = *picture.measure_deviations;
    heads.texts = picture.corpus->statistics.texts;
    return heads;
}

}  // namespace

FigurePointer measure_grid_of(const Picture& picture, const FigureStyle& style) {
    const auto heads = measured_heads(picture);
    return heads ? grid_of_measure(*heads, style) : nullptr;
}

FigurePointer measure_layers_of(const Picture& picture, const FigureStyle& style) {
    const auto heads = measured_heads(picture);
    return heads ? layers_of_measure(*heads, style) : nullptr;
}

FigureNumbers numbers_of_heads(const std::vector<std::shared_ptr<const AttentionMatrix>>& matrices) {
    std::vector<FigureNumbers> heads;
    for (const auto& matrix : matrices) heads.push_back(numbers_of(*matrix));
    return heads.size() == 1 ? heads.front() : numbers_of_panels(heads);
}

std::optional<FigureNumbers> numbers_of_measure(const Picture& picture) {
    const auto heads = measured_heads(picture);
    return heads ? std::optional(numbers_of(*heads)) : std::nullopt;
}

}  // namespace headlight
