#include "workbench/export/page_preview.h"

#include "core/error.h"
#include "language/sentences.h"

#include <QPainter>

#include <new>
#include <utility>

namespace headlight {

namespace {

constexpr double kMargin = 16;  // around the paper

}  // namespace

PagePreview::PagePreview(const Look& look, QWidget* parent)
    : QWidget(parent), look_(look), worker_([this](const Page& page, const std::stop_token& /*stop*/) { work(page); }) {
    setAccessibleName(tr("Preview"));
    setMinimumSize(look.px(240), look.px(200));
}

void PagePreview::set_page(std::shared_ptr<const Figure> figure, const ExportOptions& options) {
    page_.figure = std::move(figure);
    page_.options = options;
    text_.clear();
    ask();
}

void PagePreview::set_text(const QString& text) {
    page_.figure = nullptr;
    text_ = text;
    ask();
}

void PagePreview::set_reader(Reader reader) {
    page_.reader = reader;
    ask();
}

void PagePreview::ask() {
    const QSize room = size().shrunkBy(QMargins() + look_.px(kMargin));
    page_.box = room * devicePixelRatioF();
    if (page_.figure && !page_.box.isEmpty()) return worker_.request(page_);
    image_ = {};
    update();
}

void PagePreview::work(const Page& page) {
    QImage image;
    QString failure;
    try {
        image = seen_by(render_preview(*page.figure, page.options, page.box), page.reader);
    } catch (const Error& error) {  // a worker thread must not let it pass; the dialog shows the sentence
        failure = text_of_error(error);
    } catch (const std::bad_alloc&) {
        failure = tr("There is not enough memory to preview this page.");
    }
    QMetaObject::invokeMethod(
        this,
        [this, image, failure] {
            if (!page_.figure) return;  // it was taken away meanwhile
            if (!failure.isEmpty()) return emit failed(failure);
            image_ = image;
            update();
        },
        Qt::QueuedConnection);
}

void PagePreview::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    ask();
}

void PagePreview::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), look_.panel);
    painter.setPen(look_.muted);
    painter.setFont(look_.font);
    const int margin = look_.px(kMargin);
    painter.drawText(rect().adjusted(margin, margin, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap, text_);
    if (image_.isNull()) return;
    const QSizeF paper = QSizeF(image_.size()) / devicePixelRatioF();
    const QRectF place(QPointF((width() - paper.width()) / 2, (height() - paper.height()) / 2), paper);
    painter.drawImage(place, image_);
    painter.setPen(QPen(look_.border, 0));
    painter.drawRect(place);
}

}  // namespace headlight
