#pragma once

#include "analysis/heads/metrics.h"
#include "core/tensor.h"
#include "figures/figure.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace headlight {

/// A metric of every head by layer, as Raghu et al. 2021 (arXiv 2108.08810) draw attention distances: layers from left
/// to right, a mark a head, a line through the means of the layers.
/// Values that are means over texts have bars of their deviation.
class MetricLayersFigure : public Figure {
  public:
    /// `values`: [layers, heads], NaN where there is no head or no value. `caption`: what the values are, with their
    /// unit. `deviations`, unless empty: of each value, drawn as a bar to both sides.
    MetricLayersFigure(Tensor values, QString caption, FigureStyle style, Tensor deviations = {});

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] QRectF region(const Hit& hit, const QSizeF& size) const override;
    [[nodiscard]] QRectF plot_area(const QSizeF& size) const override;
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

    /// The number at the top of the axis.
    [[nodiscard]] double maximum() const { return maximum_; }

  private:
    [[nodiscard]] QPointF middle(const QRectF& plot, std::int64_t layer, double value) const;
    /// Heads with bars stand side by side.
    [[nodiscard]] QPointF place(const QRectF& plot, std::int64_t layer, std::size_t head, double value) const;
    /// How far from the middle of its layer, where the next layer is 1 away.
    [[nodiscard]] double aside(std::size_t head) const;
    /// The same as axes with marks; a tick at every `step`-th layer.
    [[nodiscard]] Chart chart(const QRectF& plot, std::int64_t step) const;
    /// Explanation below the layers, in lines of this width.
    [[nodiscard]] QStringList explanation(double width) const;
    [[nodiscard]] bool has_bars() const;
    [[nodiscard]] double mark_size() const;
    [[nodiscard]] float deviation(std::int64_t layer, std::size_t head) const;
    [[nodiscard]] Item line_through_means(const QRectF& plot) const;
    void add_marks(const QRectF& plot, std::vector<Item>& items) const;

    Tensor values_;
    Tensor deviations_;
    QString caption_;
    FigureStyle style_;
    double maximum_ = 1;
};

}  // namespace headlight
