#include "workbench/input/image_panel.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/input/fitted_pixmap.h"
#include "workbench/input/image_strip.h"
#include "workbench/language/shown_names.h"
#include "workbench/menus/actions.h"
#include "workbench/widgets/plain_text.h"

#include <QHBoxLayout>
#include <QPixmap>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

namespace {

constexpr double kSample = 44;
constexpr double kWidestName = 280;

}  // namespace

ImagePanel::ImagePanel(Document& document, Actions& actions, QWidget* parent)
    : LookFollower(parent), document_(document), actions_(actions) {
    setObjectName(QStringLiteral("image_panel"));
    setAttribute(Qt::WA_StyledBackground);
    strip_ = new ImageStrip(this);
    name_ = new QLabel(this);
    name_->setTextFormat(Qt::PlainText);
    hint_ = new QLabel(this);
    hint_->setTextFormat(Qt::PlainText);
    hint_->setProperty("muted", true);
    open_ = new QToolButton(this);
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
    all->addWidget(strip_);
    all->addLayout(texts);
    all->addWidget(open_);
    all->addStretch(1);
    all->addWidget(row_);
    connect(&document_.run(), &LiveRun::model_changed, this, &ImagePanel::take_model);
    connect(&document_.run(), &LiveRun::images_changed, this, &ImagePanel::take_images);
    connect(&document_.pointing(), &Pointing::image_selected, this, &ImagePanel::describe);
    connect(strip_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) document_.pointing().select_image(static_cast<std::size_t>(row));
    });
    connect(strip_, &ImageStrip::remove_wanted, this, [this] { actions_.at(ActionId::RemoveImage)->trigger(); });
    take_images();
}

void ImagePanel::set_look(const Look& look) {
    look_ = look;
    layout()->setContentsMargins(look.px(12), look.px(8), look.px(12), look.px(8));
    layout()->setSpacing(look.px(12));
    row_->layout()->setSpacing(look.px(6));
    name_->setFont(look.sized(1.0, true));
    hint_->setFont(look.font);
    take_images();
    place_samples();
}

void ImagePanel::take_model() {
    place_samples();
    take_images();
}

void ImagePanel::choose_button() {
    const bool adds = document_.run().reads_images() && document_.run().most_images() > 1;
    QAction* action = actions_.at(adds ? ActionId::AddImages : ActionId::OpenImage);
    if (open_->defaultAction() == action) return;
    if (QAction* before = open_->defaultAction()) open_->removeAction(before);
    open_->setDefaultAction(action);
}

void ImagePanel::take_images() {
    choose_button();
    const LiveRun& run = document_.run();
    const auto count = run.images().size();
    const bool grows = count > static_cast<std::size_t>(strip_->count());
    {
        const QSignalBlocker quiet(strip_);
        strip_->show_images(run.images(), run.images_read().size());
    }
    strip_->setVisible(count > 0);
    if (count > 0)
        document_.pointing().select_image(grows ? count - 1
                                                : std::min(document_.pointing().selected_image(), count - 1));
    describe();
    show_samples_that_fit();
}

void ImagePanel::describe() {
    const LiveRun& run = document_.run();
    const std::size_t selected = document_.pointing().selected_image();
    if (selected >= run.images().size()) {
        name_->setText(tr("No image yet"));
        name_->setToolTip({});
        hint_->setText(tr("Open an image, drop it on this window, or paste it."));
        return;
    }
    const auto row = static_cast<int>(selected);
    if (strip_->currentRow() != row) strip_->setCurrentRow(row);
    const QString name = strip_->name_of(row);
    const Image& image = *run.images()[selected].pixels;
    const QString size = tr("%1 × %2 pixels").arg(image.width).arg(image.height);
    name_->setText(QFontMetrics(name_->font()).elidedText(name, Qt::ElideMiddle, look_.px(kWidestName)));
    name_->setToolTip(plain_tool_tip(name));
    const bool reads_more = run.most_images() > 1;
    const QString hint = selected >= run.images_read().size() ? tr("%1 · not read by this model")
                         : reads_more                         ? tr("%1 · drop or paste more")
                                                              : tr("%1 · drop or paste another");
    hint_->setText(hint.arg(size));
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
        button->setIcon(fitted_pixmap(picture.toImage(), size, devicePixelRatioF()));
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
