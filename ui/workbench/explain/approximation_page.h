#pragma once

#include "analysis/approximations/head_approximation.h"
#include "workbench/background/answer_newest.h"
#include "workbench/explain/why_page.h"
#include "workbench/widgets/figures/figure_flow.h"

#include <QComboBox>
#include <QSpinBox>

#include <memory>
#include <optional>

namespace headlight {

class Document;

/// The weights of the shown head beside those of a sparse pattern, of a low rank or of a kernel. Follows head and
/// text; computes nothing while it is hidden.
class ApproximationPage : public WhyPage {
    Q_OBJECT

  public:
    explicit ApproximationPage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    void set_beside(bool beside) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

    /// Null where nothing is shown.
    [[nodiscard]] const std::shared_ptr<const HeadApproximation>& approximation() const { return approximation_; }
    [[nodiscard]] QComboBox& method_list() { return *method_; }
    [[nodiscard]] QSpinBox& size_box() { return *size_; }
    [[nodiscard]] QSpinBox& seed_box() { return *seed_; }
    [[nodiscard]] const QLabel& refusal() const { return scroll_->sentence(); }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    /// What decides the approximation.
    struct Question {
        AnalysisPointer analysis;
        HeadId head{};
        ApproximationSettings settings{};
        std::int32_t seed = 1;
        bool operator==(const Question&) const = default;
    };
    using Approximated = std::shared_ptr<const HeadApproximation>;

    QWidget* build_controls();
    void follow_view();
    void ask();
    void take(Approximated approximation);
    void refuse(const QString& sentence);
    void draw();

    Document& document_;
    Look look_;
    QComboBox* method_ = nullptr;
    QSpinBox* size_ = nullptr;
    QSpinBox* seed_ = nullptr;
    FigureScroll* scroll_;
    bool beside_ = false;
    Approximated approximation_;
    Question asked_;
    AnswerNewest<Question, Approximated> worker_;
};

}  // namespace headlight
