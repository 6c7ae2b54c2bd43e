#pragma once

#include "workbench/document/picture_maker.h"
#include "workbench/document/run_input.h"
#include "workbench/document/view_state.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <optional>
#include <utility>

namespace headlight {

class LiveRun;
class Notices;

/// View: the state that decides the figures, the one history of its changes and of the text's, and the
/// picture that is made of it and of what ran. Lives on the GUI thread.
class ShownView : public QObject {
    Q_OBJECT

  public:
    ShownView(LiveRun& run, Notices& notices);
    ~ShownView() override;

    /// Every change of the view, and every edit of the texts, in the order in which they were made.
    [[nodiscard]] QUndoStack& undo_stack() { return undo_stack_; }

    [[nodiscard]] const ViewState& state() const { return state_; }
    /// Changes the view as one step of undo. `what` names it in the menu; steps of the same non-zero `merge` id that
    /// follow each other become one (walking through heads, dragging a slider).
    void change(const QString& what, const std::function<void(ViewState&)>& change, int merge = 0);
    /// Sets the view without a step of undo (start of the program).
    void reset(const ViewState& view);
    /// Sets a view that was saved of the present text, without a step of undo: with the model that is being loaded, or
    /// at once where none is. What the model does not have is reset.
    void restore(const ViewState& view);
    void show_head(const HeadId& choice);
    /// The layer and the head that were shown last, for when several heads are one no more; those of the model's that
    /// come nearest.
    [[nodiscard]] HeadId last_single_head() const;
    /// Moves the choice by layers and heads, stopping at the borders and passing layers without attention.
    void walk(int layers, int heads);
    /// Returns whether a layer of the attention that is shown has heads; true where that is not known yet.
    [[nodiscard]] bool attends(std::int32_t layer) const;
    void toggle_pin(const HeadId& choice);
    /// Masks or shows a token of the analysis; says why not while the analysis of a newer text is still awaited.
    void toggle_mask(std::int32_t token);
    [[nodiscard]] bool is_masked(std::int32_t token) const;
    /// Returns whether interventions are on.
    [[nodiscard]] bool intervenes() const { return !state_.active_interventions().empty(); }

    /// Figure in the middle; may be one step behind `state` while it is computed. Null before the first, and while
    /// a long run is shown (LiveRun::so_far).
    [[nodiscard]] const PicturePointer& picture() const { return picture_; }
    /// Of a long run that is shown, the layers that are done, to look at only; kept until the picture of the whole run
    /// is made. Null otherwise.
    [[nodiscard]] const PicturePointer& picture_so_far() const { return picture_so_far_; }
    /// Returns whether the picture is of the newest analysis.
    [[nodiscard]] bool picture_is_of_analysis() const;
    /// Metrics of the model's heads over a corpus; reset with the model.
    [[nodiscard]] const CorpusPointer& corpus() const { return corpus_; }
    void set_corpus(const CorpusPointer& corpus);
    /// How figures look, from the next picture on. What is shown keeps its look until that is made.
    void set_figure_style(FigureStyle style);

  signals:
    void changed();
    void picture_changed();
    void corpus_changed();

  private:
    friend class ViewCommand;
    void connect_run();
    void take_model(bool read_images_before);
    void begin_text();
    /// Records an edit of the texts as a step of undo.
    void record_edit(const InputTexts& before, const InputTexts& after);
    void record_images(const InputImages& before, const InputImages& after);
    /// Puts texts back with what belongs to them in a view (`TextStep::Put`).
    void put_texts(const InputTexts& texts, const ViewState* places);
    /// The same of images.
    void put_images(const InputImages& images, const ViewState* places);
    /// Drops the steps of the view, which speak of another model's heads, and keeps those of the texts.
    void keep_text_steps();
    void take_analysis(bool first_of_model);
    void tell_analysis();
    void take_picture(const PicturePointer& picture);
    void take_picture_so_far(const PicturePointer& picture);
    /// Puts the picture of what there is of a long run in place of the picture, which comes back where that run ends
    /// without a result.
    void follow_long_run();
    /// The view that a step of undo asks for.
    void apply(const ViewState& view);
    /// The one place that sets the state, so that the run knows what it asks.
    void set_state(ViewState view);
    /// Interventions that the model cannot have leave the list, and a notice says so.
    void drop_interventions(const std::function<bool(const ListedIntervention&)>& which);
    /// With the masked tokens, and what is pointed out, as those of the present text.
    [[nodiscard]] ViewState of_this_text(ViewState view) const;
    /// Without highlights and ranges of another version of the text.
    [[nodiscard]] ViewState without_old_places(ViewState view) const;
    /// With the kind of picture and the metric that fit what the model reads.
    [[nodiscard]] ViewState fitted_to_reading(ViewState view, bool read_images_before) const;
    /// With what the analysis does not have reset.
    [[nodiscard]] ViewState fitted_to_analysis(const ViewState& view) const;
    /// The attention that is shown; null until the model has run.
    [[nodiscard]] const AttentionStack* known_stack() const;
    /// The layer at a distance from another of `count`, or the next one behind it that attends; `from` where none does.
    [[nodiscard]] std::int32_t attending_layer(std::int32_t from, int distance, std::int32_t count) const;
    /// Layers and heads of the attention that is shown; the model's own before there is any.
    [[nodiscard]] std::pair<std::int32_t, std::int32_t> shown_sizes() const;
    void request_picture();

    LiveRun& run_;
    Notices& notices_;
    QUndoStack undo_stack_;
    ViewState state_;
    const ViewState* places_to_restore_ = nullptr;  ///< while texts are put back
    std::optional<ViewState> restored_;             ///< until the first analysis of the model that it waits for
    std::int32_t last_layer_ = 0;
    std::int32_t last_head_ = 0;
    StylePointer style_ = std::make_shared<const FigureStyle>();
    PicturePointer picture_;
    PicturePointer picture_so_far_;
    CorpusPointer corpus_;
    PictureMaker pictures_;
};

}  // namespace headlight
