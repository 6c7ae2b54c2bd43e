#pragma once

#include "figures/generation_tree_figure.h"
#include "workbench/widgets/look/look_follower.h"

#include <QWidget>

#include <memory>

namespace headlight {

/// Shows a generation tree as its figure; a click or the arrow keys go to another node: left to the one before, right
/// to what was tried first after it, up and down to its neighbors in the branches.
class GenerationTreeView : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    explicit GenerationTreeView(QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    void set_tree(const GenerationTree& tree, std::size_t current);
    [[nodiscard]] const std::shared_ptr<const GenerationTreeFigure>& figure() const { return figure_; }
    /// Where a node stands in the widget.
    [[nodiscard]] QRect place_of(std::size_t node) const;

    [[nodiscard]] QSize sizeHint() const override;

  signals:
    void chosen(std::size_t node);
    /// The current node stands elsewhere.
    void moved(const QRect& place);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void make_figure();
    void walk_to_neighbor(int direction);
    [[nodiscard]] QString spoken() const;

    Look look_;
    GenerationTreePointer tree_;
    std::size_t current_ = GenerationTree::kRoot;
    std::shared_ptr<const GenerationTreeFigure> figure_;
    DisplayList drawn_;  ///< the figure at the widget's size
};

}  // namespace headlight
