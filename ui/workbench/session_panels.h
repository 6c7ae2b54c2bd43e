#pragma once

#include "workbench/panel_drawer.h"
#include "workbench/saved_models.h"

#include <QObject>

#include <span>
#include <vector>

namespace headlight {

/// Brings the page of panels of a session back, and says what of it is saved.
class SessionPanels : public QObject {
    Q_OBJECT

  public:
    SessionPanels(FigurePanels& panels, FileHashes& hashes, QObject* parent);

    /// Those of the page and those that wait or could not be drawn, which are not lost.
    [[nodiscard]] SavedPanels current();
    /// The letters of panels that no session holds; empty: none.
    [[nodiscard]] QString not_held();
    /// In place of what is on the page. They wait until it is known where their models are.
    void show(const SavedPanels& saved);
    /// The models of those that wait.
    [[nodiscard]] std::vector<ModelReference> models() const;
    /// Where these models are; `folder`: of the session. Draws those whose models and files are there.
    void take_places(std::span<const LocatedModel> places, const QString& folder);
    /// Whether some are being drawn.
    [[nodiscard]] bool drawing() const { return !asked_.empty(); }

  signals:
    /// A panel will come back, and has come back: what a session would hold is the same but for places of files.
    void coming_back();
    void came_back();
    /// A panel cannot be drawn.
    void failed(const QString& sentence);

  private:
    /// The request as it is on this machine; says what is missing otherwise.
    [[nodiscard]] std::optional<SavedPanel> placed(SavedPanel panel, std::span<const LocatedModel> places,
                                                   const QString& folder);
    void take(const FigurePanel& panel, std::size_t index);

    FigurePanels& panels_;
    FileHashes& hashes_;
    PanelDrawer drawer_;
    std::vector<SavedPanel> waiting_;  ///< as they were saved
    std::vector<SavedPanel> asked_;    ///< those of `waiting_` that the drawer was given
};

}  // namespace headlight
