#pragma once

#include "figures/experts_figure.h"
#include "workbench/explain/studied_page.h"

#include <optional>

namespace headlight {

/// Experts that the routers of a mixture choose in the layer that is shown. Follows layer and text; asks the model
/// nothing while it is hidden.
class ExpertsPage : public StudiedPage<ExpertsRequest> {
    Q_OBJECT

  public:
    explicit ExpertsPage(Document& document, QWidget* parent = nullptr);
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;
    /// Nothing where nothing is shown.
    [[nodiscard]] const std::optional<ShownExperts>& shown() const { return shown_; }

  private:
    void follow() override;
    void show_reading() override;
    void show_no_reading() override;
    /// The layer that is shown, or the nearest one before it that has a router, or else the first.
    [[nodiscard]] std::optional<std::int32_t> layer() const;

    std::optional<ShownExperts> shown_;
};

}  // namespace headlight
