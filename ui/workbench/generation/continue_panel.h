#pragma once

#include "workbench/generation/completed_image.h"
#include "workbench/generation/continuation.h"
#include "workbench/generation/generation_tree_view.h"
#include "workbench/generation/pixel_completion.h"
#include "workbench/generation/written_text.h"
#include "workbench/widgets/candidate_list.h"
#include "workbench/widgets/lower_panel.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QScrollArea>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>

namespace headlight {

class Actions;
class Document;

/// Continues the text: how tokens are chosen, the candidates of a step, and the tree of what was tried. With a model
/// that reads images pixel by pixel, the image as it is completed stands in their place. Computes nothing while it is
/// hidden.
class ContinuePanel : public LowerPanel {
    Q_OBJECT

  public:
    ContinuePanel(Document& document, Actions& actions, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] Continuation& continuation() { return continuation_; }
    [[nodiscard]] PixelCompletion& completion() { return completion_; }
    [[nodiscard]] CompletedImage& completed_image() { return *image_; }
    [[nodiscard]] CandidateList& candidates() { return *candidates_; }
    [[nodiscard]] GenerationTreeView& tree_view() { return *tree_; }
    [[nodiscard]] WrittenText& written_text() { return *written_; }
    /// Sets how tokens are chosen, as if by hand.
    void choose(const ContinuationOptions& options);
    /// Writes the tree as JSON or as a figure, whichever the name asks for; says why not if that fails.
    void save(const QString& path);
    /// Writes the completed image as PNG; says why not if that fails.
    void save_image(const QString& path);

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void place_parts(bool beside) override;

  private:
    QWidget* build_controls(Actions& actions);
    QWidget* build_numbers();
    QWidget* build_candidates();
    void connect_actions(Actions& actions);
    void connect_image();
    /// Shows the parts that the open model needs.
    void choose_parts();
    void take_options();
    void refresh();
    /// At once, or a moment later while tokens come fast.
    void refresh_soon();
    void refresh_actions();
    void refresh_written();
    void refresh_tree();
    /// Takes the generated text into the field for the text, or for the target of an encoder-decoder.
    void use_written();
    void ask_where_to_save();
    void ask_where_to_save_image();
    /// Opens the completed image in place of the one that it began with.
    void use_image();
    [[nodiscard]] QString hint_text() const;

    Document& document_;
    Actions& actions_;
    Continuation continuation_;
    PixelCompletion completion_;
    QTimer refresh_timer_;
    QToolButton* save_;
    QWidget* controls_;
    QSpinBox* tokens_;
    QDoubleSpinBox* temperature_;
    QSpinBox* top_k_;
    QDoubleSpinBox* top_p_;
    QSpinBox* seed_;
    QSpinBox* beams_;
    QLabel* step_title_;
    CandidateList* candidates_;
    QScrollArea* area_;
    GenerationTreeView* tree_;
    WrittenText* written_;
    CompletedImage* image_;
};

}  // namespace headlight
