#pragma once

#include "figures/tokenizer_steps_figure.h"
#include "workbench/lower_panel.h"

#include <QScrollArea>
#include <QToolButton>

#include <memory>

namespace headlight {

class Document;

/// How the tokenizer cut the text, word by word and step by step. Computes nothing while it is hidden.
class StepsPanel : public LowerPanel {
    Q_OBJECT

  public:
    explicit StepsPanel(Document& document, QWidget* parent = nullptr);
    ~StepsPanel() override;
    void set_look(const Look& look) override;
    /// Null where there is nothing to show.
    [[nodiscard]] const TokenizerStepsFigure* figure() const { return figure_.get(); }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    class View;
    void refresh();
    void save();

    Document& document_;
    std::unique_ptr<TokenizerStepsFigure> figure_;
    QToolButton* save_;
    QScrollArea* area_;
    View* view_;
};

}  // namespace headlight
