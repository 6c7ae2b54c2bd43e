#pragma once

#include "workbench/sessions/panel_drawer.h"
#include "workbench/sessions/saved_models.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace headlight {

/// Brings the page of panels of a session back, and tells which of it a session holds.
class SessionPanels : public QObject {
    Q_OBJECT

  public:
    SessionPanels(FigurePanels& panels, FileHashes& hashes, QObject* parent);

    /// The panels of the page, and those that wait or could not be drawn, which are not lost.
    [[nodiscard]] SavedPanels current();
    /// Returns the letters of panels that no session holds; empty: none.
    [[nodiscard]] QString not_held();
    /// Replaces the page by these, which wait until it is known where their models are.
    void show(const SavedPanels& saved);
    /// Returns the models of those that wait.
    [[nodiscard]] std::vector<ModelReference> models() const;
    /// Draws those whose models and files are here. `places`: of `models`; `folder`: of the session.
    void take_places(std::span<const LocatedModel> places, const QString& folder, const BackendChoice& backend);
    /// Drops those that are not on the page.
    void forget();
    /// Returns the letters of panels that show a zoom or a selected token, which no session holds; empty: none.
    [[nodiscard]] QString changed_on_screen() const;

  signals:
    /// A panel will come back, and has come back: what a session would hold is the same but for places of files.
    void coming_back();
    void came_back();
    /// Some panels are not on the page; names all of them, each with its reason.
    void failed(const QString& sentence);
    /// A panel came back with other weights than it was saved with.
    void redrawn(const QString& sentence);
    void forgotten();

  private:
    void complain(const QString& sentence);
    /// Returns the panel with models and files as they are on this machine; complains of what is missing otherwise.
    [[nodiscard]] std::optional<SavedPanel> placed(SavedPanel panel, std::span<const LocatedModel> places,
                                                   const QString& folder);
    void take(const FigurePanel& panel, std::size_t index);

    FigurePanels& panels_;
    FileHashes& hashes_;
    PanelDrawer drawer_;
    BackendChoice backend_;
    QStringList problems_;
    std::vector<SavedPanel> waiting_;  ///< as they were saved
    std::vector<SavedPanel> asked_;    ///< those of `waiting_` that the drawer was given
};

}  // namespace headlight
