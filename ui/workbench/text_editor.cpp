#include "workbench/text_editor.h"

#include "workbench/document.h"

#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace headlight {

namespace {

constexpr int kMostLines = 4;

}  // namespace

TextEditor::TextEditor(QWidget* parent) : QPlainTextEdit(parent) {
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QPlainTextEdit::textChanged, this, &TextEditor::fit_height);
}

void TextEditor::set_look(const Look& look) {
    look_ = look;
    setFont(look.sized(1.15));
    document()->setDocumentMargin(look.px(4));
    fit_height();
}

void TextEditor::set_text(const QString& text) {
    if (text == toPlainText()) return;
    QTextCursor cursor(document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
    fit_height();
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
    textCursor().insertText(pasted);
    ensureCursorVisible();
    if (length > room) emit cut(length);
}

void TextEditor::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    fit_height();
}

void TextEditor::fit_height() {
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines <= kMostLines; block = block.next())
        lines += std::max(block.layout()->lineCount(), 1);
    lines_ = std::clamp(lines, 1, kMostLines);
    const int wanted = sizeHint().height();
    if (minimumHeight() != wanted || maximumHeight() != wanted) setFixedHeight(wanted);
}

QSize TextEditor::sizeHint() const {
    const int frame = 2 * frameWidth() + look_.px(3);
    return {look_.px(400),
            lines_ * fontMetrics().lineSpacing() + static_cast<int>(2 * document()->documentMargin()) + frame};
}

QSize TextEditor::minimumSizeHint() const {
    return {look_.px(80), sizeHint().height()};
}

}  // namespace headlight
