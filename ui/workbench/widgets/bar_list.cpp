#include "workbench/widgets/bar_list.h"

#include "workbench/widgets/plain_text.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

BarList::BarList(QColor Look::*bar, QWidget* parent) : LookFollower(parent), bar_(bar) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BarList::set_rows(std::vector<Row> rows) {
    const QSize before = sizeHint();
    rows_ = std::move(rows);
    QStringList spoken;
    for (const Row& row : rows_)
        spoken << QStringList{row.name, row.number, row.beside}.join(QLatin1Char(' ')).trimmed();
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    if (sizeHint() != before) setFixedHeight(sizeHint().height());
    update();
}

void BarList::set_look(const Look& look) {
    look_ = look;
    setFont(look.font);
    setFixedHeight(sizeHint().height());
    update();
}

int BarList::row_height() const {
    return std::max(fontMetrics().height() + look_.px(5), look_.px(20)) + range_height();
}

int BarList::range_height() const {
    const auto has_range = [](const Row& row) { return row.usual.has_value(); };
    return std::ranges::any_of(rows_, has_range) ? look_.px(5) : 0;
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
    const int bar = bar_width();
    const int bar_left = width() - bar;
    const int number_right = bar_left - look_.px(8);
    const int name_width = number_right - number_width + look_.px(14);
    for (int i = 0; i < static_cast<int>(rows_.size()); ++i) {
        const QRect line(0, i * height, width(), height);
        if (!line.intersects(event->rect())) continue;
        const Row& row = rows_[static_cast<std::size_t>(i)];
        const int own_number = fontMetrics().horizontalAdvance(row.number);
        const int room = std::max(number_right - own_number - look_.px(6), std::min(name_width, width() / 3));
        painter.setPen(row.muted ? look_.muted : look_.text);
        painter.drawText(QRect(0, line.top(), room, height - range_height()), Qt::AlignVCenter | Qt::AlignLeft,
                         fontMetrics().elidedText(row.name, Qt::ElideRight, room));
        painter.drawText(QRect(0, line.top(), number_right, height - range_height()), Qt::AlignVCenter | Qt::AlignRight,
                         row.number);
        if (row.beside.isEmpty())
            paint_bar(painter, row, QRect(bar_left, line.top(), bar, height));
        else
            paint_beside(painter, row, QRect(bar_left, line.top(), bar, height));
    }
}

int BarList::bar_width() const {
    int width_of_bar = std::clamp(width() * 3 / 10, look_.px(30), look_.px(140));
    // A bar gives way to a long name: what a number is of is read, its bar is only looked at.
    for (const Row& row : rows_) {
        const int texts = fontMetrics().horizontalAdvance(row.name) + 1 + look_.px(6) +
                          fontMetrics().horizontalAdvance(row.number) + look_.px(8);
        width_of_bar = std::min(width_of_bar, std::max(width() - texts, 0));
    }
    if (width_of_bar < look_.px(10)) width_of_bar = 0;
    for (const Row& row : rows_)
        if (!row.beside.isEmpty()) width_of_bar = std::max(width_of_bar, fontMetrics().horizontalAdvance(row.beside));
    return width_of_bar;
}

void BarList::paint_bar(QPainter& painter, const Row& row, const QRect& line) const {
    if (std::isnan(row.share)) return;
    const double thickness = look_.px(6);
    const QRectF track(line.left(), line.center().y() - thickness / 2 + 0.5, line.width(), thickness);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look_.chip);
    painter.drawRoundedRect(track, 2, 2);
    QRectF filled = track;
    filled.setWidth(track.width() * std::clamp(row.share, 0.0, 1.0));
    painter.setBrush(look_.*bar_);
    if (filled.width() > 0.3) painter.drawRoundedRect(filled, std::min(2.0, filled.width() / 2), 2);
}

void BarList::paint_beside(QPainter& painter, const Row& row, const QRect& line) const {
    const double thickness = look_.px(3);
    painter.setPen(look_.muted);
    painter.drawText(line.adjusted(0, 0, 0, -range_height()), Qt::AlignVCenter | Qt::AlignRight, row.beside);
    if (!row.usual) return;
    const QRectF track(line.left(), line.bottom() - look_.px(2) - thickness, line.width(), thickness);
    const auto x_of = [&](double share) { return track.left() + track.width() * std::clamp(share, 0.0, 1.0); };
    painter.fillRect(track, look_.chip);
    QColor usual = look_.*bar_;
    usual.setAlphaF(0.45F);
    const double least = look_.px(2);  // a deviation of almost nothing is seen all the same
    const double low = x_of(row.usual->low);
    painter.fillRect(QRectF(low, track.top(), std::max(least, x_of(row.usual->high) - low), thickness), usual);
    if (std::isnan(row.share)) return;
    const double mark = look_.px(2);
    painter.fillRect(QRectF(x_of(row.share) - mark / 2, track.top() - look_.px(1), mark, thickness + look_.px(2)),
                     look_.text);
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
