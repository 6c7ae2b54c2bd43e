#pragma once

#include "analysis/approximations/head_approximation.h"
#include "workbench/explain/computed_page.h"

#include <QComboBox>
#include <QSpinBox>

#include <memory>
#include <optional>

namespace headlight {

class Document;

/// Head to approximate, and how.
struct ApproximationRequest {
    AnalysisPointer analysis;
    HeadId head{};
    ApproximationSettings settings{};
    std::int32_t seed = 1;
    bool operator==(const ApproximationRequest&) const = default;
};

/// The weights of the shown head beside those of a sparse pattern, of a low rank or of a kernel. Follows head and
/// text; computes nothing while it is hidden.
class ApproximationPage : public ComputedPage<ApproximationRequest, HeadApproximation> {
    Q_OBJECT

  public:
    explicit ApproximationPage(Document& document, QWidget* parent = nullptr);
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

    [[nodiscard]] QComboBox& method_list() { return *method_; }
    [[nodiscard]] QSpinBox& size_box() { return *size_; }
    [[nodiscard]] QSpinBox& seed_box() { return *seed_; }

  protected:
    void follow() override;
    [[nodiscard]] std::shared_ptr<const Figure> drawn(bool narrow) const override;

  private:
    QWidget* build_controls();
    void ask_for_head();

    Document& document_;
    QComboBox* method_ = nullptr;
    QSpinBox* size_ = nullptr;
    QSpinBox* seed_ = nullptr;
};

}  // namespace headlight
