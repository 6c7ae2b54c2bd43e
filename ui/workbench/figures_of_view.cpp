#include "workbench/figures_of_view.h"

#include "analysis/measures.h"
#include "capture/intervention_text.h"
#include "figures/figure_row.h"
#include "figures/head_grid_figure.h"
#include "figures/heat_map_figure.h"
#include "figures/heat_map_links_figure.h"
#include "figures/image_grid_figure.h"
#include "figures/measure_grid_figure.h"
#include "figures/measure_layers_figure.h"
#include "workbench/matrix_lookup.h"

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
        return choice_name(index == 0 ? view.choice : view.pinned.at(index - 1));
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
    const HeadChoice& choice = matrix == 0 ? picture.view.choice : picture.view.pinned.at(matrix - 1);
    if (!picture.analysis->image || !picture.analysis->attention.at(choice.stack).patches) return nullptr;
    const auto& weights = picture.matrices.at(matrix);
    const ImageOverlayOptions options{overlay_query(*weights, focus),
                                      picture.view.smooth ? HeatForm::Smooth : HeatForm::Patches};
    return std::make_shared<ImageOverlayFigure>(*picture.analysis, choice.stack, weights, options, style);
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
    if (kind == PictureKind::HeatMap) return heat_map(style);
    if (kind == PictureKind::Links) return links_of(picture, matrix, style, staged.focus, false);
    const bool arcs = picture.view.links.layout == LinkLayout::Arcs;
    if (picture.matrices.size() == 1 && !arcs) {
        auto figure = std::make_shared<HeatMapLinksFigure>(picture.matrices.at(matrix),
                                                           links_options(picture, matrix, staged.focus, false), style);
        figure->set_viewport(viewport);
        return figure;
    }
    FigureStyle plain = style;
    plain.title.clear();
    plain.caption.clear();
    plain.provenance.clear();
    const std::vector<FigurePointer> parts{heat_map(plain), links_of(picture, matrix, plain, staged.focus, false)};
    return std::make_shared<FigureRow>(parts, style, 1);
}

}  // namespace

FigurePointer heads_of(const Picture& picture, PictureKind kind, const FigureStyle& style, const Staged& staged) {
    if (picture.matrices.size() == 1) return head_of(picture, 0, kind, style, staged);
    std::vector<FigurePointer> heads;
    for (std::size_t matrix = 0; matrix < picture.matrices.size(); ++matrix) {
        FigureStyle own = style;
        own.title = choice_name(matrix == 0 ? picture.view.choice : picture.view.pinned.at(matrix - 1));
        own.caption.clear();
        own.provenance.clear();
        heads.push_back(head_of(picture, matrix, kind, own, staged));
    }
    return std::make_shared<FigureRow>(std::move(heads), style, kHeadsInRow);
}

FigurePointer head_grid_of(const Picture& picture, const FigureStyle& style, std::optional<std::int32_t> token) {
    const bool over_image = picture.view.picture == PictureKind::Image && picture.analysis->image &&
                            picture.analysis->attention.at(picture.view.choice.stack).patches;
    if (over_image)
        return std::make_shared<ImageGridFigure>(*picture.analysis, picture.view.choice.stack, token,
                                                 picture.view.smooth ? HeatForm::Smooth : HeatForm::Patches, style);
    std::vector<Tensor> thumbnails;
    for (const auto& layer : picture.analysis->attention.at(picture.view.choice.stack).layers)
        thumbnails.push_back(layer->thumbnails());
    return std::make_shared<HeadGridFigure>(thumbnails, style);
}

namespace {

/// "Entropy (nats)": what the measure of a view is called; empty where there is none of this name.
QString measure_caption(const std::string& id) {
    for (const Measure& measure : measures()) {
        if (measure.id != id) continue;
        QString caption = QString::fromUtf8(measure.name.data(), static_cast<qsizetype>(measure.name.size()));
        if (!measure.unit.empty())
            caption += QStringLiteral(" (%1)").arg(
                QString::fromUtf8(measure.unit.data(), static_cast<qsizetype>(measure.unit.size())));
        return caption;
    }
    return {};
}

}  // namespace

FigurePointer measure_grid_of(const Picture& picture, const FigureStyle& style) {
    const QString caption = measure_caption(picture.view.measure);
    if (!picture.measure || caption.isEmpty()) return nullptr;
    FigureStyle plain = style;
    plain.scale = Scale::Linear;  // measures are no weights: the scale of the heat map does not apply
    return std::make_shared<MeasureGridFigure>(
        *picture.measure, caption, colour_range(find_measure(picture.view.measure), *picture.measure), plain);
}

FigurePointer measure_layers_of(const Picture& picture, const FigureStyle& style) {
    const QString caption = measure_caption(picture.view.measure);
    if (!picture.measure || caption.isEmpty()) return nullptr;
    return std::make_shared<MeasureLayersFigure>(*picture.measure, caption, style);
}

}  // namespace headlight
