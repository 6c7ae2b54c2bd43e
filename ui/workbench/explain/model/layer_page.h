#pragma once

#include "session/model_shapes.h"
#include "workbench/explain/figure_page.h"

#include <QToolButton>

#include <filesystem>
#include <optional>

namespace headlight {

class Document;

/// A layer of the open model, or of a configuration without weights, with its parameters and the cost of runs.
class LayerPage : public FigurePage {
    Q_OBJECT

  public:
    explicit LayerPage(Document& document, QWidget* parent = nullptr);
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;
    /// Shows the model that this path leads to; empty: the open model.
    void show_model(const std::filesystem::path& path);
    [[nodiscard]] QToolButton& open_button() { return *open_; }
    [[nodiscard]] QToolButton& back_button() { return *back_; }
    [[nodiscard]] QToolButton& measure_button() { return *measure_; }

  private:
    void ask(bool measure);
    void choose_file();
    void follow() override;
    void draw() override;

    Document& document_;
    QToolButton* open_;
    QToolButton* back_;
    QToolButton* measure_;
    std::filesystem::path path_;  ///< empty: the open model's
    std::optional<ModelShapes> shapes_;
};

}  // namespace headlight
