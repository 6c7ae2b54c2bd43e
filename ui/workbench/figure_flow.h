#pragma once

#include "figures/figure.h"

#include <QWidget>

#include <memory>

namespace headlight {

/// A figure that is as wide as there is room and as high as it then needs; for the inside of a scroll area.
class FigureFlow : public QWidget {
    Q_OBJECT

  public:
    explicit FigureFlow(QWidget* parent = nullptr);
    /// Null: nothing to show.
    void set_figure(std::shared_ptr<const Figure> figure);
    [[nodiscard]] const std::shared_ptr<const Figure>& figure() const { return figure_; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

  signals:
    void clicked(const headlight::Hit& hit);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    std::shared_ptr<const Figure> figure_;
};

}  // namespace headlight
