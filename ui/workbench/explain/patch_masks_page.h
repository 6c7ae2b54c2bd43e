#pragma once

#include "figures/heads/patch_masks_figure.h"
#include "workbench/explain/computed_page.h"

#include <QSpinBox>

#include <cstdint>
#include <optional>

namespace headlight {

class Document;

/// Run and layer whose heads' masks are shown.
struct PatchMasksRequest {
    AnalysisPointer analysis;
    HeadId layer{};
    std::optional<std::int32_t> query{};  ///< token of the analysis; nothing: the default
    double mass = 0;
    bool operator==(const PatchMasksRequest&) const = default;
};

/// Patches that hold most of the attention of each head of the shown layer, of the selected patch or the class token.
/// Computes nothing while it is hidden.
class PatchMasksPage : public ComputedPage<PatchMasksRequest, ShownMasks> {
    Q_OBJECT

  public:
    explicit PatchMasksPage(Document& document, QWidget* parent = nullptr);
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

    [[nodiscard]] QSpinBox& mass_box() { return *mass_; }

  protected:
    void follow() override;
    [[nodiscard]] std::shared_ptr<const Figure> drawn(bool narrow) const override;

  private:
    Document& document_;
    QSpinBox* mass_;
};

}  // namespace headlight
