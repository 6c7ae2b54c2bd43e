#pragma once

#include "figures/heads/grid_geometry.h"
#include "workbench/document/document.h"
#include "workbench/widgets/figures/figure_view.h"
#include "workbench/widgets/look/look_follower.h"

#include <QComboBox>
#include <QLabel>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace headlight {

struct Picture;

/// The left of the window: all layers and heads as small heat maps, and the same grid colored by a metric.
class GridsPanel : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    explicit GridsPanel(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] FigureView& heads() { return *heads_; }
    [[nodiscard]] FigureView& metrics() { return *metrics_; }
    [[nodiscard]] QComboBox& metric_choice() { return *metric_choice_; }
    /// Encoder, decoder or cross-attention; hidden for models with one kind.
    [[nodiscard]] QComboBox& stack_choice() { return *stack_choice_; }

    /// Pixels of the width below which the heads cannot be told apart.
    [[nodiscard]] int least_width() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Draws these heads faintly in both grids; none: every head is drawn as it is.
    void set_dimmed(const std::vector<HeadIndex>& heads);

  signals:
    /// Another figure of all heads is shown; null: none.
    void grid_changed(const std::shared_ptr<const headlight::Figure>& grid);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    FigureView* make_grid(const QString& accessible_name);
    void refresh();
    void refresh_outlines();
    void refresh_stacks();
    /// The hint makes way for the choice of stacks.
    void show_hint_or_stacks();
    /// Shows the layers of a long run that are done.
    void show_so_far(const Picture& picture);
    /// The picture's own, or over an image that of the selected token.
    [[nodiscard]] std::shared_ptr<const Figure> grid_of_selection(const Picture& picture);
    [[nodiscard]] QString describe(const Hit& hit) const;

    Document& document_;
    Look look_;
    QLabel* heads_title_;
    QLabel* heads_hint_;
    QComboBox* stack_choice_;
    QLabel* metrics_title_;
    QComboBox* metric_choice_;
    FigureView* heads_;
    FigureView* metrics_;
    std::shared_ptr<const Figure> selection_grid_;
    std::shared_ptr<const Figure> drawn_for_;  ///< the picture's grid that selection_grid_ stands for
    std::optional<std::int32_t> drawn_token_;
};

}  // namespace headlight
