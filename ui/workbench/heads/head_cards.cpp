#include "workbench/heads/head_cards.h"

#include "workbench/widgets/plain_text.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

/// Paints the card of a row.
class HeadCards::Delegate : public QStyledItemDelegate {
  public:
    explicit Delegate(const HeadCards& list) : list_(list) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const override {
        return list_.card_size_;
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const HeadCard& card = list_.cards_[static_cast<std::size_t>(index.row())];
        const Look& look = list_.look_;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paint_frame(*painter, option, card);
        const int padding = look.px(5);
        const QRect inside = option.rect.adjusted(padding, padding, -padding, -padding);
        const QRect image(inside.topLeft(), QSize(inside.height(), inside.height()));
        paint_thumbnail(*painter, image, card);
        paint_texts(*painter, inside.adjusted(image.width() + look.px(7), 0, -look.px(2), 0), card);
        painter->restore();
    }

  private:
    void paint_frame(QPainter& painter, const QStyleOptionViewItem& option, const HeadCard& card) const {
        const Look& look = list_.look_;
        const bool current = (option.state & QStyle::State_Selected) && list_.hasFocus();
        const bool shown = list_.shown_ == card.head;
        QPen border(look.border, 1);
        if (current) border = QPen(look.primary, 1);
        if (shown) border = QPen(look.accent, 2);
        painter.setPen(border);
        painter.setBrush((option.state & QStyle::State_MouseOver) || current ? look.chip : look.field);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), look.px(5), look.px(5));
        if (!shown || !current) return;
        painter.setPen(QPen(look.primary, 1));
        painter.drawRoundedRect(QRectF(option.rect).adjusted(3.5, 3.5, -3.5, -3.5), look.px(3), look.px(3));
    }

    /// Small images keep their proportions; cells of weights stay sharp, because they are no photograph.
    void paint_thumbnail(QPainter& painter, const QRect& place, const HeadCard& card) const {
        const Look& look = list_.look_;
        painter.setPen(QPen(look.border, 1));
        painter.setBrush(look.chip);
        if (card.thumbnail.isNull()) return painter.drawRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5));
        const bool larger = card.thumbnail.width() > place.width();
        painter.setRenderHint(QPainter::SmoothPixmapTransform, larger);
        const QSizeF size = QSizeF(card.thumbnail.size()).scaled(QSizeF(place.size()), Qt::KeepAspectRatio);
        QRectF where({}, size);
        where.moveCenter(QRectF(place).center());
        painter.drawImage(where, card.thumbnail);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(where);
    }

    void paint_texts(QPainter& painter, QRect place, const HeadCard& card) const {
        constexpr double kHeight = 44;
        const Look& look = list_.look_;
        const int spare = std::max(0, place.height() - look.px(kHeight));
        place.adjust(0, spare / 2, 0, spare / 2 - spare);  // name, number and bar stay together in a large card
        const int bar = look.px(4);
        const QRect lines = place.adjusted(0, 0, 0, -bar - look.px(4));
        const QRect upper(lines.topLeft(), QSize(lines.width(), lines.height() / 2));
        const QRect lower = lines.adjusted(0, upper.height(), 0, 0);
        painter.setPen(look.text);
        painter.setFont(look.sized(1, true));
        painter.drawText(upper, Qt::AlignLeft | Qt::AlignVCenter, card.name);
        painter.setPen(std::isnan(card.share) ? look.muted : look.text);
        painter.setFont(look.font);
        painter.drawText(lower, Qt::AlignLeft | Qt::AlignVCenter, card.number);
        if (std::isnan(card.share)) return;
        const QRectF track(place.left(), place.bottom() + 1 - bar, place.width(), bar);
        QRectF filled = track;
        filled.setWidth(track.width() * std::clamp(card.share, 0.0, 1.0));
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.chip);
        painter.drawRoundedRect(track, bar / 2.0, bar / 2.0);
        painter.setBrush(look.primary);
        painter.drawRoundedRect(filled, bar / 2.0, bar / 2.0);
    }

    const HeadCards& list_;
};

