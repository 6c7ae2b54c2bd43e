#pragma once

#include "figures/annotated_figure.h"
#include "figures/figure.h"
#include "figures/weights/heat_map_figure.h"
#include "workbench/background/answer_newest.h"
#include "workbench/widgets/figures/cross_fade.h"
#include "workbench/widgets/figures/numbered_figure.h"
#include "workbench/widgets/look/look_follower.h"
#include "workbench/widgets/menu_thing.h"

#include <QImage>
#include <QPixmap>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

/// A row, column, cell or head to be outlined over a figure.
struct Outline {
    Hit hit;
    QColor color;
    double width = 2;
    bool corner = false;  ///< a mark in the upper right corner in place of the outline
    bool operator==(const Outline&) const = default;
};

/// Row, column and cell of what is pointed at or selected.
std::vector<Outline> outlines_of(const Hit& hit, const Look& look);

/// Shows a figure in the room there is. Zooms and pans heat maps by their viewport, so that labels stay beside their
/// rows and columns, and outlines what is hovered and selected, which is not part of the figure.
class FigureView : public LookFollower<QWidget>, public NumberedFigure, public HasThings {
    Q_OBJECT

  public:
    explicit FigureView(const QString& accessible_name, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// Null: shows the empty text instead.
    void set_figure(std::shared_ptr<const Figure> figure);
    /// The same with a short transition from what is shown, as the look says: another head, or another text.
    void change_figure(std::shared_ptr<const Figure> figure);
    /// Returns whether paint events show the present figure: a large one is painted beside the window, and the figure
    /// before is shown until then.
    [[nodiscard]] bool shows_figure() const;
    /// Returns whether a transition is under way.
    [[nodiscard]] bool changing() const { return fade_.running(); }
    [[nodiscard]] const std::shared_ptr<const Figure>& figure() const { return figure_; }
    [[nodiscard]] std::shared_ptr<const Figure> shown_figure() const override { return figure_; }
    void set_empty_text(const QString& text);
    [[nodiscard]] const QString& empty_text() const { return empty_text_; }
    void set_outlines(std::vector<Outline> outlines);
    [[nodiscard]] const std::vector<Outline>& outlines() const { return outlines_; }
    /// Places that are drawn faintly, because something else is looked for; not part of the figure.
    void set_dimmed(std::vector<Hit> places);
    [[nodiscard]] const std::vector<Hit>& dimmed() const { return dimmed_; }
    /// Outlines and notes that are part of the figure, drawn with it wherever it is zoomed to.
    void set_annotations(std::vector<Annotation> annotations);
    [[nodiscard]] const std::vector<Annotation>& annotations() const { return annotations_; }
    /// Sets the function that gives the tool tip of a place; plain text.
    /// `hint`: a line below it that says what can be done there; empty: none.
    void set_tool_tip(std::function<QString(const Hit&)> text, const QString& hint = {}) {
        tool_tip_ = std::move(text);
        tool_tip_hint_ = hint;
    }
    [[nodiscard]] QString tool_tip(const Hit& hit) const { return tool_tip_ ? tool_tip_(hit) : QString(); }

    /// How places are selected, and which one is, for menus about them; without these a menu is about the figure.
    struct Selecting {
        std::function<void(const Hit&)> select;
        std::function<Hit()> selected;
    };
    void set_selecting(Selecting selecting) { selecting_ = std::move(selecting); }
    /// Sets what a menu about the figure as a whole is about.
    void set_figure_thing(MenuThing thing) { figure_thing_ = thing; }
    std::optional<ThingAt> take_thing(const std::optional<QPoint>& point) override;

    /// While painting, a press and every cell that it is drawn over are told by `painted`; nothing is panned or
    /// clicked. Arrow keys walk from cell to cell, Space tells of one, Delete of one as with Ctrl.
    void set_painting(bool painting);

    /// How many times larger than the whole figure the plot is; heat maps only.
    [[nodiscard]] double zoom() const;
    [[nodiscard]] const Viewport& viewport() const { return viewport_; }
    /// Zooms about a point of the widget; between 1 (all of it) and three cells.
    void set_zoom(double zoom, const QPointF& about);
    void reset_zoom();
    /// Shows this part, as another view of the same cells does.
    void show_viewport(const Viewport& viewport) { set_viewport(viewport); }
    /// Smaller cells of the heat map, for as long as it is shown (HeatMapFigure::set_tiles).
    void set_tiles(HeatMapTiles tiles, const FinerCells& in_view = {});
    /// Moves the plot by pixels.
    void pan(const QPointF& by);

    [[nodiscard]] Hit hit_at(const QPointF& point) const;
    /// Where something stands in the widget now; empty if it is not shown.
    [[nodiscard]] QRectF region(const Hit& hit) const;
    [[nodiscard]] Hit place_at(const QPointF& point) const override { return hit_at(point); }
    [[nodiscard]] QRectF region_of(const Hit& place) const override { return region(place); }
    [[nodiscard]] QString text_of(const Hit& place) const override { return tool_tip(place); }
    [[nodiscard]] std::vector<Hit> marked_places() const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void hovered(const headlight::Hit& hit);
    void clicked(const headlight::Hit& hit, Qt::KeyboardModifiers modifiers);
    /// `begins`: with the press.
    void painted(const headlight::Hit& hit, bool begins, Qt::KeyboardModifiers modifiers);
    /// After zooming and panning.
    void viewport_changed(const headlight::Viewport& viewport);
    /// Arrow keys.
    void walked(int rows, int columns);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    /// A figure laid out for the screen.
    struct Laid {
        std::shared_ptr<const DisplayList> list;
        QSize pixels;
        double ratio = 1;  ///< pixels of the screen for one of the window
        QColor background;
    };

    [[nodiscard]] bool drawable() const;
    [[nodiscard]] const HeatMapFigure* heat_map() const;
    void set_viewport(Viewport viewport);
    void forget();
    /// Brings `painted_` up to date: now, or beside the window where that takes longer than a frame.
    void paint_figure();
    void paint_later(const Laid& laid);
    /// Shows the figure as it was painted now.
    void take_painted(const QPixmap& painted);
    [[nodiscard]] static QImage rendered(const Laid& laid);
    void paint_dimmed(QPainter& painter);
    void paint_outlines(QPainter& painter) const;
    void paint_corner(QPainter& painter, const QRectF& where, const QColor& color) const;
    void paint_cell(const QMouseEvent& event, bool begins);
    bool paint_by_key(const QKeyEvent& event);

    std::shared_ptr<const Figure> figure_;
    mutable std::optional<QSize> natural_size_;  ///< of it, once a layout asked
    Viewport viewport_;                          ///< kept while figures of the same shape follow each other
    std::size_t queries_ = 0;
    std::size_t keys_ = 0;
    Look look_;
    QString empty_text_;
    std::vector<Outline> outlines_;
    std::vector<Hit> dimmed_;
    std::vector<QRectF> veils_;  ///< where they stand; empty until they are painted
    std::vector<Annotation> annotations_;
    std::function<QString(const Hit&)> tool_tip_;
    QString tool_tip_hint_;
    Selecting selecting_;
    MenuThing figure_thing_ = MenuThing::SideFigure;
    std::optional<QPointF> pressed_;
    Viewport pressed_viewport_;
    bool panned_ = false;
    bool painting_ = false;
    Hit brush_at_;  ///< the cell that was painted, or walked to, last
    Hit last_hit_;
    QPixmap painted_;      ///< the figure as last painted; null before
    QSize asked_;          ///< pixels for which it was painted, or is being painted
    bool changed_ = true;  ///< since it was
    bool fades_ = false;   ///< when it is painted next
    CrossFade fade_{*this};
    std::unique_ptr<AnswerNewest<Laid, QImage>> later_;  ///< null until a figure needs it
};

}  // namespace headlight
