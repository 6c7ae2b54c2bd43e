#pragma once

#include "workbench/menus/context_rows.h"

#include <QMenu>
#include <QObject>
#include <QPointer>

namespace headlight {

class Actions;
class Document;

/// Opens the context menus of a window, for the pointer and for the keyboard. What a menu is about is selected first,
/// so that its entries are the window's own actions, with their keys.
class ContextMenus : public QObject {
    Q_OBJECT

  public:
    /// `window`: whose widgets leave their context menu events to it.
    ContextMenus(Document& document, Actions& actions, QWidget& window);
    /// As the keyboard's key for menus does, for the widget with the focus.
    void open_for_focus();
    /// The menu that is open; null where none is.
    [[nodiscard]] QMenu* menu() const { return menu_; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// `from`: the widget under the pointer, or with the focus.
    bool open(QWidget* from, const std::optional<QPoint>& on_screen);
    void fill(QMenu& menu, const ThingAt& thing) const;

    Document& document_;
    Actions& actions_;
    QWidget& window_;
    QPointer<QMenu> menu_;
};

}  // namespace headlight
