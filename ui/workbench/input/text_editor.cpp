#include "workbench/input/text_editor.h"

#include "workbench/document/run_input.h"
#include "workbench/document/texts/text_difference.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QUndoStack>

#include <algorithm>
#include <cmath>

namespace headlight {

TextEditor::TextEditor(QUndoStack& history, QWidget* parent) : LookFollower(parent), history_(history) {
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        align_text();
        fit_height();
    });
}

void TextEditor::set_look(const Look& look) {
    look_ = look;
    setFont(look.sized(1.15));
    document()->setDocumentMargin(0);  // the style sheet's padding stays where it is while lines scroll
    fit_height();
}

void TextEditor::set_most_lines(int lines) {
    most_lines_ = std::max(lines, 1);
    fit_height();
}

void TextEditor::set_text(const QString& text) {
    const QString before = toPlainText();
    if (text == before) return;
    reserve_scroll_bar(text.size());
    const TextDifference change = difference_between(before, text);
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(change.at));
    cursor.setPosition(static_cast<int>(change.at + change.removed), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(change.at, change.inserted));
    if (hasFocus()) setTextCursor(cursor);
    fit_height();
}

bool TextEditor::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();  // the window's shortcut
            return false;
        }
    }
    return QPlainTextEdit::event(event);
}

void TextEditor::contextMenuEvent(QContextMenuEvent* event) {
    QMenu* menu = createStandardContextMenu(event->pos());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto replace = [&](const char* name, QAction* action) {
        auto* own = menu->findChild<QAction*>(QLatin1String(name));
        if (own == nullptr) return delete action;
        menu->insertAction(own, action);
        menu->removeAction(own);
    };
    replace("edit-undo", history_.createUndoAction(menu, tr("&Undo")));
    replace("edit-redo", history_.createRedoAction(menu, tr("&Redo")));
    menu->popup(event->globalPos());
}

void TextEditor::reserve_scroll_bar(qsizetype length) {
    // A text that certainly scrolls is laid out once, beside the scroll bar, and not again when that appears.
    constexpr qsizetype kScrolls = 4000;
    setVerticalScrollBarPolicy(length > kScrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAsNeeded);
}

bool TextEditor::canInsertFromMimeData(const QMimeData* source) const {
    return !source->hasUrls() && source->hasText();
}

void TextEditor::insertFromMimeData(const QMimeData* source) {
    if (!source->hasText()) return;
    QString pasted = source->text();
    const qsizetype length = pasted.size();
    const qsizetype selected = textCursor().selectionEnd() - textCursor().selectionStart();
    const qsizetype room = std::max<qsizetype>(0, kMaxTextLength - (document()->characterCount() - 1) + selected);
    if (length > room) {
        pasted.truncate(room);
        if (!pasted.isEmpty() && pasted.back().isHighSurrogate()) pasted.chop(1);
    }
    reserve_scroll_bar(document()->characterCount() - 1 - selected + pasted.size());
    textCursor().insertText(pasted);
    ensureCursorVisible();
    if (length > room) emit cut(length);
}

void TextEditor::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    fit_height();
}

void TextEditor::align_text() {
    // Qt orders right-to-left text, but leaves its lines at the left edge.
    const bool right_to_left = document()->firstBlock().text().isRightToLeft();
    const Qt::Alignment alignment = right_to_left ? Qt::AlignRight : Qt::AlignLeft;
    QTextOption option = document()->defaultTextOption();
    if (option.alignment() == alignment) return;
    option.setAlignment(alignment);
    document()->setDefaultTextOption(option);
}

void TextEditor::fit_height() {
    // Lines differ in height where letters come from other fonts.
    int lines = 0;
    double highest = fontMetrics().lineSpacing();
    for (QTextBlock block = document()->begin(); block.isValid() && lines < most_lines_; block = block.next()) {
        const QTextLayout& layout = *block.layout();
        for (int line = 0; line < layout.lineCount() && line < most_lines_; ++line)
            highest = std::max(highest, layout.lineAt(line).height());
        lines += std::max(layout.lineCount(), 1);
    }
    text_height_ = std::clamp(lines, 1, most_lines_) * static_cast<int>(std::ceil(highest));
    const int wanted = sizeHint().height();
    if (minimumHeight() != wanted || maximumHeight() != wanted) setFixedHeight(wanted);
}

QSize TextEditor::sizeHint() const {
    const QMargins frame = contentsMargins();
    constexpr int kSlack = 2;  // without it the scroll bar shows beside a text that fits
    return {look_.px(400), text_height_ + kSlack + frame.top() + frame.bottom()};
}

QSize TextEditor::minimumSizeHint() const {
    return {look_.px(80), sizeHint().height()};
}

}  // namespace headlight
