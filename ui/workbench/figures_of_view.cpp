#include "workbench/figures_of_view.h"

#include "analysis/measures.h"
#include "figures/figure_row.h"
#include "figures/head_grid_figure.h"
#include "figures/heat_map_figure.h"
#include "figures/heat_map_links_figure.h"
#include "figures/measure_grid_figure.h"
#include "workbench/matrix_lookup.h"

#include <utility>

namespace headlight {

FigureStyle style_of(const Picture& picture, const FigureStyle& look) {
    FigureStyle style = look;
    style.map = colour_map(picture.view.colour_map, look.theme.dark);
    style.scale = picture.view.scale;
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

namespace {

FigurePointer head_of(const Picture& picture, std::size_t matrix, PictureKind kind, const FigureStyle& style,
                      const Staged& staged) {
    const Viewport viewport = matrix < staged.viewports.size() ? staged.viewports[matrix] : Viewport{};
    const auto heat_map = [&](const FigureStyle& own) {
        auto figure = heat_map_of(picture, matrix, own);
        figure->set_viewport(viewport);
        return figure;
    };
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

FigurePointer head_grid_of(const Picture& picture, const FigureStyle& style) {
    std::vector<Tensor> thumbnails;
    for (const auto& layer : picture.analysis->attention.at(picture.view.choice.stack).layers)
        thumbnails.push_back(layer->thumbnails());
    return std::make_shared<HeadGridFigure>(thumbnails, style);
}

FigurePointer measure_grid_of(const Picture& picture, const FigureStyle& style) {
    if (!picture.measure) return nullptr;
    for (const Measure& measure : measures()) {
        if (measure.id != picture.view.measure) continue;
        QString caption = QString::fromUtf8(measure.name.data(), static_cast<qsizetype>(measure.name.size()));
        if (!measure.unit.empty())
            caption += QStringLiteral(" (%1)").arg(
                QString::fromUtf8(measure.unit.data(), static_cast<qsizetype>(measure.unit.size())));
        FigureStyle plain = style;
        plain.scale = Scale::Linear;  // measures are no weights: the scale of the heat map does not apply
        return std::make_shared<MeasureGridFigure>(*picture.measure, caption, colour_range(measure, *picture.measure),
                                                   plain);
    }
    return nullptr;
}

}  // namespace headlight
