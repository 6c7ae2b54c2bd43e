#pragma once

#include "figures/figure.h"
#include "workbench/widgets/figures/numbered_figure.h"
#include "workbench/widgets/look/look_follower.h"
#include "workbench/widgets/menu_thing.h"

#include <QLabel>
#include <QScrollArea>
#include <QSize>
#include <QString>
#include <QWidget>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

/// A figure that is as wide as there is room and as high as it then needs; for the inside of a scroll area.
class FigureFlow : public LookFollower<QWidget>, public NumberedFigure, public HasThings {
    Q_OBJECT

  public:
    explicit FigureFlow(QWidget* parent = nullptr);
    /// Null: nothing to show.
    void set_figure(std::shared_ptr<const Figure> figure);
    [[nodiscard]] const std::shared_ptr<const Figure>& figure() const { return figure_; }
    void set_look(const Look& look) override;
    [[nodiscard]] std::shared_ptr<const Figure> shown_figure() const override { return figure_; }
    [[nodiscard]] Hit place_at(const QPointF& point) const override;
    [[nodiscard]] QRectF region_of(const Hit& place) const override;
    [[nodiscard]] QString text_of(const Hit& /*place*/) const override { return {}; }
    [[nodiscard]] std::vector<Hit> marked_places() const override { return marked_; }
    /// Places that are outlined, because they are pointed at or selected; not part of the figure.
    void set_marked(std::vector<Hit> places);
    std::optional<ThingAt> take_thing(const std::optional<QPoint>& point) override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

  signals:
    void clicked(const headlight::Hit& hit);
    /// The place under the pointer is another, or none.
    void hovered(const headlight::Hit& hit);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    void point_at(const Hit& hit);

    Look look_;
    std::vector<Hit> marked_;
    Hit pointed_at_;
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
    /// Scrolls to a place of the figure, if it is shown there.
    void reveal(const Hit& place);
    /// Empty: the figure is shown.
    void set_sentence(const QString& sentence);

  private:
    QLabel* sentence_;
    QScrollArea* area_;
    FigureFlow* flow_;
};

}  // namespace headlight
