#pragma once

#include "view/enum_names.h"
#include "workbench/explain/why_page.h"
#include "workbench/widgets/lower_panel.h"

#include <QTabWidget>

#include <optional>
#include <vector>

namespace headlight {

class Document;
class EmbeddingPage;
class HeadTestPage;
class LayerPage;
class LensPage;
class MatricesPage;
class SoftmaxPage;
class WeightPage;
class WordsPage;

/// Panel of explanations: how a weight is computed, and what is known of a head besides its weights.
class WhyPanel : public LowerPanel, public ShowsFigure {
    Q_OBJECT

  public:
    explicit WhyPanel(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] WeightPage& weight() { return *weight_; }
    [[nodiscard]] LensPage& lens() { return *lens_; }
    [[nodiscard]] EmbeddingPage& embeddings() { return *embeddings_; }
    [[nodiscard]] HeadTestPage& head_tests() { return *head_tests_; }
    [[nodiscard]] MatricesPage& matrices() { return *matrices_; }
    [[nodiscard]] SoftmaxPage& softmax() { return *softmax_; }
    [[nodiscard]] LayerPage& layer() { return *layer_; }
    [[nodiscard]] WordsPage& words() { return *words_; }
    /// Shows the page of this view.
    void show_page(View view);
    [[nodiscard]] QTabWidget& tabs() { return *tabs_; }
    /// The figure of the page that is shown.
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override { return shown().open_figure(); }

  signals:
    /// The figure is to be saved.
    void export_asked();

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void place_parts(bool beside) override;

  private:
    void add(WhyPage* page, View view, const QString& name);
    [[nodiscard]] WhyPage& shown() const;
    void refresh();

    Document& document_;
    QToolButton* save_;
    QTabWidget* tabs_;
    WeightPage* weight_;
    LensPage* lens_;
    EmbeddingPage* embeddings_;
    HeadTestPage* head_tests_;
    MatricesPage* matrices_;
    SoftmaxPage* softmax_;
    LayerPage* layer_;
    WordsPage* words_;
    std::vector<WhyPage*> pages_;
    std::vector<View> views_;  ///< of the pages
};

}  // namespace headlight
