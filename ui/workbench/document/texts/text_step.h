#pragma once

#include "workbench/document/run_input.h"
#include "workbench/document/view_state.h"

#include <QUndoCommand>

#include <functional>
#include <optional>

namespace headlight {

/// One step of undo: the texts before and after an edit. Characters that are typed, or deleted, one after the other in
/// one place are one step.
class TextStep final : public QUndoCommand {
  public:
    /// Puts texts in place of the present ones, with the masks, highlights and ranges of a view unless it is null.
    using Put = std::function<void(const InputTexts& texts, const ViewState* places)>;

    /// A step that has been made already, so that the stack's first redo does nothing. `view_before`: whose masks,
    /// highlights and ranges return with the text.
    TextStep(Put put, InputTexts before, InputTexts after, std::optional<ViewState> view_before);

    [[nodiscard]] const InputTexts& before() const { return before_; }
    [[nodiscard]] const InputTexts& after() const { return after_; }

    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

  private:
    Put put_;
    InputTexts before_;
    InputTexts after_;
    std::optional<ViewState> view_before_;
    bool typed_;        ///< character by character
    bool made_ = true;  ///< until the first redo
};

}  // namespace headlight
