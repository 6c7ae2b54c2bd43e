#pragma once

#include "figures/weights/heat_map_figure.h"
#include "session/study.h"
#include "workbench/explain/why_page.h"
#include "workbench/widgets/bar_list.h"
#include "workbench/widgets/figures/figure_view.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QToolButton>

#include <optional>

namespace headlight {

class Document;

/// The model's embeddings: the nearest tokens of a word or of a sum of words, how alike the tokens of the text are
/// layer by layer, and how alike positions are.
class EmbeddingPage : public WhyPage {
    Q_OBJECT

  public:
    explicit EmbeddingPage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    void set_beside(bool beside) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

    [[nodiscard]] QLineEdit& words() { return *words_; }
    [[nodiscard]] BarList& neighbors() { return *neighbors_; }
    [[nodiscard]] QSlider& layer() { return *layer_; }
    [[nodiscard]] QToolButton& positions() { return *positions_; }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    QWidget* build_neighbors();
    QWidget* build_similarity();
    void ask();
    /// Asks again where another part of the model is shown.
    void follow_part();
    void ask_for_neighbors();
    /// The selected token; nothing where there is none.
    [[nodiscard]] std::optional<QString> selected_word() const;
    void take(const StudyReading& reading);
    void refuse(std::size_t kind, const QString& sentence);
    void take_neighbors(const NeighborReading& reading);
    void draw();
    /// Index into SimilarityReading::layers.
    [[nodiscard]] std::size_t shown_layer() const;

    Document& document_;
    Look look_;
    QBoxLayout* row_;
    QLineEdit* words_;
    QLabel* said_;  ///< of the words: notices, or why there are no neighbors
    BarList* neighbors_;
    QSlider* layer_;
    QLabel* layer_name_;
    QToolButton* positions_;
    FigureView* view_;
    std::shared_ptr<const HeatMapFigure> shown_;
    QString answered_;    ///< what `neighbors_` are of; empty where there are none
    bool typed_ = false;  ///< the words are the user's, not those of the selected token
    std::optional<SimilarityReading> similarity_;
    std::optional<PositionReading> position_reading_;
    ModelPart part_;  ///< of the model, that the last two were asked of
};

}  // namespace headlight
