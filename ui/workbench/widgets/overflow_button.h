#pragma once

#include <QAction>
#include <QList>
#include <QToolButton>
#include <QWidget>

namespace headlight {

/// A button at the end of a row of controls whose menu holds those that have no room in the row.
class OverflowButton : public QToolButton {
    Q_OBJECT

  public:
    explicit OverflowButton(QWidget* parent = nullptr);
    /// Actions of the menu, a list for each control; the button is hidden while there are none.
    void set_entries(const QList<QList<QAction*>>& controls);
};

}  // namespace headlight
