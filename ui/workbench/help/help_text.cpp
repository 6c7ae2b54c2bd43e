#include "workbench/help/help_text.h"

#include "workbench/help/help_layout.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QScrollBar>
#include <QTextBlock>

#include <cmath>
#include <optional>

namespace headlight {

HelpText::HelpText(QWidget* parent) : LookFollower(parent) {
    setObjectName(QStringLiteral("help_text"));
    setAccessibleName(tr("Help page"));
    setOpenLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this, &HelpText::follow);
}

void HelpText::set_look(const Look& look) {
    look_ = look;
    const int scrolled = verticalScrollBar()->value();
    show_page();
    verticalScrollBar()->setValue(scrolled);
}

void HelpText::open(const QString& topic) {
    if (at_ >= 0) visits_.resize(at_ + 1);
    if (at_ < 0 || visits_[at_].topic != topic) visits_.push_back({topic});
    walk_to(visits_.size() - 1);
    show_section(topic.section(QLatin1Char('#'), 1));
}

QString HelpText::page() const {
    return at_ < 0 ? QString() : visits_[at_].topic.section(QLatin1Char('#'), 0, 0);
}

void HelpText::backward() {
    if (at_ > 0) walk_to(at_ - 1);
}

void HelpText::forward() {
    if (at_ + 1 < visits_.size()) walk_to(at_ + 1);
}

void HelpText::follow(const QUrl& link) {
    const QUrl url = QUrl(QLatin1Char('/') + page()).resolved(link);
    if (!url.scheme().isEmpty()) {
        QDesktopServices::openUrl(url);
        return;
    }
    const QString topic = url.path().mid(1) + (url.hasFragment() ? QLatin1Char('#') + url.fragment() : QString());
    if (const auto lesson = lesson_of_link(topic))
        emit lesson_wanted(*lesson);
    else
        open(topic);
}

void HelpText::walk_to(qsizetype visit) {
    const QString before = page();
    if (at_ >= 0) visits_[at_].scrolled = verticalScrollBar()->value();
    at_ = visit;
    if (page() != before) show_page();
    verticalScrollBar()->setValue(visits_[at_].scrolled);
    emit backwardAvailable(at_ > 0);
    emit forwardAvailable(at_ + 1 < visits_.size());
    emit page_changed();
}

void HelpText::show_page() {
    if (at_ < 0) return;
    setExtraSelections({});
    auto document = lay_out_help_page(page(), look_);
    setDocument(document.get());
    shown_ = std::move(document);
}

void HelpText::show_section(const QString& anchor) {
    if (anchor.isEmpty()) return;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || anchor_of_heading(block.text()) != anchor) continue;
        setTextCursor(QTextCursor(block));
        const QRectF place = document()->documentLayout()->blockBoundingRect(block);
        verticalScrollBar()->setValue(static_cast<int>(std::floor(place.top())) - look_.px(6));
        return;
    }
}

void HelpText::mark(const QStringList& words) {
    QList<ExtraSelection> marks;
    std::optional<QTextCursor> first;
    const int from = textCursor().position();
    for (const QString& word : words) {
        for (QTextCursor at = document()->find(word); !at.isNull(); at = document()->find(word, at)) {
            ExtraSelection selection;
            selection.cursor = at;
            QColor shade = look_.accent;
            constexpr float kShade = 0.35F;
            shade.setAlphaF(kShade);
            selection.format.setBackground(shade);
            marks.push_back(selection);
            if (at.selectionStart() >= from && (!first || at.selectionStart() < first->selectionStart())) first = at;
        }
    }
    setExtraSelections(marks);
    if (!first) return;
    first->clearSelection();
    setTextCursor(*first);
}

}  // namespace headlight
