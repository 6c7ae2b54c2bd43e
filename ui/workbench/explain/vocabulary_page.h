#pragma once

#include "analysis/vocabulary/learned_vocabulary.h"
#include "workbench/explain/computed_page.h"
#include "workbench/widgets/step_controls.h"

#include <QComboBox>
#include <QSpinBox>

#include <memory>
#include <optional>

namespace headlight {

class Document;

/// A vocabulary that is learned from the typed text, step by step. Follows the text; learns nothing while it is hidden.
class VocabularyPage : public ComputedPage<VocabularyRequest, LearnedVocabulary> {
    Q_OBJECT

  public:
    explicit VocabularyPage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

    [[nodiscard]] StepControls& steps() { return *steps_; }
    [[nodiscard]] QComboBox& rule_list() { return *rule_; }
    [[nodiscard]] QSpinBox& size_box() { return *size_; }

  protected:
    void follow() override;
    [[nodiscard]] std::shared_ptr<const Figure> drawn(bool narrow) const override;
    void show_in_controls() override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QWidget* build_controls();
    void ask_for_text();

    Document& document_;
    QComboBox* rule_ = nullptr;
    QSpinBox* size_ = nullptr;
    StepControls* steps_ = nullptr;
};

}  // namespace headlight
