#pragma once

#include "figures/tokenizer_steps_figure.h"
#include "workbench/widgets/figures/figure_flow.h"
#include "workbench/widgets/lower_panel.h"

#include <QToolButton>

namespace headlight {

class Document;

/// How the tokenizer cut the text, word by word and step by step. Computes nothing while it is hidden.
class StepsPanel : public LowerPanel {
    Q_OBJECT

  public:
    explicit StepsPanel(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// Null where there is nothing to show.
    [[nodiscard]] const TokenizerStepsFigure* figure() const {
        return dynamic_cast<const TokenizerStepsFigure*>(scroll_->flow().figure().get());
    }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void refresh();
    void save();

    Document& document_;
    QToolButton* save_;
    FigureScroll* scroll_;
};

}  // namespace headlight
