#pragma once

#include "figures/drawing/axis_labels.h"
#include "figures/figure.h"
#include "figures/weights/link_selection.h"

#include <QPen>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace headlight {

/// The weights of one query as a line over the keys, one line per head.
class ProfileFigure : public Figure {
  public:
    /// `heads`: over the same queries and keys, one at least. `query`: row of their matrices. Throws Error(Input) for a
    /// row that they do not have.
    ProfileFigure(std::vector<LinksHead> heads, std::int32_t query, FigureStyle style);

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    /// The key below the point.
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] double least_height_for_width(double width) const override;
    [[nodiscard]] QRectF region(const Hit& hit, const QSizeF& size) const override;
    [[nodiscard]] QRectF plot_area(const QSizeF& size) const override;
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

    /// The number at the top of the axis.
    [[nodiscard]] double maximum() const { return maximum_; }

  private:
    [[nodiscard]] std::size_t key_count() const { return heads_.front().matrix->keys.size(); }
    /// Where a weight stands in the plot, as the scale has it: 0 at the bottom, 1 at the top. NaN where there is none.
    [[nodiscard]] double height_of(std::size_t head, std::size_t key) const;
    [[nodiscard]] QPointF place(const QRectF& plot, std::size_t key, double height) const;
    [[nodiscard]] double label_room() const;
    [[nodiscard]] double axis_room() const;
    /// Room of the caption and of the heads' names above the plot.
    [[nodiscard]] double caption_room() const;
    [[nodiscard]] LabelFit label_fit(double plot_width) const;
    /// The style's note, and that labels are thinned out in a figure of this width.
    [[nodiscard]] QStringList notes(double width) const;
    [[nodiscard]] QPen pen(std::size_t head) const;
    /// Labels at the ticks of the axis of weights, from the bottom to the top.
    [[nodiscard]] QStringList tick_labels() const;
    void add_axes(const QRectF& plot, DisplayList& list) const;
    void add_labels(const QRectF& plot, DisplayList& list) const;
    void add_lines(const QRectF& plot, DisplayList& list) const;
    void add_names(const QRectF& plot, DisplayList& list) const;

    std::vector<LinksHead> heads_;
    std::int32_t query_;
    FigureStyle style_;
    std::vector<std::vector<float>> ranks_;  ///< of each head's row, where the scale asks for them
    double maximum_ = 1;
};

}  // namespace headlight
