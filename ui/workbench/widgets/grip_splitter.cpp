#include "workbench/widgets/grip_splitter.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSplitterHandle>

namespace headlight {

namespace {

class GripHandle : public QSplitterHandle {
  public:
    explicit GripHandle(GripSplitter* splitter) : QSplitterHandle(splitter->orientation(), splitter) {
        setAttribute(Qt::WA_Hover);
    }

  protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        constexpr double kGrip = 28;  // pixels at zoom 1, where the handle is 7 wide
        constexpr double kWide = 7;
        QPainter painter(this);
        const Look& look = grips().look();
        painter.fillRect(rect(), look.panel);
        const bool upright = orientation() == Qt::Horizontal;
        const QPoint middle = rect().center();
        const QRect line = upright ? QRect(middle.x(), 0, 1, height()) : QRect(0, middle.y(), width(), 1);
        painter.fillRect(line, look.border);
        const double thick = upright ? width() : height();
        const QSizeF size(3 * thick / kWide, kGrip * thick / kWide);
        QRectF grip({}, upright ? size : size.transposed());
        grip.moveCenter(QRectF(rect()).center());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(underMouse() ? look.primary : look.muted);
        painter.drawRoundedRect(grip, 1.5, 1.5);
    }

    void mousePressEvent(QMouseEvent* event) override {
        before_ = pos();
        QSplitterHandle::mousePressEvent(event);
    }

    void mouseReleaseEvent(QMouseEvent* event) override {
        QSplitterHandle::mouseReleaseEvent(event);
        if (pos() != before_) emit grips().handle_dragged(grips().indexOf(this));
    }

    void mouseDoubleClickEvent(QMouseEvent* event) override {
        event->accept();
        emit grips().handle_double_clicked(grips().indexOf(this));
    }

  private:
    [[nodiscard]] GripSplitter& grips() const { return static_cast<GripSplitter&>(*splitter()); }

    QPoint before_;
};

}  // namespace

void GripSplitter::set_look(const Look& look) {
    constexpr double kWide = 7;
    look_ = look;
    setHandleWidth(look.px(kWide));
}

QSplitterHandle* GripSplitter::createHandle() {
    return new GripHandle(this);
}

}  // namespace headlight
