#pragma once

#include "analysis/losses/text_probability.h"
#include "workbench/document/open_figure.h"
#include "workbench/widgets/figures/figure_flow.h"
#include "workbench/widgets/lower_panel.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>

#include <memory>
#include <optional>

namespace headlight {

class Document;

/// How probable the model finds the text: the losses of the shown run. Computes nothing while it is hidden.
class ProbabilityPanel : public LowerPanel, public ShowsFigure {
    Q_OBJECT

  public:
    explicit ProbabilityPanel(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;
    /// Null where there are none.
    [[nodiscard]] const std::shared_ptr<const TextProbability>& shown() const { return text_; }
    [[nodiscard]] FigureFlow& flow() { return scroll_->flow(); }
    [[nodiscard]] const QLabel& refusal() const { return scroll_->sentence(); }
    [[nodiscard]] QComboBox& masking() { return *masking_; }
    [[nodiscard]] QSpinBox& seed() { return *seed_; }
    [[nodiscard]] QComboBox& label_list() { return *label_; }
    [[nodiscard]] QLineEdit& answer() { return *answer_; }
    /// Runs what would take long enough that it waits to be asked for.
    [[nodiscard]] QToolButton& run_button() { return *run_; }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    QWidget* build_controls();
    void fill_labels();
    /// Controls show what the view asks for, and only what the model takes.
    void refresh_controls();
    void follow_view();
    void ask(bool long_runs_too);
    /// Milliseconds that the losses take, by what the run on the screen took.
    [[nodiscard]] double expected_time() const;
    void take(const TextProbability& text);
    void refuse(const QString& sentence);
    void draw();
    void mark();
    /// Scrolls to the selected token.
    void reveal_selected();
    void point_at(const Hit& hit);

    Document& document_;
    QToolButton* save_;
    QToolButton* run_;
    QComboBox* masking_;
    QSpinBox* seed_;
    QComboBox* label_;
    QLineEdit* answer_;
    FigureScroll* scroll_;
    std::shared_ptr<const TextProbability> text_;
};

}  // namespace headlight
