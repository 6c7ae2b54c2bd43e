#pragma once

#include "session/model_shapes.h"
#include "workbench/explain/why_page.h"
#include "workbench/widgets/figures/figure_flow.h"

#include <QToolButton>

#include <filesystem>
#include <optional>

namespace headlight {

class Document;

/// A layer of the open model, or of a configuration without weights, with its parameters and the cost of runs.
class LayerPage : public WhyPage {
    Q_OBJECT

  public:
    explicit LayerPage(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    void set_beside(bool beside) override;
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;
    /// Shows the model that this path leads to; empty: the open model.
    void show_model(const std::filesystem::path& path);
    [[nodiscard]] const FigureScroll& scroll() const { return *scroll_; }
    [[nodiscard]] QToolButton& open_button() { return *open_; }
    [[nodiscard]] QToolButton& back_button() { return *back_; }
    [[nodiscard]] QToolButton& measure_button() { return *measure_; }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void ask(bool measure);
    void choose_file();
    void draw();

    Document& document_;
    Look look_;
    QToolButton* open_;
    QToolButton* back_;
    QToolButton* measure_;
    FigureScroll* scroll_;
    std::filesystem::path path_;  ///< empty: the open model's
    std::optional<ModelShapes> shapes_;
    bool beside_ = false;
};

}  // namespace headlight
