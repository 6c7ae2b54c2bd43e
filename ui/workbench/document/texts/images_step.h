#pragma once

#include "workbench/document/run_input.h"

#include <QUndoCommand>

#include <functional>
#include <memory>

namespace headlight {

struct ViewState;

/// One step of undo: the images before and after they were opened, added, removed or moved.
class ImagesStep final : public QUndoCommand {
  public:
    /// Puts images in place of the present ones, with the masks, highlights and ranges of a view unless it is null.
    using Put = std::function<void(const InputImages& images, const ViewState* places)>;

    /// A step that has been made already, so that the stack's first redo does nothing. `view_before`: whose masks,
    /// highlights and ranges return with the images.
    ImagesStep(Put put, InputImages before, InputImages after, const ViewState& view_before);
    ~ImagesStep() override;

    void undo() override;
    void redo() override;

  private:
    Put put_;
    InputImages before_;
    InputImages after_;
    std::unique_ptr<const ViewState> view_before_;
    bool made_ = true;  ///< until the first redo
};

}  // namespace headlight
