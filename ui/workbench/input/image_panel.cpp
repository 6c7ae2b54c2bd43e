#include "workbench/input/image_panel.h"

#include "figures/drawing/image_file.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/language/shown_names.h"
#include "workbench/menus/actions.h"

#include <QHBoxLayout>
#include <QPixmap>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

namespace {

constexpr double kPicture = 58;
constexpr double kSample = 44;

/// As large as the box, whatever its shape: small pictures by their pixels.
QPixmap fitted(const QImage& picture, const QSize& box, double ratio) {
    const QSize size = box * ratio;
    const bool few = std::max(picture.width(), picture.height()) * 2 <= std::max(size.width(), size.height());
    QPixmap pixmap = QPixmap::fromImage(
        picture.scaled(size, Qt::KeepAspectRatio, few ? Qt::FastTransformation : Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

}  // namespace

ImagePanel::ImagePanel(Document& document, Actions& actions, QWidget* parent)
    : LookFollower(parent), document_(document) {
    setObjectName(QStringLiteral("image_panel"));
    setAttribute(Qt::WA_StyledBackground);
    picture_ = new QLabel(this);
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setObjectName(QStringLiteral("opened_image"));
    name_ = new QLabel(this);
    name_->setTextFormat(Qt::PlainText);
    hint_ = new QLabel(this);
    hint_->setTextFormat(Qt::PlainText);
    hint_->setProperty("muted", true);
    open_ = new QToolButton(this);
    open_->setDefaultAction(actions.at(ActionId::OpenImage));
    open_->setFocusPolicy(Qt::StrongFocus);
    row_ = new QWidget(this);
    row_->setMinimumWidth(1);  // the window may be narrower than all samples side by side
    auto* samples = new QHBoxLayout(row_);
    samples->setContentsMargins(0, 0, 0, 0);
    auto* texts = new QVBoxLayout;
    texts->setContentsMargins(0, 0, 0, 0);
    texts->addStretch(1);
    texts->addWidget(name_);
    texts->addWidget(hint_);
    texts->addStretch(1);
    auto* all = new QHBoxLayout(this);
    all->addWidget(picture_);
    all->addLayout(texts);
    all->addWidget(open_);
    all->addStretch(1);
    all->addWidget(row_);
    connect(&document_.run(), &LiveRun::model_changed, this, &ImagePanel::take_model);
    connect(&document_.run(), &LiveRun::image_changed, this, &ImagePanel::take_image);
    take_image();
}

void ImagePanel::set_look(const Look& look) {
    look_ = look;
    layout()->setContentsMargins(look.px(12), look.px(8), look.px(12), look.px(8));
    layout()->setSpacing(look.px(12));
    row_->layout()->setSpacing(look.px(6));
    name_->setFont(look.sized(1.0, true));
    hint_->setFont(look.font);
    picture_->setFixedSize(picture_size());
    take_image();
    place_samples();
}

QSize ImagePanel::picture_size() const {
    return {look_.px(kPicture), look_.px(kPicture)};
}

void ImagePanel::take_model() {
    place_samples();
    take_image();
}

void ImagePanel::take_image() {
    const auto& image = document_.run().image();
    if (!image) {
        picture_->clear();
        name_->setText(tr("No image yet"));
        hint_->setText(tr("Open an image, drop it on this window, or paste it."));
        return;
    }
    constexpr int kSampled = 4;  // pixels a pixel, which the smooth transformation joins
    const QSize box = picture_size() * devicePixelRatioF() * kSampled;
    picture_->setPixmap(fitted(sampled_picture_of(*image, box), picture_size(), devicePixelRatioF()));
    name_->setText(document_.run().image_name());
    picture_->setAccessibleName(tr("The image that the model reads: %1").arg(document_.run().image_name()));
    hint_->setText(tr("%1 × %2 pixels · drop or paste another").arg(image->width).arg(image->height));
    show_samples_that_fit();
}

void ImagePanel::place_samples() {
    for (QToolButton* sample : samples_) delete sample;
    samples_.clear();
    const auto built_in = document_.run().bridge().built_in();
    const auto open = std::find_if(built_in.begin(), built_in.end(), [this](const BuiltInModel& model) {
        return document_.run().model() && document_.run().model()->path == model.path;
    });
    if (open == built_in.end()) return;
    const QSize size(look_.px(kSample), look_.px(kSample));
    const auto add = [&](const SampleText& sample) {
        if (sample.image.empty()) return;
        const QString path = QString::fromStdString(sample.image.string());
        const QPixmap picture(path);
        if (picture.isNull()) return;  // a sample that is missing is no button
        auto* button = new QToolButton(row_);
        button->setIcon(fitted(picture.toImage(), size, devicePixelRatioF()));
        button->setIconSize(size);
        button->setProperty("picture", true);
        button->setFocusPolicy(Qt::StrongFocus);
        const QString name = QString::fromStdString(sample.image.stem().string());
        button->setAccessibleName(tr("Sample image: %1").arg(name));
        button->setToolTip(sample.why.empty() ? name
                                              : tr("%1, a known failure: %2").arg(name, text_of_model(sample.why)));
        connect(button, &QToolButton::clicked, &document_, [this, sample] { document_.run().open_sample(sample); });
        row_->layout()->addWidget(button);
        samples_.push_back(button);
    };
    for (const SampleText& sample : open->samples) add(sample);
    for (const SampleText& sample : open->fails) add(sample);
    show_samples_that_fit();
}

void ImagePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    show_samples_that_fit();
}

void ImagePanel::show_samples_that_fit() {
    int room = width() - (layout()->minimumSize().width() - row_->minimumWidth());
    for (QToolButton* sample : samples_) {
        sample->setVisible(sample->sizeHint().width() <= room);
        room -= sample->sizeHint().width() + row_->layout()->spacing();
    }
}

}  // namespace headlight
