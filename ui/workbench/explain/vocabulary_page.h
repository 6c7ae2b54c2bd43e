#pragma once

#include "analysis/vocabulary/learned_vocabulary.h"
#include "workbench/background/answer_newest.h"
#include "workbench/explain/step_controls.h"
#include "workbench/explain/why_page.h"
#include "workbench/widgets/figures/figure_flow.h"

#include <QComboBox>
#include <QSpinBox>

#include <memory>
#include <optional>

namespace headlight {

class Document;

/// A vocabulary that is learned from the typed text, step by step. Follows the text; learns nothing while it is hidden.
class VocabularyPage : public WhyPage {
    Q_OBJECT

  public:
    explicit VocabularyPage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    void set_beside(bool beside) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

    /// Null where nothing is shown.
    [[nodiscard]] const std::shared_ptr<const LearnedVocabulary>& vocabulary() const { return vocabulary_; }
    [[nodiscard]] StepControls& steps() { return *steps_; }
    [[nodiscard]] QComboBox& rule_list() { return *rule_; }
    [[nodiscard]] QSpinBox& size_box() { return *size_; }
    [[nodiscard]] const QLabel& refusal() const { return scroll_->sentence(); }

  protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    using Learned = std::shared_ptr<const LearnedVocabulary>;

    QWidget* build_controls();
    void follow_view();
    void ask();
    void take(Learned vocabulary);
    void refuse(const QString& sentence);
    void draw();

    Document& document_;
    Look look_;
    QComboBox* rule_ = nullptr;
    QSpinBox* size_ = nullptr;
    StepControls* steps_ = nullptr;
    FigureScroll* scroll_;
    bool beside_ = false;
    Learned vocabulary_;
    VocabularyRequest asked_;
    AnswerNewest<VocabularyRequest, Learned> worker_;
};

}  // namespace headlight
