#include "workbench/palette/entry_delegate.h"

#include "workbench/palette/entry_list.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace headlight {

void EntryDelegate::set_look(const Look& look) {
    look_ = look;
}

int EntryDelegate::row_height() const {
    return std::max(look_.px(28), QFontMetrics(look_.font).height() + look_.px(10));
}

QSize EntryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const {
    return {option.rect.width(), row_height()};
}

void EntryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* list = qobject_cast<const EntryList*>(option.widget);
    if (list == nullptr) return;
    const EntryRow& row = list->rows()[static_cast<std::size_t>(index.row())];
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (row.heading) {
        paint_heading(*painter, option.rect, row.text);
    } else {
        const bool selected = option.state & QStyle::State_Selected;
        if (selected) paint_selection(*painter, option.rect);
        if (!row.enabled) painter->setOpacity(0.45);
        paint_entry(*painter, option.rect, row, selected);
    }
    painter->restore();
}

void EntryDelegate::paint_selection(QPainter& painter, const QRect& place) const {
    constexpr float kOnLight = 0.14F;
    constexpr float kOnDark = 0.24F;
    QColor behind = look_.primary;
    behind.setAlphaF(look_.theme.dark ? kOnDark : kOnLight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(behind);
    painter.drawRoundedRect(place, look_.px(5), look_.px(5));
}

void EntryDelegate::paint_heading(QPainter& painter, const QRect& place, const QString& text) const {
    painter.setFont(look_.section_font());
    painter.setPen(look_.muted);
    painter.drawText(place.adjusted(look_.px(10), 0, -look_.px(10), -look_.px(4)), Qt::AlignLeft | Qt::AlignBottom,
                     text);
}

void EntryDelegate::paint_entry(QPainter& painter, QRect place, const EntryRow& row, bool selected) const {
    place.adjust(look_.px(10), 0, -look_.px(10), 0);
    const int right = row.keys.isEmpty() ? place.right() : paint_keys(painter, place, row.keys);
    if (row.checked) {
        painter.setFont(look_.font);
        painter.setPen(look_.primary);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("✓"));
    }
    place.setLeft(place.left() + look_.px(20));
    place.setRight(right - look_.px(12));
    const int left = paint_text(painter, place, row, selected) + look_.px(12);
    const QRect beside(left, place.top(), place.right() - left, place.height());
    if (row.detail.isEmpty() || beside.width() < look_.px(40)) return;
    painter.setFont(look_.sized(0.9));
    painter.setPen(selected ? look_.text : look_.muted);  // secondary text is too faint on what is selected
    painter.drawText(beside, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(row.detail, Qt::ElideRight, beside.width()));
}

int EntryDelegate::paint_keys(QPainter& painter, const QRect& place, const QString& keys) const {
    painter.setFont(look_.sized(0.88));
    const int width = painter.fontMetrics().horizontalAdvance(keys) + look_.px(12);
    const int height = painter.fontMetrics().height() + look_.px(4);
    const QRect cap(place.right() - width, place.center().y() - height / 2, width, height);
    painter.setPen(look_.border);
    painter.setBrush(look_.chip);
    painter.drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), look_.px(4), look_.px(4));
    painter.setPen(look_.muted);
    painter.drawText(cap, Qt::AlignCenter, keys);
    return cap.left();
}

int EntryDelegate::paint_text(QPainter& painter, const QRect& place, const EntryRow& row, bool selected) const {
    QTextLayout layout(QFontMetrics(look_.font).elidedText(row.text, Qt::ElideRight, place.width()), look_.font);
    QList<QTextLayout::FormatRange> formats;
    for (const int mark : row.marks) {
        QTextLayout::FormatRange range;
        range.start = mark;
        range.length = 1;
        range.format.setForeground(selected ? look_.text : look_.primary);
        range.format.setFontWeight(QFont::Bold);
        formats << range;
    }
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setNumColumns(static_cast<int>(layout.text().size()));
    layout.endLayout();
    painter.setPen(look_.text);
    layout.draw(&painter, QPointF(place.left(), place.top() + (place.height() - line.height()) / 2));
    return place.left() + static_cast<int>(line.naturalTextWidth());
}

}  // namespace headlight
