#pragma once

#include "figures/trace_figure.h"
#include "workbench/explain/studied_page.h"
#include "workbench/widgets/step_controls.h"

#include <memory>
#include <optional>

namespace headlight {

/// The selected token on its way through the model, one step a key press. Follows selection and text; asks the model
/// nothing while it is hidden.
class TracePage : public StudiedPage<TraceRequest> {
    Q_OBJECT

  public:
    explicit TracePage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

    /// Null where nothing is shown.
    [[nodiscard]] const std::shared_ptr<const TokenTrace>& trace() const { return reading(); }
    [[nodiscard]] StepControls& steps() { return *steps_; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void follow() override;
    void show_reading() override;
    void show_no_reading() override;
    /// The selected token; nothing where there is none.
    [[nodiscard]] std::optional<std::int32_t> token() const;

    StepControls* steps_ = nullptr;
    std::optional<ShownTrace> shown_;
    std::optional<std::int32_t> asked_token_;
};

}  // namespace headlight
