#pragma once

#include "workbench/menus/actions.h"
#include "workbench/widgets/lower_panel.h"

#include <QObject>
#include <QSplitter>

#include <map>
#include <stdexcept>
#include <utility>
#include <vector>

namespace headlight {

class Document;

/// The panels below the picture, one for each row of the table that stands there: one at a time, so that the picture
/// keeps its room, and as high as the user drags them.
class LowerPanels : public QObject {
    Q_OBJECT

  public:
    /// `rows`: the picture stands in it already, and keeps what the panels leave.
    LowerPanels(Document& document, Actions& actions, QSplitter& rows);

    /// The panel of this class.
    template <typename Panel>
    [[nodiscard]] Panel& panel() const {
        for (const auto& [action, panel] : panels_)
            if (auto* found = qobject_cast<Panel*>(panel)) return *found;
        throw std::logic_error("no row of the table makes this panel");
    }

  protected:
    /// Panels that a new look made taller get the room.
    bool eventFilter(QObject* watched, QEvent* event) override;

  signals:
    /// A panel that had the keyboard was closed.
    void left();

  private:
    void add(QAction* action, LowerPanel* panel);
    void show(QAction* action, LowerPanel* panel, bool shown);
    void give_room(LowerPanel& panel);

    QSplitter& rows_;
    std::vector<std::pair<QAction*, LowerPanel*>> panels_;
    std::map<const LowerPanel*, int> chosen_;  ///< heights that the user dragged
};

}  // namespace headlight
