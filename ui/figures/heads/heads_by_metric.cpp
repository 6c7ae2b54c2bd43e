#include "figures/heads/heads_by_metric.h"

#include "analysis/heads/metrics.h"
#include "figures/drawing/names.h"
#include "figures/heads/metric_grid_figure.h"
#include "figures/heads/metric_layers_figure.h"
#include "language/wording.h"

namespace headlight {

namespace {

/// "Entropy (nats) · mean of 200 texts"
QString caption_of(const HeadsByMetric& heads) {
    const Metric& metric = find_metric(heads.metric);
    QString caption = display_name(metric);
    if (!metric.unit.empty()) caption += QStringLiteral(" (%1)").arg(wording(metric.unit));
    if (!heads.deviations.empty()) caption += QStringLiteral(" · ") + wording("mean of %1 texts").arg(heads.texts);
    return caption;
}

}  // namespace

std::unique_ptr<Figure> grid_of_metric(const HeadsByMetric& heads, const FigureStyle& style) {
    FigureStyle plain = style;
    plain.scale = Scale::Linear;  // metrics are no weights: the scale of the heat map does not apply
    return std::make_unique<MetricGridFigure>(heads.values, caption_of(heads),
                                              color_range(find_metric(heads.metric), heads.values), std::move(plain));
}

std::unique_ptr<Figure> layers_of_metric(const HeadsByMetric& heads, const FigureStyle& style) {
    return std::make_unique<MetricLayersFigure>(heads.values, caption_of(heads), style, heads.deviations);
}

}  // namespace headlight
