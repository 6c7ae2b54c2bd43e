#include "workbench/widgets/column_bar.h"

#include <QPainter>

namespace headlight {

namespace {

constexpr double kBarWidth = 26;

}  // namespace

ColumnBar::ColumnBar(const QString& name, Qt::ArrowType arrow, QWidget* parent) : LookFollower(parent), arrow_(arrow) {
    setObjectName(QStringLiteral("column_bar"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setFocusPolicy(Qt::StrongFocus);
    set_name(name);
}

void ColumnBar::set_name(const QString& name) {
    setText(name);
    setAccessibleName(tr("Show %1").arg(name));
    setToolTip(tr("Show %1, which was closed to make room for the figure").arg(name));
    update();
}

void ColumnBar::set_look(const Look& look) {
    look_ = look;
    updateGeometry();
    update();
}

QSize ColumnBar::sizeHint() const {
    return {look_.px(kBarWidth), look_.px(120)};
}

QSize ColumnBar::minimumSizeHint() const {
    return {look_.px(kBarWidth), 1};
}

void ColumnBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const bool hot = underMouse() || hasFocus();
    painter.fillRect(rect(), hot ? look_.chip : look_.bar);
    painter.fillRect(arrow_ == Qt::RightArrow ? QRect(width() - 1, 0, 1, height()) : QRect(0, 0, 1, height()),
                     look_.border);
    painter.setPen(hot ? look_.primary : look_.muted);
    const int inset = look_.px(10);
    const int square = look_.px(20);
    painter.setFont(look_.sized(1.1, true));
    painter.drawText(QRect(0, inset, width(), square), Qt::AlignCenter,
                     arrow_ == Qt::RightArrow ? QStringLiteral("›") : QStringLiteral("‹"));
    // Read from the bottom up, as on the spine of a folder that stands on the left.
    const QFont font = look_.section_font();
    const int room = height() - 2 * inset - square;
    const QString shown = QFontMetrics(font).elidedText(text(), Qt::ElideRight, room);
    painter.setFont(font);
    painter.translate(0, inset + square);
    painter.rotate(-90);
    painter.drawText(QRect(-room, 0, room, width()), Qt::AlignRight | Qt::AlignVCenter, shown);
}

}  // namespace headlight
