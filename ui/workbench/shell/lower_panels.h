#pragma once

#include "workbench/document/open_figure.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/arrangement.h"
#include "workbench/widgets/grip_splitter.h"
#include "workbench/widgets/lower_panel.h"

#include <QObject>

#include <map>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

namespace headlight {

class Document;
class Settings;

/// The panels below or beside the figure, one for each row of the table that stands there: one at a time, so that the
/// figure keeps its room, as large as the user drags them and where he moves them.
class LowerPanels : public QObject {
    Q_OBJECT

  public:
    /// `rows`: the picture stands in it already, and keeps what the panels leave.
    LowerPanels(Document& document, Actions& actions, GripSplitter& rows);

    /// The panel of this class.
    template <typename Panel>
    [[nodiscard]] Panel& panel() const {
        for (const auto& [action, panel] : panels_)
            if (auto* found = qobject_cast<Panel*>(panel)) return *found;
        throw std::logic_error("no row of the table makes this panel");
    }

    /// Null while none is open.
    [[nodiscard]] LowerPanel* open() const;
    /// The figure of the open panel, to be exported; nothing where it has none.
    [[nodiscard]] std::optional<OpenFigure> open_figure() const;
    /// Nothing while no panel is open. `room`: of figure and panel.
    [[nodiscard]] std::optional<PanelNeeds> needs_of_open(const QSize& room) const;
    /// Puts the open panel beside or below the figure, with its room.
    void place(bool beside);

    void restore(const Settings& settings);
    void save(Settings& settings) const;

  protected:
    /// Panels that a new look made taller get the room.
    bool eventFilter(QObject* watched, QEvent* event) override;

  signals:
    /// A panel was opened, closed, moved or dragged.
    void arrangement_wanted();
    /// A panel that had the keyboard was closed.
    void left();

  private:
    void add(QAction* action, LowerPanel* panel);
    void show(QAction* action, LowerPanel* panel, bool shown);
    /// Name of the setting of a panel's extent.
    [[nodiscard]] QString key_of(const LowerPanel& panel, bool beside) const;
    void take_dragged();
    void move(bool beside);
    /// Pixels that the user gave a panel, below or beside the figure; else what is usual.
    [[nodiscard]] int extent_of(const LowerPanel& panel, bool beside, const QSize& room) const;

    GripSplitter& rows_;
    Look look_;
    std::vector<std::pair<QAction*, LowerPanel*>> panels_;
    std::map<const LowerPanel*, QString> names_;
    std::map<QString, double> chosen_;  ///< extents that the user dragged, in pixels at zoom 1, by name of setting
    std::optional<bool> beside_;        ///< where the user moved the panels
};

}  // namespace headlight
