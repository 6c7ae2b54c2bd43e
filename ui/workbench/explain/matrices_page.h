#pragma once

#include "analysis/matrices/attention_matrices.h"
#include "analysis/matrix_view.h"
#include "session/study.h"
#include "workbench/explain/why_page.h"
#include "workbench/widgets/figures/figure_flow.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QString>
#include <QToolButton>

#include <array>
#include <memory>
#include <optional>

namespace headlight {

class Document;

/// The attention of the shown head in matrices, step by step, or that of vectors that a person types. Follows pointer,
/// selection, head and text; asks the model nothing while it is hidden.
class MatricesPage : public WhyPage {
    Q_OBJECT

  public:
    explicit MatricesPage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;
    void set_beside(bool beside) override;
    /// Null where nothing is shown.
    [[nodiscard]] const std::shared_ptr<const AttentionMatrices>& matrices() const { return matrices_; }
    [[nodiscard]] QToolButton& next_step() { return *next_; }
    [[nodiscard]] QToolButton& previous_step() { return *previous_; }
    /// The head, or an example of typed vectors.
    [[nodiscard]] QComboBox& source_list() { return *source_; }
    /// X, W_Q, W_K, W_V and A as they are typed.
    [[nodiscard]] QLineEdit& typed_line(std::size_t index) { return *lines_.at(index); }
    [[nodiscard]] const QLabel& refusal() const { return scroll_->sentence(); }

    /// One step on or back; keys of the figure do the same.
    void walk(int steps);

  protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QWidget* build_controls();
    QWidget* build_lines();
    void choose_source(int index);
    void take_line(std::size_t line, const QString& text);
    void ask();
    void take(const MatricesReading& reading);
    void refuse(const QString& sentence);
    void show_typed();
    void follow_view();
    void draw();
    void tell_step();
    /// Scrolls to the matrices of the step.
    void show_step();
    [[nodiscard]] bool typed() const;
    [[nodiscard]] HeadId head() const;
    [[nodiscard]] std::int32_t step() const;

    Document& document_;
    Look look_;
    QComboBox* source_;
    QToolButton* previous_;
    QToolButton* next_;
    QLabel* step_name_;
    QWidget* typing_;
    QBoxLayout* typed_rows_ = nullptr;  ///< of the lines
    std::array<QLineEdit*, 5> lines_{};
    FigureScroll* scroll_;
    std::shared_ptr<const AttentionMatrices> matrices_;
    std::shared_ptr<const ShownMatrices> shown_;
    std::vector<Intervention> interventions_;  ///< of the run that they are of
    AnalysisPointer asked_of_;                 ///< the analysis that was there when the model was asked
    HeadId asked_head_;
    TypedAttention shown_typed_;
    double shown_divisor_ = 0;
    std::int32_t drawn_step_ = -1;
};

}  // namespace headlight
