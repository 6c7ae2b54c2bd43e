#include "workbench/widgets/wrapping_row.h"

#include <QWidget>

#include <algorithm>

namespace headlight {

WrappingRow::WrappingRow(QWidget* parent) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
}

void WrappingRow::addItem(QLayoutItem* item) {
    items_.emplace_back(item);
}

QLayoutItem* WrappingRow::itemAt(int index) const {
    return index < 0 || index >= count() ? nullptr : items_[static_cast<std::size_t>(index)].get();
}

QLayoutItem* WrappingRow::takeAt(int index) {
    if (index < 0 || index >= count()) return nullptr;
    QLayoutItem* taken = items_[static_cast<std::size_t>(index)].release();
    items_.erase(items_.begin() + index);
    return taken;
}

template <typename Put>
int WrappingRow::lay_out(const QPoint& corner, int width, const Put& put) const {
    const int line = sizeHint().height();
    QPoint next = corner;
    for (const auto& item : items_) {
        if (item->isEmpty()) continue;
        const int wanted = item->sizeHint().width();
        if (next.x() > corner.x() && next.x() + wanted > corner.x() + width)
            next = {corner.x(), next.y() + line + spacing()};
        put(*item, QRect(next, QSize(std::min(wanted, width), line)));
        next.rx() += wanted + spacing();
    }
    return next.y() + line - corner.y();
}

QSize WrappingRow::sizeHint() const {
    QSize size(0, 0);
    for (const auto& item : items_) {
        if (item->isEmpty()) continue;
        const int gap = size.width() > 0 ? spacing() : 0;
        size = {size.width() + gap + item->sizeHint().width(), std::max(size.height(), item->sizeHint().height())};
    }
    return size;
}

QSize WrappingRow::minimumSize() const {
    QSize size(0, 0);
    for (const auto& item : items_)
        if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
    return size;
}

int WrappingRow::heightForWidth(int width) const {
    return lay_out({}, width, [](QLayoutItem&, const QRect&) {});
}

void WrappingRow::setGeometry(const QRect& place) {
    QLayout::setGeometry(place);
    lay_out(place.topLeft(), place.width(), [](QLayoutItem& item, const QRect& its) { item.setGeometry(its); });
}

}  // namespace headlight
