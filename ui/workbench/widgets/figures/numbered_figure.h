#pragma once

#include "export/number_table.h"
#include "figures/figure.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QWidget;

namespace headlight {

/// A widget that shows a figure with numbers behind it. Its table is what screen readers read, its numbers what is
/// copied.
class NumberedFigure {
  public:
    using Numbers = std::function<FigureNumbers()>;

    virtual ~NumberedFigure() = default;
    NumberedFigure() = default;
    NumberedFigure(const NumberedFigure&) = delete;
    NumberedFigure& operator=(const NumberedFigure&) = delete;

    /// Null: nothing is shown.
    [[nodiscard]] virtual std::shared_ptr<const Figure> shown_figure() const = 0;
    /// The numbers of the figure that is shown, as files of it hold them; empty: a picture without numbers. They are
    /// made when they are first asked for, once for each figure.
    void set_numbers(Numbers numbers);
    [[nodiscard]] const Numbers& numbers() const { return numbers_; }
    /// Null where there are none.
    [[nodiscard]] const NumberTable* table() const;
    /// Text of a cell: its tool tip, or its labels and its number.
    [[nodiscard]] QString cell_text(int row, int column) const;

    // In pixels of the widget.
    [[nodiscard]] virtual Hit place_at(const QPointF& point) const = 0;
    /// Empty where the place is not shown.
    [[nodiscard]] virtual QRectF region_of(const Hit& place) const = 0;
    /// Empty where the widget says nothing of it.
    [[nodiscard]] virtual QString text_of(const Hit& place) const = 0;
    /// The places that are selected or pointed at.
    [[nodiscard]] virtual std::vector<Hit> marked_places() const = 0;

    /// Returns whether it draws a frame while it has the focus: after a click, a frame says nothing new.
    [[nodiscard]] bool shows_focus() const { return shows_focus_; }
    void show_focus(bool shown) { shows_focus_ = shown; }

  protected:
    /// Another figure is shown by `widget`.
    void forget_table(QWidget& widget);

  private:
    Numbers numbers_;
    bool shows_focus_ = false;
    mutable std::optional<NumberTable> table_;
};

}  // namespace headlight
