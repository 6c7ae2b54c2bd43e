#include "workbench/generation/generation_tree_view.h"

#include "export/writers/paint.h"
#include "figures/drawing/text.h"
#include "workbench/widgets/plain_text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>

#include <algorithm>
#include <cmath>

namespace headlight {

GenerationTreeView::GenerationTreeView(QWidget* parent)
    : LookFollower(parent), tree_(std::make_shared<const GenerationTree>()) {
    setObjectName(QStringLiteral("generation_tree"));
    setAccessibleName(tr("Tree of continuations; arrow keys move through it"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    make_figure();
}

void GenerationTreeView::set_look(const Look& look) {
    look_ = look;
    make_figure();
}

void GenerationTreeView::set_tree(const GenerationTree& tree, std::size_t current) {
    if (current == current_ && tree == *tree_) return;
    if (!(tree == *tree_)) tree_ = std::make_shared<const GenerationTree>(tree);
    current_ = current;
    make_figure();
    setAccessibleDescription(spoken());
    emit moved(place_of(current_));
}

void GenerationTreeView::make_figure() {
    FigureStyle style;
    style.theme = look_.theme;
    style.font = look_.figure_font();
    figure_ = std::make_shared<const GenerationTreeFigure>(tree_, current_, style);
    const QSizeF size = figure_->natural_size();
    setFixedSize(static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height())));
    drawn_ = figure_->layout(QSizeF(this->size()));
    update();
}

QSize GenerationTreeView::sizeHint() const {
    return size();
}

QRect GenerationTreeView::place_of(std::size_t node) const {
    return figure_
        ->region({.query = {}, .key = static_cast<std::int32_t>(node), .layer = {}, .head = {}}, QSizeF(size()))
        .toAlignedRect();
}

QString GenerationTreeView::spoken() const {
    if (current_ == GenerationTree::kRoot) return tr("The text itself");
    const auto& node = tree_->node(current_);
    return tr("Token %1: %2, probability %3")
        .arg(tree_->way_to(current_).size())
        .arg(isolated(node.display), weight_text(node.probability));
}

void GenerationTreeView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, drawn_);
    if (!hasFocus()) return;
    painter.setPen(QPen(look_.primary, look_.px(2)));
    painter.setBrush(Qt::NoBrush);
    const double around = look_.px(2);
    painter.drawRoundedRect(QRectF(place_of(current_)).adjusted(-around, -around, around, around), look_.px(5),
                            look_.px(5));
}

void GenerationTreeView::mousePressEvent(QMouseEvent* event) {
    const Hit hit = figure_->hit(event->position(), QSizeF(size()));
    if (event->button() == Qt::LeftButton && hit.key) emit chosen(static_cast<std::size_t>(*hit.key));
}

void GenerationTreeView::mouseMoveEvent(QMouseEvent* event) {
    const bool over = figure_->hit(event->position(), QSizeF(size())).key.has_value();
    setCursor(over ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void GenerationTreeView::keyPressEvent(QKeyEvent* event) {
    const auto& node = tree_->node(current_);
    switch (event->key()) {
        case Qt::Key_Left:
            if (current_ != GenerationTree::kRoot) emit chosen(node.parent);
            return;
        case Qt::Key_Right:
            if (!node.children.empty()) emit chosen(node.children.front());
            return;
        case Qt::Key_Up:
            return walk_to_neighbor(-1);
        case Qt::Key_Down:
            return walk_to_neighbor(1);
        case Qt::Key_Home:
            return emit chosen(GenerationTree::kRoot);
        default:
            QWidget::keyPressEvent(event);
    }
}

/// The nearest node in the next line up or down.
void GenerationTreeView::walk_to_neighbor(int direction) {
    const QRect here = place_of(current_);
    std::size_t best = current_;
    double least = INFINITY;
    for (std::size_t i = 0; i < tree_->nodes().size(); ++i) {
        const QPoint away = place_of(i).center() - here.center();
        if (away.y() * direction <= here.height() / 2) continue;
        const double distance = std::hypot(away.x(), 4.0 * away.y());  // the next line rather than the next column
        if (distance >= least) continue;
        least = distance;
        best = i;
    }
    if (best != current_) emit chosen(best);
}

}  // namespace headlight