HeadCards::HeadCards(QWidget* parent) : LookFollower(parent), delegate_(new Delegate(*this)) {
    setObjectName(QStringLiteral("head_cards"));
    setViewMode(QListView::IconMode);
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setMovement(QListView::Static);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    setItemDelegate(delegate_);
    connect(this, &QListWidget::itemClicked, this, [this](const QListWidgetItem* item) {
        const auto head = head_of(item);
        if (!head) return;
        if (QGuiApplication::keyboardModifiers() & (Qt::ControlModifier | Qt::ShiftModifier))
            emit pinned(*head);
        else
            emit opened(*head);
    });
}

HeadCards::~HeadCards() {
    setItemDelegate(nullptr);
    delete delegate_;
}

void HeadCards::set_look(const Look& look) {
    look_ = look;
    setFont(look.font);
    setSpacing(look.px(3));
    fit_cards();
}

void HeadCards::fit_cards() {
    constexpr double kTexts = 72;
    QSize fitting;
    for (const double height : {52, 64, 80, 96}) {
        const QSize card(look_.px(height + kTexts), look_.px(height));
        const int columns = std::max(1, (width() - spacing()) / (card.width() + spacing()));
        const auto rows = (static_cast<int>(cards_.size()) + columns - 1) / columns;
        const bool fits = rows * (card.height() + spacing()) + spacing() <= this->height();
        if (fitting.isEmpty() || fits) fitting = card;
    }
    if (fitting == card_size_) return;
    card_size_ = fitting;
    scheduleDelayedItemsLayout();
}

void HeadCards::resizeEvent(QResizeEvent* event) {
    fit_cards();
    QListWidget::resizeEvent(event);
}

void HeadCards::set_cards(std::vector<HeadCard> cards) {
    const auto before = head_of(currentItem());
    const bool same_heads = std::ranges::equal(cards, cards_, {}, &HeadCard::head, &HeadCard::head);
    cards_ = std::move(cards);
    if (!same_heads) clear();
    for (std::size_t row = 0; row < cards_.size(); ++row) {
        const HeadCard& card = cards_[row];
        auto* item = same_heads ? this->item(static_cast<int>(row)) : new QListWidgetItem(this);
        item->setText(card.name + QLatin1Char(' ') + card.number);  // what a screen reader says
        item->setToolTip(plain_tool_tip(card.tool_tip));
        if (before == card.head) setCurrentItem(item);
    }
    if (currentItem() == nullptr && count() > 0) setCurrentRow(0);
    fit_cards();
    viewport()->update();
}

void HeadCards::set_shown(std::optional<HeadIndex> head) {
    shown_ = head;
    viewport()->update();
}

void HeadCards::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) return QListWidget::keyPressEvent(event);
    if (const auto head = head_of(currentItem())) emit opened(*head);
}

std::optional<ThingAt> HeadCards::take_thing(const std::optional<QPoint>& point) {
    QListWidgetItem* item = point ? itemAt(viewport()->mapFrom(this, *point)) : currentItem();
    const auto head = head_of(item);
    if (!head) return std::nullopt;
    setCurrentItem(item);
    emit opened(*head);
    const QPoint where = point ? mapToGlobal(*point) : viewport()->mapToGlobal(visualItemRect(item).center());
    return ThingAt{MenuThing::Head, cards_[static_cast<std::size_t>(row(item))].name, where};
}

std::optional<HeadIndex> HeadCards::head_of(const QListWidgetItem* item) const {
    const int at = item == nullptr ? -1 : row(item);
    if (at < 0 || static_cast<std::size_t>(at) >= cards_.size()) return std::nullopt;
    return cards_[static_cast<std::size_t>(at)].head;
}

}  // namespace headlight
