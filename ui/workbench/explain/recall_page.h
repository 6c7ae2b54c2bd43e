#pragma once

#include "analysis/recall/recall.h"
#include "workbench/background/answer_newest.h"
#include "workbench/explain/why_page.h"
#include "workbench/widgets/figures/figure_flow.h"

#include <memory>
#include <optional>
#include <string>

namespace headlight {

class Document;

/// Small networks (LSTM, convolution, attention, fixed patterns) that answer the typed row "c4 h1 c?", and what their
/// answers depend on. Follows the text; computes nothing while it is hidden.
class RecallPage : public WhyPage {
    Q_OBJECT

  public:
    explicit RecallPage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    void set_beside(bool beside) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

    /// Null where nothing is shown.
    [[nodiscard]] const std::shared_ptr<const Recall>& recall() const { return recall_; }
    [[nodiscard]] const QLabel& refusal() const { return scroll_->sentence(); }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    using Recalled = std::shared_ptr<const Recall>;

    void ask();
    void take(Recalled recall);
    void refuse(const QString& sentence);
    void draw();

    Document& document_;
    Look look_;
    FigureScroll* scroll_;
    bool beside_ = false;
    Recalled recall_;
    std::string asked_;
    AnswerNewest<std::string, Recalled> worker_;
};

}  // namespace headlight
