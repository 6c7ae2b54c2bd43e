#pragma once

#include "figures/matrices/softmax_figure.h"
#include "workbench/explain/figure_page.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>

#include <memory>
#include <optional>

namespace headlight {

class Document;

/// The softmax of the selected row, or of typed scores, under a divisor and a temperature of the person's choice.
/// Follows selection, head and text.
class SoftmaxPage : public FigurePage {
    Q_OBJECT

  public:
    explicit SoftmaxPage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;
    /// Null where nothing is shown.
    [[nodiscard]] const std::shared_ptr<const ShownSoftmax>& shown() const { return shown_; }
    /// The row of the head, or scores to begin with.
    [[nodiscard]] QComboBox& source_list() { return *source_; }
    [[nodiscard]] QLineEdit& scores_line() { return *scores_; }
    [[nodiscard]] QSlider& temperature() { return *temperature_; }
    [[nodiscard]] QSlider& divisor() { return *divisor_; }

  private:
    QWidget* build_controls();
    QSlider* add_slider(const QString& name, int reach, QLabel*& label, QBoxLayout& row);
    void choose_source(int index);
    void take_scores(const QString& text);
    void follow() override;
    void draw() override;
    void tell_sliders();
    [[nodiscard]] ShownSoftmax computed();

    Document& document_;
    QComboBox* source_ = nullptr;
    QLineEdit* scores_ = nullptr;
    QSlider* temperature_ = nullptr;
    QSlider* divisor_ = nullptr;
    QLabel* temperature_name_ = nullptr;
    QLabel* divisor_name_ = nullptr;
    std::shared_ptr<const ShownSoftmax> shown_;
    HeadId head_;             ///< of the shown row
    std::int64_t query_ = 0;  ///< of the shown row
    double own_divisor_ = 1;
    std::vector<Intervention> interventions_;
};

}  // namespace headlight
