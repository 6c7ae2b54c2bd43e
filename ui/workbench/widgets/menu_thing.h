#pragma once

#include <QPoint>
#include <QString>

#include <optional>

namespace headlight {

/// Subject of a context menu.
enum class MenuThing {
    Head,
    Weight,
    Token,
    Figure,      ///< of the shown heads
    Image,       ///< that the model reads, beside the text
    SideFigure,  ///< that stands beside them: a comparison, an explanation
};

/// Something that a context menu is wanted of.
struct ThingAt {
    MenuThing thing = MenuThing::Figure;
    QString name{};  ///< that stands above the entries; empty: none
    QPoint where{};  ///< of the menu, on the screen
};

/// A widget with things that have context menus. It leaves QContextMenuEvent to its window, which asks it.
class HasThings {
  public:
    virtual ~HasThings() = default;
    HasThings() = default;
    HasThings(const HasThings&) = delete;
    HasThings& operator=(const HasThings&) = delete;

    /// Selects what stands at a point of the widget, or takes what is selected where there is no point (keyboard), and
    /// says what that is. Nothing: there is no menu.
    virtual std::optional<ThingAt> take_thing(const std::optional<QPoint>& point) = 0;
};

}  // namespace headlight
