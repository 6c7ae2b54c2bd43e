#pragma once

#include "figures/weights/heat_map_figure.h"
#include "session/study.h"
#include "workbench/explain/why_page.h"
#include "workbench/widgets/figures/figure_view.h"

#include <QLabel>
#include <QSlider>
#include <QToolButton>

#include <optional>

namespace headlight {

class Document;

/// Cosine similarity of the tokens of the text, layer by layer, and of the embeddings of positions.
class EmbeddingPage : public WhyPage {
    Q_OBJECT

  public:
    explicit EmbeddingPage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

    [[nodiscard]] QSlider& layer() { return *layer_; }
    [[nodiscard]] QToolButton& positions() { return *positions_; }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void build();
    void ask();
    /// Asks again where another part of the model is shown.
    void follow_part();
    void take(const SimilarityReading& similarity);
    void refuse_positions(const QString& sentence);
    void draw();
    /// Index into SimilarityReading::layers.
    [[nodiscard]] std::size_t shown_layer() const;

    Document& document_;
    Look look_;
    QSlider* layer_;
    QLabel* layer_name_;
    QToolButton* positions_;
    FigureView* view_;
    std::shared_ptr<const HeatMapFigure> shown_;
    std::optional<SimilarityReading> similarity_;
    std::optional<PositionReading> position_reading_;
    ModelPart part_;  ///< of the model, that the last two were asked of
};

}  // namespace headlight
