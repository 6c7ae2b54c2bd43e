#include "workbench/shell/notices_bar.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace headlight {

namespace {

constexpr std::size_t kMostShown = 3;

QString kind_name(Notice::Kind kind) {
    switch (kind) {
        case Notice::Kind::Information:
            return QStringLiteral("information");
        case Notice::Kind::Warning:
            return QStringLiteral("warning");
        case Notice::Kind::Error:
            return QStringLiteral("error");
    }
    return {};
}

QString kind_sign(Notice::Kind kind) {
    return kind == Notice::Kind::Information ? QStringLiteral("ⓘ") : QStringLiteral("⚠");
}

}  // namespace

NoticesBar::NoticesBar(QWidget* parent) : LookFollower(parent), column_(new QVBoxLayout(this)) {
    setAccessibleName(tr("Notices"));
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    hide();
}

void NoticesBar::set_look(const Look& look) {
    look_ = look;
    for (const Shown& each : shown_)
        each.frame->layout()->setContentsMargins(look.px(14), look.px(5), look.px(8), look.px(5));
}

QFrame* NoticesBar::make_frame(const Notice& notice) {
    auto* frame = new QFrame(this);
    frame->setProperty("notice", kind_name(notice.kind));
    auto* row = new QHBoxLayout(frame);
    row->setContentsMargins(look_.px(14), look_.px(5), look_.px(8), look_.px(5));
    auto* sign = new QLabel(kind_sign(notice.kind), frame);
    sign->setTextFormat(Qt::PlainText);
    auto* text = new QLabel(notice.text, frame);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setAccessibleName(notice.text);
    auto* close = new QToolButton(frame);
    close->setText(QStringLiteral("✕"));
    close->setProperty("flat", true);
    close->setAccessibleName(tr("Dismiss the notice"));
    connect(close, &QToolButton::clicked, this, [this, frame] { remove(frame); });
    row->addWidget(sign, 0, Qt::AlignVCenter);
    row->addWidget(text, 1);
    for (const NoticeAction& action : notice.actions) {
        auto* button = new QToolButton(frame);
        button->setText(action.text);
        connect(button, &QToolButton::clicked, this, [this, frame, run = action.run] {
            remove(frame);
            run();
        });
        row->addWidget(button, 0, Qt::AlignVCenter);
    }
    row->addWidget(close, 0, Qt::AlignVCenter);
    return frame;
}

void NoticesBar::show_notice(const Notice& notice) {
    for (const Shown& each : shown_)
        if (each.notice.text == notice.text && each.notice.subject == notice.subject) return;
    end_subject(notice.subject);
    QFrame* frame = make_frame(notice);
    column_->addWidget(frame);
    shown_.push_back({notice, frame});
    // What asks for an answer stays until it is given.
    const auto old = std::ranges::find_if(shown_, [](const Shown& each) { return each.notice.actions.empty(); });
    if (shown_.size() > kMostShown && old != shown_.end()) remove(old->frame);
    show();
}

void NoticesBar::end_subject(const QString& subject) {
    if (subject.isEmpty()) return;
    const auto found =
        std::find_if(shown_.begin(), shown_.end(), [&](const Shown& each) { return each.notice.subject == subject; });
    if (found != shown_.end()) remove(found->frame);
}

void NoticesBar::remove(QFrame* frame) {
    std::erase_if(shown_, [frame](const Shown& each) { return each.frame == frame; });
    column_->removeWidget(frame);
    frame->hide();
    frame->deleteLater();
    setVisible(!shown_.empty());
}

QStringList NoticesBar::texts() const {
    QStringList result;
    for (const Shown& each : shown_) result << each.notice.text;
    return result;
}

}  // namespace headlight
