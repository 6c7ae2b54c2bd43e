#pragma once

#include "session/backend_choice.h"

#include <QObject>

#include <memory>

namespace headlight {

class LiveRun;
class Notices;
class Pointing;
class SessionBridge;
class ShownStructure;
class ShownView;
class SoundPlayer;
class WorkBeside;

/// The state of one window: objects, each with a subject of its own and a header that those include who use it.
/// Widgets show them and ask them for changes. Lives on the GUI thread.
class Document : public QObject {
  public:
    /// `choice` is the one that the bridge was made with.
    Document(std::unique_ptr<SessionBridge> bridge, const BackendChoice& choice, QObject* parent = nullptr);
    ~Document() override;

    /// Run: model, input and result.
    [[nodiscard]] LiveRun& run() const { return *run_; }
    /// View, with undo, and the figure of it.
    [[nodiscard]] ShownView& view() const { return *view_; }
    /// Pointer and selection.
    [[nodiscard]] Pointing& pointing() const { return *pointing_; }
    /// Structure of a protein that attention is compared with.
    [[nodiscard]] ShownStructure& structure() const { return *structure_; }
    /// Player of the recording's parts.
    [[nodiscard]] SoundPlayer& sound() const { return *sound_; }
    /// Notices to the user.
    [[nodiscard]] Notices& notices() const { return *notices_; }
    /// Threads for files and images that are made beside the window, as many as the user chose.
    [[nodiscard]] WorkBeside& beside() const { return *beside_; }

  private:
    void take_threads();

    std::unique_ptr<WorkBeside> beside_;
    std::unique_ptr<Notices> notices_;
    std::unique_ptr<LiveRun> run_;
    std::unique_ptr<ShownView> view_;
    std::unique_ptr<Pointing> pointing_;
    std::unique_ptr<ShownStructure> structure_;
    std::unique_ptr<SoundPlayer> sound_;
};

}  // namespace headlight
