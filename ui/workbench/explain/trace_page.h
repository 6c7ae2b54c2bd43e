#pragma once

#include "figures/trace_figure.h"
#include "session/study.h"
#include "workbench/explain/figure_page.h"
#include "workbench/widgets/step_controls.h"

#include <memory>
#include <optional>

namespace headlight {

class Document;

/// The selected token on its way through the model, one step a key press. Follows selection and text; asks the model
/// nothing while it is hidden.
class TracePage : public FigurePage {
    Q_OBJECT

  public:
    explicit TracePage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

    /// Null where nothing is shown.
    [[nodiscard]] const std::shared_ptr<const TokenTrace>& trace() const { return trace_; }
    [[nodiscard]] StepControls& steps() { return *steps_; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void follow() override;
    void take(const TokenTrace& trace);
    void refuse(const QString& sentence);
    void draw() override;
    /// The selected token; nothing where there is none.
    [[nodiscard]] std::optional<std::int32_t> token() const;

    Document& document_;
    StepControls* steps_ = nullptr;
    std::shared_ptr<const TokenTrace> trace_;
    std::optional<ShownTrace> shown_;
    AnalysisPointer asked_of_;  ///< the analysis that was there when the model was asked
    std::optional<std::int32_t> asked_token_;
};

}  // namespace headlight
