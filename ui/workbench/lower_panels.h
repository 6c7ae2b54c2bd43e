#pragma once

#include "workbench/lower_panel.h"

#include <QAction>
#include <QObject>
#include <QVBoxLayout>

#include <utility>
#include <vector>

namespace headlight {

/// The panels below the picture: one at a time, so that the picture keeps its room.
class LowerPanels : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Puts a panel at the end of the column; the action, which can be checked, shows and hides it.
    void add(QAction* action, LowerPanel* panel, QVBoxLayout& column);
    void set_look(const Look& look);

  signals:
    /// A panel that had the keyboard was closed.
    void left();

  private:
    void show(QAction* action, LowerPanel* panel, bool shown);

    std::vector<std::pair<QAction*, LowerPanel*>> panels_;
};

}  // namespace headlight
