#pragma once

#include "figures/figure.h"

#include <memory>
#include <vector>

namespace headlight {

/// How figures share the room.
struct RowColumns {
    int count = 0;               ///< figures side by side at most; 0: as many as there are widths, or all of them
    std::vector<double> widths;  ///< of the columns in relation to each other, over and over; none: all the same
};

/// Several figures side by side, such as pinned heads, in as many rows as their columns need, each with its own title;
/// title, caption and provenance of the whole stand around all of them. Heat maps of one shape have their cells in the
/// same places.
class FigureRow : public Figure {
  public:
    FigureRow(std::vector<std::shared_ptr<const Figure>> figures, FigureStyle style, const RowColumns& columns = {});

    [[nodiscard]] std::size_t count() const { return figures_.size(); }
    /// Where a figure stands.
    [[nodiscard]] QRectF place(std::size_t index, const QSizeF& size) const { return places(size).at(index); }

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    /// Place in the figure under the point.
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] double least_height_for_width(double width) const override;
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    /// Figures keep what is about their data (titles, notes, scale, map but for what paper it stands on, whether there
    /// is a color bar) and take the rest of the style.
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  private:
    [[nodiscard]] std::size_t rows() const;
    /// The columns before a figure's, and its own, as shares of the whole width.
    [[nodiscard]] double share_before(std::size_t index) const;
    [[nodiscard]] double share(std::size_t index) const { return shares_[index % shares_.size()]; }
    using HeightForWidth = double (Figure::*)(double) const;
    /// The most that a figure of each row asks for below the highest title beside it.
    [[nodiscard]] std::vector<double> heights_of_rows(double width, HeightForWidth asked) const;
    /// Preferred and least height of each row.
    [[nodiscard]] std::vector<double> row_heights(double width) const;
    [[nodiscard]] std::vector<double> least_heights(double width) const;
    /// Where the figures stand.
    [[nodiscard]] std::vector<QRectF> places(const QSizeF& size) const;
    /// The figures as they stand in their places: pictures of one row begin at one height.
    [[nodiscard]] std::vector<std::shared_ptr<const Figure>> aligned(const std::vector<QRectF>& places) const;

    std::vector<std::shared_ptr<const Figure>> figures_;
    FigureStyle style_;
    std::vector<double> shares_;  // one a column; their sum is 1
};

}  // namespace headlight
