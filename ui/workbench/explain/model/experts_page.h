#pragma once

#include "figures/experts_figure.h"
#include "session/study.h"
#include "workbench/explain/figure_page.h"

#include <memory>
#include <optional>

namespace headlight {

class Document;

/// Experts that the routers of a mixture choose in the layer that is shown. Follows layer and text; asks the model
/// nothing while it is hidden.
class ExpertsPage : public FigurePage {
    Q_OBJECT

  public:
    explicit ExpertsPage(Document& document, QWidget* parent = nullptr);
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;
    /// Nothing where nothing is shown.
    [[nodiscard]] const std::optional<ShownExperts>& shown() const { return shown_; }

  private:
    void follow() override;
    void refuse(const QString& sentence);
    void draw() override;
    /// The layer that is shown, or the nearest one before it that has a router, or else the first.
    [[nodiscard]] std::optional<std::int32_t> layer() const;

    Document& document_;
    std::shared_ptr<const ExpertChoices> choices_;
    std::optional<ShownExperts> shown_;
    AnalysisPointer asked_of_;  ///< the analysis that was there when the model was asked
};

}  // namespace headlight
