#pragma once

#include "workbench/document/open_figure.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/arrangement.h"
#include "workbench/widgets/grip_splitter.h"
#include "workbench/widgets/lower_panel.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace headlight {

class Document;
struct PanelMaker;
class Settings;

/// The panels below or beside the figure, one for each row of the table that stands there: one at a time, so that the
/// figure keeps its room, as large as the user drags them and where he moves them. Each is made when it is first opened
/// or asked for, or prepared.
class LowerPanels : public QObject {
    Q_OBJECT

  public:
    /// `rows`: the picture stands in it already, and keeps what the panels leave.
    LowerPanels(Document& document, Actions& actions, GripSplitter& rows);

    /// The panel of this class; it is made if it was not yet.
    template <typename Panel>
    [[nodiscard]] Panel& panel() {
        return static_cast<Panel&>(made_panel(place_of(Panel::staticMetaObject)));
    }
    /// Calls it with the panel of this class as soon as that is made, now or later.
    template <typename Panel>
    void when_made(const std::function<void(Panel&)>& call) {
        Place& place = place_of(Panel::staticMetaObject);
        place.when_made = [call](LowerPanel& panel) { call(static_cast<Panel&>(panel)); };
        if (place.panel != nullptr) place.when_made(*place.panel);
    }
    /// Makes the panels that nobody opened yet, one after the other in events of their own, so that the first one to be
    /// opened is there.
    void prepare();
    /// Calls it for the panels that were made.
    void for_each_made(const std::function<void(LowerPanel&)>& call) const;

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
    void made(headlight::LowerPanel* panel);
    /// A panel was opened, closed, moved or dragged.
    void arrangement_wanted();
    /// A panel that had the keyboard was closed.
    void left();

  private:
    /// A row of the table, and its panel.
    struct Place {
        QString id;
        QAction* action;
        const PanelMaker* maker;
        LowerPanel* panel = nullptr;  ///< null: not made yet
        std::function<void(LowerPanel&)> when_made{};
    };
    Place& place_of(const QMetaObject& type);
    LowerPanel& made_panel(Place& place);
    void show(Place& place, bool shown);
    /// The place of the panel that is open; null: none is.
    [[nodiscard]] const Place* open_place() const;
    /// Name of the setting of a panel's extent.
    [[nodiscard]] static QString key_of(const Place& place, bool beside);
    void take_dragged();
    void move(bool beside);
    /// Pixels that the user gave a panel, below or beside the figure; else what is usual.
    [[nodiscard]] int extent_of(const Place& place, bool beside, const QSize& room) const;

    Document& document_;
    Actions& actions_;
    GripSplitter& rows_;
    Look look_;
    std::vector<Place> places_;
    std::map<QString, double> chosen_;  ///< extents that the user dragged, in pixels at zoom 1, by name of setting
    std::optional<bool> beside_;        ///< where the user moved the panels
};

}  // namespace headlight
