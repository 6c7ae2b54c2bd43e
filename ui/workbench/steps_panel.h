#pragma once

#include "figures/tokenizer_steps_figure.h"
#include "workbench/look.h"

#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QWidget>

#include <memory>

namespace headlight {

class Document;

/// How the tokenizer cut the text, word by word and step by step. Computes nothing while it is hidden.
class StepsPanel : public QWidget {
    Q_OBJECT

  public:
    explicit StepsPanel(Document& document, QWidget* parent = nullptr);
    ~StepsPanel() override;
    void set_look(const Look& look);
    /// Null where there is nothing to show.
    [[nodiscard]] const TokenizerStepsFigure* figure() const { return figure_.get(); }

  signals:
    void closed();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    class View;
    void refresh();
    void save();

    Document& document_;
    Look look_;
    std::unique_ptr<TokenizerStepsFigure> figure_;
    QLabel* title_;
    QLabel* hint_;
    QToolButton* save_;
    QToolButton* close_;
    QScrollArea* area_;
    View* view_;
};

}  // namespace headlight
