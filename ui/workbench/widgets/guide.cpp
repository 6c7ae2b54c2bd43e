#include "workbench/widgets/guide.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace headlight {

Guide::Guide(QWidget* parent) : LookFollower(parent), mark_(new QFrame(this)) {
    setObjectName(QStringLiteral("guide"));
    text_ = new QLabel(this);
    explain(false);
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QPushButton(tr("Got it"), this);
    close->setToolTip(tr("Hide this note; Help > How to read the figure shows it again"));
    connect(close, &QPushButton::clicked, this, &Guide::dismissed);
    auto* row = new QHBoxLayout(this);
    row->addWidget(mark_);
    row->addWidget(text_, 1);
    row->addWidget(close, 0, Qt::AlignVCenter);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

void Guide::explain(bool over_image) {
    const QString how =
        over_image ? tr("How to read it: the outlined patch of the image, or the outlined chip above it, "
                        "is the query; color shows how its attention is distributed over all patches, its keys. Point "
                        "at another patch to see its attention, click to select it. Layers, heads, "
                        "rows and columns are counted from 0.")
                   : tr("How to read it: a row is a query. It shows how the token on its left distributes its "
                        "attention over the keys, the columns; each row sums to 1. Layers and "
                        "heads are counted from 0.");
    text_->setText(
        how + QLatin1Char('\n') +
        tr("A weight says where a head reads from, not why the model predicts what it predicts: attention alone is not "
           "an explanation (Jain & Wallace 2019, arXiv 1902.10186; but see Wiegreffe & Pinter 2019, arXiv "
           "1908.04626)."));
}

void Guide::set_look(const Look& look) {
    layout()->setContentsMargins(look.px(10), look.px(8), look.px(10), look.px(8));
    layout()->setSpacing(look.px(10));
    mark_->setFixedWidth(look.px(3));
    mark_->setStyleSheet(QStringLiteral("background: %1; border-radius: 1px;").arg(look.accent.name()));
}

}  // namespace headlight
