#pragma once

#include "analysis/vectors/token_contexts.h"
#include "workbench/compare/other_sides.h"
#include "workbench/explain/why_page.h"
#include "workbench/widgets/figures/figure_flow.h"

#include <memory>
#include <optional>

namespace headlight {

class Document;

/// Hidden states of the same words in run A and in the shown other run, layer by layer. Asks the model nothing while it
/// is hidden.
class ContextsView : public WhyPage {
    Q_OBJECT

  public:
    ContextsView(Document& document, OtherSides& sides, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;
    /// Null where nothing is shown.
    [[nodiscard]] const std::shared_ptr<const TokenContexts>& contexts() const { return contexts_; }
    [[nodiscard]] const QLabel& refusal() const { return scroll_->sentence(); }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void ask();
    void take(const TokenContexts& contexts);
    void refuse(const QString& sentence);
    void draw();

    Document& document_;
    OtherSides& sides_;
    Look look_;
    FigureScroll* scroll_;
    std::shared_ptr<const TokenContexts> contexts_;
};

}  // namespace headlight
