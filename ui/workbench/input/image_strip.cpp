#include "workbench/input/image_strip.h"

#include "figures/drawing/image_file.h"
#include "workbench/document/run_input.h"
#include "workbench/input/fitted_pixmap.h"
#include "workbench/widgets/plain_text.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace headlight {

namespace {

constexpr double kPicture = 58;
constexpr double kFrame = 2;  // around a picture
constexpr double kGap = 4;    // between two
constexpr int kNameRole = Qt::UserRole;
constexpr int kLeastShown = 4;  // where there are more, the strip scrolls

}  // namespace

/// Paints a thumbnail with its number.
class ImageStrip::Delegate : public QStyledItemDelegate {
  public:
    explicit Delegate(const ImageStrip& strip) : strip_(strip) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const override {
        const int side = strip_.look_.px(kPicture) + 2 * strip_.look_.px(kFrame);
        return {side + strip_.look_.px(kGap), side};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const int side = option.rect.height();
        const QRect place(option.rect.topLeft(), QSize(side, side));
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool is_read = static_cast<std::size_t>(index.row()) < strip_.read_;
        constexpr double kDimmed = 0.4;
        if (!is_read) painter->setOpacity(kDimmed);
        const auto pixmap = index.data(Qt::DecorationRole).value<QPixmap>();
        QRectF picture({}, pixmap.deviceIndependentSize());
        picture.moveCenter(QRectF(place).center());
        painter->drawPixmap(picture.topLeft(), pixmap);
        painter->setOpacity(1);
        paint_frame(*painter, place, (option.state & QStyle::State_Selected) != 0);
        if (strip_.count() > 1) paint_number(*painter, place, index.row() + 1);
        painter->restore();
    }

  private:
    void paint_frame(QPainter& painter, const QRect& place, bool selected) const {
        const Look& look = strip_.look_;
        const bool shown = selected && (strip_.hasFocus() || strip_.count() > 1);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(shown ? QPen(strip_.hasFocus() ? look.primary : look.muted, 2) : QPen(look.border, 1));
        painter.drawRoundedRect(QRectF(place).adjusted(1, 1, -1, -1), look.px(3), look.px(3));
    }

    void paint_number(QPainter& painter, const QRect& place, int number) const {
        const Look& look = strip_.look_;
        const QFont font = look.sized(0.85, true);
        const QString text = QString::number(number);
        const QFontMetrics letters(font);
        const int height = letters.height();
        const int width = std::max(height, letters.horizontalAdvance(text) + look.px(8));
        const QRect badge(place.left() + look.px(4), place.bottom() - height - look.px(3), width, height);
        painter.setPen(QPen(look.border, 1));
        painter.setBrush(look.field);
        painter.drawRoundedRect(QRectF(badge).adjusted(0.5, 0.5, -0.5, -0.5), look.px(4), look.px(4));
        painter.setPen(look.text);
        painter.setFont(font);
        painter.drawText(badge, Qt::AlignCenter, text);
    }

    const ImageStrip& strip_;
};

ImageStrip::ImageStrip(QWidget* parent) : LookFollower(parent), delegate_(new Delegate(*this)) {
    setObjectName(QStringLiteral("image_strip"));
    setAccessibleName(tr("Images of the text"));
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setMovement(QListView::Static);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setItemDelegate(delegate_);
}

ImageStrip::~ImageStrip() {
    setItemDelegate(nullptr);
    delete delegate_;
}

void ImageStrip::set_look(const Look& look) {
    look_ = look;
    setFont(look.font);
    fit_height();
    scheduleDelayedItemsLayout();
}

void ImageStrip::show_images(const std::vector<OpenedImage>& images, std::size_t read) {
    read_ = read;
    const auto wanted = static_cast<int>(images.size());
    while (count() > wanted) delete takeItem(count() - 1);
    while (count() < wanted) addItem(new QListWidgetItem);
    const QSize box(look_.px(kPicture), look_.px(kPicture));
    constexpr int kSampled = 4;  // pixels a pixel, which the smooth transformation joins
    for (int row = 0; row < wanted; ++row) {
        const OpenedImage& image = images[static_cast<std::size_t>(row)];
        const QImage sampled = sampled_picture_of(*image.pixels, box * devicePixelRatioF() * kSampled);
        QListWidgetItem* item = this->item(row);
        item->setData(Qt::DecorationRole, fitted_pixmap(sampled, box, devicePixelRatioF()));
        item->setData(kNameRole, image.name);
        item->setText(name_of(row));
        item->setToolTip(plain_tool_tip(image.path.isEmpty() ? image.name : image.path));
    }
    fit_height();
    updateGeometry();
    viewport()->update();
}

QString ImageStrip::name_of(int row) const {
    const QListWidgetItem* item = this->item(row);
    if (item == nullptr) return {};
    const QString name = item->data(kNameRole).toString();
    return count() == 1 ? name : tr("Image %1 of %2: %3").arg(row + 1).arg(count()).arg(name);
}

std::optional<ThingAt> ImageStrip::take_thing(const std::optional<QPoint>& point) {
    QListWidgetItem* item = point ? itemAt(viewport()->mapFrom(this, *point)) : currentItem();
    if (item == nullptr) return std::nullopt;
    setCurrentItem(item);
    const QPoint where = point ? mapToGlobal(*point) : viewport()->mapToGlobal(visualItemRect(item).center());
    return ThingAt{MenuThing::Image, name_of(row(item)), where};
}

int ImageStrip::width_of(int images) const {
    return images * delegate_->sizeHint({}, {}).width();
}

QSize ImageStrip::sizeHint() const {
    return {width_of(std::max(count(), 1)), height()};
}

QSize ImageStrip::minimumSizeHint() const {
    return {width_of(std::clamp(count(), 1, kLeastShown)), height()};
}

void ImageStrip::fit_height() {
    const bool overflows = width_of(count()) > width();
    const int bar = overflows && count() > kLeastShown ? horizontalScrollBar()->sizeHint().height() : 0;
    setFixedHeight(delegate_->sizeHint({}, {}).height() + bar);
}

void ImageStrip::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Delete) return QListWidget::keyPressEvent(event);
    if (currentItem() != nullptr) emit remove_wanted();
}

void ImageStrip::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    fit_height();
}

}  // namespace headlight
