#pragma once

#include "workbench/widgets/lower_panel.h"

#include <QAction>
#include <QObject>
#include <QSplitter>

#include <map>
#include <utility>
#include <vector>

namespace headlight {

/// The panels below the picture: one at a time, so that the picture keeps its room, and as high as the user drags them.
class LowerPanels : public QObject {
    Q_OBJECT

  public:
    /// `rows`: the picture stands in it already, and keeps what the panels leave.
    explicit LowerPanels(QSplitter& rows);

    /// Puts a panel below the others; the action, which can be checked, shows and hides it.
    void add(QAction* action, LowerPanel* panel);

  protected:
    /// Panels that a new look made taller get the room.
    bool eventFilter(QObject* watched, QEvent* event) override;

  signals:
    /// A panel that had the keyboard was closed.
    void left();

  private:
    void show(QAction* action, LowerPanel* panel, bool shown);
    void give_room(LowerPanel& panel);

    QSplitter& rows_;
    std::vector<std::pair<QAction*, LowerPanel*>> panels_;
    std::map<const LowerPanel*, int> chosen_;  ///< heights that the user dragged
};

}  // namespace headlight
