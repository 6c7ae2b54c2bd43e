#include "figures/heads/measured_heads.h"

#include "analysis/heads/measures.h"
#include "figures/heads/measure_grid_figure.h"
#include "figures/heads/measure_layers_figure.h"

namespace headlight {

namespace {

QString text_of(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// "Entropy (nats) · mean of 200 texts"
QString caption_of(const MeasuredHeads& heads) {
    const Measure& measure = find_measure(heads.measure);
    QString caption = text_of(measure.name);
    if (!measure.unit.empty()) caption += QStringLiteral(" (%1)").arg(text_of(measure.unit));
    if (!heads.deviations.empty()) caption += QStringLiteral(" · mean of %1 texts").arg(heads.texts);
    return caption;
}

}  // namespace

std::unique_ptr<Figure> grid_of_measure(const MeasuredHeads& heads, const FigureStyle& style) {
    FigureStyle plain = style;
    plain.scale = Scale::Linear;  // measures are no weights: the scale of the heat map does not apply
    return std::make_unique<MeasureGridFigure>(
        heads.values, caption_of(heads), colour_range(find_measure(heads.measure), heads.values), std::move(plain));
}

std::unique_ptr<Figure> layers_of_measure(const MeasuredHeads& heads, const FigureStyle& style) {
    return std::make_unique<MeasureLayersFigure>(heads.values, caption_of(heads), style, heads.deviations);
}

}  // namespace headlight
