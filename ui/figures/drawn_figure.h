#pragma once

#include "figures/figure.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace headlight {

/// Puts the parts of a diagram into a display list, in the style's colors and type. All lengths are in em, the size of
/// the type, from the diagram's left upper corner.
class Sketch {
  public:
    Sketch(const FigureStyle& style, const QPointF& corner, std::vector<Item>& items)
        : style_(style), corner_(corner), items_(items) {}

    [[nodiscard]] const FigureStyle& style() const { return style_; }
    /// A line of text whose capitals stand about `center` in the vertical.
    void text(const QPointF& center, const QString& words, TextItem::Align align = TextItem::Align::Center,
              double size = 1, bool faint = false, QFont::Weight weight = QFont::Normal);
    /// The same, in smaller type where it would be wider than `room`: words of some languages are long.
    void fitted(const QPointF& center, double room, const QString& words, TextItem::Align align, double size = 1,
                bool faint = false, QFont::Weight weight = QFont::Normal);
    /// Lines of text from a left edge on, none wider than `width`; `first` is where the first stands.
    void lines(const QPointF& first, double width, const QString& words, double size, bool faint);
    /// A text about a center, in a color of its own: over a cell.
    void colored_text(const QPointF& center, const QString& words, double size, const QColor& color);
    /// A text along a vertical axis, read from below.
    void upright(const QPointF& center, const QString& words);
    /// A box with rounded corners; `emphasis` from 0 (paper) to 1 fills it.
    void box(const QRectF& place, double emphasis, bool accent = false);
    /// A cell without corners or outline.
    void cell(const QRectF& place, const QColor& fill, Role role = Role::Cell);
    void line(const QPointF& from, const QPointF& to, double width = 0.08, bool faint = true);
    /// A line with a head at its end, in the accent if asked.
    void arrow(const QPointF& from, const QPointF& to, bool accent = false);
    void path(const QPainterPath& path, const QColor& pen, double width, const QColor& fill = Qt::transparent,
              Role role = Role::Link);
    /// Pixels stretched over a place with hard edges.
    void image(const QRectF& place, const QImage& image);
    /// A color bar of a map; `minimum` and `maximum` are the numbers at its ends.
    void legend(const QPointF& corner, double width, const ColorMap& map, const QString& caption, double minimum,
                double maximum);
    [[nodiscard]] double width_of(const QString& words, double size = 1) const;
    /// The color that tells the `index`-th of `count` lines apart, light to dark.
    [[nodiscard]] QColor line_color(int index, int count) const;

  private:
    [[nodiscard]] double em() const;
    [[nodiscard]] QPointF at(const QPointF& place) const { return corner_ + em() * place; }
    [[nodiscard]] QRectF at(const QRectF& place) const { return {at(place.topLeft()), em() * place.size()}; }

    const FigureStyle& style_;
    QPointF corner_;
    std::vector<Item>& items_;
};

/// A diagram: what draws it, and the room that it wants. Title, notes, caption and provenance stand around it as around
/// every figure. `hit` names nothing.
class DrawnFigure final : public Figure {
  public:
    using Draw = std::function<void(Sketch& sketch)>;

    /// `extent`: the diagram's width and height in em. It is enlarged, type and all, to the room that there is.
    DrawnFigure(Draw draw, const QSizeF& extent, QStringList notes, FigureStyle style);

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  private:
    Draw draw_;
    QSizeF extent_;
    QStringList notes_;
    FigureStyle style_;
};

}  // namespace headlight
