#include "workbench/widgets/summary_list_delegate.h"

#include <QFontMetrics>
#include <QListView>
#include <QPainter>

namespace headlight {

void SummaryListDelegate::set_look(const Look& look, double scale, Title title) {
    look_ = look;
    title_ = look.sized(scale, title == Title::Bold);
    summary_ = look.sized(0.86 * scale);
}

std::pair<int, int> SummaryListDelegate::heights(int width, const QModelIndex& index) const {
    const auto height = [&](const QFont& font, int role) {
        const QString text = index.data(role).toString();
        const QRect room(0, 0, std::max(1, width - 2 * padding()), 100'000);
        return text.isEmpty() ? 0 : QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text).height();
    };
    return {height(title_, Qt::DisplayRole), height(summary_, kSummaryRole)};
}

QSize SummaryListDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* view = qobject_cast<const QListView*>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() - 2 * view->spacing() : option.rect.width();
    const auto [title, summary] = heights(width, index);
    return {width, title + summary + 2 * padding()};
}

void SummaryListDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state & QStyle::State_Selected;
    if (selected || (option.state & QStyle::State_MouseOver)) {
        painter->setPen(selected && (option.state & QStyle::State_HasFocus) ? QPen(look_.primary, 1) : QPen(Qt::NoPen));
        painter->setBrush(look_.chip);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), look_.px(5), look_.px(5));
    }
    const auto [title, summary] = heights(option.rect.width(), index);
    QRect place = option.rect.adjusted(padding(), padding(), -padding(), 0);
    place.setHeight(title);
    painter->setPen(look_.text);
    painter->setFont(title_);
    painter->drawText(place, Qt::TextWordWrap, index.data(Qt::DisplayRole).toString());
    place.moveTop(place.bottom() + 1);
    place.setHeight(summary);
    painter->setPen(look_.muted);
    painter->setFont(summary_);
    painter->drawText(place, Qt::TextWordWrap, index.data(kSummaryRole).toString());
    painter->restore();
}

}  // namespace headlight
