#include "workbench/bar_list.h"

#include "workbench/plain_text.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

BarList::BarList(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BarList::set_rows(std::vector<Row> rows) {
    const bool resized = rows.size() != rows_.size();
    rows_ = std::move(rows);
    QStringList spoken;
    for (const Row& row : rows_) spoken << row.name + QLatin1Char(' ') + row.number;
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    if (resized) setFixedHeight(sizeHint().height());
    update();
}

void BarList::set_look(const Look& look, const QColor& bar) {
    look_ = look;
    bar_ = bar;
    setFont(look.font);
    setFixedHeight(sizeHint().height());
    update();
}

int BarList::row_height() const {
    return std::max(fontMetrics().height() + look_.px(5), look_.px(20));
}

QSize BarList::sizeHint() const {
    return {look_.px(220), static_cast<int>(rows_.size()) * row_height()};
}

QSize BarList::minimumSizeHint() const {
    return {look_.px(120), sizeHint().height()};
}

void BarList::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    const int height = row_height();
    const int number_width = fontMetrics().horizontalAdvance(QStringLiteral("< 0.0001"));
    const int bar_width = std::clamp(width() * 3 / 10, look_.px(30), look_.px(140));
    const int bar_left = width() - bar_width;
    const int number_right = bar_left - look_.px(8);
    const int name_width = number_right - number_width + look_.px(14);
    for (int i = 0; i < static_cast<int>(rows_.size()); ++i) {
        const QRect line(0, i * height, width(), height);
        if (!line.intersects(event->rect())) continue;
        const Row& row = rows_[static_cast<std::size_t>(i)];
        const int own_number = fontMetrics().horizontalAdvance(row.number);
        const int room = std::max(number_right - own_number - look_.px(6), std::min(name_width, width() / 3));
        painter.setPen(row.muted ? look_.muted : look_.text);
        painter.drawText(QRect(0, line.top(), room, height), Qt::AlignVCenter | Qt::AlignLeft,
                         fontMetrics().elidedText(row.name, Qt::ElideRight, room));
        painter.drawText(QRect(0, line.top(), number_right, height), Qt::AlignVCenter | Qt::AlignRight, row.number);
        if (std::isnan(row.share)) continue;
        const double thickness = look_.px(6);
        const QRectF track(bar_left, line.center().y() - thickness / 2 + 0.5, bar_width, thickness);
        painter.setPen(Qt::NoPen);
        painter.setBrush(look_.chip);
        painter.drawRoundedRect(track, 2, 2);
        QRectF filled = track;
        filled.setWidth(bar_width * std::clamp(row.share, 0.0, 1.0));
        painter.setBrush(bar_);
        if (filled.width() > 0.3) painter.drawRoundedRect(filled, std::min(2.0, filled.width() / 2), 2);
    }
}

const BarList::Row* BarList::row_at(int y) const {
    const int index = y < 0 ? -1 : y / row_height();
    if (index < 0 || index >= static_cast<int>(rows_.size())) return nullptr;
    return &rows_[static_cast<std::size_t>(index)];
}

void BarList::mouseMoveEvent(QMouseEvent* event) {
    const Row* row = row_at(event->position().toPoint().y());
    emit token_hovered(row ? row->token : std::nullopt);
}

void BarList::mousePressEvent(QMouseEvent* event) {
    const Row* row = row_at(event->position().toPoint().y());
    if (row && row->token && event->button() == Qt::LeftButton) emit token_clicked(*row->token);
}

void BarList::leaveEvent(QEvent* event) {
    emit token_hovered(std::nullopt);
    QWidget::leaveEvent(event);
}

bool BarList::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Row* row = row_at(help->pos().y());
        if (row && !row->tool_tip.isEmpty())
            QToolTip::showText(help->globalPos(), plain_tool_tip(row->tool_tip), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

}  // namespace headlight
