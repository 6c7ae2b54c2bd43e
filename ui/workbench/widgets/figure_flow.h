#pragma once

#include "figures/figure.h"

#include <QLabel>
#include <QScrollArea>
#include <QSize>
#include <QString>
#include <QWidget>

#include <map>
#include <memory>
#include <optional>

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
    // Kept, because layouts ask for heights again and again, and scrolling paints again.
    mutable std::map<int, int> heights_;  ///< of the figure, by width
    std::optional<DisplayList> list_;     ///< nothing: not laid out yet
    QSize list_size_;
};

/// A FigureFlow that scrolls, or a sentence that says why there is none.
class FigureScroll : public QWidget {
    Q_OBJECT

  public:
    explicit FigureScroll(const QString& accessible_name, QWidget* parent = nullptr);
    [[nodiscard]] FigureFlow& flow() { return *flow_; }
    [[nodiscard]] const FigureFlow& flow() const { return *flow_; }
    [[nodiscard]] const QLabel& sentence() const { return *sentence_; }
    /// Empty: the figure is shown.
    void set_sentence(const QString& sentence);

  private:
    QLabel* sentence_;
    QScrollArea* area_;
    FigureFlow* flow_;
};

}  // namespace headlight
