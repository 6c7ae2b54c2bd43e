#include "workbench/input/unknown_words_line.h"

#include "core/utf8.h"
#include "figures/drawing/text.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/input/text_editor.h"

#include <QTextCursor>

#include <utility>

namespace headlight {

UnknownWordsLine::UnknownWordsLine(Document& document, TextEditor& text, TextEditor& pair, QWidget* parent)
    : LookFollower(parent), document_(document), text_(text), pair_(pair) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setProperty("muted", true);
    hide();
    connect(&document_.run(), &LiveRun::model_changed, this, [this] { say({}); });
    connect(&document_.run(), &LiveRun::analysis_changed, this, &UnknownWordsLine::refresh);
    for (const TextEditor* editor : {&text_, &pair_})
        connect(editor, &QPlainTextEdit::cursorPositionChanged, this, &UnknownWordsLine::refresh);
}

void UnknownWordsLine::set_look(const Look& look) {
    look_ = look;
    setFont(look.font);
    refresh();
}

void UnknownWordsLine::refresh() {
    if (!document_.run().model() || !document_.run().is_current()) return;  // the newest analysis is awaited
    std::vector<std::pair<int, int>> ranges[2];
    QStringList unknown;
    if (const auto& known = document_.run().model()->known_words) {
        const TokenizedText& tokens = document_.run().analysis()->tokens;
        const OffsetMap offsets[] = {OffsetMap(tokens.text), OffsetMap(tokens.pair)};
        const bool translates = document_.run().writes_target();
        const std::size_t written = translates ? 0 : document_.run().analysis()->written.text.size();
        for (const Word& word : known->outside(tokens)) {
            if (translates && word.sequence == 1) continue;  // the list is of the words that it reads
            if (word.sequence == 0 && word.range.end + written > tokens.text.size()) continue;  // or that are typed
            const std::size_t sequence = word.sequence == 0 ? 0 : 1;
            const auto begin = static_cast<int>(offsets[sequence].utf16_units(word.range.begin));
            const auto end = static_cast<int>(offsets[sequence].utf16_units(word.range.end));
            if (is_being_typed(word, end)) continue;
            ranges[sequence].emplace_back(begin, end);
            const std::string& text = sequence == 0 ? tokens.text : tokens.pair;
            unknown << QString::fromStdString(text.substr(word.range.begin, word.range.size()));
        }
    }
    underline(text_, ranges[0]);
    underline(pair_, ranges[1]);
    unknown.removeDuplicates();
    say(unknown);
}

bool UnknownWordsLine::is_being_typed(const Word& word, int end) const {
    const TextEditor& editor = word.sequence == 0 ? text_ : pair_;
    return editor.hasFocus() && editor.textCursor().position() == end;
}

void UnknownWordsLine::underline(TextEditor& editor, const std::vector<std::pair<int, int>>& ranges) const {
    QTextCharFormat format;
    format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    format.setUnderlineColor(look_.accent);
    QList<QTextEdit::ExtraSelection> selections;
    const int length = editor.document()->characterCount() - 1;  // without the end of the last paragraph
    for (const auto& [begin, end] : ranges) {
        if (end > length) continue;  // the cursor moves before the text is told to be shorter than the analyzed one
        QTextCursor cursor(editor.document());
        cursor.setPosition(begin);
        cursor.setPosition(end, QTextCursor::KeepAnchor);
        selections.append({cursor, format});
    }
    if (!selections.isEmpty() || !editor.extraSelections().isEmpty()) editor.setExtraSelections(selections);
}

void UnknownWordsLine::say(const QStringList& words) {
    constexpr qsizetype kMostNamed = 4;
    setVisible(!words.isEmpty());
    if (words.isEmpty()) return clear();
    QStringList named;
    for (const QString& word : words.first(std::min(words.size(), kMostNamed)))
        named << QStringLiteral("“%1”").arg(isolated(word));
    const qsizetype more = words.size() - named.size();
    QString who = named.first();
    if (more > 0)
        who = tr("%1 and %L2 more").arg(named.join(QStringLiteral(", "))).arg(more);
    else if (named.size() > 1)
        who = tr("%1 and %2").arg(named.first(named.size() - 1).join(QStringLiteral(", ")), named.last());
    setText(words.size() == 1
                ? tr("%1 is not in this small model's training data; attention to it is not meaningful.").arg(who)
                : tr("%1 are not in this small model's training data; attention to them is not meaningful.").arg(who));
    setAccessibleName(text());
}

}  // namespace headlight
