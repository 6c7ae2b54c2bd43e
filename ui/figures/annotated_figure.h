#pragma once

#include "figures/figure.h"

#include <memory>
#include <vector>

namespace headlight {

/// A row, a column or a cell that is outlined, with a note and an arrow to it where there is one.
struct Annotation {
    Hit place;
    QString note;  ///< empty: none
    bool operator==(const Annotation&) const = default;
};

/// Color of outlines: the theme's accent, or its ink over cells that have colors like the accent.
enum class OutlineColor { Accent, Ink };

/// A figure with outlines and notes over it. A note stands beside what it is about, inside the
/// figure's plot, on paper of its own.
class AnnotatedFigure : public Figure {
  public:
    AnnotatedFigure(std::shared_ptr<const Figure> figure, std::vector<Annotation> annotations,
                    OutlineColor outlines = OutlineColor::Accent);

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override { return figure_->hit(point, size); }
    [[nodiscard]] QSizeF natural_size() const override { return figure_->natural_size(); }
    [[nodiscard]] double height_for_width(double width) const override { return figure_->height_for_width(width); }
    [[nodiscard]] double least_height_for_width(double width) const override {
        return figure_->least_height_for_width(width);
    }
    [[nodiscard]] const FigureStyle& style() const override { return figure_->style(); }
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;
    [[nodiscard]] QRectF region(const Hit& hit, const QSizeF& size) const override {
        return figure_->region(hit, size);
    }
    [[nodiscard]] QRectF plot_area(const QSizeF& size) const override { return figure_->plot_area(size); }

  private:
    /// Outlined regions: the place itself, or the two ends of a link; a note points to the first. Empty where
    /// the place is out of view.
    [[nodiscard]] std::vector<QRectF> regions(const Hit& place, const QSizeF& size) const;

    std::shared_ptr<const Figure> figure_;
    std::vector<Annotation> annotations_;
    OutlineColor outlines_;
};

}  // namespace headlight
